The map, doors, parts and places.
--- source
"No plot or location, just a mess"

North is the Hall.

The Hall is a room. The Yard is north of the Hall. The Barn is south of the Hall.

The box is in the Hall. East of the box is the Yard.

The gate is a door. The gate is north of the Yard and south of the Barn. The gate is west of the Hall.

The hatch is a door. The hatch is north of the gate.

The broom is here.

Here is a rake in the 5.

In the Hall is every container.

5 is in the Hall.

The Yard is part of the box.

The player is the box.

The player is nowhere.

Two crates called Ned are in the Hall.

Three men are usually in the Hall.

The Hall relates nothing.

Nothing is in the Hall.

The spade and/or rake is in the Hall.

"A quotation".

Containers are supporters.

A thing is a person.
--- problems
MAP_FROM_NOWHERE at "North is the Hall"
CANNOT_HOLD at "The box is in the Hall"
DOOR_TOO_MANY_SIDES at "The gate is west of the Hall"
DOOR_BETWEEN_DOORS at "The hatch is north of the gate"
EVERY_NOT_HERE at "every container"
VERB_NOT_ASSERTED at "5 is in the Hall"
PART_NOT_THING at "The Yard is part of the box"
VALUE_WRONG_KIND at "the box"
PLAYER_OUTSIDE at "The player is nowhere"
CALLED_WITHOUT_KIND at "Two crates"
VAGUE_ABOUT_ONE at "Three men are usually in the Hall"
NOTHING_RELATED at "The Hall relates nothing"
NOTHING_RELATED at "Nothing is in the Hall"
DESCRIPTIONS_SAME at "Containers are supporters"
DESCRIPTIONS_SAME at "A thing is a person"
