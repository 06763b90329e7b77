Doors that lead through to somewhere stand in one room; a room said by the way makes no way back; what has a name is made before what has none; proper names have a capital at the beginning; "here" after "there is" belongs to the name; beyond a door lies a room, which is what is east.
--- source
"Made in Order"

A plum is a kind of thing.
The Cabin is a room. The Loft is above the Cabin. The Bunk is a dark room below the Cabin. The curtain is a door. It is north of the Cabin. Through the curtain is the Galley. The gate is a door. The gate is east of the Cabin and west of the Deck.
In the Cabin are three plums, a jug and a plum. Two plums and a rope are in the Galley. There is a lantern here. The fog is a backdrop. The fog is in the Deck and the Galley.
old tom is a man in the Galley. rope ladder is in the Cabin. The printed name of rope ladder is "ladder of rope".

To show (R - a room):
	say "[R]: [list of things in R]; [list of things enclosed by R];";
	repeat with way running through directions:
		if the room-or-door way from R is not nothing, say " [way]";
	say line break.

Instead of waiting: say "[if the Deck is east of the Cabin]The Deck[end if][if the gate is east of the Cabin], the gate[end if][if the gate is mapped west of the Deck], the gate[end if]; [list of doors which are east of the Cabin]."
Instead of jumping:
	repeat with place running through rooms:
		show the place;
	say "[The old tom], [The rope ladder], [the old tom].";
	repeat with D running through doors:
		say "[D]: [front side of D], [back side of D], [other side of D from the Cabin].";
	repeat with T running through things:
		say "[T] ";
	say line break.
--- play

Made in Order
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Cabin
You can see a gate, a curtain, a jug, four plums and ladder of rope here.

>z
The Deck; nothing.

>jump
Cabin: gate, yourself, curtain, jug, four plums and ladder of rope; gate, yourself, curtain, jug, four plums and ladder of rope; north east up down
Loft: nothing; nothing; down
Bunk: nothing; nothing;
Galley: rope, two plums and old tom; rope, two plums, old tom and fog;
Deck: nothing; gate and fog; west
Old tom, ladder of rope, old tom.
curtain: Cabin, nothing, Galley.
gate: Cabin, Deck, Deck.
yourself curtain jug plum plum plum plum ladder of rope rope plum plum old tom gate lantern here fog 

>n
(opening the curtain to begin with)

Galley
You can see a rope, two plums and old tom here.

>jump
Cabin: gate, curtain, jug, four plums and ladder of rope; gate, curtain, jug, four plums and ladder of rope; north east up down
Loft: nothing; nothing; down
Bunk: nothing; nothing;
Galley: fog, yourself, rope, two plums and old tom; fog, yourself, rope, two plums and old tom;
Deck: nothing; gate and fog; west
Old tom, ladder of rope, old tom.
curtain: Cabin, nothing, Galley.
gate: Cabin, Deck, Deck.
yourself curtain jug plum plum plum plum ladder of rope rope plum plum old tom gate lantern here fog 

>
