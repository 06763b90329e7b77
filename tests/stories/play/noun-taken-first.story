The responses about taking something first speak of what is taken as the noun, and of another person as the second noun.
--- source
"Implicit Taking"

The Yard is a room. A lens is in the Yard. A flower is in the Yard. A hat is in the Yard. The hat is wearable. Bob is a man in the Yard. A box is an open container in the Yard. 

Peering at it through is an action applying to one thing and one carried thing. Understand "peer at [something] through [something]" as peering at it through.
Report peering at something through: say "You see [the noun] through [the second noun]."
Persuasion rule for asking Bob to try doing something: persuasion succeeds.
The standard implicit taking rule response (A) is "(grabbing [the noun][if the second noun is Bob] B[end if][if the second noun is the player] P[end if][if the second noun is nothing] N[end if])[command clarification break]".
The standard implicit taking rule response (B) is "([the second noun] grabbing [the noun])[command clarification break]".
--- notices

--- play

Implicit Taking
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a lens, a flower, a hat, Bob and a box (empty) here.

>peer at flower through lens
(grabbing the lens N)
You see the flower through the lens.

>drop lens
You put the lens down.

>bob, peer at flower through lens
(Bob grabbing the lens)
>wear hat
(grabbing the hat N)
You put the hat on.

>drop hat
(taking off the hat to begin with)
You put the hat down.

>bob, wear hat
(Bob grabbing the hat)
Bob puts the hat on.

>put flower in box
(grabbing the flower N)
You put the flower into the box.

>bob, put flower in box
Bob tries, but can't do that.

>
