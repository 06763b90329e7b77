Every one of a kind is put here, each where 'here' is when it is first spoken of.
--- source
A goat is a kind of animal. Nan is a goat. Billy is a goat.

The Byre is a room. The trough is in the Byre. The Meadow is north of the Byre. Every goat is here.

The Croft is north of the Meadow. Gruff is a goat. "Gruff chews."
--- play
Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Byre
You can see a trough here.

>n

Meadow
You can see Nan and Billy here.

>n

Croft
Gruff chews.
