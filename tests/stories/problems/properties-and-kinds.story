What can be a kind, what can have properties, and what a property can be called.
--- source
The Attic is a room. The trunk is in the Attic. The trunk has a number called the weight.

A bundle is a kind of 5.

A box is a kind of wooden.

A number can be lucky.

A text has a number called the length of it.

The trunk can be open or closed or ajar (this is its lidness).

The trunk can be heavy or light (this is its heft property).

A thing has a text called the weight.

A thing has a number.

A thing can be scenery.

A container can be the Attic.

The trunk is usually open.

The tally is a number that varies. The tally is a text that varies.

The tally and the count are numbers that vary.

The guest is a vehicle that varies.

The trunk has glockenspiel 4.

The weight of the trunk is "heavy".

Some things are usually three in number.

A thing is a kind of room.

Every trunk is a kind of chest.

A room called trunk is in the Attic.

If a thing is scenery then it is always fixed in place.
--- problems
SAME_AS_ANOTHER at "The Attic is a room"
VERB_NOT_ASSERTED at "The trunk is in the Attic"
PROPERTY_TWO_KINDS at "The trunk has a number called the weight"
KIND_UNKNOWN at "5"
KIND_UNKNOWN at "wooden"
KIND_HAS_NO_PROPERTIES at "A number"
KIND_CANNOT_HAVE at "A text"
EITHER_OR_NAMED at "heavy or light"
PROPERTY_UNCALLED at "a number"
VAGUE_ABOUT_ONE at "The trunk is usually open"
VARIABLE_TWO_KINDS at "The tally is a text that varies"
VARIABLE_WITHOUT_VALUE at "The guest is a vehicle that varies"
PROPERTY_UNKNOWN at "glockenspiel 4"
DESCRIPTIONS_SAME at "Some things are usually three in number"
KIND_FUNDAMENTAL at "A thing is a kind of room"
KIND_UNKNOWN at "chest"
VERB_NOT_ASSERTED at "A room called trunk is in the Attic"
SAME_AS_ANOTHER at "If a thing is scenery then it is always fixed in place"
