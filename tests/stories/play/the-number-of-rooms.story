A property may be called "the number of rooms", and the root of a number may be rounded.
--- source
A house is a kind of room. A house has a number called the number of rooms. The number of rooms of a house is usually 3.
The description of a house is "It has [number of rooms] room[s], of [number of houses] house."
The Barn is a house.
Instead of jumping: say "[square root of 2.0 to the nearest 0.01], [cube root of 30 to the nearest 2], [number of rooms of the Barn]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Barn
It has 3 rooms, of 1 house.

>jump
1.41, 4, 3.

>
