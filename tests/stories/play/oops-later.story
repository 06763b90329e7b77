OOPS after commands that were understood puts right the last of them, at the word that was wrong before; a shorter one is done again.
--- source
"Here" by Ann

The Lab is a room. The lamp is in the Lab. The Attic is west of the Lab. The cup is in the Lab. Bob is a man in the Lab.
The front door is a door. The front door is north of the Lab and south of the Yard. The Pit is below the Lab. The Loft is above the Attic. East of the Lab is the Hut. East of the Hut is the Lab.
--- play

Here
An Interactive Fiction by Ann
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a front door, a lamp, a cup and Bob here.

>show lmap to bob
You see nothing of that name.

>w

Attic

>oops lamp
There is no way in that direction.

>e

Lab
You can see a front door, a lamp, a cup and Bob here.

>oops lamp

Hut

>x frob
You see nothing of that name.

>x lamp
You see nothing of that name.

>oops cup
You see nothing of that name.

>oops bob
You see nothing of that name.

>take frob now
You see nothing of that name.

>look
Hut

>oops cup
There is nothing there that could be put right.

>z
A while goes by.

>oops
There is nothing there that could be put right.

>x cup
You see nothing of that name.

>show frob to bob
You see nothing of that name.

>x cup
You see nothing of that name.

>oops lamp
You see nothing of that name.
