A rule about a scene of one word that is no scene's name is about every scene, and a notice says so.
--- source
The Lab is a room.
Dusk is a scene. Dusk begins when the turn count is 2. Dusk ends when the turn count is 3.
When duskk begins: say "Something begins."
When dusk begins: say "Dusk begins."
When night ends: say "Something ends."
--- play

Something begins.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>z
A while goes by.

Something begins.

Dusk begins.

>z
A while goes by.

Something ends.

>
