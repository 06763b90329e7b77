A room can be made lit, as a thing can. Rows are found by what a text says, whatever it was put together from.
--- source
"Lamps"

The Cave is a dark room. The Hall is north of the Cave. A pebble is in the Cave.
The theme is a text that varies. The theme is "rain".

Table of Themes
matter	remark
"sun"	"Hot."
"rain"	"Wet."

Instead of jumping: now the Cave is lit.
Instead of sleeping: now the Cave is unlit.
Instead of waiting:
	say "[list of lit rooms]; [list of dark rooms]; [if the Cave is lit]lit[otherwise]not lit[end if]";
	choose the row with a matter of "[theme]" in the Table of Themes;
	say "; [remark entry]";
	if "[theme]" is a matter listed in the Table of Themes, say " Listed";
	if there is a matter of "s[if the player is a person]un" in the Table of Themes, say ", there";
	let R be the remark corresponding to a matter of "[theme]" in the Table of Themes;
	say ": [R]".
--- play

Lamps
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

In the dark
Not a glimmer of light anywhere: you can make out nothing at all.

>z
Hall; Cave; not lit; Wet. Listed, there: Wet.
>jump
Cave
You can see a pebble here.

>z
Cave and Hall; nothing; lit; Wet. Listed, there: Wet.
>look
Cave
You can see a pebble here.

>sleep
Darkness closes in around you!

>look
In the dark
Not a glimmer of light anywhere: you can make out nothing at all.

>
