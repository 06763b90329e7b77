Abiding by a rulebook ends the rule that abides when the rulebook decided, and not when it did not.
--- source
The Gate is a room. The toll is a number that varies. The toll is 2.

The passage rules are a rulebook.

A passage rule when the toll is greater than 1 (this is the too dear rule): say "Too dear. "; rule fails.

A passage rule (this is the shrugging rule): say "A shrug. "

Instead of jumping:
	abide by the passage rules;
	say "Over you go."

Instead of waiting:
	now the toll is 0;
	say "Cheaper now."
--- trace
> jump
Instead of jumping
too dear rule
> wait
Instead of waiting
> jump
Instead of jumping
shrugging rule
