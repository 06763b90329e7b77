"Has" gives properties and no things; some variables of the library are set by the play, and some are never changed; a door stands across one opening.
--- source
The Quay is a room. The gull is in the Quay.

Ada is a woman in the Quay. Ada has a parasol.

The gull has wingspan 5.

The noun is the gull.

The turn count is 7.

5 is a number that varies.

A thing can be a container.

A mood is a kind of value. The moods are 1 and 2.

The Quay is nowhere.

The gate is a door. The gate is north of the Quay. The Mole is south of the gate.

When play begins: now the story title is "Another".
--- problems
PROPERTY_UNKNOWN at "a parasol"
PROPERTY_UNKNOWN at "wingspan 5"
VARIABLE_OF_PLAY at "The noun is the gull"
VARIABLE_OF_PLAY at "The turn count is 7"
NAME_TAKEN at "5"
PROPERTY_NAME_TAKEN at "a container"
NAME_TAKEN at "1"
NAME_TAKEN at "2"
NOT_A_THING at "The Quay is nowhere"
DOOR_TWISTED at "The gate is north of the Quay"
CONSTANT_CHANGED at "the story title is "Another""
