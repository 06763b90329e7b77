Names that are none or mean something, owners that can have nothing, kinds that would move aside, doors and rooms that are carried, and verbs whose parts or meaning nothing can be made of.
--- source
The Quay is a room. The Pier is north of the Quay. The crate is a container in the Quay. The shelf is a supporter in the Quay. Ann is a woman in the Quay. The gate is a door. It is east of the Quay and west of the Yard. Colour is a kind of value. The colours are red and blue. Leading relates various people to various people. A coin is a kind of thing. Length is a kind of value. 1m specifies a length. Weight is a kind of value. 1g specifies a weight. A length times a weight specifies a number.

An action name has a number called the rank. A verb has a number called the age. A truth state can be pleasing.

Ann has a number called the. Ann has a number called 6. Ann has a number called the crate.

The is a number that varies. "Cork" is a kind of value. Carrying capacity is a kind of value. A coin is a kind of room. A cork is a kind of.

Red is a number that varies. North is a number that varies. The tally is a number which varies and a text which varies.

A weight times a length specifies a weight.

Ann carries the Pier. The gate is on the shelf. The rope is part of north. The float is always in the Quay. The fog is everywhere.

The verb to lead (leads) means the leading relation. The verb to be means the leading relation. The verb to guide means leading. The verb to weigh means the heft property. Missing relates people to people when.

Sailing is an action applying to nothing. Sailing is an activity. Reckoning is an action applying to one visible number. Use crates of at least 20 translates as the configuration value CRATES.
--- problems
KIND_CANNOT_HAVE at "An action name"
KIND_CANNOT_HAVE at "A verb"
KIND_HAS_NO_PROPERTIES at "A truth state"
NAME_UNUSABLE at "the"
NAME_UNUSABLE at "6"
NAME_UNUSABLE at "the crate"
NAME_UNUSABLE at "The"
NAME_UNUSABLE at ""Cork""
NAME_TAKEN at "Carrying capacity"
KIND_FUNDAMENTAL at "A coin is a kind of room"
SENTENCE_UNKNOWN at "A cork is a kind of"
NAME_TAKEN at "Red"
NAME_TAKEN at "North"
VARIABLE_MANY at "The tally is a number which varies and a text which varies"
DIMENSION_TWICE at "A weight times a length specifies a weight"
CANNOT_HOLD at "Ann carries the Pier"
CANNOT_HOLD at "The gate is on the shelf"
PART_NOT_THING at "The rope is part of north"
VAGUE_ABOUT_ONE at "The float is always in the Quay"
TWO_KINDS at "The fog is everywhere"
VERB_PARTS at "The verb to lead (leads) means the leading relation"
VERB_TWICE at "be"
VERB_MEANING_UNKNOWN at "leading"
PROPERTY_UNKNOWN at "heft"
RELATION_KIND_UNKNOWN at "people to people when"
ACTIVITY_NAME at "Sailing"
ACTION_ACCESS at "number"
USE_OPTION_ONE_WORD at "crates of at least 20"
