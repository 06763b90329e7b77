Sentences about places, parts, kinds, relations, verbs and quantities, each with one thing amiss, or with nothing amiss after all.
--- source
The Yard is a room. Bob is a man in the Yard. Ann is a woman in the Yard. The pin is in the Yard. A box is a kind of container. The tin is a box in the Yard. Hue is a kind of value. The hues are red, green and grey. A thing has a hue. A tone is a kind of value. The tones are loud and soft. Liking relates various people to various things.

The the is in the Yard.

A the is here.

The plural of.

The plural of ox is.

The plural of is oxen.

The verb to adore means the liking relation. The verb to adore means the liking relation.

The verb to admire means to adore.

The verb to esteem means to yodel.

The verb to be fond of in the imperative means the liking relation.

The verb to be odd means the built-in odd meaning.

The verb operator < means the liking relation.

The verb operator <> means the liking relation.

The verb operator <> <> means the liking relation.

The verb to means the liking relation.

The verb to own means the possession relation. Bob owns a pen. Bob owns the pin. Bob owns hue red.

Liking relates various people to various hues.

Suiting relates a thing to a thing when the first is bigger than the second.

Matching relates one thing to one thing when the pin is here.

Twinning relates one thing to one thing (called the twin). Pairing relates people to each other in pairs. Grouping relates people to each other in groups. Tailing relates one person to another (called the tail).

Trailing relates various people to one thing (called the trail of it).

Facing relates one person to each other.

Nearing relates people to each other (called the near one).

Leaning relates a room to a room in groups.

Resting relates a value to a value.

Sitting relates a number to a yodel.

Standing relates various numbers to one number (called the stance).

The box with a lid is in the Yard.

The jar with hue red is in the Yard.

The pot called with is in the Yard.

The cup is with hue red.

In the Yard is a box which is open which is red.

In the Yard is a person who is not a man.

In the Yard is a box which is a thing.

In the Yard is a box which is every thing.

A box which is in the tin and the crate is red.

A lamp in the Yard and the Field is red.

Both boxes are red.

Most boxes are red.

All boxes are red.

Each box is red.

No box is red.

None of the boxes are red.

Some boxes are in the Yard.

Five boxes called bins are in the Yard.

A box called a crate is in the Yard.

A box (called the crate) is in the Yard.

A box called the crate with lid is in the Yard.

A box called crate, the large is in the Yard.

A thing called when is in the Yard.

A thing called the drum when beaten is in the Yard.

A thing called 12 is in the Yard.

A thing called "drum" is in the Yard.

The drum "loud" is in the Yard.

The ??? is in the Yard. The ! is in the Yard.

Nobody is in the Yard.

Something is in the Yard.

Nothing is in the Yard.

Here is a box.

Everywhere is a box.

The sky is a backdrop. The sky is everywhere. The sky is in the Yard and everywhere.

The sea is everywhere.

Bob is everywhere.

The lid is part of the Yard.

The Yard is part of the tin.

A lid is part of the tin. A box is part of Bob.

Two boxes are part of Ann.

North is part of the tin.

Red is in the Yard.

Red is a box.

5 is a thing.

The hue is in the Yard.

The hue of the tin is 5.

The hue of red is green.

The hue of every box is red.

The hue of an open box is red.

The hue of a box is red.

The hue of the tin and the pin is red.

The hue of the Yard is red.

The weight of the tin is 5.

The tin has hue.

The tin has a hue.

The tin has a hue red.

The tin has hue blue.

Bob has a hat.

Bob has the tin.

It is red. They are red. He is red. She is red.

The tin is usually red.

The tin is always red. The tin is never red. The tin is seldom red.

The tin is not red.

The tin is not in the Yard.

The tin is loud.

Bob is loud.

Bob is Ann.

Bob is not Ann.

Bob is a woman.

A box is a thing. A box is a kind of thing. A box is a kind of room.

A man is a box.

