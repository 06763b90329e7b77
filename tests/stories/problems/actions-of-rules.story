What rules of rulebooks for actions, for values and for nothing in particular apply to, and the outcomes that they have.
--- source
The Deck is a room. The rope is in the Deck. The mast is in the Deck.

Hauling is an action applying to one thing. Hauling has a number.

Furling something is an activity on.

The mast is an activity.

The tide rules is a rulebook. The tide rules have outcomes ebb (success) and flood (failure).

The wind rules is a rulebook.

The wind rulebook has default calm.

The wind rulebook has a number.

The wind has a number called the strength.

The wind rulebook has calm weather.

A wind rule:
	ebb.

A wind rule for the rope:
	do nothing.

A wind rule:
	rule succeeds with result 4.

Instead of waiting or looking the rope:
	do nothing.

Instead of examining or waiting the rope or putting the rope on the mast:
	do nothing.

This is the calm sea rule:
	do nothing.

The first wind rule (this is the topmost rule):
	do nothing.

The very first wind rule (this is the crow's nest rule):
	do nothing.

The calm sea rule is listed before the crow's nest rule in the wind rules.

Hauling the glockenspiel is hard work.

Hauling the rope is hard work.

Understand "heave" as hauling the rope.

Understand "heave [rule]" as hauling.

Understand "heave [text]" as hauling.

When play begins:
	say "Off[otherwise] we go[end if].";
	say "So[or]So.";
	if the glockenspiel is:
		-- 4:
			do nothing;
	if the number of things is:
		-- the glockenspiel:
			do nothing;
																											say "Deep."

Table of Knots
knot	turns
"bowline"	2

Table of Loops
knot	turns
3	"two"

Table of Knots (continued)
glockenspiel
4

Table of Hitches
mast	turns
1	2
--- problems
PROPERTY_UNCALLED at "a number"
NAME_OF_ONE at "The mast is an activity"
OUTCOME_DEFAULT_UNKNOWN at "The wind rulebook has default calm"
RULEBOOK_VARIABLE_UNCALLED at "The wind rulebook has a number"
RULEBOOK_VARIABLE_OWNER at "The wind"
OUTCOME_ONLY at "The wind rulebook has calm weather"
OUTCOME_NOT_OF_RULEBOOK at "ebb"
RULE_ACTION_UNKNOWN at "the rope"
RESULT_NOT_PRODUCED at "rule succeeds with result 4"
RULE_ACTION_UNKNOWN at "the rope"
RULE_ACTION_UNKNOWN at "the rope or putting the rope on the mast"
LISTING_VERY at "The calm sea rule is listed before the crow's nest rule in the wind rules"
KIND_OF_ACTION_UNKNOWN at "the glockenspiel"
UNDERSTAND_BAD_VALUE at "hauling the rope"
UNDERSTAND_TOKEN at ""heave [rule]""
UNDERSTAND_NOT_OF_ACTION at ""heave [text]""
INDENT_TOO_DEEP at "When play begins"
SUBSTITUTION_STRAY at "otherwise"
SUBSTITUTION_STRAY at "or"
VALUE_UNKNOWN at "the glockenspiel"
VALUE_UNKNOWN at "the glockenspiel"
VALUE_WRONG_KIND at "3"
VALUE_WRONG_KIND at ""two""
TABLE_COLUMN_UNKNOWN at "glockenspiel"
