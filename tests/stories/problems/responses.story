A response has a letter of its own, in a rule that has a name.
--- source
The Choir is a room.

Instead of singing:
	say "You hum." (A).

Instead of jumping (this is the soft landing rule):
	say "You hop." (A);
	say "You land." (A).

The soft landing rule response (A) is 7.

The soft landing rule is listed before the very first rule in the instead rulebook.

The soft landing rule is listed first in the very last rulebook.

The soft landing rule does nothing whenever the Choir is visited.

When play begins:
	say "[first time]A bell. ";
	say "[one of]Ding[or]Dong.";
	say "And [end if] so on, [or] else [the glockenspiel].".
--- problems
RULE_ACTION_UNKNOWN at "singing"
RESPONSE_NAMELESS at ""You hum.""
RESPONSE_UNKNOWN at ""You hum." (A)"
RESPONSE_TWICE at ""You land.""
RESPONSE_FORM at "The soft landing rule response (A) is 7"
RULE_UNKNOWN at "the very first rule"
RULEBOOK_UNKNOWN at "the very last rulebook"
CHANGE_TAIL at "whenever the Choir is visited"
FIRST_TIME_NOT_ENDED at "first time"
ONE_OF_NOT_ENDED at "one of"
SUBSTITUTION_STRAY at "end if"
SUBSTITUTION_UNKNOWN at "the glockenspiel"
