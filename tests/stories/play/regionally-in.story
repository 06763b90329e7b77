Rooms and regions can be said to be regionally in a region, which is to be in it.
--- source
First Floor is a region. The Foyer is a room. The Den is a room. Foyer and Den are regionally in First Floor. House is a region. First Floor is regionally in House. The den is north of the foyer. The cup is in the den.
Every turn: say "[if the location is regionally in House]in house[otherwise]out[end if] [if the cup is regionally in First Floor]cup in."
--- play
Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Foyer

>z
A while goes by.

in house cup in.

>n

Den
You can see a cup here.

in house cup in.

>z
A while goes by.

in house cup in.
