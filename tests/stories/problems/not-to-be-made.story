What 'now' cannot make so, ends that are no value, brackets and kinds of phrases that nothing can come of, and definitions of what has none.
--- source
The Quay is a room. The crate is an open container in the Quay. The hat is a wearable thing in the crate. The shelf is a supporter in the Quay. Ann is a woman in the Quay. The Harbour is a region. Nearness relates a person (called X) to a person (called Y) when X is Y. The verb to stand near means the nearness relation.

Every turn: now the hat is not in the crate.

Every turn: now Ann does not hold the hat.

Every turn: now the hat is not part of the shelf.

Every turn: now Ann stands near Ann.

Every turn: now Ann is enclosed by the crate.

Every turn: now the Quay is adjacent to the Quay.

Every turn: now Ann has nothing.

Every turn: now the hat is on the shelf; now Ann does not wear the hat; now the Quay is in the Harbour; now Ann carries nothing.

To decide which number is the depth: yes.

To decide which number is the draught: decide no.

To haul ("line" - text): do nothing.

To belay unless (C - condition): do nothing.

To stow (X - K): do nothing.

To decide which K is the better of (X - value of kind K): decide on X.

To decide which L is the worse of (X - value of kind K): decide on X.

Definition: a person is "ready" if she is Ann.

Definition: every person is tired if she is Ann.

Definition: a woman in the Quay is waiting if she is Ann.

Definition: 5 is lucky if Ann is in the Quay.

Check: say "x".

At noon: say "x".

At the time when: say "x".
--- problems
NOW_IMPOSSIBLE at "the hat is not in the crate"
NOW_IMPOSSIBLE at "Ann does not hold the hat"
NOW_IMPOSSIBLE at "the hat is not part of the shelf"
NOW_IMPOSSIBLE at "Ann stands near Ann"
NOW_IMPOSSIBLE at "Ann is enclosed by the crate"
NOW_IMPOSSIBLE at "the Quay is adjacent to the Quay"
NOW_IMPOSSIBLE at "Ann has nothing"
PHRASE_UNKNOWN at "yes"
PHRASE_UNKNOWN at "decide no"
PARAMETER_FORM at ""line" - text"
PARAMETER_ONLY_NATIVE at "C - condition"
KIND_VARIABLE_UNDECLARED at "To stow (X - K)"
KIND_VARIABLE_UNDECLARED at "To decide which L is the worse of (X - value of kind K)"
DEFINITION_FORM at "a person is "ready" if she is Ann"
DEFINITION_OF_WHAT at "every person"
DEFINITION_OF_WHAT at "a woman in the Quay"
DEFINITION_OF_WHAT at "5"
RULE_NEEDS_ONE_ACTION at "Check"
RULE_TIME_UNKNOWN at "noon"
RULE_TIME_UNKNOWN at "the time when"
