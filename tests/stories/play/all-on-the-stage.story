A story that makes no room is played in one called the Stage, whose name stands above no description.
--- source
A coin is a thing. The player carries a lamp.
Before looking: say "You look about."
Every turn: say "[The location]; [number of rooms]; [the list of things in the location]."
Placing is an action applying to nothing. Understand "place" as placing. Carry out placing: move the coin to the location.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

You look about.

>look
You look about.

The Stage; 1; yourself.

>drop lamp
You put the lamp down.

The Stage; 1; the lamp and yourself.

>look
You look about.

You can see a lamp here.

The Stage; 1; the lamp and yourself.

>place
The Stage; 1; the coin, the lamp and yourself.

>north
There is no way in that direction.

The Stage; 1; the coin, the lamp and yourself.

>look
You look about.

You can see a coin and a lamp here.

The Stage; 1; the coin, the lamp and yourself.

>
