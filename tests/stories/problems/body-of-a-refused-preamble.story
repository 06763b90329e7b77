Of a rule whose preamble is refused the body may speak of any values that an action, a rulebook or an activity has; what is wrong in itself is told.
--- source
The Lab is a room. The Yard is north of the Lab. A courier is a kind of person. Ned is a courier in the Lab.

The fare rules are a rulebook. The fare rulebook has a number called the fee.

Hauling is an action applying to one thing. The hauling action has a number called the strain.

Report a corrier going:
	if the actor is in the location, say "From [the room gone from], strained [strain], for [fee].";
	say "[the flumph]."

--- problems
RULE_ACTION_UNKNOWN at "a corrier"
SUBSTITUTION_UNKNOWN at "the flumph"
