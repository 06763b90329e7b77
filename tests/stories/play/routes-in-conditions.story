A way through some of the rooms is a value, also before a verb.
--- source
The Cave is a room. The Hall is above the Cave. It is dark. The Roof is above the Hall. The meter is scenery.
The player carries the torch. The torch is lit. 
Definition: a room is filled:
	if it is lighted:
		yes;
	move the meter to it;
	let the answer be false;
	if the meter can see a lit thing:
		now the answer is true;
	now the meter is nowhere;
	decide on the answer.
Definition: a room is fine if it is the Hall or it is the Roof.
Every turn:
	say "1 [list of filled rooms].";
	say "2 [best route from the Cave to the Roof through filled rooms].";
	say "3 [best route from the Cave to the Roof through fine rooms].";
	say "4 [if the Hall is filled]yes[end if] [if the Hall is lighted]yes[end if] [if the Cave is lighted]yes[end if].";
	move the meter to the Hall;
	say "5 [if the meter can see a lit thing]yes[end if] [if the meter can see the torch]yes[end if].";
	if the best route from the location to the Roof through fine rooms is a direction (called next way):
		say "6 [next way] [number of moves from the location to the Roof through filled rooms].";
	move the meter to the Cave;
	say "7 [if the meter can see a lit thing]yes[end if] [if the meter can see the torch]yes[end if] [if the meter can see the player]yes[end if].";
	now the meter is nowhere.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Cave

>z
A while goes by.

1 Cave and Roof.
2 nothing.
3 nothing.
4   yes.
5  .
7 yes yes yes.

>u

Hall
1 Cave, Hall and Roof.
2 up.
3 nothing.
4 yes  yes.
5 yes yes.
6 up 1.
7   .

>drop torch
You put the torch down.

1 Cave, Hall and Roof.
2 up.
3 nothing.
4 yes  yes.
5 yes yes.
6 up 1.
7   .

>
