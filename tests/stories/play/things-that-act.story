A thing may be made to act, though it is no person. A direction that a story makes without an article has none. AGAIN with nothing to do again ends its line.
--- source
"Here" by Ann

The Lab is a room. The monster is a thing in the Lab. The Attic is west of the Lab. The mat is in the Attic. The cup is a container in the Lab. Bob is a man in the Lab. The robot is a thing in the cup. The bat is in the attic.
Sou-bound is a direction. The nor-bound is a direction. The opposite of sou-bound is nor-bound. The opposite of nor-bound is sou-bound. The Den is sou-bound of the Lab.
Every turn when the turn count is 2: try the monster going west; say "[location of monster]."
Every turn when the turn count is 3: try the robot going west; say "[location of robot]."
Before someone going: say "before [actor]."
Report an actor going: say "rep [the actor]."
Check an actor jumping: say "jump [the actor]."
Instead of an actor waiting: say "[The actor] waits."
Instead of examining sou-bound: say "[The noun], [a noun], [the nor-bound]."
--- play

Here
An Interactive Fiction by Ann
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a monster, a cup (in which is a robot) and Bob here.

>again
There is nothing yet to do again.

>z
You waits.

>z
You waits.

The monster leaves, going west.

rep the monster.

Attic.

>x sou-bound
Sou-bound, Sou-bound, the nor-bound.

Lab.

>sou-bound

Den
rep yourself.

>w
There is no way in that direction.

>xyzzy
That is no verb known to me.

>again
That is no verb known to me.
