Named outcomes: each has its sense, and the outcome of the rulebook is the name.
--- source
The Court is a room. The mercy is a number that varies.

The judging rules are a rulebook. The judging rules have outcomes guilty (failure), free (success) and hung (no outcome).

A judging rule when the mercy is 0: guilty.
A judging rule when the mercy is 1: hung.
A judging rule when the mercy is greater than 1: free.

Instead of jumping:
	follow the judging rules;
	say "[outcome of the rulebook]: [if rule succeeded]success[otherwise if rule failed]failure[otherwise]neither[end if].";
	increase the mercy by 1.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Court

>jump
guilty: failure.

>jump
(no outcome): neither.

>jump
free: success.

>
