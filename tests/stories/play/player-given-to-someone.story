A player who is given to someone is moved there with a description of the surroundings, as by "move the player to"; what holds the player is not described again.
--- source
"Picked Up"

The Nursery is a room. "Toys everywhere." Olga is a woman in the Nursery. The basket is an enterable open portable container in the Nursery. The Landing is north of the Nursery. "A cold floor." Piet is a man in the Landing.
Instead of jumping: now Olga has the player; say "Up."
Instead of sleeping: now the player is held by Piet; say "Zzz."
Instead of waiting: now Olga carries the basket; say "Swing."
Instead of smelling: now Piet holds the basket; say "La."
Instead of thinking: now Piet wears the player; say "Hm."
--- play

Picked Up
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Nursery
Toys everywhere.

You can see Olga and a basket (empty) here.

>enter basket
You get into the basket.

>wait
Swing.

>smell
La.

>jump
Nursery (in Olga)
Toys everywhere.

Up.

>sleep
Landing (in Piet)
A cold floor.

In Piet you can see a basket (empty).

Zzz.

>think
Hm.
