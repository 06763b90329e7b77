Version 6 of Modified Exit by Looseleaf, in place of Modified Exit by Emily Short, begins here.

"Stands in for an extension by Emily Short, whose commands and rules it answers to, in words and code of its own. The player gets up before leaving or before taking a seat, and EXIT goes outside where nothing is to be left."

Section - An option that Locksmith has too (for use without Locksmith by Emily Short)

Use sequential action translates as (- Constant SEQUENTIAL_ACTION; -).

Part 1 - Getting off and out of

Understand "exit [thing]" as getting off.
Understand "get out of [thing]" as getting off.

The new can't get off things rule is listed instead of the can't get off things rule in the check getting off rules.
This is the new can't get off things rule:
	if the holder of the actor is the noun and the noun is a container:
		convert to the exiting action on the noun;
	unless the holder of the actor is the noun, abide by the can't get off things rule.

Part 2 - Getting up first

[What is done first is told in brackets, or as an action of its own.]
To make (P - a person) leave (seat - an object) first:
	if the sequential action option is active:
		try P exiting;
	otherwise:
		if P is the player, say "(first getting [if the seat is a container]out of[otherwise]off[end if] [the seat])[command clarification break]";
		silently try P exiting.

The can't take what you're inside rule is not listed in any rulebook.
Check an actor taking (this is the clever can't take what you're inside rule):
	let the outer be the holder of the actor;
	if the outer is the noun:
		make the actor leave the noun first;
		if the holder of the actor is the noun, stop the action.

Instead of going nowhere when the holder of the player is an enterable thing (this is the no motion without purpose rule):
	say "[We] [can't go] that way." (A).

Check an actor going somewhere (this is the rising before departure rule):
	let the seat be the holder of the actor;
	if the seat is an enterable thing and the seat is not the vehicle gone by:
		make the actor leave the seat first;
		if the holder of the actor is the seat, stop the action.
The rising before departure rule is listed first in the check going rules.

Part 3 - Leaving nothing

The new convert exit into go out rule is listed instead of the convert exit into go out rule in the check exiting rules.
This is the new convert exit into go out rule:
	let the place be the holder of the actor;
	if the place is a room:
		convert to the going action on the outside.

Part 4 - Standing (for use without Postures by Emily Short)

Understand the command "stand" as something new.
Understand "stand on [something]" as entering.
Understand "stand" or "stand up" as standing.

Standing is an action applying to nothing.

Check an actor standing (this is the check holder for standing rule):
	if the holder of the actor is a room:
		if the actor is the player, say "[We] [are] standing already." (A);
		stop the action.
Carry out an actor standing (this is the convert standing to getting off rule):
	try the actor exiting.

Part 5 - Places that are described

[Where actions follow each other, the room that is left is not described again.]
To decide whether rooms are described on exit:
	decide on whether or not the sequential action option is inactive.

The new describe room emerged into rule is listed instead of the describe room emerged into rule in the report exiting rules.
This is the new describe room emerged into rule:
	if rooms are described on exit, abide by the describe room emerged into rule.
The new describe room stood up into rule is listed instead of the describe room stood up into rule in the report getting off rules.
This is the new describe room stood up into rule:
	if rooms are described on exit, abide by the describe room stood up into rule.

Modified Exit ends here.

---- DOCUMENTATION ----

Read with "Include Modified Exit by Emily Short."

Whoever sits on something enterable, other than a vehicle, gets up before going elsewhere or before taking it:

	The sofa is an enterable supporter in the Parlour.

EXIT, where nothing is to be left, goes outside. STAND does not.

	Use sequential action.

With this, what is done first is told as an action of its own.