A red box is usually open. An open box is always red. An open box is usually red. A dark room is usually lighted.
--- problems
TWO_PLACES at "The pin is in the Yard"
NAME_UNUSABLE at "the"
NAME_UNUSABLE at "the"
SENTENCE_UNKNOWN at "The plural of"
SENTENCE_UNKNOWN at "The plural of ox is"
SAME_AS_ANOTHER at "The plural of is oxen"
VERB_TWICE at "adore"
VERB_MEANING_UNKNOWN at "to yodel"
SENTENCE_UNKNOWN at "The verb to means the liking relation"
NAME_TAKEN at "Liking"
CONDITION_UNKNOWN at "the first is bigger than the second"
RELATION_SIDES at "Matching relates one thing to one thing when the pin is here"
RELATION_KIND_UNKNOWN at "each other in pairs"
RELATION_SIDES at "Facing relates one person to each other"
RELATION_SIDES at "Nearing relates people to each other (called the near one)"
RELATION_KIND_UNKNOWN at "a room in groups"
KIND_TOO_VAGUE at "Resting relates a value to a value"
RELATION_KIND_UNKNOWN at "a yodel"
NAME_WITH at "The box with a lid"
CALLED_WITHOUT_KIND at "The pot"
SAME_AS_ANOTHER at "The cup is with hue red"
NOT_NEGATIVE at "a man"
RELATED_DESCRIBED at "A box which is in the tin"
QUANTITY_ASSERTED at "Most boxes are red"
EVERY_NOT_HERE at "All boxes"
EVERY_NOT_HERE at "Each box"
QUANTITY_ASSERTED at "No box"
QUANTITY_ASSERTED at "None of the boxes are red"
KIND_PLACED at "Some boxes"
ONE_CALLED at "Five boxes called bins are in the Yard"
TWO_PLACES at "A box called the crate with lid is in the Yard"
NAME_UNUSABLE at "crate, the large"
NAME_UNUSABLE at ""drum""
NAME_UNUSABLE at "drum "loud""
NOTHING_RELATED at "Nobody is in the Yard"
KIND_PLACED at "Something"
NOTHING_RELATED at "Nothing is in the Yard"
EVERY_NOT_HERE at "Everywhere"
TWO_KINDS at "The sea is everywhere"
TWO_KINDS at "Bob is everywhere"
PART_NOT_THING at "The lid is part of the Yard"
PART_NOT_THING at "The Yard is part of the tin"
KIND_PLACED at "A box"
NOT_A_THING at "North is part of the tin"
VERB_NOT_ASSERTED at "Red is in the Yard"
TWO_KINDS at "Red is a box"
SAME_AS_ANOTHER at "5 is a thing"
KIND_PLACED at "The hue"
TWO_VALUES at "The hue of the tin is 5"
VALUE_WRONG_KIND at "5"
PROPERTY_NOT_ALLOWED at "The hue of red is green"
EVERY_NOT_HERE at "every box"
OWNER_DESCRIBED at "an open box"
TWO_VALUES at "The hue of the tin and the pin is red"
PROPERTY_NOT_ALLOWED at "The hue of the Yard is red"
SAME_AS_ANOTHER at "The weight of the tin is 5"
TWO_VALUES at "The tin has a hue red"
TWO_VALUES at "The tin has hue blue"
PROPERTY_UNKNOWN at "a hat"
PROPERTY_UNKNOWN at "the tin"
VAGUE_ABOUT_ONE at "The tin is usually red"
VAGUE_ABOUT_ONE at "The tin is always red"
VAGUE_ABOUT_ONE at "The tin is never red"
VAGUE_ABOUT_ONE at "The tin is seldom red"
NOT_NEGATIVE at "The tin is not red"
NOT_NEGATIVE at "The tin is not in the Yard"
PROPERTY_NOT_ALLOWED at "loud"
PROPERTY_NOT_ALLOWED at "loud"
SAME_AS_ANOTHER at "Bob is Ann"
SAME_AS_ANOTHER at "Bob is not Ann"
TWO_KINDS at "Bob is a woman"
KIND_NAMES_ONE at "A box"
LATER_NAME_USED at "A box is a kind of thing"
KIND_FUNDAMENTAL at "A box is a kind of room"
KIND_NAMES_ONE at "A box"
DESCRIPTIONS_SAME at "A man is a box"
