"The room north of the Loft" is what lies there, and may be nothing; "nowhere" before a verb is no room at all.
--- source
The Loft is a room. The Cellar is south of the Loft. The rope is in the Cellar.

To ask about (way - a direction):
	say "[way]: [if the room way of the Loft is nothing]nothing[otherwise if the room way of the Loft is the Cellar]the Cellar[end if]."

Instead of jumping:
	ask about north;
	ask about south;
	say "[if the room north of the Loft is nowhere]Nothing[else]Something[end if] north; ";
	say "[if nowhere is mapped north of the Loft]nothing[else]something[end if] at all; ";
	say "[if nowhere is south of the Loft]nothing[else]something[end if] south; ";
	say "[if the rope is in the room south of the Loft]a rope[else]no rope[end if] there; ";
	say "[if there is a room north of the Loft]a room[else]no room[end if] north."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Loft

>jump
north: nothing.
south: the Cellar.
Nothing north; nothing at all; something south; a rope there; no room north.
