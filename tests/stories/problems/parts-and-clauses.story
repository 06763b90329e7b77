Parts of verbs without who does it, clauses of an action with nothing or too much in them, and a colon that is doubled.
--- source
The Quay is a room. The crate is in the Quay.

To winch (winches) is a verb. To caulk (the mate caulks, it is caulked) is a verb. To splice (he splices, is spliced) is a verb.

To moor (she moors, it is moored) is a verb. To hail (you hail) is a verb. To stow () is a verb.

Rowing is an action applying to. Sculling is an action out of world applying nothing. Bailing is an action with past participle, applying to nothing.

Drifting is an action applying to nothing and requiring light always. Steering is an action applying to nothing, abbreviable by all. Reefing is an action out of world and applying to nothing.

Instead of waiting: : say "You wait."

Instead of jumping:
	if the crate is in the Quay: :
		say "You jump."

Definition: a thing is heavy: : yes.
--- problems
VERB_PARTS at "To winch (winches) is a verb"
VERB_PARTS at "To caulk (the mate caulks, it is caulked) is a verb"
VERB_PARTS at "To splice (he splices, is spliced) is a verb"
ACTION_TAIL at "applying to"
ACTION_TAIL at "out of world applying nothing"
ACTION_PARTICIPLE_LONG at "with past participle, applying to nothing"
ACTION_TAIL at "applying to nothing and requiring light always"
ACTION_TAIL at "applying to nothing, abbreviable by all"
COLON_THEN_STOP at "waiting"
COLON_THEN_STOP at "Quay"
COLON_THEN_STOP at "heavy"
