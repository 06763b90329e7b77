What is usual of one thing, names that end in a comma, properties of another name, contractions and signs, tables and kinds that are called wrongly, and what is taken though it asks nothing.
--- source
The Lab is a room. The box is a container in the Lab. Colour is a kind of value. The colours are red and blue. A thing has a colour called the tint. A room has a colour. A coin is a kind of thing. The limit is a number that varies. A thing can be bent. A person has a thing called the pet.

The box is usually open.

The box is initially open.

The box usually has tint red.

The box is red. The Lab is red.

The limit is always 4. The limit is not 5.

The player is a woman. The player is a person.

The pen, which is bent, is in the Lab.

The pet of every person is the box.

There is a kind of thing called a flute.

Red is a kind of thing.

Table of Coins
metal	worth
"gold"	4

Table of Coin Metals
alloy	price
"brass"	4

Nowhere is south of the Lab. Nothing is east of the Lab.

Definition: a person is red if he is in the Lab.

To weigh (L - list): do nothing.

To decide whether it is late: decide on blue.

To say: do nothing.

At 13 am: say "One."

Every turn:
	if the box isn't open, say "a";
	if the limit = 5, say "b";
	let N = 4;
	let V be a value;
	consider the every turn rules;
	if there is no metal of "tin" in the Table of Coins, say "c";
	if the box, say "d";
	if a random chance of 1 in 2, say "e".

Instead of going from the Lab from the Lab: say "f".
--- problems
VAGUE_ABOUT_ONE at "The box is usually open"
INITIALLY_MISPLACED at "The box is initially open"
VAGUE_ABOUT_ONE at "The box usually has tint red"
PROPERTY_NOT_ALLOWED at "red"
VARIABLE_CONSTANT at "The limit is always 4"
NOT_NEGATIVE at "The limit is not 5"
PLAYER_OF_KIND at "The player is a woman"
COMMA_AT_END at "The pen, which is bent,"
EVERY_NOT_HERE at "every person"
KIND_CALLED at "There is a kind of thing called a flute"
KIND_NAMES_ONE at "Red"
TABLE_NAMED_AS_KIND at "Table of Coins"
PROPERTY_NAME_TAKEN at "red"
KIND_TOO_VAGUE at "list"
PHRASE_UNKNOWN at "decide on blue"
CONDITION_UNKNOWN at "the box isn't open"
CONDITION_UNKNOWN at "the limit = 5"
PHRASE_UNKNOWN at "let N = 4"
KIND_TOO_VAGUE at "let V be a value"
PHRASE_UNKNOWN at "consider the every turn rules"
RULE_ACTION_UNKNOWN at "the Lab from the Lab"
