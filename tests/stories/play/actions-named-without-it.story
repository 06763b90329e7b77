The second noun of an action whose name has no "it" is not told; notes in the brackets of a phrase change nothing.
--- source
"Named Without It"

The Lab is a room. A hat is in the Lab. A box is a container in the Lab.
Connecting is an action applying to two things. Understand "connect [something] to [something]" as connecting.
Tooting is an action applying to one number and one thing. Understand "toot [number] [thing]" as tooting.
A mode is a kind of value. The modes are loud and soft. Setting the mode to is an action applying to one mode.
Understand "mode [mode]" as setting the mode.
Wiring it up is an action applying to two things. Understand "wire [something] to [something]" as wiring it up.
To tell (A - an action) (deprecated) (this is telling): say "[A]."
Every turn: tell the current action; apply telling to the current action.
--- play

Named Without It
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a hat and a box (empty) here.

>actions
Actions listing on.

>connect hat to box
[connecting the hat]
[connecting the hat - succeeded]

connecting the hat.
connecting the hat.

>toot 5 hat
[tooting 5]
[tooting 5 - succeeded]

tooting 5.
tooting 5.

>wire hat to box
[wiring the hat up the box]
[wiring the hat up the box - succeeded]

wiring the hat up the box.
wiring the hat up the box.

>put hat in box
[inserting the hat into the box]
(taking the hat to begin with)
[(1) taking the hat - silently]
[(1) taking the hat - silently - succeeded]

You put the hat into the box.
[inserting the hat into the box - succeeded]

inserting the hat into the box.
inserting the hat into the box.

>mode soft
[setting the mode to soft]
[setting the mode to soft - succeeded]

setting the mode to soft.
setting the mode to soft.

>
