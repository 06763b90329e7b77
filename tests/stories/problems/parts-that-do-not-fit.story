Each part of these can be read, but they do not fit each other.
--- source
The Yard is a room. The bucket is a container in the Yard. The oak is a thing in the Yard.

The span is always 7.

Colour is a kind of value. The colours are red and blue.

To count up (L - list of containers):
	do nothing.

Winding is an action applying to one thing.

Liking relates various numbers to various people. The verb to like means the liking relation.

Table of Tools
tool
"rake"

Instead of winding the oak:
	try taking;
	let the deed be the action of winding;
	now the span is 8;
	increase the span by 1;
	if the player provides openable, say "Oh.";
	let L be a list of things;
	count up L;
	let C be a text valued table column;
	say "[carrying capacity of the Yard]";
	if the oak likes the player, say "Oh.";
	now the oak likes the player;
	if we have taken something, say "Oh.";
	stop.

Instead of dropping:
	say "[tool entry]".

Instead of going from the oak:
	say "Down."

Instead of going through the bucket:
	say "Wet."

Check winding value:
	stop.

Every turn:
	now the description of the oak is "[tool entry]".

After waiting:
	let L be {1, 2};
	add "x" to L.
--- problems
ACTION_NOUN_MISSING at "taking"
ACTION_NOUN_MISSING at "winding"
CONSTANT_CHANGED at "the span is 8"
CONSTANT_CHANGED at "increase the span by 1"
PROVIDES_EITHER_OR at "the player provides openable"
LIST_OF_WIDER at "L"
LET_WITHOUT_DEFAULT at "let C be a text valued table column"
PROPERTY_NOT_HAD at "carrying capacity of the Yard"
RELATION_KINDS at "the oak likes the player"
RELATION_KINDS at "the oak likes the player"
PAST_ACTION_VAGUE at "we have taken something"
ROW_NOT_CHOSEN at "tool entry"
GOING_WRONG_KIND at "the oak"
GOING_WRONG_KIND at "the bucket"
KIND_TOO_VAGUE at "value"
ROW_NOT_CHOSEN at ""[tool entry]""
PHRASE_UNKNOWN at "add "x" to L"
