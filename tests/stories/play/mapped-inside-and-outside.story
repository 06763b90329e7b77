Ways in and out of rooms are told and asked as other ways are; that something was done begins once, and can be asked for "the first time".
--- source
"Mapped"

The Shed is a room. The Loft is a room. The Pit is a room. The Barn is mapped outside the Shed. The Stall is mapped inside the Barn.

The lamp is in the Shed. Every turn when we have taken the lamp for the first time: say "(taken once and for all)".

Instead of waiting:
	say "[list of rooms mapped inside the Barn]; [list of rooms which are mapped outside the Shed].";
	if the Loft is mapped inside the Barn, say "The Loft is in there.";
	if the Loft is mapped outside the Shed, say "The Loft is out there.".
Instead of jumping: now the Loft is mapped inside the Barn.
Instead of sleeping: now the Loft is mapped outside the Shed.
--- play

Mapped
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Shed
You can see a lamp here.

>wait
Stall; Barn.

>take lamp
You take the lamp.

(taken once and for all)
>jump
(taken once and for all)
>wait
Loft; Barn.
The Loft is in there.

(taken once and for all)
>drop lamp
You put the lamp down.

(taken once and for all)
>sleep
(taken once and for all)
>wait
Loft; Loft.
The Loft is in there.
The Loft is out there.

(taken once and for all)
>out

Loft
(taken once and for all)
>in
There is no way in that direction.

(taken once and for all)
>
