What Inform 6 code finds in scope comes from one search, in its order; rules are asked once for each thing, and a room that they place is found too.
--- source
"Loop of Scope"

Include (- Global loose_one; -).

The Attic is a room. The Loft is a room. A trunk is an open container in the Attic. A coat is in the trunk. A lamp is in the Attic. The guard is a person in the Attic. The guard carries a key. The guard carries a whistle. A vase is in the Loft.

A room can be noticed.

To go over what (P - a thing) can refer to with (F - phrase thing -> nothing): (- scope_token=0; LoopOverScope({F}-->1, {P}); -).

The tally is a number that varies.
The questions is a number that varies.

To note (T - a thing) (this is noting):
	increment the tally;
	say "- [the T][if T is a room] (a room)[end if][line break]".

Rule for deciding the concealed possessions of the guard:
	increment the questions;
	if the particular possession is the key, yes;
	no.

After deciding the scope of the player:
	place the Loft in scope.

Instead of waiting:
	now the tally is 0;
	go over what the player can refer to with noting;
	say "[tally] in all."

Instead of jumping:
	now the questions is 0;
	go over what the player can refer to with noting;
	say "[questions] asked."
Instead of sleeping:
	go over what the guard can refer to with noting;
	say "[tally]."
--- notices

--- play

Loop of Scope
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic
You can see a trunk (in which is a coat), a lamp and a guard here.

>z
- yourself
- the trunk
- the coat
- the lamp
- the guard
- the whistle
- the Loft (a room)
- the vase
8 in all.

>jump
- yourself
- the trunk
- the coat
- the lamp
- the guard
- the whistle
- the Loft (a room)
- the vase
2 asked.

>take lamp
You take the lamp.

>z
- yourself
- the trunk
- the coat
- the guard
- the whistle
- the lamp
- the Loft (a room)
- the vase
8 in all.

>sleep
- yourself
- the lamp
- the trunk
- the coat
- the guard
- the key
- the whistle
15.

>
