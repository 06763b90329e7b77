Names, numbers of things and places where only one thing can be meant.
--- source
The broom is here.

The Hall is a room. The lamp is in the Hall. A number can be lucky.

"At the door"

The if is a kind of value.

Nowhere is a container.

In the Hall is every container.

The lamp is every container.

Two men called Ned are in the Hall.

A spoon is a kind of thing. Most spoons are in the Hall.

The grades are a kind of value. The grades are low and high. Low is in the Hall.

The Hall is part of the lamp.

If a thing is scenery, it is fixed in place.

A scenery thing is always fixed in place.

A thing can be wooden. The lamp with glow 4 is in the Hall.

A text has a number called the length.

A list of numbers can be long.

The greeting is a text that varies. The man is a number that varies.

The File of Ebbs is called "ebbs". The File of Ebbs is called "flow".

A crate is a kind of container. Every man carries a crate. A crate is part of every crate.

A thing can be scenery or tall.

The verb to vex (she vexes, they vexen maybe, sort of) means the containment relation.

Minding relates one thing (called the minder) to one thing (called the minded).

Fearing relates various things to various things (called the fright).

Liking relates various people to various things. The verb to like means the liking relation.

A cake is a kind of thing. Every man likes the lamp. Ned likes every cake.

The examine supporters rule is north.

A weight is a kind of value. 1kg specifies a weight. A length unit is a kind of value. 1cm specifies a length unit. A thing has a weight.

Definition: a thing is heavy if its weight is 5kg or more.

Definition: a thing is lonely if it is nowhere.

When play begins: now the lamp is lonely; now the lamp is heavy; now every container is empty.

When play begins: if the lamp is heavier than 2kg or the lamp is heavier than the broom, say "Ho."; if the lamp is heavier than 3cm, say "Hm."
--- problems
HERE_NOWHERE at "The broom is here"
KIND_HAS_NO_PROPERTIES at "A number"
NAME_UNUSABLE at "Nowhere"
EVERY_NOT_HERE at "every container"
EVERY_NOT_HERE at "every container"
ONE_CALLED at "Two men called Ned are in the Hall"
QUANTITY_ASSERTED at "Most spoons are in the Hall"
VERB_NOT_ASSERTED at "Low is in the Hall"
PART_NOT_THING at "The Hall is part of the lamp"
SENTENCE_UNKNOWN at "If a thing is scenery, it is fixed in place"
IMPLICATION_CERTAIN at "A scenery thing is always fixed in place"
NAME_WITH at "The lamp with glow 4"
KIND_CANNOT_HAVE at "A text"
KIND_HAS_NO_PROPERTIES at "A list of numbers"
NAME_TAKEN at "The man"
NAME_TAKEN at "File of Ebbs"
ASSEMBLY_ENDLESS at "A crate is part of every crate"
VERB_PARTS at "The verb to vex (she vexes, they vexen maybe, sort of) means the containment relation"
RELATION_SIDES at "Minding relates one thing (called the minder) to one thing (called the minded)"
RELATION_SIDES at "Fearing relates various things to various things (called the fright)"
EVERY_NOT_HERE at "every cake"
SAME_AS_ANOTHER at "The examine supporters rule is north"
NOW_DEFINED at "the lamp is lonely"
NOW_DEFINED at "the lamp is heavy"
NOW_DEFINED at "every container is empty"
CONDITION_UNKNOWN at "the lamp is heavier than 3cm"
