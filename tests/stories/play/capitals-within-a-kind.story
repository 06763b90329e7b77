A property has the name of its kind, whatever its capitals.
--- source
"PA"

The Lab is a room.
A Patroller is a kind of person.
MovementType is a kind of Value.  The MovementTypes are RoomLed, DirectionLed, Following, Aimless and Targeted.
A Patroller has a MovementType.  A Patroller is usually Aimless.
Bob is a Patroller in the Lab. Jim is a Patroller in the Lab. Jim is Following.
When play begins: say "[MovementType of Bob] [MovementType of Jim]."
--- play

Aimless Following.

PA
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Bob and Jim here.

>look
Lab
You can see Bob and Jim here.
