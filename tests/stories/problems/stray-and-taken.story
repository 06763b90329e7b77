Names that are taken, texts that nothing owns, and lists of actions that do not go together.
--- source
"The Pier" by Ada Heron

"A quotation that nothing owns."

The Pier is a room. The crate is in the Pier. The crate has a number called the load.

Piloting something is an activity. Lashing is an activity on things. 

Hoisting is an action applying to one thing. Hoisting it onto is an action applying to two things. The hoisting action has a number called the height and the weight.

A thing can be load.

A thing can be 4.

The tin is a container with open and glockenspiel.

The crate is in the Pier with stickiness 4.

The verb to be sworn to (he is sworn) means the containment relation.

The gulls rules are a nothing based rulebook.

A gulls rule for the crate:
	do nothing.

Instead of jumping or hoisting the crate:
	do nothing.

When play begins:
	say "Off[otherwise] we go.";
	say "One [only] go.";
	say "On [otherwise unless the crate is open]we go.";
	say "Go [at random].".

Understand "pull [the crate]" as taking.

Understand "lug" as taking the crate.

Understand "lug" as examining something in the Pier.

Understand "lug [table name]" as hoisting.

Understand "lug [rulebook]" as hoisting.

Understand "lug [description of things]" as hoisting.

Understand "lug [stored action]" as hoisting.

Table of Cranes
hook (text)	load
"one"	2

Table of Winches
hook (number)	load
1	2

The crate is part of 4.

5 is in the crate.

The color of the sea is in the Pier.

North is in the Pier.
--- problems
TEXT_WITHOUT_OWNER at ""A quotation that nothing owns.""
ACTIVITY_NAME at "Lashing"
VARIABLE_MANY at "a number called the height and the weight"
PROPERTY_NAME_TAKEN at "4"
PROPERTY_UNKNOWN at "glockenspiel"
NAME_WITH at "the Pier with stickiness 4"
VERB_PARTS at "The verb to be sworn to (he is sworn) means the containment relation"
RULE_OF_NOTHING at "the crate"
RULE_ACTIONS_DIFFER at "jumping or hoisting the crate"
SUBSTITUTION_STRAY at "otherwise"
SUBSTITUTION_STRAY at "only"
SUBSTITUTION_STRAY at "otherwise unless the crate is open"
SUBSTITUTION_STRAY at "at random"
UNDERSTAND_BAD_VALUE at "taking the crate"
UNDERSTAND_ACTION_PATTERN at "examining something in the Pier"
UNDERSTAND_TOKEN_KIND at ""lug [table name]""
UNDERSTAND_TOKEN at ""lug [rulebook]""
UNDERSTAND_TOKEN_KIND at ""lug [description of things]""
UNDERSTAND_TOKEN at ""lug [stored action]""
TABLE_ENTRY_WRONG at "hook (number)"
VALUE_WRONG_KIND at "1"
VERB_NOT_ASSERTED at "The crate is part of 4"
VERB_NOT_ASSERTED at "5 is in the crate"
NOT_A_THING at "North is in the Pier"
