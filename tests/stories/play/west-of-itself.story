A room that is beside itself is one room, also when the first sentence about it names it on both sides.
--- source
"Itself"

The Square is west of the Square. The Square is north of the Square.

The Square is a privately-named room. The printed name of the Square is "Sector". The description is "All alike."

When play begins:
	say "[number of rooms] room."
--- play

1 room.

Itself
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Sector
All alike.

>west

Sector
All alike.

>