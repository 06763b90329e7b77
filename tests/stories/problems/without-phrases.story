A rule or a phrase whose first line is followed at once by another's, and a second text that describes what has one.
--- source
The Quay is a room. "Nets hang out to dry."

The crate is in the Quay. "A crate stands here."

The Quay is a room. "Gulls quarrel over nothing."

The crate is in the Quay. "A crate stands here."

Every turn:
Instead of waiting:
	say "You wait."

To heave:
To haul:
	say "Heave."

Definition: a thing is heavy:
	yes.

Before jumping: After jumping: say "You jump."

Check jumping:
	Instead of sleeping:
		say "You sleep."
--- problems
TWO_APPEARANCES at ""Gulls quarrel over nothing.""
TWO_APPEARANCES at ""A crate stands here.""
RULE_WITHOUT_PHRASES at "Every turn"
RULE_WITHOUT_PHRASES at "To heave"
RULE_WITHOUT_PHRASES at "Before jumping"
RULE_WITHOUT_PHRASES at "Check jumping"
