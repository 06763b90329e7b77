What has a name already is known by a part of it, with any article; a new thing is named in full.
--- source
"Short Names"

The Yard is a room. The blue ring is in the Yard. In the Yard is a ring. The ring is wearable.
The red hat is in the Yard. The green hat is in the Yard. A hat is in the Yard.
The cup holder is in the Yard. A cup is in the Yard.
When play begins:
	repeat with X running through things:
		say "[X]; ".
--- play

yourself; blue ring; red hat; green hat; cup holder; 
Short Names
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a blue ring, a red hat, a green hat and a cup holder here.

>wear ring
(taking the blue ring to begin with)
You put the blue ring on.

>
