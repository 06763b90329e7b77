Nothing has no name to print: it has no rules, with an article or without one, and what a rulebook came to is forgotten after it as after any name.
--- source
The Yard is north of the Hub. The aye rules is a rulebook. An aye rule: rule succeeds.
The gap is an object that varies. Before printing the name: say "<".
Instead of jumping:
	follow the aye rules;
	say "[gap] [if rule succeeded]yes[otherwise]no[end if], [the gap] [The gap] [a gap] [the Yard]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

<Yard

>jump
nothing no, nothing nothing nothing the <Yard.

