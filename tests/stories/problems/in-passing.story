Mistakes of many sorts, one a sentence.
--- source
The Quay is a room. The Mole is north of the Quay. The crate is a container in the Quay. Bob is a man in the Quay.

Mooring relates various things to various things. Mooring relates one thing to one person.

Index map with room-colour of the Quayside set to "Red" and title set to "Map" from the Boat.

Index map with the Mole mapped north from the Pier.

Casting rules is rulebook of no sort at all.

The verb mends means the mooring relation.

Use crate count of at least -3 translates as the configuration value CRATES.

Use ropes translates as the configuration flag ROPES in WorldModelKit.

Use nets translates as the configuration flag NETS in a boat.

Hauling is an action applying to one thing, and quickly.

Two kinds called box are here.

To `tie (X - a thing): do nothing.

Table of Ropes
rope	length
"hemp"	12
"sisal"	"long"

Instead of jumping:
	display the boxed quotation the description of the crate;
	add { 1, 2 } to { 3, 4 };
	let N be a number;
	now N is "six";
	choose a row with length of 12 in the Table of Knots;
	say "[The crate] is [the heavier crate].";
	repeat with X running through numbers:
		say "[X]";
	now Bob is quickly;
	if the crate is taller than 3, say "Tall.";
	increase Bob by 2;
	try hauling;
	move 3 to the Quay;
	follow the casting.
--- problems
NAME_TAKEN at "Mooring"
MAP_HINT_OWNER at "room-colour of the Quayside set to "Red""
MAP_HINT_VALUE at "title set to "Map" from the Boat"
MAP_HINT_UNKNOWN at "the Mole mapped north from the Pier"
SAME_AS_ANOTHER at "Casting rules is rulebook of no sort at all"
USE_OPTION_NEGATIVE at "crate count of at least -3"
USE_OPTION_KIT_OWN at "WorldModelKit"
USE_OPTION_KIT at "a boat"
KIND_UNKNOWN at "quickly"
CALLED_WITHOUT_KIND at "Two kinds"
PHRASE_BACKTICK at "To `tie (X - a thing)"
CONSTANT_UNKNOWN at "Table of Ropes"
BOXED_NOT_TEXT at "display the boxed quotation the description of the crate"
LIST_NOT_CHANGED at "add { 1, 2 } to { 3, 4 }"
CONDITION_UNKNOWN at "N is "six""
PHRASE_UNKNOWN at "choose a row with length of 12 in the Table of Knots"
SUBSTITUTION_UNKNOWN at "the heavier crate"
REPEAT_ENDLESS at "repeat with X running through numbers"
CONDITION_UNKNOWN at "Bob is quickly"
CONDITION_UNKNOWN at "the crate is taller than 3"
PHRASE_UNKNOWN at "increase Bob by 2"
ACTION_NOUN_MISSING at "hauling"
PHRASE_UNKNOWN at "move 3 to the Quay"
PHRASE_UNKNOWN at "follow the casting"
--- sentences
You make a new relation called 'Mooring', but something of that name exists already.
In 'room-colour of the Quayside set to "Red"', I do not know what 'the Quayside' is.
In 'title set to "Map" from the Boat', '"Map" from the Boat' is too long: the setting should be one number, word or quoted text.
'the Mole mapped north from the Pier' says nothing of the map that I understand. It can place a room ('Lane mapped east of Yard'), turn a direction ('up mapped as north'), set something ('room-size set to 20'), or write a rubric.
You seem to say that 'Casting rules' is the same as 'rulebook of no sort at all', but these are two different things.
The option in 'crate count of at least -3' would begin below nothing: its least number must be 0 or more.
The kit 'WorldModelKit' belongs to the language itself, so a story can make no option in it.
'a boat' cannot be the name of a kit: it begins with a capital letter, has only letters and digits, and ends in 'Kit'.
You wrote 'quickly' where the name of a kind should stand, but I know no kind called that.
'Called' gives a name to something of a kind that I know, but 'Two kinds' is no kind.
'To `tie (X - a thing)' has the sign ` in a word, and the words of a phrase cannot have that.
I do not understand '"long"' as a value; number was expected here.
You wrote 'display the boxed quotation the description of the crate', but what stands in a box must be a text in quotation marks, and not an empty one.
You wrote 'add { 1, 2 } to { 3, 4 }', but that changes a list or a text where it stands, and one that is written out cannot be changed: give it a name first.
I do not understand 'N is "six"' as something that is so or not so. I took 'is' for a verb, but '"six"' should be an adjective, a description, a name or a place. It is a text.
I do not know how to do 'choose a row with length of 12 in the Table of Knots'. I took 'choose a row' for choosing a row, but 'the Table of Knots' should be a table. Nothing here is called 'Knots'.
The text has '[the heavier crate]' in it, but I know nothing of that name to print. In it, 'heavier crate' should be an object. Nothing here is called 'heavier'.
There are too many values of the kind number for 'repeat with X running through numbers' to go through them all. It can go 'from 1 to 10', through a list, or through things of which there are only so many.
I do not understand 'Bob is quickly' as something that is so or not so. I took 'is' for a verb, but 'quickly' should be an adjective, a description, a name or a place. Nothing here is called 'quickly'.
I do not understand 'the crate is taller than 3' as something that is so or not so. I took 'is' for a verb, but 'taller than 3' should be an adjective, a description, a name or a place. Nothing here is called 'taller'.
I do not know how to do 'increase Bob by 2'. I took 'increase' for a change, but 'Bob' should be something that holds a value and can be changed. It is a man.
You wrote 'hauling', but the action 'hauling' needs more than that: say what it is done to.
I do not know how to do 'move 3 to the Quay'. I took it for 'move (O - object) to (P - object)', but '3' should be an object. It is a number.
I do not know how to do 'follow the casting'. I took 'follow' for following rules, but 'the casting' should be a rule or a rulebook. Nothing here is called 'casting'; perhaps 'tasting' was meant.
