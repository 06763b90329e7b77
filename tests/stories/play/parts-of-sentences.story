Where the parts of a sentence belong: what a total is over, what a list after "not" denies, what lies in a direction, verbs with a preposition.
--- source
"Parts of Sentences"

The Yard is a room. The Shed is north of the Yard.
A thing has a number called weight. The weight of a thing is usually 3.
The sack is a container in the Yard. The hen and the goose are in the Yard.

Instead of jumping: say "[if the total weight of things in the sack is greater than 5]Heavy[otherwise]Light[end if]."
Definition: a container is strained if the total weight of things in it is at least 6.
Instead of rubbing the sack: say "[if the sack is strained]Strained[otherwise]Slack[end if]."

Before printing the name of the hen while not examining, pushing or pulling: say "brown ".
Instead of examining the hen: say "The [hen]."
Instead of pushing the hen: say "The [hen]."
Instead of touching the hen: say "The [hen]."

Instead of waiting: say "[if the room north from the location is not a room]No[otherwise]A[end if] room north, [if the room inside from the location is not a room]no[otherwise]a[end if] room inside, [if a room is north from the location]some[otherwise]none[end if]."

To shout at is a verb. To acquire is a verb. To take is a verb.
Wording relates various verbs to various things. The verb to word means the wording relation. The verb acquire words the hen. The verb take words the hen.
Instead of thinking: say "[We] [adapt the verb shout at] it, [we] [adapt the verb shout at in past tense] it. [List of verbs that word the hen]."
--- play

Parts of Sentences
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a sack (empty), a brown hen and a goose here.

>jump
Light.

>rub sack
Slack.

>put hen in sack
(taking the brown hen to begin with)
You put the brown hen into the sack.

>put goose in sack
(taking the goose to begin with)
You put the goose into the sack.

>jump
Heavy.

>rub sack
Strained.

>x hen
The hen.

>push hen
The hen.

>touch hen
The brown hen.

>z
A room north, no room inside, some.

>think
You shout at it, you shouted at it. verb take and verb acquire.

>
