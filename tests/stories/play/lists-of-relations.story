Lists of what a relation relates know what they are lists of: an entry beyond the end is a default of that kind.
--- source
"Hues"

The Attic is a room.

A hue is a kind of value. The hues are teal, ochre and plum.
Liking relates various people to various hues. The verb to like means the liking relation.
The player likes ochre. The player likes plum.

When play begins:
	let L be the list of hues to which the player relates by the liking relation;
	say "[L]; ";
	let M be L;
	add teal to M;
	say "[L]; [M]; [entry 7 of L]."
--- play

ochre and plum; ochre and plum; ochre, plum and teal; *** In the rule "When play begins", there is no entry 7 in a list of 2 entries.
teal.

Hues
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic

>
