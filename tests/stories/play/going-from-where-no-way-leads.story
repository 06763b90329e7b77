Who goes from a room leaves it, so where no way leads such a rule does not apply; exiting has a 'from' of its own; 'in an ending', where an ending is what rooms can be.
--- source
"Going from where no way leads" by T

The Cottage is a room. The Terrace is outside of the Cottage. The Meadow is below the Terrace. The gate is a closed door. The gate is west of the Cottage and east of the Shed.
A room can be an ending. The Meadow is an ending.
Before going from the Cottage: say "Off."
The cart is a vehicle in the Meadow. Before exiting from the cart: say "Out of the cart."
Before going east from the Cottage: say "East, perhaps."
Before going nowhere from the Cottage: say "Nowhere."
Before going east in the Cottage: say "East in it."
Instead of going south from the Terrace: say "Never said."
Every turn:
	if the player is in an ending, say "An ending."
--- play

Going from where no way leads
An Interactive Fiction by T
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Cottage
You can see a gate here.

>e
East in it.

Nowhere.

There is no way in that direction.

>w
Off.

(opening the gate to begin with)

Shed
You can see a gate here.

>e

Cottage
You can see a gate here.

>out
Off.

Terrace

>s
There is no way in that direction.

>d

Meadow
You can see a cart (empty) here.

An ending.

>enter cart
You get into the cart.

>out
Out of the cart.

You get out of the cart.

Meadow
You can see a cart (empty) here.

An ending.
