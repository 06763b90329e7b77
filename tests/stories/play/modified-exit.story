The extension that comes with Looseleaf: whoever sits gets up before leaving and before taking the seat, and OUT goes outside where nothing is to be left.
--- source
Include Modified Exit by Emily Short.
The Chamber is a room. The sofa is an enterable supporter in the Chamber. The pillow is a portable enterable supporter in the Chamber. The box is an enterable open container in the Chamber. North of the Chamber is the Barracks. The cart is a vehicle in the Chamber.
Clark is a man in the Chamber. A persuasion rule: persuasion succeeds.
Instead of going outside in the Chamber: try going north.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Chamber
You can see a sofa, a pillow, a box (empty), a cart (empty) and Clark here.

>out

Barracks

>s

Chamber
You can see a sofa, a pillow, a box (empty), a cart (empty) and Clark here.

>sit on sofa
You get onto the sofa.

>west
You can't go that way.

>n
(first getting off the sofa)

Barracks

>out
There is no way in that direction.

>s

Chamber
You can see a sofa, a pillow, a box (empty), a cart (empty) and Clark here.

>stand
You are standing already.

>sit on pillow
You get onto the pillow.

>take pillow
(first getting off the pillow)
You take the pillow.

>get out of box
You aren't on the box.

>enter box
You get into the box.

>exit box
You get out of the box.

Chamber
You can see a sofa, a box (empty), a cart (empty) and Clark here.

>enter cart
You get into the cart.

>n

Barracks (in the cart)

>out
You get out of the cart.

Barracks
You can see a cart (empty) here.

>out
There is no way in that direction.

>s

Chamber
You can see a sofa, a box (empty) and Clark here.

>clark, sit on sofa
Clark gets onto the sofa.

>clark, n
Clark leaves, going north.

>n

Barracks
You can see Clark and a cart (empty) here.

>stand up
You are standing already.

>get off sofa
You see nothing of that name.

>
