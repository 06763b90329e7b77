'Now the lift is on the landing', with the player in it, moves the player too: where the player is, what is to be seen and whether it is dark follow at once.
--- source
The Lobby is a room. The Landing is above the Lobby. "A landing." The Cave is a dark room. 
The Lift is an open enterable openable container in the Lobby. The bell is in the Lobby. The brass button is part of the Lift. The cart is a vehicle in the Lobby.
Instead of pushing the brass button:
	now the Lift is in the Landing;
	say "Whirr. [We] [are] at [the location][if the bell is visible]v[else]n[end if].";
	try looking.
Instead of pulling the brass button:
	move the Lift to the Lobby;
	say "Whirr. [We] [are] at [the location], [the location of the player][if in darkness]dark[end if].";
	try looking.
Instead of jumping:
	now the cart is in the Cave;
	say "In [the location][if in darkness]dark[end if], [the location of the player].";
Instead of waving hands:
	now the cart is in the Lobby;
	say "In [the location][if in darkness]dark[end if], [the location of the player].";
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lobby
You can see a Lift (empty), a bell and a cart (empty) here.

>enter lift
You get into the Lift.

>push button
Whirr. You are at the Landingn.

Landing (in the Lift)
A landing.

>look
Landing (in the Lift)
A landing.

>out
You get out of the Lift.

Landing
A landing.

You can see a Lift (empty) here.

>up
There is no way in that direction.

>down

Lobby
You can see a bell and a cart (empty) here.

>enter lift
You see nothing of that name.

>push button
You see nothing of that name.

>pull button
You see nothing of that name.

>x bell
You notice nothing out of the ordinary about the bell.

>push button
You see nothing of that name.

>x bell
You notice nothing out of the ordinary about the bell.

>exit
There is nothing to get out of here.

>look
Lobby
You can see a bell and a cart (empty) here.

>down
There is no way in that direction.

>enter lift
You see nothing of that name.

>exit
There is nothing to get out of here.

>enter cart
You get into the cart.

>jump
In the Cavedark, the Cave.

>look
In the dark
Not a glimmer of light anywhere: you can make out nothing at all.

>wave
In the Lobby, the Lobby.

>look
Lobby (in the cart)
You can see a bell here.

>
