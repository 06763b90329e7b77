Sentences that can be read, but that speak of what cannot be told so.
--- source
The Yard is a room. The bucket is a container in the Yard. The Yard can be muddy, dusty or clean.

The Yard is not dusty.

A container is the crate.

The rake with teeth is in the Yard.

Sideways is a muddled direction. A direction can be muddled.

Mood is a kind of value. The moods are taking and glad.

Definition: a thing is grand if it is open. A grand thing is usually fixed in place.

Taking something is the bucket.

The description of the bucket in the Yard is "Full."

The printed name of an open container is "crate".

Things in the Yard are usually fixed in place.

A whim is a kind of value. A person has a whim.

The latest whim is a whim that varies.

A report is a kind of thing.

A thing can be waiting.
--- problems
NOT_NEGATIVE at "The Yard is not dusty"
KIND_IS_ONE at "A container is the crate"
NAME_WITH at "The rake with teeth"
DIRECTION_DESCRIBED at "Sideways is a muddled direction"
ADJECTIVE_LATER at "muddled"
NAME_IS_ACTION at "taking"
IMPLICATION_DEFINED at "A grand thing is usually fixed in place"
ACTION_ASSERTED at "Taking something is the bucket"
OWNER_DESCRIBED at "bucket in the Yard"
OWNER_DESCRIBED at "an open container"
RELATED_DESCRIBED at "Things in the Yard"
PROPERTY_WITHOUT_VALUE at "A person has a whim"
VARIABLE_WITHOUT_VALUE at "The latest whim is a whim that varies"
NAME_UNUSABLE at "report"
PROPERTY_NAME_TAKEN at "waiting"
