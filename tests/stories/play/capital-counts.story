A number in words is a count, but one with a capital within a sentence begins a name.
--- source
The Yard is a room. Anna is a woman in the Yard. A coin is a kind of thing. A gem is a kind of thing.
Anna carries Four Coins. Three gems are in the Yard. Anna carries two gems.
Instead of jumping:
	say "[number of coins], [list of things carried by Anna], [number of gems]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see Anna and three gems here.

>jump
0, Four Coins and two gems, 5.

