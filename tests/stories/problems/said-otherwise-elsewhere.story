Noon and midnight are what a player types, and no values of the source; a verb with a preposition has no forms but its active ones.
--- source
The Lab is a room. The box is in the Lab. Gazing relates various people to various things. The verb to look at means the gazing relation.

The start is a time that varies. The start is noon.

When play begins: now the player looks at the box.

Every turn:
	if the player looks at the box, say "1";
	if the player has looked at the box, say "2";
	if the player is looking at the box, say "3";
	if the box is looked at by the player, say "4";
	say "[list of things looked at by the player]";
	if the time of day is after midnight, say "5".
--- problems
CONSTANT_UNKNOWN at "noon"
CONDITION_UNKNOWN at "the player is looking at the box"
CONDITION_UNKNOWN at "the box is looked at by the player"
SUBSTITUTION_UNKNOWN at "list of things looked at by the player"
CONDITION_UNKNOWN at "the time of day is after midnight"
