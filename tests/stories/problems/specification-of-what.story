Only kinds and actions have a specification, which is a note for readers of the source.
--- source
The Lab is a room. Humming is an activity. The house rule is a kind of thing.

A box is a kind of container. The specification of a box is "Square." The specification of a house rule is "Strict."

The specification of the looking action is "To see."

The specification of the humming activity is "A noise."

The specification of the startup rulebook is "At first."

The pen is in the Lab. The specification of the pen is "For ink."

The specification of the Lab is "Where it happens."
--- problems
PROPERTY_NOT_ALLOWED at "The specification of the humming activity is "A noise.""
PROPERTY_NOT_ALLOWED at "The specification of the startup rulebook is "At first.""
PROPERTY_NOT_ALLOWED at "The specification of the pen is "For ink.""
PROPERTY_NOT_ALLOWED at "The specification of the Lab is "Where it happens.""
