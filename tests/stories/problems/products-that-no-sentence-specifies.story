A product of two measured kinds needs a sentence that says what it is, even where one kind alone would fit.
--- source
The Hall is a room.

A length is a kind of value. 10m specifies a length.
An area is a kind of value. 10sqm specifies an area.

The side is a length that varies. The side is 4m.
The ground is an area that varies.

Instead of jumping:
	now the ground is the side times the side.

Instead of waving hands:
	now the ground is 2 times the ground.
--- problems
CONDITION_UNKNOWN at "the ground is the side times the side"
