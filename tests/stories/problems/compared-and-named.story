What is compared, described, changed or named as it cannot be.
--- source
The Quay is a room. Colour is a kind of value. The colours are red and blue. The Mole is a room.

Definition: a number is lucky if it is 7.

Table of Tides
tide	height
"ebb"	1

To heap (X - a number) (Y - a number): say "Heaped."

Gull is an action.

Diving is an action out of world out of world.

Use herons translates as waders.

Instead of waiting:
	if 5 is greater than "five", say "More.";
	if the Quay is blue, say "Blue.";
	if the player is lucky, say "Lucky.";
	replace the text "x" in "y" with "z";
	choose row with a tide of 5 in the Table of Tides.

Every turn:
	decide on 5.
--- problems
PARAMETERS_SIDE_BY_SIDE at "heap (X - a number) (Y - a number)"
ACTION_NAME at "Gull"
ACTION_CLAUSE_TWICE at "out of world out of world"
USE_OPTION_SYMBOL at "waders"
COMPARED_KINDS at "5 is greater than "five""
COMPARED_KINDS at "the Quay is blue"
ADJECTIVE_OF_OTHERS at "the player is lucky"
LIST_NOT_CHANGED at "replace the text "x" in "y" with "z""
LISTED_KIND at "choose row with a tide of 5 in the Table of Tides"
DECIDES_NOTHING at "decide on 5"
