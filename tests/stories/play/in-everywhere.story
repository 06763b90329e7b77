A backdrop in everywhere, an action that is named without the word that joins it to a noun, and a kind that a phrase declares for what it decides and for a bracket. The reference prints the same.
--- source
"The Harbour" by A Tester

The Harbour is a room. The Pier is north of the Harbour.
The gulls is a backdrop in everywhere. The gulls are plural-named. The description is "They wheel."
Understand the command "hush" as "listen". Understand "keep quiet" as listening.
The eels is a backdrop. The eels are everywhere. Understand "eel" as the eels.
To decide what value of kind K is the (X - value of kind K) again: decide on X.
Every turn when the turn count is 2: say "[the 3 again] [the eels again]."
--- play

The Harbour
An Interactive Fiction by A Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Harbour

>x gulls
They wheel.

>n

Pier
3 the eels.

>x gulls
They wheel.

>x eel
You notice nothing out of the ordinary about the eels.

>keep quiet
There is no sound worth mention.

>hush
There is no sound worth mention.

>
