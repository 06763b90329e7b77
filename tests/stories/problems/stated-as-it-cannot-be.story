Sentences about every one of a kind, values that have no properties, what is denied, and what is here: each is refused or understood.
--- source
The Lab is a room. A goat is a kind of animal. A goat called Bill is in the Lab. A goat can be calm. The Yard is north of the Lab. Colour is a kind of value. The colours are red and green. The crate is a container in the Lab. A thing has a number called size.

A which is a kind of thing.

Beat is a kind of value.

Every calm goat is here.

Every goat is here with size 5.

A goat is here.


West of the Lab is here.

The colour is here. Bill and the crate are in the Lab. They are calm.

Everything which is on the crate is here.

The sky is everywhere.

Every goat carries a hoof. Every goat wears its bell. Every person carries its own knife.

Loving relates one person to various people. The verb to love means the loving relation.

Bill loves every goat. Bill loves every calm goat.

Fondness relates various people to various colours. The verb to fancy means the fondness relation.

Bill fancies red. Bill fancies the red. Red fancies Bill. Bill fancies every colour.

Bill carries every goat.

The size of 5 is 6. 5 has size 6. The size of red is 6.

The size of Bill is not 5. The size of Bill is never 5.

There is a number. There is a colour. There are three colours. There is a number called six.

There is a coin which is in the crate. There is a goat who is in the Yard. There is a dime that is on the crate.

Bill is calm. Red is calm. The number 5 is calm.

Bill has size of 5. The crate has size is 7.

The examining action has a value called worth. The examining action has a number (called count). The examining action has a number. The examining action has a number called a and b.

Use scoring of at least 5. Use maximum things understood at once of at least 5. Use maximum things understood at once of exactly 50. Use maximum things understood at once of exactly 60.


A direction is here. A direction is in the Lab.

Bill does not carry the crate. Bill does not love the crate.

A thing called the name crate is in the Lab. A container called the name is in the Yard.

A mitten is a kind of thing that is usually wearable. A sock is a kind of thing which is always wearable. A muff is a kind of thing that is plain.

An antelope is always a goat. Guttering is red. Green is a colour. Red is green. Red is usually green. 
--- problems
LATER_NAME_USED at "The colour is here"
PRONOUN_UNCLEAR at "They"
RELATED_DESCRIBED at "Everything which is on the crate"
TWO_KINDS at "The sky is everywhere"
TWO_PLACES at "Every goat carries a hoof"
EVERY_NOT_HERE at "every goat"
EVERY_NOT_HERE at "every calm goat"
RELATION_WRONG_KIND at "Red fancies Bill"
EVERY_NOT_HERE at "every colour"
EVERY_NOT_HERE at "every goat"
KIND_CANNOT_HAVE at "5"
KIND_CANNOT_HAVE at "5"
PROPERTY_NOT_ALLOWED at "The size of red is 6"
NOT_NEGATIVE at "The size of Bill is not 5"
NOT_NEGATIVE at "The size of Bill is never 5"
KIND_PLACED at "a number"
KIND_PLACED at "a colour"
KIND_PLACED at "three colours"
CANNOT_HOLD at "There is a dime that is on the crate"
PROPERTY_NOT_ALLOWED at "Red is calm"
PROPERTY_NOT_ALLOWED at "The number 5 is calm"
SAME_AS_ANOTHER at "The crate has size is 7"
KIND_TOO_VAGUE at "a value"
VARIABLE_MANY at "a number (called count)"
PROPERTY_UNCALLED at "a number"
VARIABLE_MANY at "a number called a and b"
USE_OPTION_NOT_NUMBER at "scoring of at least 5"
USE_OPTION_UNKNOWN at "maximum things understood at once of exactly 50"
USE_OPTION_UNKNOWN at "maximum things understood at once of exactly 60"
PROPERTY_NOT_ALLOWED at "here"
KIND_PLACED at "A direction"
NOT_NEGATIVE at "Bill does not carry the crate"
NOT_NEGATIVE at "Bill does not love the crate"
VAGUE_ABOUT_ONE at "An antelope is always a goat"
SAME_AS_ANOTHER at "Guttering is red"
PROPERTY_NOT_ALLOWED at "green"
VAGUE_ABOUT_ONE at "Red is usually green"
