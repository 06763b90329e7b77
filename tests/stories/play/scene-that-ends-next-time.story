A scene that is over as soon as it began when play began ends after the first turn.
--- source
"Se"

Kitchen is a room.
The Grim Act is a scene. The Grim Act begins when play begins. The Grim Act ends when the player is in Kitchen.
When the Grim Act ends: say "R2 ends after [the time since the Grim Act began]."
--- play

Se
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Kitchen

>z
A while goes by.

R2 ends after 0 minutes.

>
