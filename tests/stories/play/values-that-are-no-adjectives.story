A value is an adjective only where something has its kind as a property, so that it may begin a name otherwise.
--- source
The Hall is a room. A layout is a kind of value. The layouts are tall and wide. The current layout is a layout that varies. The current layout is wide.
A porthole is a kind of thing. The wide porthole is a porthole in the Hall. The tall porthole is a porthole in the Hall.
Instead of jumping:
	say "[current layout]: [list of portholes]; [if the current layout is wide][wide porthole][end if]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a wide porthole and a tall porthole here.

>jump
wide: wide porthole and tall porthole; wide porthole.

>
