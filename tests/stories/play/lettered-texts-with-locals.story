A lettered text names the locals of its rule, whichever rule lies between them; elsewhere it has none.
--- source
The Yard is a room. The perch is an enterable supporter in the Yard. The Lane is north of the Yard.
The nut is in the Yard. The husk is in the Yard.
Before taking something (called the prize) (this is the prize rule):
	let the count be the number of things held by the player;
	say "You reach for [the prize] with [count in words] in hand." (A).
Rule for printing the name of the husk: say "[text of the prize rule response (A)]" in upper case.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a perch, a nut and a YOU REACH FOR NOTHING WITH ZERO IN HAND. here.

>sit on perch
You get onto the perch.

>n
(getting off the perch to begin with)

Lane

>s

Yard
You can see a perch, a nut and a YOU REACH FOR NOTHING WITH ZERO IN HAND. here.

>take nut
You reach for the nut with zero in hand.

You take the nut.

>
