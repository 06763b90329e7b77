Who is out of play hears what he carries, and no room lies beside where he is.
--- source
"Nowhere"

The Lab is a room. Bob is a man. The pin is a thing. Bob carries the pin. The cup is in the Lab. The Yard is north of the Lab.
Every turn:
	if Bob can hear the pin, say "Bob hears the pin.";
	if Bob can hear the cup, say "Bob hears the cup!";
	if the player can hear the cup, say "You hear the cup.";
	if the player can hear the pin, say "You hear the pin!";
	say "[the room north from the location of Bob], [the room north from the location of the cup]."
--- play

Nowhere
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a cup here.

>z
A while goes by.

Bob hears the pin.
You hear the cup.
nothing, the Yard.

>
