"The action" names the kind, not the action that is going on, so a pattern cannot be compared with it.
--- source
The Yard is a room. A coin is in the Yard. The last deed is an action that varies.

Instead of jumping when the action is jumping: say "One."

Every turn:
	if the action is waiting, say "Two.";
	if an action is taking something, say "Three.";
	if the coin is held or the action is taking the coin, say "Four.";
	if the action was waiting, say "Five.";
	if the action is the action of waiting, say "Six.";
	if the current action is waiting, say "Seven.";
	if the last deed is waiting, say "Eight.";
	if waiting, say "Nine."
--- problems
CONDITION_OF_NO_ACTION at "the action is jumping"
CONDITION_OF_NO_ACTION at "the action is waiting"
CONDITION_OF_NO_ACTION at "an action is taking something"
CONDITION_OF_NO_ACTION at "the action is taking the coin"
CONDITION_OF_NO_ACTION at "the action was waiting"
