Each half of an "and" or an "or" is a whole condition; a truth state is none; "not" denies a phrase, an action or adjectives alone; "now" makes one thing so, and no thing another kind; and what is gone through is not counted.
--- source
The Forge is a room. An anvil is a supporter in the Forge. A chest is an openable container in the Forge. Dross is a truth state that varies.

To decide whether heat is up: yes.

Instead of jumping:
	if the chest is open or openable, say "One.";
	if the chest is in the Forge or on the anvil, say "Two.";
	if the player is in the Forge and carries the chest, say "Three.";
	if the turn count is 4 or 5, say "Four.";
	if the player carries nothing and heat is up, say "Five.";
	if open and openable, say "Six.";
	if the chest is neither open nor openable, say "Seven.";
	if Dross, say "Eight.";
	if not Dross, say "Nine.";
	if not the chest is open, say "Ten.";
	if not heat is up, say "Eleven.";
	if not (heat is up) and not jumping, say "Twelve.";
	if in the Forge, say "Thirteen.";
	say "[list of things which are in the Forge or on the anvil].";
	say "[list of things which are open and which are in the Forge].";
	say "[list of open and openable things]."

Instead of opening the chest when the chest is closed and openable: say "No."

Instead of waiting:
	now the chest is open and the player is in the Forge;
	now the chest is open and openable;
	now the chest is an open container in the Forge;
	now nothing is in the chest;
	now the player carries nothing;
	say "[list of three rooms] [number of at least two things] [list of every room]";
	repeat with X running through most things:
		say "[X]";
	now the chest is open.

Definition: a thing is hot if open and openable.

Definition: a thing is cold if not open.
--- problems
CONDITION_HALF at "openable"
CONDITION_HALF at "on the anvil"
CONDITION_HALF at "carries the chest"
CONDITION_HALF at "5"
CONDITION_UNKNOWN at "open and openable"
CONDITION_UNKNOWN at "the chest is neither open nor openable"
CONDITION_IS_VALUE at "Dross"
CONDITION_UNKNOWN at "not Dross"
CONDITION_UNKNOWN at "not the chest is open"
CONDITION_UNKNOWN at "in the Forge"
SUBSTITUTION_UNKNOWN at "list of things which are in the Forge or on the anvil"
SUBSTITUTION_UNKNOWN at "list of things which are open and which are in the Forge"
SUBSTITUTION_UNKNOWN at "list of open and openable things"
CONDITION_HALF at "openable"
NOW_SEVERAL at "the chest is open and the player is in the Forge"
CONDITION_HALF at "openable"
NOW_IMPOSSIBLE at "the chest is an open container in the Forge"
NOW_IMPOSSIBLE at "nothing is in the chest"
DESCRIPTION_COUNTED at "three rooms"
DESCRIPTION_COUNTED at "at least two things"
DESCRIPTION_COUNTED at "most things"
CONDITION_UNKNOWN at "open and openable"
