Where no way leads nobody goes by, with or from anything, unless a rule is about going nowhere; what carries the actor is known all the same.
--- source
"Nowhere"

The Hub is a room. The Den is west of the Hub. The cart is a vehicle in the Hub. The box is in the Hub. The box is pushable between rooms.

First before going: say "By [the vehicle gone by]."; continue the action.
Before going by something: say "1."; continue the action.
Before going north by the cart: say "2."; continue the action.
Before going nowhere by something: say "3."; continue the action.
Check going by a vehicle: say "4."; continue the action.
Instead of going with something: say "5."; continue the action.
Instead of going by nothing: say "6."; continue the action.
Before going from the Hub by the cart: say "7."; continue the action.
--- play

Nowhere
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hub
You can see a cart (empty) and a box here.

>n
By nothing.

There is no way in that direction.

>push box north
By nothing.

There is no way in that direction.

>enter cart
You get into the cart.

>n
By the cart.

3.

There is no way in that direction.

>w
By the cart.

7.

1.

4.

Den (in the cart)

>
