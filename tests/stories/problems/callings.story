A name that would come to nothing is told: one that is an article, and one that would be gone before it could be used.
--- source
The Hall is a room. The urn is a container in the Hall. The Feast is a scene.

Instead of taking something (called A): say "Not [A]."

Instead of opening a container (called the lid): say "Not [the lid]."

Instead of closing a container (called the): say "No."

Instead of dropping something (called the load - a thing): say "No."

The Feast begins when a person (called the guest) is in the Hall.

When play begins:
	repeat with X running through containers (called the vessel):
		say "[X].";
	now every container (called the jar) is open;
	if a container (called the pot) was open, say "It was.";
	let T be the urn;
	if T had been open, say "It had been.";
	if we have opened T, say "Opened."

Before sleeping when we have dropped a container (called the crate): say "Unladen."
--- problems
CALLED_ARTICLE at "called the"
CALLED_DASH at "called the load - a thing"
CALLED_IN_SCENE at "The Feast begins when a person (called the guest) is in the Hall"
CALLED_IN_REPEAT at "containers (called the vessel)"
CALLED_IN_NOW at "every container (called the jar) is open"
CALLED_IN_PAST at "a container (called the pot) was open"
PAST_LOCAL at "T had been open"
CALLED_IN_PAST at "we have dropped a container (called the crate)"
