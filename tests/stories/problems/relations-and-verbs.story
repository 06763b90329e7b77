Sides, partners and parts of verbs.
--- source
The Camp is a room. Ada is a woman in the Camp. Ben is a man in the Camp. Cy is a man in the Camp.

Trusting relates one person to glockenspiels.

Owing relates three people to one person.

Leading relates one person to various people. The verb to lead means the leading relation. Ada leads Ben. Cy leads Ben.

The verb to trust means the trust relation.

The verb to lead means the containment relation.

The verb to vex (he vexes, they vex, he vexed, it is vexed, he is vexing, loudly) means the leading relation.

Seeing relates a person (called X) to a person (called Y) when X is Y. The verb to observe means the seeing relation. Ada observes Ben.

The plural of goose is "geese".

Either Ada or Ben or Cy is happy.

Ada can be either happy or sad or grim.

Use fast American dialects.

Use dynamic memory allocation of at least blue.

Version two of the Camp Rules by Ada begins here.

The greeting is always "Hello".
--- problems
RELATION_KIND_UNKNOWN at "glockenspiels"
RELATION_KIND_UNKNOWN at "three people"
RELATION_TWICE at "Cy leads Ben"
VERB_MEANING_UNKNOWN at "the trust relation"
VERB_TWICE at "lead"
VERB_PARTS at "The verb to vex (he vexes, they vex, he vexed, it is vexed, he is vexing, loudly) means the leading relation"
VERB_NOT_ASSERTED at "Ada observes Ben"
PLURAL_QUOTED at "The plural of goose is "geese""
SAME_AS_ANOTHER at "Either Ada or Ben or Cy is happy"
EITHER_OF_TWO at "either happy or sad or grim"
USE_OPTION_UNKNOWN at "fast American dialects"
USE_OPTION_UNKNOWN at "dynamic memory allocation of at least blue"
SENTENCE_UNKNOWN at "Version two of the Camp Rules by Ada begins here"
