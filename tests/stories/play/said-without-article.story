'Stop action', 'blank out whole row' and 'not the bear is asleep' need no article; a setting of another machine may begin with a dollar.
--- source
"Said Without an Article"

Use $MAX_STATIC_DATA of 200000.

The Wood is a room. A bear is an animal in the Wood. A stick is in the Wood. The Lane is north of the Wood.
To decide whether the bear is asleep: decide on whether or not the stick is carried.
To decide whether way out is open: decide yes.
Instead of going north when not the bear is asleep: say "The bear growls."
Before jumping:
	say "Hop.";
	stop action.
Before waving hands:
	say "Wave.";
	continue action.
Instead of sleeping:
	if not the way out is open, say "Shut.";
	if not (the bear is asleep), say "Awake.";
	if the way out is open, say "Open."

Table of Naps
nap	length
"short"	1
"long"	2

Instead of listening:
	choose row 1 in the Table of Naps;
	blank out whole row;
	say "[number of filled rows in the Table of Naps]."
--- play

Said Without an Article
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Wood
You can see a bear and a stick here.

>n
The bear growls.

>jump
Hop.

>wave
Wave.

You wave your hands.

>sleep
Awake.
Open.

>take stick
You take the stick.

>sleep
Open.

>listen
1.

>n

Lane
