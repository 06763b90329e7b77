A kind of the library may be made once more when something is called so; 'initially' of a property by its name alone is of what was spoken of.
--- source
"Said Again"

The Hall is a room. The big door is a door. It is north of the Hall and south of the Yard. The Yard is a room.
A door is a kind of thing. A hatch is a door. It is east of the Hall and west of the Shed. The Shed is a room.
The old container is a thing in the Hall. A container is a kind of thing. A tub is a container in the Hall.
The tub has a number called the water level. The water level is initially 4.
The description is initially "It holds water."
Instead of jumping: say "[List of doors], [list of containers], [water level of the tub]."
--- play

Said Again
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a hatch, a big door, an old container and a tub (empty) here.

>jump
hatch and big door, tub, 4.

>x tub
It holds water.

>e
(opening the hatch to begin with)

Shed
You can see a hatch here.

>w

Hall
You can see a hatch, a big door, an old container and a tub (empty) here.

>n
(opening the big door to begin with)

Yard
You can see a big door here.
