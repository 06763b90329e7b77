Sentences about places, owners, kinds and relations that come near to saying something, and what is told of each.
--- source
The Yard is a room. The Field is east of the Yard. A box is a kind of container. The crate is a box in the Yard. The ball is in the crate. Ann is a woman in the Yard.

Hue is a kind of value. The hues are red, green and grey. A thing has a hue. A hue can be gaudy or drab. A box can be gilded. Weight is a kind of value. 10kg specifies a weight. A thing has a weight. Liking relates various people to various things. The verb to like means the liking relation. Goat is a kind of animal.

A condition is a kind of value.

A storage is a kind of thing.

A variable is a kind of thing.

Sifting something is an activity. Sifting something is an activity.

Taking is an activity.

The sifting something activity has a value called the worth.

The sifting something activity has a number (called the tally).

The sifting something activity has a number.

Two directions are in the Yard.

The (- lamp -) is in the Yard.

A hoop, is in the Yard.

A pin and a nail are in the Yard. They are fixed in place.

Every gilded box is here.

Every goat is here with weight 3kg.

A goat is nowhere.

In the crate is nowhere.

On the crate is nowhere.

Ann likes every box.

Every box is liked by Ann.

The weight of the ball is not 5kg.

The weight of 5 is 3kg.

5 has weight 3kg.

There is a number.

There is a weight.

The ball has weight of 3kg.

Red is gaudy. Green is drab.

North is nothing.

East of the Field is nothing.

Down is nowhere.

The crate is a lamp which is a ball.

The crate does not contain the ball.

Ann does not like the ball.

A cup is a kind of thing. A cup can be full, half or empty. A cup can be full, half or empty.

A mug is a kind of thing. A mug can be hot or cold or tepid (this is its heat property).

The frob is a phrase number that varies.

The chosen is a property that varies.

The picked is a number valued property that varies.

The pocked is a frobs valued property that varies.

Loving relates a thing (called) to a thing.

Missing relates a thing (called X) to a thing when.

Hugging relate a thing to various people.

The nudging relation relates a thing to various people.

A thing has a number called the keeper. A thing has a number called the luck. Keeping relates one person (called the keeper) to various things.

Pairing relates various things to one person (called the luck).

A relation of quite a long name of more than thirty words so that nobody could ever want to write it in a story again since it takes so very much time to do relates a thing to a thing.
--- problems
NAME_UNUSABLE at "condition"
NAME_UNUSABLE at "storage"
NAME_UNUSABLE at "variable"
NAME_TAKEN at "Sifting"
ACTIVITY_NAME at "Taking"
OWNER_UNKNOWN at "The sifting something"
OWNER_UNKNOWN at "The sifting something"
PROPERTY_UNCALLED at "a number"
NAME_UNUSABLE at "Two directions"
NAME_UNUSABLE at "(- lamp -)"
COMMA_AT_END at "A hoop,"
NAME_UNUSABLE at "hoop,"
PRONOUN_UNCLEAR at "They"
EVERY_NOT_HERE at "Every gilded box"
EVERY_NOT_HERE at "Every goat"
KIND_PLACED at "A goat"
NOTHING_RELATED at "In the crate is nowhere"
NOTHING_RELATED at "On the crate is nowhere"
EVERY_NOT_HERE at "every box"
NOT_NEGATIVE at "The weight of the ball is not 5kg"
KIND_CANNOT_HAVE at "5"
KIND_CANNOT_HAVE at "5"
KIND_PLACED at "a number"
KIND_PLACED at "a weight"
MAP_NOT_A_ROOM at "North is nothing"
SAME_AS_ANOTHER at "The crate is a lamp which is a ball"
NOT_NEGATIVE at "The crate does not contain the ball"
NOT_NEGATIVE at "Ann does not like the ball"
KIND_UNKNOWN at "a phrase number"
KIND_UNKNOWN at "a frobs valued property"
RELATION_KIND_UNKNOWN at "a thing (called)"
RELATION_KIND_UNKNOWN at "a thing (called X) to a thing when"
PROPERTY_TWO_KINDS at "A thing has a number called the keeper"
PROPERTY_TWO_KINDS at "A thing has a number called the luck"
NAME_UNUSABLE at "relation of quite a long name of more than thirty words so that nobody could ever want to write it in a story again since it takes so very much time to do"
