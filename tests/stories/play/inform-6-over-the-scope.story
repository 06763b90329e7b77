An Inform 6 body that goes over all that is in scope with a rule is a phrase of our library.
--- source
"Near"

The Cellar is a room. The rack is a supporter in the Cellar. A bottle is on the rack. The crate is a closed openable container in the Cellar. A cork is in the crate. The Stairs is above the Cellar. A boot is in the Stairs. The player carries a match. Cobwebs are a backdrop in the Cellar.

Sensing relates various things to various things. The verb to sense means the sensing relation.

The detecting rules are an object-based rulebook.
A detecting rule for a thing (called found) (this is the detect one rule): now the player senses the found.

To put (R - a rule) to everything around:
	(-
		processing_rule = {R};
		LoopOverScope(Process_single_item);
	-).

Include (-
	Global processing_rule = 0;
	[ Process_single_item o; FollowRulebook(processing_rule, o, true); ];
-) after "Definitions.i6t".

Instead of waiting:
	repeat with X running through things:
		now the player does not sense X;
	put the detect one rule to everything around;
	say "Sensed: [the list of things which are sensed by the player].".
--- notices

--- play

Near
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Cellar
You can see a rack (on which is a bottle) and a crate (closed) here.

>z
Sensed: yourself, the match, the rack, the bottle, the crate and Cobwebs.

>open crate
You open the crate to find inside a cork.

>z
Sensed: yourself, the match, the rack, the bottle, the crate, the cork and Cobwebs.

>u

Stairs
You can see a boot here.

>z
Sensed: yourself, the match and the boot.

>
