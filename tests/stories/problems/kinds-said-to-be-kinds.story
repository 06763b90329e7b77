A kind is not another kind, whatever adjectives it has; a name that an adjective and a kind make up is such a description, so it names no thing.
--- source
The Bar is a room. A mug is a kind of container. A mug can be chipped.

An openable container is usually an open container. A mug is usually a chipped mug. The dark mug is a chipped mug in the Bar.

An openable mug is usually open. A chipped mug is usually fixed in place.
--- problems
DESCRIPTIONS_SAME at "An openable container is usually an open container"
DESCRIPTIONS_SAME at "A mug is usually a chipped mug"
DESCRIPTIONS_SAME at "The dark mug is a chipped mug in the Bar"
