Every phrase about a relation as a value is given a relation, and what it relates is of its kinds.
--- source
"Bonds"

The Loft is a room. Bob is a man in the Loft. The ball is in the Loft.
Liking relates various people to various things. The verb to like means the liking relation. Bob likes the ball.

When play begins:
	if things relates to the player by "x", say "A";
	if Bob relates to things by 12, say "B";
	say "[list of people that relate to the ball by "x"]";
	say "[person that relates to the ball by the Loft]";
	say "[list of people that the ball relates]";
	say "[list of people that relate to 3 by the liking relation]";
	say "[list of people that relate to the ball by the liking relation].".
--- problems
CONDITION_UNKNOWN at "things relates to the player by "x""
CONDITION_UNKNOWN at "Bob relates to things by 12"
PHRASE_UNKNOWN at "say "[list of people that relate to the ball by "x"]""
SUBSTITUTION_UNKNOWN at "person that relates to the ball by the Loft"
SUBSTITUTION_UNKNOWN at "list of people that the ball relates"
SUBSTITUTION_UNKNOWN at "list of people that relate to 3 by the liking relation"
