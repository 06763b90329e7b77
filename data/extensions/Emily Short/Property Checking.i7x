Version 3 of Property Checking by Looseleaf, in place of Property Checking by Emily Short, begins here.

"Stands in for an extension by Emily Short, whose rulebook it answers to, in words and code of its own. Before the first turn it lists things and rooms without a description."

Section - Checks at the start of play (not for release)

The property-check rules are an object based rulebook.

When play begins (this is the run property checks at the start of play rule):
	repeat with item running through things:
		follow the property-check rules for the item;
	repeat with place running through rooms:
		follow the property-check rules for the place.

A property-check rule for a thing (called the target) (this is the things must have descriptions rule):
	if the target is not the player and the description of the target is empty, say "[target] has no description.[line break]".

A property-check rule for a room (called the target) (this is the rooms must have descriptions rule):
	if the description of the target is empty, say "[target] has no description.[line break]".

Property Checking ends here.

---- DOCUMENTATION ----

Read with "Include Property Checking by Emily Short."

Rules of one's own look at other properties:

	A property-check rule for a person (called the target):
		if the initial appearance of the target is empty, say "[The target] stands there unseen.[line break]".

A story that is released does not check.
