Version 2 of Skeleton Keys by Looseleaf, in place of Skeleton Keys by Emily Short, begins here.

"Stands in for an extension by Emily Short, whose relation it answers to, in words and code of its own: a key may fit many locks and a lock have many keys."

Multiple unlocking relates various things to various things.
The verb to unlock means the multiple unlocking relation.
To fit is a verb.

This is the any key that fits rule:
	if the second noun is held by the actor and the second noun unlocks the noun, make no decision;
	if the actor is the player, say "[The second noun] [don't fit] the lock of [the noun]." (A);
	stop the action.

The any key that fits rule is listed instead of the can't lock without the correct key rule in the check locking it with rules.
The any key that fits rule is listed instead of the can't unlock without the correct key rule in the check unlocking it with rules.

Skeleton Keys ends here.

---- DOCUMENTATION ----

Read with "Include Skeleton Keys by Emily Short."

"To unlock" is a relation of many keys to many locks, in place of the one matching key of each lock:

	The hairpin unlocks every door. The iron key unlocks the cellar door.
