A time of day and a time period are two kinds: no sums of times, no halves, no comparing. Beside it what looks like a condition, a statement or a second property, and is none.
--- source
The Dock is a room. The gull is in the Dock. Una is a woman in the Dock.

A thing has a time called due. The due of the gull is 10 minutes.

A person has a number called vigour and a text called creed.

A person has a number called thirst and a text.

To nap for (T - a time): say "Hm."

When play begins:
	let T be 9 am;
	let P be 10 minutes;
	say "[T + T]";
	say "[P + T]";
	say "[T + 3]";
	say "[P - T]";
	say "[T * 2]";
	say "[T / 2]";
	say "[remainder after dividing T by 2]";
	if T > P, say "later";
	if T is P, say "just then";
	now P is T;
	increase T by T;
	increase P by T;
	nap for P;
	nap for T minus 8 am;
	if nothing, say "so";
	if there is nothing, say "so".

Instead of jumping: instead.
--- problems
VALUE_WRONG_KIND at "10 minutes"
PROPERTIES_TOGETHER at "a number called vigour and a text called creed"
PROPERTIES_TOGETHER at "a number called thirst and a text"
SUBSTITUTION_UNKNOWN at "T + T"
SUBSTITUTION_UNKNOWN at "P + T"
SUBSTITUTION_UNKNOWN at "T + 3"
SUBSTITUTION_UNKNOWN at "P - T"
SUBSTITUTION_UNKNOWN at "T * 2"
SUBSTITUTION_UNKNOWN at "T / 2"
SUBSTITUTION_UNKNOWN at "remainder after dividing T by 2"
COMPARED_KINDS at "T > P"
CONDITION_UNKNOWN at "T is P"
CONDITION_UNKNOWN at "P is T"
VALUE_WRONG_KIND at "T"
VALUE_WRONG_KIND at "T"
PHRASE_UNKNOWN at "nap for P"
PHRASE_UNKNOWN at "nap for T minus 8 am"
CONDITION_UNKNOWN at "nothing"
CONDITION_UNKNOWN at "there is nothing"
PHRASE_UNKNOWN at "instead"
