What is said to be in a region and nothing else is a room.
--- source
"B8" by Nobody

The Yard is a room.
The University Parks is a region. The Public Area is in the University Parks. The Lawn is in the Parks. A bench is in the Lawn.
Lower Level is a region. The Rock Pool and the Ledge are in the Lower Level. The crab is in the Rock Pool. In the Lower Level is the Cave. Lower Level contains the Grotto.
The Deep is a region. The Deep is in Lower Level. 
When play begins:
	say "[list of rooms] [list of regions] [list of things] [list of containers].";
	say "[location of the bench] [map region of lawn] [if Rock Pool is in Lower Level]y[end if] [location of crab] [map region of the Cave] [Grotto]."
--- play

Yard, Public Area, Lawn, Rock Pool, Ledge, Cave and Grotto University Parks, Lower Level and Deep yourself, bench and crab nothing.
Lawn University Parks y Rock Pool Lower Level Grotto.

B8
An Interactive Fiction by Nobody
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard

>look
Yard

>
