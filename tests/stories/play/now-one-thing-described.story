"Now the ball carried by the player is sold" makes both true of the one thing.
--- source
The state is a kind of value. The states are free, sold. A thing has a state.
The Shop is a room. The ball is in the Shop. 
Instead of buying something: now the noun carried by the player is sold; say "[state of the noun], [holder of the noun]."
Instead of jumping: now the free ball is in the Shop; say "[state of the ball], [holder of the ball]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Shop
You can see a ball here.

>buy ball
sold, yourself.

>jump
free, Shop.

>
