Version 15 of Locksmith by Looseleaf, in place of Locksmith by Emily Short, begins here.

"Stands in for an extension by Emily Short, whose names it answers to, in words and code of its own. It opens and unlocks what is in the way when the key is at hand, lets keys be left out of commands, and keeps keys that remember what they fit."

Part 1 - What is ready to hand

Use sequential action translates as (- Constant SEQUENTIAL_ACTION; -).

A passkey is a kind of thing.

A keychain is a kind of supporter. A keychain is usually portable.

Unbolting relates one passkey to various things. The verb to unbolt means the unbolting relation. To fit is a verb.
Definition: a passkey is identified rather than unidentified if it unbolts something.

[A key on a chain in the hand is as good as a key in the hand.]
To decide whether (K - an object) hangs ready for (P - a person):
	if K is a passkey and the holder of K is a keychain and the holder of the holder of K is P, yes;
	no.

To decide whether (P - a person) has ready (K - an object):
	if the holder of K is P or K hangs ready for P, yes;
	no.

This is the must have accessible the noun rule:
	if the person asked has ready the noun, make no decision;
	carry out the implicitly taking activity with the noun;
	unless the person asked has ready the noun, stop the action.

This is the must have accessible the second noun rule:
	if the person asked has ready the second noun, make no decision;
	carry out the implicitly taking activity with the second noun;
	unless the person asked has ready the second noun, stop the action.

This is the keychain-aware carrying requirements rule:
	if the action requires a carried noun and the noun is a thing:
		unless the actor has ready the noun, carry out the implicitly taking activity with the noun;
		unless the actor has ready the noun, stop the action;
	if the action requires a carried second noun and the second noun is a thing:
		unless the actor has ready the second noun, carry out the implicitly taking activity with the second noun;
		unless the actor has ready the second noun, stop the action.

The keychain-aware carrying requirements rule is listed instead of the carrying requirements rule in the action-processing rules.

The can't lock without holding the key rule does nothing when the second noun hangs ready for the actor.
The can't unlock without holding the key rule does nothing when the second noun hangs ready for the actor.

Part 2 - Steps that go without saying

Chapter 1 - The player's

Before going through a closed door (called the barrier) (this is the opening doors before entering rule):
	if the sequential action option is active:
		try opening the barrier;
	otherwise:
		say "(first opening [the barrier])[command clarification break]" (A);
		silently try opening the barrier;
	if the barrier is closed, stop the action.

Before locking an open thing (called the lid) with something (this is the closing doors before locking rule):
	if the sequential action option is active:
		try closing the lid;
	otherwise:
		say "(first closing [the lid])[command clarification break]" (A);
		silently try closing the lid;
	if the lid is open, stop the action.

Before locking keylessly an open thing (called the lid) (this is the closing doors before locking keylessly rule):
	if the sequential action option is active:
		try closing the lid;
	otherwise:
		say "(first closing [the lid])[command clarification break]" (A);
		silently try closing the lid;
	if the lid is open, stop the action.

Before opening a locked thing (called the lid) (this is the unlocking before opening rule):
	if the sequential action option is active:
		try unlocking keylessly the lid;
	otherwise:
		say "(first unlocking [the lid])[command clarification break]" (A);
		silently try unlocking keylessly the lid;
	if the lid is locked, stop the action.

Chapter 2 - Other people's

[They take the same steps, and say nothing of it but what the steps report.]

Before someone going through a closed door (called the barrier) (this is the intelligently opening doors rule):
	try the person asked opening the barrier;
	if the barrier is closed, stop the action.

Before someone locking an open thing (called the lid) with something (this is the intelligently closing doors rule):
	try the person asked closing the lid;
	if the lid is open, stop the action.

Before someone locking keylessly an open thing (called the lid) (this is the intelligently closing keyless doors rule):
	try the person asked closing the lid;
	if the lid is open, stop the action.

Before someone opening a locked thing (called the lid) (this is the intelligently opening containers rule):
	try the person asked unlocking keylessly the lid;
	if the lid is locked, stop the action.

Part 3 - Locks and keys

Chapter 1 - With the key named

This is the right second rule:
	if the second noun unlocks the noun, make no decision;
	if the actor is the player, say "[The second noun] [don't fit] the lock of [the noun]." (A);
	stop the action.

The right second rule is listed instead of the can't lock without the correct key rule in the check locking it with rules.
The right second rule is listed instead of the can't unlock without the correct key rule in the check unlocking it with rules.

Check locking it with: abide by the must have accessible the second noun rule.

Check an actor unlocking something with (this is the must be able to reach the key rule):
	abide by the must have accessible the second noun rule.

Chapter 2 - With the key left out

Locking keylessly is an action applying to one thing.
Unlocking keylessly is an action applying to one thing.

Understand the commands "lock" and "unlock" as something new.
Understand the commands "open" and "uncover" and "unwrap" as something new.

