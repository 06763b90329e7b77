Half of them is under half, and so is none of none.
--- source
The Lab is a room. A gem is a kind of thing. A cup is a kind of thing. Two cups are in the Lab. A hat is a kind of thing. Three hats are in the Lab.
When play begins:
	if under half of the gems are in the Lab, say "A.";
	if almost no gems are in the Lab, say "B.";
	if most gems are in the Lab, say "C.";
	now a random cup is nowhere;
	if under half of the cups are in the Lab, say "D.";
	if most cups are in the Lab, say "E.";
	now a random hat is nowhere;
	if under half of the hats are nowhere, say "F.";
--- play

A.
D.
F.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a cup and two hats here.

>look
Lab
You can see a cup and two hats here.

>
