Parts of a value that are missing or given twice, most of a kind, actions and variables without a name, and phrases whose parameters nothing separates.
--- source
Lab is a room. A weight is a kind of value. 5kg3g specifies a weight with parts kilos and grams.
Jumping are an action applying to nothing.
The is an action applying to nothing.
To add (X - a number) (Y - a number): say "[X] and [Y].".
When play begins: add 2 3.
When play begins: say weight with grams part 5.
When play begins: say weight with kilos part 5 kilos part 4.
When play begins: say weight with kilos part 5 lumps part 4.
When play begins: say weight with kilos part "a" grams part 4.
When play begins: say weight with kilos part 5.
When play begins: say lumps part of 5kg3g.
When play begins: say number with lumps part 5.
Most doors are open. Most wanted is a room. Most Loved is a room. 
Most wins.
The limit is a number that varies. The limit is the tally. The tally is a number that varies.
Count is a number that varies and a topic.
The is a number that varies.
Subject is a topic that varies.
Worth is a value that varies. Sum is a bunch that varies.
--- problems
SENTENCE_UNKNOWN at "Jumping are an action applying to nothing"
NAME_UNUSABLE at "The"
PARAMETERS_SIDE_BY_SIDE at "add (X - a number) (Y - a number)"
PHRASE_UNKNOWN at "say weight with grams part 5"
PHRASE_UNKNOWN at "say weight with kilos part 5 kilos part 4"
PHRASE_UNKNOWN at "say weight with kilos part 5 lumps part 4"
PHRASE_UNKNOWN at "say weight with kilos part "a" grams part 4"
PHRASE_UNKNOWN at "say weight with kilos part 5"
PHRASE_UNKNOWN at "say lumps part of 5kg3g"
PHRASE_UNKNOWN at "say number with lumps part 5"
QUANTITY_ASSERTED at "Most doors are open"
QUANTITY_ASSERTED at "Most wanted is a room"
QUANTITY_ASSERTED at "Most wins"
VARIABLE_FROM_VARIABLE at "the tally"
VARIABLE_MANY at "Count is a number that varies and a topic"
NAME_UNUSABLE at "The"
TOPIC_VARIES at "Subject is a topic that varies"
KIND_TOO_VAGUE at "Worth is a value that varies"
KIND_UNKNOWN at "a bunch"
