What replaces a lettered text may name what the rule's own text may: names of its body, whichever block they stand in, and the variables of its action.
--- source
"Responses that know their rule" by T

The Hall is a room. The shelf is a supporter in the Hall. The ball is on the shelf. The dresser is a scenery supporter in the Hall. A pin is on the dresser.
Hugo is a man in the Hall. The Porch is north of the Hall. The chest is an open enterable container in the Hall.

The describe what's on scenery supporters in room descriptions rule response (A) is "Lying upon [the item] ".
The you-can-also-see rule response (A) is "Here in [the domain] [we] ".
The standard report taking rule response (A) is "[The actor] [take] [the noun][if the noun is the ball], to [the holder of the noun][end if]."
The can't travel in what's not a vehicle rule response (B) is "[The nonvehicle] will not come along."

Check waving hands (this is the wave slowly rule):
	let the flourish be the ball;
	if the ball is a thing:
		let the partner be the chest;
		say "With [flourish] and [partner]." (A);
		say "And [flourish]." (B).
The wave slowly rule response (A) is "Instead of [the partner], [the flourish]."
--- play

Responses that know their rule
An Interactive Fiction by T
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
Lying upon the dresser is a pin.

Here in the Hall you can also see a shelf (on which is a ball), Hugo and a chest (empty) here.

>look
Hall
Lying upon the dresser is a pin.

Here in the Hall you can also see a shelf (on which is a ball), Hugo and a chest (empty) here.

>take ball
You take the ball, to yourself.

>enter chest
You get into the chest.

>n
The chest will not come along.

>wave
Instead of the chest, the ball.
And ball.

You wave your hands.
