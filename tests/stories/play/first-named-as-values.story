A thing that is named first, or only, as the initial value of a variable exists from there on, and takes its place in lists accordingly.

--- source
The Attic is a room.
The pet is a thing that varies. The pet is Rex. The cup is in the Attic. Rex is in the Attic. The bowl is in the Attic.
The toy is a thing that varies. The toy is the large bone.
The lair is a room that varies. The lair is Den. The Den is north of the Attic.
When play begins: say "[list of things in the Attic]; [list of things]; [pet], [the toy], [lair]."
--- play

yourself, Rex, cup and bowl; yourself, Rex, cup, bowl and large bone; Rex, the large bone, Den.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic
You can see Rex, a cup and a bowl here.

>
