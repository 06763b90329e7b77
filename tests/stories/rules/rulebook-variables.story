A rulebook's variables are made afresh each time it is followed, and are forgotten when it ends.
--- source
The Loft is a room.

The counting rules are a rulebook. The counting rulebook has a number called the tally.

A counting rule: increase the tally by 3.
A counting rule: increase the tally by 4.
A counting rule: say "The tally is [tally]."

Instead of jumping:
	follow the counting rules;
	follow the counting rules.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Loft

>jump
The tally is 7.

The tally is 7.

>
