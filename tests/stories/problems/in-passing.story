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
	follow the mending.
--- problems
NAME_TAKEN at "Mooring"
MAP_HINT_OWNER at "room-colour of the Quayside set to "Red""
MAP_HINT_VALUE at "title set to "Map" from the Boat"
MAP_HINT_UNKNOWN at "the Mole mapped north from the Pier"
RULEBOOK_TAIL at "of no sort at all"
USE_OPTION_NEGATIVE at "crate count of at least -3"
USE_OPTION_KIT_OWN at "WorldModelKit"
USE_OPTION_KIT at "a boat"
KIND_UNKNOWN at "quickly"
CALLED_WITHOUT_KIND at "Two kinds"
PHRASE_BACKTICK at "To `tie (X - a thing)"
VALUE_WRONG_KIND at ""long""
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
PHRASE_UNKNOWN at "follow the mending"
--- sentences
A new relation cannot be called 'Mooring': the name is taken.
In 'room-colour of the Quayside set to "Red"', 'the Quayside' is unknown.
In 'title set to "Map" from the Boat', '"Map" from the Boat' is too long. Write one number, word or quoted text.
'the Mole mapped north from the Pier' is not a map instruction. It can place a room ('Lane mapped east of Yard'), turn a direction ('up mapped as north'), change a setting ('room-size set to 20'), or add a rubric.
'of no sort at all' cannot follow 'rulebook'. Only 'producing' and a kind of value can.
The option in 'crate count of at least -3' has a negative minimum. It must be 0 or more.
The kit 'WorldModelKit' belongs to the language, so a story cannot define options in it.
'a boat' cannot be the name of a kit. Such a name begins with a capital letter, contains only letters and digits, and ends in 'Kit'.
'quickly' is not a kind.
'Two kinds' is not a kind, so nothing can be made with 'called'.
'To `tie (X - a thing)' contains a backtick (`), which cannot be in the words of a phrase.
'"long"' is of the wrong kind: it must be a number, but it is a text.
'display the boxed quotation the description of the crate' is not possible: a box needs a text in quotation marks that is not empty.
'add { 1, 2 } to { 3, 4 }' changes a list or text in place, but this one is not kept anywhere. Give it a name with 'let' first.
'N is "six"' is not a condition. 'is' was read as a verb, so '"six"' must be an adjective, a description, a name or a place. It is a text.
'choose a row with length of 12 in the Table of Knots' is not a known phrase. 'choose a row' was read as choosing a row, so 'the Table of Knots' must be a table. Nothing here is called 'Knots'.
'[the heavier crate]' in this text is not a text substitution or a value. In it, 'heavier crate' must be an object. Nothing here is called 'heavier'.
'repeat with X running through numbers' cannot repeat through the kind number, which has too many values. Repeat 'from 1 to 10', through a list, or through objects.
'Bob is quickly' is not a condition. 'is' was read as a verb, so 'quickly' must be an adjective, a description, a name or a place. Nothing here is called 'quickly'.
'the crate is taller than 3' is not a condition. 'is' was read as a verb, so 'taller than 3' must be an adjective, a description, a name or a place. Nothing here is called 'taller'.
'increase Bob by 2' is not a known phrase. 'increase' was read as a change, so 'Bob' must be a variable, a property or a table entry. It is a man.
'hauling' is incomplete: the action 'hauling' needs a noun.
'move 3 to the Quay' is not a known phrase. It was read as 'move (O - object) to (P - object)', so '3' must be an object. It is a number.
'follow the mending' is not a known phrase. 'follow' was read as following rules, so 'the mending' must be a rule or a rulebook. Nothing here is called 'mending'.
