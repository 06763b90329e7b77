"It" is no noun of an action but behind "check", "carry out" and "report"; and an action named by its first word has no place.
--- source
The Hall is a room. Winding it with is an action applying to two things. A metal is a kind of value. The metals are tin and brass. A spring is a kind of thing. A spring has a metal called the make. The coil is a spring in the Hall.

Check winding it with when the noun is the coil: say "Tight."

Check winding: do nothing.

Instead of winding: say "No."

Instead of winding it with: say "No."

Check an actor winding it with: say "No."

Every turn while winding it with: say "Creak."

Instead of winding in the Hall: say "Not here."

Instead of winding or jumping in the Hall: say "Not here."

Instead of jumping or winding in the Hall: say "Not here."

Every turn: if winding in the Hall, say "Creak."

Instead of taking a brass spring: say "Too small."

Every turn: if the coil is brass, say "It shines."

The coil is brass.
--- problems
RULE_ACTION_UNKNOWN at "it"
RULE_ACTION_UNKNOWN at "it"
RULE_CONDITION_UNKNOWN at "winding it with"
ACTION_IN_PART at "winding"
ACTION_IN_PART at "winding"
RULE_ACTION_UNKNOWN at "a brass spring"
COMPARED_KINDS at "the coil is brass"
PROPERTY_NOT_ALLOWED at "brass"