Understand "open [something]" or "uncover [something]" or "unwrap [something]" as opening.
Understand "open [something] with [something]" as unlocking it with.
Understand "open [a lockable thing] with [something]" as unlocking it with.
Understand "open [a locked lockable thing] with [something]" as unlocking it with.

Understand "unlock [something] with [something]" as unlocking it with.
Understand "unlock [a lockable thing] with [something]" as unlocking it with.
Understand "unlock [a locked lockable thing] with [something]" as unlocking it with.
Understand "unlock [something]" as unlocking keylessly.
Understand "unlock [a lockable thing]" as unlocking keylessly.
Understand "unlock [a locked lockable thing]" as unlocking keylessly.

Understand "lock [something] with [something]" as locking it with.
Understand "lock [a lockable thing] with [something]" as locking it with.
Understand "lock [an unlocked lockable thing] with [something]" as locking it with.
Understand "lock [something]" as locking keylessly.
Understand "lock [a lockable thing]" as locking keylessly.
Understand "lock [an unlocked lockable thing]" as locking keylessly.

Check an actor locking keylessly (this is the check keylessly locking rule):
	abide by the can't lock without a lock rule;
	abide by the can't lock what's already locked rule;
	abide by the can't lock what's open rule.

Check an actor unlocking keylessly (this is the check keylessly unlocking rule):
	abide by the can't unlock without a lock rule;
	abide by the can't unlock what's already unlocked rule.

This is the need a matching key rule:
	let the find be the key that the actor has for the noun;
	if the find is nothing:
		if the actor is the player, carry out the refusing keys activity with the noun;
		stop the action;
	now the second noun is the find;
	abide by the must have accessible the second noun rule.

The need a matching key rule is listed last in the check locking keylessly rules.
The need a matching key rule is listed last in the check unlocking keylessly rules.

[What is in the hand or on its chain comes before what is packed away.]
To decide which object is the key that (P - a person) has for (L - an object):
	let the second best be nothing;
	repeat with K running through things enclosed by P:
		if K unlocks L:
			if P has ready K, decide on K;
			if the second best is nothing, now the second best is K;
	decide on the second best.

Refusing keys of something is an activity.

Rule for refusing keys of something (called the lid) (this is the standard printing key lack rule):
	say "[We] [have] no key for [the lid]." (A).

Carry out an actor locking keylessly (this is the standard keylessly locking rule):
	tell the key used by the actor;
	try the actor locking the noun with the second noun.

Carry out an actor unlocking keylessly (this is the standard keylessly unlocking rule):
	tell the key used by the actor;
	try the actor unlocking the noun with the second noun.

To tell the key used by (P - a person):
	if P is the player and the sequential action option is not active:
		say "(with [the second noun])[command clarification break]".

Part 4 - Keys that remember

Carry out locking something with a passkey (this is the standard passkey locking rule):
	now the second noun unbolts the noun.

Carry out unlocking something with a passkey (this is the standard passkey unlocking rule):
	now the second noun unbolts the noun.

After printing the name of a passkey (called the key) while taking inventory (this is the identify passkeys in inventory rule):
	if the key unbolts something, say " (for [the list of things unbolted by the key])" (A).

After examining a passkey (this is the passkey description rule):
	if the noun unbolts something, say "[The noun] [fit] [the list of things unbolted by the noun]." (A);
	continue the action.

Understand "put [passkey] on [keychain]" as putting it on.

Instead of putting something which is not a passkey on a keychain (this is the limiting keychains rule):
	say "[The second noun] [have] room for keys alone." (A).

Part 5 - Unlocking everything - Not for release

Universal unlocking is an action applying to nothing.

Understand "unlockall" as universal unlocking.

Carry out universal unlocking (this is the lock debugging rule):
	repeat with L running through locked things:
		say "[The L]: unlocked." (A);
		now L is unlocked.

Report universal unlocking (this is the report universal unlocking rule):
	say "No lock is locked any more." (A).

Locksmith ends here.

---- DOCUMENTATION ----

Read with "Include Locksmith by Emily Short."

Going through a closed door opens it first, opening something locked unlocks it first, and locking something open closes it first; each such step is told in brackets. With "Use sequential action." each step is reported as if it had been typed. Other people take these steps too, when they are made to go, open or lock.

LOCK DOOR and UNLOCK DOOR need no key in the command: a key that fits is taken from what the actor has, first from the hands. These are the actions locking keylessly and unlocking keylessly. If there is no such key, the activity "refusing keys of" says so:

	Rule for refusing keys of the vault: say "The vault was made without a key."

A passkey is a thing that remembers what it has locked or unlocked. The memory is the relation "to unbolt": the master key unbolts the study. It is shown in the inventory and when the key is examined. A keychain is a supporter for passkeys; a passkey on a keychain in the hand can be used where it is.

UNLOCKALL, in a story that is being tested, unlocks everything.
