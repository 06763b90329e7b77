Things are gone through place by place, each with all that it holds; doors, parts and what is nowhere have their own turn.
--- source
The Yard is a room. The gate is a door. It is north of the Yard and south of the Lane.
The hoop is in the Lane. The spare wheel is a thing. The crate is a container in the Yard. The nail is in the crate.
The hinge is part of the gate. The pump is in the Yard.
When play begins: say "[the list of things]."
--- play

yourself, the crate, the nail, the pump, the gate, the hoop, the spare wheel and the hinge.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a gate, a crate (in which is a nail) and a pump here.

>
