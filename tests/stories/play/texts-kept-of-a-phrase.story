What a phrase says wraps an older phrase of the same words; a text that it keeps, to be printed later, uses the phrase itself.
--- source
"Kept"

The Hut is a room. A sack is a kind of container. The bag is a sack in the Hut.

The depth is a number that varies.

To decide which text is the woof of (X - a thing): decide on "plain".
To decide which text is the woof of (X - a container):
	increment the depth;
	if the depth > 3, decide on "deep";
	decide on "<[woof of X]>".

To say the weft of (X - a thing): say "plain".
To say the weft of (X - a container): say "<[the weft of X]>".

To say the knot of (X - a thing): say "plain".
To say the knot of (X - a container):
	increment the depth;
	if the depth > 3, stop;
	let T be "<[the knot of X]>";
	say T.

Instead of jumping:
	say "[woof of the bag], [the weft of the bag], ";
	now the depth is 0;
	say "[the knot of the bag].".
--- play

Kept
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hut
You can see a bag (empty) here.

>jump
<<<deep>>>, <plain>, <<<>>>.

>
