Version 3 of Rideable Vehicles by Looseleaf, in place of Rideable Vehicles by Graham Nelson, begins here.

"Stands in for an extension by Graham Nelson, whose names it answers to, in words and code of its own: animals and vehicles that are ridden rather than sat in."

Part 1 - What can be ridden

A rideable animal is a kind of animal. A rideable animal is usually not portable.
A rideable vehicle is a kind of supporter. A rideable vehicle is always enterable. A rideable vehicle is usually not portable.

Definition: a thing is vehicular:
	if it is a vehicle or it is a rideable animal or it is a rideable vehicle, yes;
	no.

[A rider is on the vehicle, and is carried by the animal.]
To decide what object is the mount of (P - a person):
	let the seat be the holder of P;
	if the seat is a rideable animal or the seat is a rideable vehicle, decide on the seat;
	decide on nothing.

Setting action variables for going (this is the allow rideables to be gone by rule):
	unless the mount of the actor is nothing, now the vehicle gone by is the mount of the actor.

The stand up before going rule does nothing when the actor is on a rideable vehicle.

Part 2 - Mounting

To climb is a verb.

Mounting is an action applying to one thing.
Understand "mount [something]" as mounting.
Understand "ride [something]" as mounting.

Before an actor entering a rideable animal (this is the convert enter to mount animal rule):
	try the actor mounting the noun instead.

Before an actor entering a rideable vehicle (this is the convert enter to mount rule):
	try the actor mounting the noun instead.

Check an actor mounting (this is the can't mount when mounted on an animal rule):
	if the holder of the actor is a rideable animal:
		if the actor is the player, say "[We] [are] riding [the holder of the actor] already." (A);
		stop the action.

Check an actor mounting (this is the can't mount when mounted on a vehicle rule):
	if the holder of the actor is a rideable vehicle:
		if the actor is the player, say "[We] [are] riding [the holder of the actor] already." (A);
		stop the action.

Check an actor mounting (this is the can't mount something unrideable rule):
	unless the noun is a rideable animal or the noun is a rideable vehicle:
		if the actor is the player, say "[The noun] [are] nothing to ride on." (A);
		stop the action.

Carry out an actor mounting (this is the standard mounting rule):
	surreptitiously move the actor to the noun.

Report an actor mounting (this is the standard report mounting rule):
	if the actor is the player:
		say "[We] [climb] onto [the noun]." (A);
	otherwise:
		say "[The actor] [climb] onto [the noun]." (B).

Part 3 - Dismounting

Dismounting is an action applying to nothing.
Understand "dismount" as dismounting.

Before an actor exiting (this is the convert exit to dismount rule):
	unless the mount of the actor is nothing, try the actor dismounting instead.

Before an actor getting off a rideable animal (this is the convert get off animal to dismount rule):
	if the actor is carried by the noun, try the actor dismounting instead.

Before an actor getting off a rideable vehicle (this is the convert get off to dismount rule):
	if the actor is on the noun, try the actor dismounting instead.

Check an actor dismounting (this is the can't dismount when not mounted rule):
	if the mount of the actor is nothing:
		if the actor is the player, say "[We] [are] not riding anything." (A);
		stop the action.

The dismounting action has an object called the mount left.

Setting action variables for dismounting (this is the note the mount rule):
	now the mount left is the mount of the actor.

Carry out an actor dismounting (this is the standard dismounting rule):
	surreptitiously move the actor to the holder of the mount left.

Report an actor dismounting (this is the standard report dismounting rule):
	if the actor is the player:
		say "[We] [climb] down from [the mount left].[line break][run paragraph on]" (A);
	otherwise:
		say "[The actor] [climb] down from [the mount left]." (B).

Report an actor dismounting (this is the describe room dismounted into rule):
	if the actor is the player, produce a room description with going spacing conventions.

Part 4 - Giving orders to the mount

Persuasion rule for asking a rideable animal to try going a direction (this is the rideable animals can be steered rule):
	if the player is carried by the person asked, persuasion succeeds.

Instead of someone going (this is the mounts go where their riders do rule):
	if the person asked is a rideable animal and the player is carried by the person asked:
		try going the noun;
		rule succeeds;
	continue the action.

Rideable Vehicles ends here.

---- DOCUMENTATION ----

Read with "Include Rideable Vehicles by Graham Nelson."

A rideable animal carries its rider, a rideable vehicle has the rider on it; both, and vehicles, are "vehicular".

	The mule is a rideable animal. The sledge is a rideable vehicle.

MOUNT and RIDE, and ENTER and GET ON where they mean one of these, are the action mounting; DISMOUNT, and GET OFF and OUT while riding, are the action dismounting. Going by the mule carries the rider along, and MULE, GO EAST does so too while the mule is ridden.
