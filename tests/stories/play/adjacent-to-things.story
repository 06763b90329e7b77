What is adjacent to something that is no room is adjacent to the first of the rooms, wherever that something is.
--- source
The Lab is a room. The den is north of the Lab. Bob is a man in the Lab. Ann is a woman in the den. The front door is a door. The front door is west of the Lab and east of the Hut. The sky is a backdrop. It is in the Lab. The cup is in a box. The box is in the Lab. The ghost is a thing. The Moor is a region. The den is in the Moor. Cellar is below the hut.
Instead of jumping:
	if the den is adjacent to Bob, say "A";
	if Bob is adjacent to the den, say "B";
	if Bob is adjacent to Ann, say "C";
	if the Lab is adjacent to Ann, say "D";
	if the front door is adjacent to the Hut, say "E";
	if the Hut is adjacent to the front door, say "F";
	if the hut is adjacent to the lab, say "G";
	if the sky is adjacent to the den, say "H";
	if the cup is adjacent to the den, say "I";
	if the den is adjacent to the ghost, say "J";
	if the ghost is adjacent to the den, say "K";
	say "[list of rooms adjacent to Bob] / [a random room adjacent to the cup] / [list of rooms adjacent to the player] / [number of rooms adjacent to Bob] / [list of rooms adjacent to the front door] / [list of rooms adjacent to the ghost] / [list of people adjacent to the den] / [list of rooms that are adjacent to Ann].";
	repeat with R running through rooms adjacent to Ann:
		say "[R] ";
	if a room adjacent to Bob is in the Moor, say "M";
	if Ann is in a room adjacent to Bob, say "N".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a front door, Bob and a box (in which is a cup) here.

>jump
AEJden / a den / den / 1 / den / den / nothing / den.
den MN
>n

den
You can see Ann here.

>jump
AEJden / a den / den / 1 / den / den / nothing / den.
den MN
