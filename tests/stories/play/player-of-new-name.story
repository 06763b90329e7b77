'The player is a woman named Jane' makes something of that name, who is somebody because she carries things.
--- source
"Nobody in Particular"

The Yard is a room.
The player is a woman named Jane. The description of Jane is "You are tall." The player carries a basket. The player wears a hat. The player has a number called luck. The luck of the player is 3.
Instead of jumping: say "[printed name of the player], [list of people], [number of people], [luck of the player]."
--- play

Nobody in Particular
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard

>x me
You are tall.

>i
You have with you:
  a basket
  a hat (being worn)

>jump
woman named Jane, your former self and yourself, 2, 3.

>x jane
You see nothing of that name.

>pronouns
Just now, "it" stands for nothing, "him" stands for nothing, "her" stands for nothing, "them" stands for nothing and "me" stands for woman named Jane.
