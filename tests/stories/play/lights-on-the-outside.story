What is part of a closed box is on its outside, and gives no light in it.
--- source
The Garage is a dark room. The car is an enterable closed openable container in the Garage. The headlamp is part of the car. The headlamp is lit.
The player is in the car.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

In the dark
Not a glimmer of light anywhere: you can make out nothing at all.

>look
In the dark
Not a glimmer of light anywhere: you can make out nothing at all.

>open car
You open the car.

Garage (in the car)

>close car
You close the car.

Darkness closes in around you!

>get out
The car is closed, so you can't get out.

>
