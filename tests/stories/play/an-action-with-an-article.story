The name of a scene or a value may be that of an action where it is written with an article.
--- source
"The Waiting"

The Platform is a room.
The Waiting is a recurring scene. The Waiting begins when the lamp is lit. The Waiting ends when the lamp is unlit.
The lamp is a device in the Platform. The lamp can be lit or unlit. The lamp is unlit.
A mood is a kind of value. The moods are the jumping and glad. The player has a mood.
When the Waiting begins: say "It begins."
When the Waiting ends: say "It is over."
After switching on the lamp: now the lamp is lit; say "Click."
After switching off the lamp: now the lamp is unlit; say "Clack."
Instead of waiting during the Waiting: say "You wait, feeling [mood of the player]."
--- play
The Waiting
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Platform
You can see a lamp here.

>z
A while goes by.

>switch on lamp
Click.

It begins.

>z
You wait, feeling jumping.

>switch off lamp
Clack.

It is over.

>z
A while goes by.

>jump
You jump, and come down again.
