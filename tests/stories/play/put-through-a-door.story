Now another room is through the door: from whichever side it is asked, it leads there.
--- source
The Hall is a room. The gate is an open door. It is east of the Hall and west of the Yard. The Den is a room. The arch is north of the Hall. The arch is an open door. The First is through the arch.
Instead of jumping: now the Den is through the gate; say "[other side of the gate] / [room east from Hall] / [best route from Hall to Den] / [front side of gate] / [back side of gate] / [list of rooms adjacent to Hall]."
Instead of waiting: now the Den is through the arch; say "[other side of arch] / [room north from Hall]."
Instead of listening: if the Den is through the arch, say "Y."; if the First is through the arch, say "F."; if the Yard is through the gate, say "G."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a gate and an arch here.

>listen
F.

>z
Den / Den.

>listen
Y.

>n

Den

>s
There is no way in that direction.

>jump
Den / Den / nothing / Hall / Yard / nothing.

>listen
Y.

>look
Den

>e
There is no way in that direction.

>w
There is no way in that direction.

>
