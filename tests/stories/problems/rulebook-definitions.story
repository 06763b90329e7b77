What a rulebook is based on, produces, keeps and ends in is said in forms of its own.
--- source
The Mint is a room.

The stamping rules are a rulebook producing.

The stamping rules is a rulebook loudly.

The milling rules are a rulebook. The milling rules have outcomes coarse (success) and a lot of dust.

The milling rulebook has a number.

The milling rulebook has a number called the grist and a text called the sack.

The Mint has a number rulebook called the flour.

A milling rule:
	rule succeeds with result 4.

A milling rule:
	go on loudly.

This is the grinding of corn:
	say "It turns."

A milling rule for the Mint:
	do nothing.

At the time of the flood:
	say "Wet."

At the time when the flood comes (this is the flood rule):
	say "Wet again."

When the Mint is visited:
	say "Seen."

Instead of jumping during the Long Night when the Mint is visited:
	say "No."

Instead of waiting or taking something in the presence of the miller or putting the coin on the scales:
	say "Busy."

A number rulebook is a rulebook.

The tolling rules are a number based rulebook.

A tolling rule for the bell of bronze:
	do nothing.
--- problems
RULEBOOK_TAIL at "producing"
RULEBOOK_TWICE at "stamping"
RULEBOOK_TAIL at "loudly"
RULEBOOK_VARIABLE_UNCALLED at "The milling rulebook has a number"
RULEBOOK_VARIABLE_AND at "the grist and a text called the sack"
CALLED_WITHOUT_KIND at "a number rulebook"
RESULT_NOT_PRODUCED at "rule succeeds with result 4"
PHRASE_UNKNOWN at "go on loudly"
RULE_NAME_ENDS at "the grinding of corn"
RULE_ACTION_UNKNOWN at "the Mint"
RULE_TIME_UNKNOWN at "the time of the flood"
RULE_TIMED_NAMED at "At the time when the flood comes (this is the flood rule)"
EVENT_NOT_SET_OFF at "At the time when the flood comes (this is the flood rule)"
RULE_WHEN_FIRST at "When the Mint is visited"
DURING_NOT_LAST at "the Long Night when the Mint is visited"
RULE_ACTION_UNKNOWN at "the miller or putting the coin on the scales"
RULE_VALUE_UNKNOWN at "the bell of bronze"
