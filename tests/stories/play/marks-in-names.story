Marks in a name are words of it; and names that the library might have kept for itself.
--- source
"Marks"

??? is a room. "Nobody knows."
Who goes? is north of ???.
Halt! is a thing in ???. Is that so? really is a thing in ???.
The presence is a man in ???. The range is a container in ???.
The fog is a backdrop. It is everywhere.
Instead of jumping: move the fog backdrop to all rooms; say "[The list of things in ???] / [location]."
--- play

Marks
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

? ? ?
Nobody knows.

You can see Halt !, Is that so ? really, a presence and a range (empty) here.

>jump
The fog, yourself, Halt !, Is that so ? really, the presence and the range / ? ? ?.

>n

Who goes ?

>x fog
You notice nothing out of the ordinary about the fog.

>s

? ? ?
Nobody knows.

You can see Halt !, Is that so ? really, a presence and a range (empty) here.

>x range
The range is empty.

>x presence
You notice nothing out of the ordinary about the presence.
