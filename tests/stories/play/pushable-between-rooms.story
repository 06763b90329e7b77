An adjective that ends with the plural of a kind is of whatever it was given to, and not of that kind.
--- source
"Carts" by T

The Palace is a room. The Yard is east of the Palace. The stand is a supporter in the Palace. It is pushable between rooms.
A room can be a cold room. The Yard is a cold room.
The cart is a thing in the Palace. The cart is pushable between rooms. The rock is in the Palace.
Every turn: if the player is in a cold room, say "Brr. [if the cart is pushable between rooms]Wheels[end if][if the rock is pushable between rooms]No wheels[end if]."
--- play

Carts
An Interactive Fiction by T
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Palace
You can see a stand, a cart and a rock here.

>push stand east

Yard
Brr. Wheels.

>w

Palace
You can see a cart and a rock here.

>push cart east

Yard
You can see a stand here.

Brr. Wheels.

>w

Palace
You can see a rock here.

>push rock east
The rock can't be pushed as far as that.
