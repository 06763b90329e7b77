One bad sentence does not hide the next, and each says where it is and what was not understood.
--- source
The Attic is a room. The chest is a container in the Attic.

Instead of opening the chset: say "Stuck."

Instead of jumping:
	frobnicate the chest;
	say "Up."

Instead of waiting when the chest is purple: say "Hm."
--- problems
RULE_ACTION_UNKNOWN at "the chset"
PHRASE_UNKNOWN at "frobnicate the chest"
RULE_CONDITION_UNKNOWN at "the chest is purple"
--- rules instead
Instead of jumping
