The player may be somebody named, and become somebody else: location, names and who is described follow.
--- source
The Yard is a room. The Lane is north of the Yard. The drum is in the Yard.
Lou is a man. The player is Lou. The player carries a whistle. Ann is a woman in the Lane.
Instead of jumping:
	say "[list of things in the Yard].";
	now the player is Ann;
	try looking.
Instead of waiting: now the player is in the Yard.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a drum here.

>i
You have with you:
  a whistle

>look
Yard
You can see a drum here.

>jump
yourself and drum.

Lane

>z
Yard
You can see Lou and a drum here.

>
