A rule of the library may do nothing at times, whatever it contains: responses kept in a local, rulebooks that it considers.
--- source
Use scoring.

The Stable is a room. The Yard is north of the Stable. A cart is an enterable container in the Stable. A stool is an enterable supporter in the Stable. A crate is an enterable container in the Stable. A pear is in the Stable.

The describe room gone into rule does nothing when the score is 3.
The standard report entering rule does nothing when the score is 3.
The standard report exiting rule does nothing if the score is 3.
The implicitly pass through other barriers rule does nothing if the noun is the crate.
The after stage rule does nothing when the noun is the pear.
The use initial appearance in room descriptions rule does nothing unless the score is 0.

After taking the pear: say "A rule that is not asked."
After taking the stool: say "Never."
Instead of waving hands: say "Three."; now the score is 3.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Stable
You can see a cart (empty), a stool, a crate (empty) and a pear here.

>take pear
You take the pear.

>enter stool
You get onto the stool.

>enter cart
(getting off the stool to begin with)
You get into the cart.

>enter crate
You get into the crate.

>out
You get out of the crate.

Stable
You can see a cart (empty), a stool and a crate (empty) here.

>n

Yard

>s

Stable
You can see a cart (empty), a stool and a crate (empty) here.

>wave
Three.

[three points more.]

>enter cart
>out

Stable
You can see a cart (empty), a stool and a crate (empty) here.

>enter stool
>enter crate
>
