Rulebooks that are followed for a list: an empty one, this one, any one, called something.
--- source
Lab is a room.
The tallying rules are a list of numbers based rulebook producing a number.
Tallying an empty list of numbers: rule succeeds with result -1.
Tallying {1, 2, 3}: rule succeeds with result 123.
Tallying a list of numbers (called L): rule succeeds with result entry 1 of L.
The naming rules are a list of texts based rulebook.
Naming a list of texts (called T) when T is empty: say "none."; rule succeeds.
Naming a non-empty list of texts (called T): say "[entry 1 of T]."; rule succeeds.
The fit rules are a list of objects based rulebook.
Fit an empty list of objects: say "no objects."
Fit a list of objects: say "objects."
Fit a list of objects (called L) when the number of entries in L is 1: say "one: [L]."
When play begins: 
	say "[number produced by the tallying rules for {3, 2}], [number produced by the tallying rules for {1, 2, 3}]";
	let E be a list of numbers;
	say "[number produced by the tallying rules for E].";
	follow the naming rules for {"x", "y"};
	let F be a list of texts;
	follow the naming rules for F;
	let O be a list of objects;
	follow the fit rules for O;
	add the player to O;
	follow the fit rules for O.
--- play

3, 123-1.
x.
none.
no objects.
objects.
one: yourself.
objects.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>
