[Looseleaf's standard library, 12: actions that change the state of things: locks, switches, lids, clothes.]

Book 5 - Changing the state of things

Part 1 - Locking and unlocking

Locking it with is an action applying to two things.

First check an actor locking something with (this is the can't lock without holding the key rule):
	unless the actor comes to hold the second noun, stop the action.
Check an actor locking something with (this is the can't lock without a lock rule):
	unless the noun is lockable, refuse with "[The noun] [have] no lock." (A) instead.
Check an actor locking something with (this is the can't lock what's already locked rule):
	if the noun is locked, refuse with "[The noun] [are] locked as it [are]." (A) instead.
Check an actor locking something with (this is the can't lock what's open rule):
	if the noun is open, refuse with "[The noun] [need] to be closed before that." (A) instead.
Check an actor locking something with (this is the can't lock without the correct key rule):
	unless the second noun turns the lock of the noun for the actor, refuse with "[The second noun] [don't fit] the lock." (A) instead.
Carry out an actor locking something with (this is the standard locking rule):
	now the noun is locked.
Report an actor locking something with (this is the standard report locking rule):
	if the actor is the player or the actor is visible:
		report "[We] [lock] [the noun]." (A) or "[The actor] [lock] [the noun]." (B).

To decide whether (K - an object) turns the lock of (O - an object) for (P - an object) (of the library):
	if P holds K and O provides the property matching key, decide on whether or not the matching key of O is K;
	no.

Unlocking it with is an action applying to two things.

First check an actor unlocking something with (this is the can't unlock without holding the key rule):
	unless the actor comes to hold the second noun, stop the action.
Check an actor unlocking something with (this is the can't unlock without a lock rule):
	unless the noun is lockable, refuse with "[The noun] [have] no lock." (A) instead.
Check an actor unlocking something with (this is the can't unlock what's already unlocked rule):
	unless the noun is locked, refuse with "[The noun] [are] not locked." (A) instead.
Check an actor unlocking something with (this is the can't unlock without the correct key rule):
	unless the second noun turns the lock of the noun for the actor, refuse with "[The second noun] [don't fit] the lock." (A) instead.
Carry out an actor unlocking something with (this is the standard unlocking rule):
	now the noun is unlocked.
Report an actor unlocking something with (this is the standard report unlocking rule):
	if the actor is the player or the actor is visible:
		report "[We] [unlock] [the noun]." (A) or "[The actor] [unlock] [the noun]." (B).

Part 2 - Switching on and off

Switching on is an action applying to one thing.

Check an actor switching on (this is the can't switch on unless switchable rule):
	unless the noun provides the property switched on, refuse with "[The noun] [have] no switch." (A) instead.
Check an actor switching on (this is the can't switch on what's already on rule):
	if the noun is switched on, refuse with "[The noun] [are] on as it [are]." (A) instead.
Carry out an actor switching on (this is the standard switching on rule):
	now the noun is switched on.
Report an actor switching on (this is the standard report switching on rule):
	say "[The actor] [switch] [the noun] on." (A).

Switching off is an action applying to one thing.

Check an actor switching off (this is the can't switch off unless switchable rule):
	unless the noun provides the property switched on, refuse with "[The noun] [have] no switch." (A) instead.
Check an actor switching off (this is the can't switch off what's already off rule):
	if the noun is switched off, refuse with "[The noun] [are] off as it [are]." (A) instead.
Carry out an actor switching off (this is the standard switching off rule):
	now the noun is switched off.
Report an actor switching off (this is the standard report switching off rule):
	say "[The actor] [switch] [the noun] off." (A).

Part 3 - Opening and closing

Opening is an action applying to one thing.

Check an actor opening (this is the can't open unless openable rule):
	unless the noun is openable, refuse with "[The noun] [can't] be opened." (A) instead.
Check an actor opening (this is the can't open what's locked rule):
	if the noun provides the property lockable and the noun is locked, refuse with "[The noun] [prove] to be locked." (A) instead.
Check an actor opening (this is the can't open what's already open rule):
	if the noun is open, refuse with "[The noun] [are] open as it [are]." (A) instead.
Carry out an actor opening (this is the standard opening rule):
	now the noun is open.
Report an actor opening (this is the reveal any newly visible interior rule):
	if the actor is the player and the noun is an obviously-occupied opaque container and the noun does not enclose the player:
		say "[We] [open] [the noun] to find inside " (A);
		write what the noun holds in {sentence-wise, terse, unhidden-only};
		say "." instead.
Report an actor opening (this is the standard report opening rule):
	if the actor is the player or the actor is visible:
		report "[We] [open] [the noun]." (A) or "[The actor] [open] [the noun]." (B);
	otherwise:
		say "[The noun] [open]." (C).

Closing is an action applying to one thing.

Check an actor closing (this is the can't close unless openable rule):
	unless the noun is openable, refuse with "[The noun] [can't] be closed." (A) instead.
Check an actor closing (this is the can't close what's already closed rule):
	if the noun is closed, refuse with "[The noun] [are] closed as it [are]." (A) instead.
Carry out an actor closing (this is the standard closing rule):
	now the noun is closed.
Report an actor closing (this is the standard report closing rule):
	if the actor is the player or the actor is visible:
		report "[We] [close] [the noun]." (A) or "[The actor] [close] [the noun]." (B);
	otherwise:
		say "[The noun] [close]." (C).

Part 4 - Wearing and taking off

Wearing is an action applying to one thing.

First check an actor wearing (this is the can't wear what's not held rule):
	unless the actor comes to hold the noun, stop the action.
Check an actor wearing (this is the can't wear what's not clothing rule):
	unless the noun is a wearable thing, refuse with "[The noun] [are] not for wearing!" (A) instead.
Check an actor wearing (this is the can't wear what's already worn rule):
	if the actor is wearing the noun, refuse with "[We] [have] [regarding the noun][them] on as it [are]!" (A) instead.
Carry out an actor wearing (this is the standard wearing rule):
	now the actor wears the noun.
Report an actor wearing (this is the standard report wearing rule):
	report "[We] [put] [the noun] on." (A) or "[The actor] [put] [the noun] on." (B).

Taking off is an action applying to one thing.

Does the player mean taking off something worn (this is the very likely to mean taking off a worn thing rule):
	it is very likely.

Check an actor taking off (this is the can't take off what's not worn rule):
	unless the actor is wearing the noun, refuse with "[We] [don't have] [the noun] on." (A) instead.
Check an actor taking off (this is the can't exceed carrying capacity when taking off rule):
	if the actor has no room left, refuse with "[Our] hands [are] full." (A) instead.
Carry out an actor taking off (this is the standard taking off rule):
	now the actor carries the noun.
Report an actor taking off (this is the standard report taking off rule):
	report "[We] [take] [the noun] off." (A) or "[The actor] [take] [the noun] off." (B).
