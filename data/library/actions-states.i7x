[Looseleaf's standard library, 11: actions that change the state of things: locks, switches, lids, clothes.]

Book 4 - Changing the state of things

Part 1 - Locking and unlocking

Locking it with is an action applying to two things.

First check an actor locking something with (this is the can't lock without holding the key rule):
	if the holder of the second noun is the actor, make no decision;
	carry out the implicitly taking activity with the second noun;
	unless the holder of the second noun is the actor, stop the action.
Check an actor locking something with (this is the can't lock without a lock rule):
	if the noun provides the property lockable and the noun is lockable, make no decision;
	if the actor is the player, say "[The noun] [have] no lock." (A);
	stop the action.
Check an actor locking something with (this is the can't lock what's already locked rule):
	unless the noun is locked, make no decision;
	if the actor is the player, say "[The noun] [are] locked as it [are]." (A);
	stop the action.
Check an actor locking something with (this is the can't lock what's open rule):
	unless the noun is open, make no decision;
	if the actor is the player, say "[The noun] [need] to be closed before that." (A);
	stop the action.
Check an actor locking something with (this is the can't lock without the correct key rule):
	if the second noun turns the lock of the noun for the actor, make no decision;
	if the actor is the player, say "[The second noun] [don't fit] the lock." (A);
	stop the action.
Carry out an actor locking something with (this is the standard locking rule):
	now the noun is locked.
Report an actor locking something with (this is the standard report locking rule):
	if the actor is the player:
		if the action is not silent, say "[We] [lock] [the noun]." (A);
	otherwise if the actor is visible:
		say "[The actor] [lock] [the noun]." (B).

To decide whether (K - an object) turns the lock of (O - an object) for (P - an object):
	unless the holder of K is P, no;
	unless O provides the property matching key, no;
	if the matching key of O is K, yes;
	no.

Unlocking it with is an action applying to two things.

First check an actor unlocking something with (this is the can't unlock without holding the key rule):
	if the holder of the second noun is the actor, make no decision;
	carry out the implicitly taking activity with the second noun;
	unless the holder of the second noun is the actor, stop the action.
Check an actor unlocking something with (this is the can't unlock without a lock rule):
	if the noun provides the property lockable and the noun is lockable, make no decision;
	if the actor is the player, say "[The noun] [have] no lock." (A);
	stop the action.
Check an actor unlocking something with (this is the can't unlock what's already unlocked rule):
	if the noun is locked, make no decision;
	if the actor is the player, say "[The noun] [are] not locked." (A);
	stop the action.
Check an actor unlocking something with (this is the can't unlock without the correct key rule):
	if the second noun turns the lock of the noun for the actor, make no decision;
	if the actor is the player, say "[The second noun] [don't fit] the lock." (A);
	stop the action.
Carry out an actor unlocking something with (this is the standard unlocking rule):
	now the noun is not locked.
Report an actor unlocking something with (this is the standard report unlocking rule):
	if the actor is the player:
		if the action is not silent, say "[We] [unlock] [the noun]." (A);
	otherwise if the actor is visible:
		say "[The actor] [unlock] [the noun]." (B).

Part 2 - Switching on and off

Switching on is an action applying to one thing.

Check an actor switching on (this is the can't switch on unless switchable rule):
	if the noun provides the property switched on, make no decision;
	if the actor is the player, say "[The noun] [have] no switch." (A);
	stop the action.
Check an actor switching on (this is the can't switch on what's already on rule):
	unless the noun is switched on, make no decision;
	if the actor is the player, say "[The noun] [are] on as it [are]." (A);
	stop the action.
Carry out an actor switching on (this is the standard switching on rule):
	now the noun is switched on.
Report an actor switching on (this is the standard report switching on rule):
	if the action is not silent, say "[The actor] [switch] [the noun] on." (A).

Switching off is an action applying to one thing.

Check an actor switching off (this is the can't switch off unless switchable rule):
	if the noun provides the property switched on, make no decision;
	if the actor is the player, say "[The noun] [have] no switch." (A);
	stop the action.
Check an actor switching off (this is the can't switch off what's already off rule):
	unless the noun is switched off, make no decision;
	if the actor is the player, say "[The noun] [are] off as it [are]." (A);
	stop the action.
Carry out an actor switching off (this is the standard switching off rule):
	now the noun is switched off.
Report an actor switching off (this is the standard report switching off rule):
	if the action is not silent, say "[The actor] [switch] [the noun] off." (A).

Part 3 - Opening and closing

Opening is an action applying to one thing.

Check an actor opening (this is the can't open unless openable rule):
	if the noun provides the property openable and the noun is openable, make no decision;
	if the actor is the player, say "[The noun] [can't] be opened." (A);
	stop the action.
Check an actor opening (this is the can't open what's locked rule):
	unless the noun provides the property lockable and the noun is locked, make no decision;
	if the actor is the player, say "[The noun] [prove] to be locked." (A);
	stop the action.
Check an actor opening (this is the can't open what's already open rule):
	unless the noun is open, make no decision;
	if the actor is the player, say "[The noun] [are] open as it [are]." (A);
	stop the action.
Carry out an actor opening (this is the standard opening rule):
	now the noun is open.
Report an actor opening (this is the reveal any newly visible interior rule):
	unless the actor is the player and the noun is an opaque container, make no decision;
	unless the noun is obviously-occupied and the noun does not enclose the actor, make no decision;
	if the action is not silent:
		say "[We] [open] [the noun] to find inside " (A);
		list the contents of the noun, as a sentence, tersely, not listing concealed items;
		say ".";
	stop the action.
Report an actor opening (this is the standard report opening rule):
	if the actor is the player:
		if the action is not silent, say "[We] [open] [the noun]." (A);
	otherwise if the player can see the actor:
		say "[The actor] [open] [the noun]." (B);
	otherwise:
		say "[The noun] [open]." (C).

Closing is an action applying to one thing.

Check an actor closing (this is the can't close unless openable rule):
	if the noun provides the property openable and the noun is openable, make no decision;
	if the actor is the player, say "[The noun] [can't] be closed." (A);
	stop the action.
Check an actor closing (this is the can't close what's already closed rule):
	unless the noun is closed, make no decision;
	if the actor is the player, say "[The noun] [are] closed as it [are]." (A);
	stop the action.
Carry out an actor closing (this is the standard closing rule):
	now the noun is closed.
Report an actor closing (this is the standard report closing rule):
	if the actor is the player:
		if the action is not silent, say "[We] [close] [the noun]." (A);
	otherwise if the player can see the actor:
		say "[The actor] [close] [the noun]." (B);
	otherwise:
		say "[The noun] [close]." (C).

Part 4 - Wearing and taking off

Wearing is an action applying to one thing.

First check an actor wearing (this is the can't wear what's not held rule):
	if the holder of the noun is the actor, make no decision;
	carry out the implicitly taking activity with the noun;
	unless the holder of the noun is the actor, stop the action.
Check an actor wearing (this is the can't wear what's not clothing rule):
	if the noun is a wearable thing, make no decision;
	if the actor is the player, say "[The noun] [are] not for wearing!" (A);
	stop the action.
Check an actor wearing (this is the can't wear what's already worn rule):
	unless the actor is wearing the noun, make no decision;
	if the actor is the player, say "[We] [have] [regarding the noun][them] on as it [are]!" (A);
	stop the action.
Carry out an actor wearing (this is the standard wearing rule):
	now the actor wears the noun.
Report an actor wearing (this is the standard report wearing rule):
	if the actor is the player:
		if the action is not silent, say "[We] [put] [the noun] on." (A);
	otherwise:
		say "[The actor] [put] [the noun] on." (B).

Taking off is an action applying to one thing.

Does the player mean taking off something worn (this is the very likely to mean taking off a worn thing rule):
	it is very likely.

Check an actor taking off (this is the can't take off what's not worn rule):
	if the actor is wearing the noun, make no decision;
	if the actor is the player, say "[We] [don't have] [the noun] on." (A);
	stop the action.
Check an actor taking off (this is the can't exceed carrying capacity when taking off rule):
	unless the number of things carried by the actor is at least the carrying capacity of the actor, make no decision;
	if the actor is the player, say "[Our] hands [are] full." (A);
	stop the action.
Carry out an actor taking off (this is the standard taking off rule):
	now the actor carries the noun.
Report an actor taking off (this is the standard report taking off rule):
	if the actor is the player:
		if the action is not silent, say "[We] [take] [the noun] off." (A);
	otherwise:
		say "[The actor] [take] [the noun] off." (B).
