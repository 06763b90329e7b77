A scene ended in one way, or did not end so: then it has ended in another.
--- source
The Hut is a room. Tea is a scene. Tea begins when play begins. Tea ends nicely when the player is in the Yard. Tea ends badly when the turn count is at least 3. The Yard is north of the Hut.

Every turn: say "[if Tea ended nicely]nicely [end if][if Tea did not end nicely]not nicely [end if][if Tea ended badly]badly [end if][if Tea did not end badly]not badly [end if][if Tea has not ended]not ended[end if]."

Dinner is a scene. Dinner begins when Tea did not end nicely. When Dinner begins: say "Dinner."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hut

>z
A while goes by.

not ended.

>z
A while goes by.

not ended.

Dinner.

>z
A while goes by.

not nicely badly .

>
