What lies in a room is gone through in the order in which it lies there, the latest first; then doors and whatever else is there.
--- source
"First in a Room"

The Yard is a room. The gate is a door. The gate is north of the Yard and south of the Field.
A stone is a kind of thing. The red stone, the blue stone and the green stone are stones in the Yard.

Instead of jumping: if a stone (called the first) is in the Yard, say "[The first]: [list of stones in the Yard]."
Instead of waiting: if a door (called the way) is in the Yard, say "[The way]."; if a door (called the way) is in the Field, say "[The way] again."
Instead of thinking: let N be the number of things in the Yard; say "[N]."
--- play

First in a Room
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a gate, a red stone, a blue stone and a green stone here.

>jump
The red stone: red stone, blue stone and green stone.

>take red
You take the red stone.

>drop red
You put the red stone down.

>jump
The red stone: red stone, blue stone and green stone.

>take blue
You take the blue stone.

>jump
The red stone: red stone and green stone.

>drop blue
You put the blue stone down.

>jump
The blue stone: blue stone, red stone and green stone.

>z
The gate.

>think
5.

>
