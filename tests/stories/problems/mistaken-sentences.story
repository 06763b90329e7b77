Sentences that cannot be so, which the reference refuses too: what is said of things, kinds, places, relations, actions, rules and tables.
--- source
"M"

The Hall is a room. The Yard is north of the Hall. Ann is a woman in the Hall. Jim is a man in the Hall. The box is a container in the Hall. The lamp is a device in the Hall. The coin is a thing.
A colour is a kind of value. The colours are red and blue. A thing has a colour. A thing has a number called the price.
Kinship relates people to each other in groups. The verb to be kin to means the kinship relation. Owning relates one person to various things. The verb to own means the owning relation. Grounds is a region. The Yard is in Grounds. The gate is a door. The gate is east of the Yard and west of the Lane.
A weight is a kind of value. 10kg specifies a weight. The tally is a number that varies. Humming is an action applying to nothing. The tide rules are a rulebook. A season is a scene.

Nothing is in the box.

The pen is in nothing.

Somebody is in the Yard.

The dog is either alive or dead.

The price of the coin is red.

The price of the coin is "five".

The colour of the coin is 5.

The coin is 5.

The coin has price red.

The coin has colour 5.

The coin has weight 5kg.

The coin is red and blue.

The coin is not red.

The Lane is in the Hall.

The Hall is in the box.

The Hall is in Ann.

The box is in the box.

The gate is a container.

North is a container.

Ann is a door.

A colour is a kind of thing.

A thing is a kind of colour.

A room is a kind of thing.

A container has a room called the price.

A thing has a text called the price.

A number can be old.

The tally is "five".

The tally is Ann.

The tally is red.

The count is a number that varies. The count is usually 2kg.

The hue is a colour which varies. The hue is 5.

The hue2 is a colour which varies. The hue2 is Ann.

The box is north of the coin.

The coin is north of the Hall.

The Hall is north of the Hall.

The Attic is above nothing.

Grounds is in the Yard.

Grounds is in the box.

The Yard is in Ann.

Grounds is north of the Yard.

Ann wears the Hall.

Ann carries Ann.

The lamp is part of the Hall.

The lamp is part of Grounds.

The Hall is part of the lamp.

The coin owns Ann.

Ann owns 5.

Jim is kin to 5.

Owning relates one person to various things.

Loving relates one wibble to various things.

Loving2 relates people.

Loving3 relates one person to one person to one person.

The verb to adore means the adoring relation.

The verb to adore2 means the coin.

The verb to own means the kinship relation.

Humming is an action applying to nothing.

Strumming is an action applying to three things.

Drumming is an action applying to one wibble.

Thumbing2 is an action.

Thumbing3 is an action out of world applying to nothing in the dark.

The ebb rules are a wibble based rulebook.

The flow rules are a number based rulebook producing a wibble.

The flow2 rules have outcomes wet and.

The flow3 rules have default success and default failure.

The tide rules have default sideways.

Include Wibble by Nobody.

Use wibbling.

Use american dialect and wibbling.

Release along with wibbles.

The story headline is 5.

The story genre is wibble.

The release number is "two".

A season begins when the tally.

A season begins when play ends.

A length is a kind of value. A length specifies 5m.

A width is a kind of value. 1 specifies a width.

A depth is a kind of value. 1d specifies a depth with parts fathom and feet.

A breadth is a kind of value. 1b specifies a breadth. 1kg specifies a breadth.

A weight times a weight specifies a colour.

A weight times a wibble specifies a weight.

Understand "wibble" as.

To: say "no".

Definition: a thing is big if.

At 25:00 PM: say "no".

This is the rule: say "no".

The can't take yourself rule response (A) is 5.

The wibble rule response (A) is "no".

Table of Coins

Table of Wibbles
wibble (wobble)
5

Table of Wubbles
wubble (number)	wubble (number)
5	6

Table of Webbles
webble (number)
"five"

Table of Wabbles
wabble (number)	wibble2
5	6	7

Some coins2 are defined by the Table of Nothing.

The Hall contains the Hall.

Ann is in the Hall. Ann is in the Yard.

The chest is a container. The chest is a supporter.

The dish is carried by the player. The dish is in the box.

The blue door is a door. The blue door is north of the Hall and south of the Hall.

The ghost is a person. The ghost is a thing. The ghost is a room.

The player is in the box. The player is Jim. The player is Ann.

The player is a wibble.

The player is the box.

The description of Ann is 5.

The description of the tally is "no".

The printed name of Ann is Jim.

The wibble of Ann is 5.

Ann has wibble 5.

Ann has a wibble.

Ann has a wibble called the wobble.

A wibble is usually red.

A thing is usually wibble.

A container is usually in the Hall.

A device is seldom in the box.

The box contains five.

The box contains coins called the gold.

Five are in the Yard.

It is a hat.

They are hats.

A called thing is in the Hall.

A room called the box is north of the Hall.

On the Hall is a thing.

North of here is the Attic2. Here is a mat.

The Attic3 is a room. South of it is here.

Jim is kin to nobody.

The pen is in nobody.

Nobody is kin to Jim.

Marriage relates one person to another (called the spouse). The verb to be married to means the marriage relation.

Jim is married to nobody.

Nobody is a person.

The cup is carried by nobody.

No one is in the Hall.
--- problems
TWO_PLACES at "Ann is a woman in the Hall"
TWO_PLACES at "Ann is a woman in the Hall"
TWO_PLACES at "The lamp is a device in the Hall"
NOTHING_RELATED at "Nothing is in the box"
NOTHING_RELATED at "The pen is in nothing"
KIND_PLACED at "Somebody"
SENTENCE_UNKNOWN at "The dog is either alive or dead"
CONSTANT_UNKNOWN at "red"
TWO_VALUES at "The price of the coin is "five""
CONSTANT_UNKNOWN at "5"
SAME_AS_ANOTHER at "The coin is 5"
CONSTANT_UNKNOWN at "red"
CONSTANT_UNKNOWN at "5"
PROPERTY_UNKNOWN at "weight 5kg"
TWO_VALUES at "The coin is red and blue"
NOT_NEGATIVE at "The coin is not red"
CANNOT_HOLD at "The Lane is in the Hall"
CANNOT_HOLD at "The Hall is in the box"
CANNOT_HOLD at "The Hall is in Ann"
PLACE_IN_CIRCLE at "The box is in the box"
TWO_KINDS at "The gate is a container"
MAP_NOT_A_ROOM at "North is a container"
DOOR_TOO_MANY_SIDES at "North is a container"
TWO_KINDS at "Ann is a door"
NAME_TAKEN at "colour"
KIND_OF_THAT at "colour"
KIND_FUNDAMENTAL at "A room is a kind of thing"
PROPERTY_TWO_KINDS at "A container has a room called the price"
PROPERTY_TWO_KINDS at "A thing has a text called the price"
KIND_HAS_NO_PROPERTIES at "A number"
CONSTANT_UNKNOWN at ""five""
TWO_VALUES at "The tally is Ann"
TWO_VALUES at "The tally is red"
CONSTANT_UNKNOWN at "2kg"
CONSTANT_UNKNOWN at "5"
VALUE_WRONG_KIND at "Ann"
MAP_NOT_A_ROOM at "The box is north of the coin"
MAP_NOT_A_ROOM at "The box is north of the coin"
MAP_TWO_WAYS at "The coin is north of the Hall"
MAP_TWO_WAYS at "The Hall is north of the Hall"
NOTHING_RELATED at "The Attic is above nothing"
CANNOT_HOLD at "Grounds is in the Yard"
CANNOT_HOLD at "Grounds is in the box"
CANNOT_HOLD at "The Yard is in Ann"
MAP_NOT_A_ROOM at "Grounds is north of the Yard"
CANNOT_HOLD at "Ann wears the Hall"
PLACE_IN_CIRCLE at "Ann carries Ann"
PART_NOT_THING at "The lamp is part of the Hall"
PART_NOT_THING at "The Hall is part of the lamp"
SENTENCE_WITHOUT_EFFECT at "Ann owns 5"
CONSTANT_UNKNOWN at "5"
NAME_TAKEN at "Owning"
RELATION_KIND_UNKNOWN at "one wibble"
VERB_NOT_ASSERTED at "Loving2 relates people"
RELATION_KIND_UNKNOWN at "one person to one person"
VERB_MEANING_UNKNOWN at "the adoring relation"
VERB_MEANING_UNKNOWN at "the coin"
VERB_TWICE at "own"
NAME_TAKEN at "Humming"
KIND_UNKNOWN at "three things"
KIND_UNKNOWN at "wibble"
ACTION_NAME at "Thumbing2"
KIND_UNKNOWN at "nothing in the dark"
RULEBOOK_BASIS at "wibble based"
RULEBOOK_TAIL at "producing a wibble"
RULEBOOK_UNKNOWN at "The flow2 rules"
RULEBOOK_UNKNOWN at "The flow3 rules"
OUTCOME_DEFAULT_UNKNOWN at "The tide rules have default sideways"
EXTENSION_UNKNOWN at "Wibble by Nobody"
USE_OPTION_UNKNOWN at "wibbling"
USE_OPTION_UNKNOWN at "wibbling"
RELEASE_UNKNOWN at "wibbles"
CONSTANT_UNKNOWN at "5"
CONSTANT_UNKNOWN at "wibble"
CONSTANT_UNKNOWN at ""two""
CONDITION_UNKNOWN at "the tally"
CONDITION_UNKNOWN at "play ends"
NOTATION_KIND_UNKNOWN at "A length specifies 5m"
NOTATION_IS_NUMBER at "1 specifies a width"
NOTATION_UNCLEAR at "1d specifies a depth with parts fathom and feet"
NOTATION_TAKEN at "1kg specifies a breadth"
NOTATION_KIND_UNKNOWN at "A weight times a weight specifies a colour"
NOTATION_KIND_UNKNOWN at "A weight times a wibble specifies a weight"
UNDERSTAND_NO_AS at "Understand "wibble" as"
PHRASE_FORM at "To"
DEFINITION_NO_CONDITION at "a thing is big if"
RULE_TIME_UNKNOWN at "25:00 PM"
RULE_NAMELESS at "the rule"
RESPONSE_FORM at "The can't take yourself rule response (A) is 5"
RESPONSE_UNKNOWN at "The wibble rule response (A)"
TABLE_WITHOUT_COLUMNS at "Table of Coins"
KIND_UNKNOWN at "wobble"
TABLE_COLUMN_TWICE at "Table of Wubbles"
CONSTANT_UNKNOWN at "Table of Webbles"
TABLE_ROW_TOO_LONG at "Table of Wabbles"
TABLE_UNKNOWN at "Some coins2 are defined by the Table of Nothing"
CANNOT_HOLD at "The Hall contains the Hall"
TWO_KINDS at "The chest is a supporter"
TWO_PLACES at "The dish is carried by the player"
DESCRIPTIONS_SAME at "The blue door is a door"
KIND_PLACED at "The blue door"
TWO_KINDS at "The ghost is a room"
TWO_VALUES at "The player is Ann"
TWO_VALUES at "The player is a wibble"
TWO_VALUES at "The player is the box"
CONSTANT_UNKNOWN at "5"
SENTENCE_WITHOUT_EFFECT at "The description of the tally is "no""
CONSTANT_UNKNOWN at "Jim"
SAME_AS_ANOTHER at "The wibble of Ann is 5"
PROPERTY_UNKNOWN at "wibble 5"
PROPERTY_UNKNOWN at "a wibble"
CALLED_WITHOUT_KIND at "a wibble"
VAGUE_ABOUT_ONE at "A wibble is usually red"
DESCRIPTIONS_SAME at "A thing is usually wibble"
KIND_PLACED at "A container"
KIND_PLACED at "A device"
VERB_NOT_ASSERTED at "The box contains five"
CALLED_WITHOUT_KIND at "coins"
VERB_NOT_ASSERTED at "Five are in the Yard"
SAME_AS_ANOTHER at "It is a hat"
SAME_AS_ANOTHER at "They are hats"
CALLED_WITHOUT_KIND at "A"
TWO_KINDS at "A room called the box is north of the Hall"
MAP_TWO_WAYS at "A room called the box is north of the Hall"
CANNOT_HOLD at "On the Hall is a thing"
MAP_NOT_A_ROOM at "North of here is the Attic2"
SENTENCE_WITHOUT_EFFECT at "South of it is here"
NOTHING_RELATED at "Jim is kin to nobody"
NOTHING_RELATED at "The pen is in nobody"
NOTHING_RELATED at "Nobody is kin to Jim"
NOTHING_RELATED at "Jim is married to nobody"
SAME_AS_ANOTHER at "Nobody is a person"
NOTHING_RELATED at "The cup is carried by nobody"
NOTHING_RELATED at "No one is in the Hall"
--- sentences
'Ann is a woman in the Hall' puts Ann in a place, but it is put elsewhere as well: Ann is in the Yard.
'Ann is a woman in the Hall' puts Ann in a place, but it is put elsewhere as well: The player is in the box.
'The lamp is a device in the Hall' puts lamp in a place, but it is put elsewhere as well: The lamp is part of Grounds.
'Nothing is in the box' relates something to nothing, which need not be said.
'The pen is in nothing' relates something to nothing, which need not be said.
'Somebody' speaks of a whole kind, so I cannot put it in one place. To make one of them, give it a name: 'a person called ...'.
I could not make sense of the sentence 'The dog is either alive or dead'.
I do not understand 'red' as a value; number was expected here.
'The price of the coin is "five"' gives a second, different value: it was already said to be 'The price of the coin is red'.
I do not understand '5' as a value; colour was expected here.
You seem to say that 'The coin' is the same as '5', but these are two different things.
I do not understand 'red' as a value; number was expected here.
I do not understand '5' as a value; colour was expected here.
You give 'weight 5kg' as a property, but I know no property that begins so. A property is made with its kind, 'A thing has a number called the price', and what somebody has with him is carried: 'Bob carries a hat'.
'The coin is red and blue' gives a second, different value: it was already said to be 'The coin has colour 5'.
'The coin is not red' says what is not so; of places, relations and values I can only be told what is.
'The Lane is in the Hall' has Hall hold something in a way that a room cannot.
'The Hall is in the box' has box hold something in a way that a container cannot.
'The Hall is in Ann' has Ann hold something in a way that a woman cannot.
'The box is in the box' puts box inside itself, directly or by way of what it is in.
'The gate is a container' makes gate something that it cannot be: it is already a door.
'North is a container' takes part in the map, but it is neither a room nor a door.
'North is a container' gives a door a third side, but a door stands between two rooms.
'Ann is a door' makes Ann something that it cannot be: it is already a woman.
You make a new kind called 'colour', but something of that name exists already.
You make something a kind of 'colour', but new kinds can only be kinds of object (thing, room, person ...) or of value.
'A room is a kind of thing' would move the kind room to a place among the kinds where it cannot stand.
In 'A container has a room called the price' the property 'price' gets another kind than it has already: it holds a number.
In 'A thing has a text called the price' the property 'price' gets another kind than it has already: it holds a number.
You give 'A number' something that it can be, but there are too many values of that kind for each to have properties.
I do not understand '"five"' as a value; number was expected here.
'The tally is Ann' gives a second, different value: it was already said to be '"five"'.
'The tally is red' gives a second, different value: it was already said to be '"five"'.
I do not understand '2kg' as a value; number was expected here.
I do not understand '5' as a value; colour was expected here.
'Ann' cannot be the value here: colour was expected, but it is woman.
'The box is north of the coin' takes part in the map, but it is neither a room nor a door.
'The box is north of the coin' takes part in the map, but it is neither a room nor a door.
'The coin is north of the Hall' leads north to two different places.
'The Hall is north of the Hall' leads north to two different places.
'The Attic is above nothing' relates something to nothing, which need not be said.
'Grounds is in the Yard' has Yard hold something in a way that a room cannot.
'Grounds is in the box' has box hold something in a way that a container cannot.
'The Yard is in Ann' has Ann hold something in a way that a woman cannot.
'Grounds is north of the Yard' takes part in the map, but it is neither a room nor a door.
'Ann wears the Hall' has Ann hold something in a way that a woman cannot.
'Ann carries Ann' puts Ann inside itself, directly or by way of what it is in.
'The lamp is part of the Hall' makes lamp a part of something, which it cannot be.
'The Hall is part of the lamp' makes Hall a part of something, which it cannot be.
I can read 'Ann owns 5', but nothing would come of it: it says nothing that I could write down of the world at the start.
I do not understand '5' as a value; person was expected here.
You make a new relation called 'Owning', but something of that name exists already.
This relation should say what it relates to what, but 'one wibble' does not name a kind that I know.
'Loving2 relates people' holds or not as the play goes, so a sentence cannot make it true at the start.
This relation should say what it relates to what, but 'one person to one person' does not name a kind that I know.
You say that the verb means 'the adoring relation', but I know no relation or property of that name.
You say that the verb means 'the coin', but I know no relation or property of that name.
The verb 'own' has a meaning already.
You make a new action called 'Humming', but something of that name exists already.
You wrote 'three things' where the name of a kind should stand, but I know no kind called that.
You wrote 'wibble' where the name of a kind should stand, but I know no kind called that.
'Thumbing2' cannot be the name of an action: it should say what is done, as 'weighing' or 'weighing it on' does.
You wrote 'nothing in the dark' where the name of a kind should stand, but I know no kind called that.
I do not know what a rulebook could be based on when it is 'wibble based': it should be a kind of value, 'action' or 'nothing', followed by 'based'.
After 'rulebook' there can only be 'producing' and a kind of value, but you wrote 'producing a wibble'.
I know of no rulebook called 'The flow2 rules'. Perhaps 'flow rules' was meant.
I know of no rulebook called 'The flow3 rules'. Perhaps 'flow rules' was meant.
The default of a rulebook is 'success', 'failure' or 'no outcome', but you wrote 'sideways'.
I could not find the extension 'Wibble by Nobody': it is neither in the project's materials, nor among your own extensions, nor among those that come with Looseleaf.
I know no option called 'wibbling'.
I know no option called 'wibbling'.
I do not know how a story could be released along with 'wibbles'. It can be with cover art, a solution, the source text, the library card, a website, an interpreter, a style sheet or a file, for instance.
I do not understand '5' as a value; text was expected here.
I do not understand 'wibble' as a value; text was expected here. Perhaps 'wubble' was meant.
I do not understand '"two"' as a value; number was expected here.
I do not understand 'the tally' as something that is so or not so.
I do not understand 'play ends' as something that is so or not so.
In 'A length specifies 5m', I do not know a kind of value called '5m'. The kind has to be made before its notation: 'A weight is a kind of value.'
The notation in '1 specifies a width' is the way a number is written, so I could not tell the two apart.
I could not follow the end of '1d specifies a depth with parts fathom and feet', from 'feet' on.
The notation in '1kg specifies a breadth' is how values of another kind are written already, so I could not tell the two apart.
In 'A weight times a weight specifies a colour', I do not know a kind of value called 'a colour'. The kind has to be made before its notation: 'A weight is a kind of value.'
In 'A weight times a wibble specifies a weight', I do not know a kind of value called 'a weight'. The kind has to be made before its notation: 'A weight is a kind of value.'
You wrote 'Understand "wibble" as', but an Understand sentence needs 'as' between what is typed and what it means: 'Understand "pot" as the kettle.'
'To' begins like the definition of a phrase, but does not say which words invoke it.
'a thing is big if' does not say when it is so: 'if' or 'unless' and a condition should follow, or a colon and what decides it.
A rule that begins with 'At' happens at a time of day, or 'at the time when' something named comes to pass; I do not understand '25:00 PM' as either.
A rule needs more of a name than 'the rule', since there are many rules: 'this is the creaking stairs rule', say.
A response is replaced by a sentence like 'The lamp rule response (A) is "It glows."', but you wrote 'The can't take yourself rule response (A) is 5'.
I know of no response called 'The wibble rule response (A)'.
The 'Table of Coins' should have the names of its columns on its second line, with tabs between them.
You wrote 'wobble' where the name of a kind should stand, but I know no kind called that.
The column 'wubble (number)' stands twice in this table.
I do not understand '"five"' as a value; number was expected here.
A row of the 'Table of Wabbles' has more entries than the table has columns, from '7' on. Entries are divided by tabs, and each row stands on a line of its own.
'the Table of Nothing' should name a table, but I know none of that name. Perhaps 'table of coins' was meant.
'The Hall contains the Hall' has Hall hold something in a way that a room cannot.
'The chest is a supporter' makes chest something that it cannot be: it is already a container.
'The dish is carried by the player' puts dish in a place, but it is put elsewhere as well: The dish is in the box.
'The blue door' and 'a door' are both descriptions of many things, so I cannot take the one to be the other.
'The blue door' speaks of a whole kind, so I cannot put it in one place. To make one of them, give it a name: 'a door called ...'.
'The ghost is a room' makes ghost something that it cannot be: it is already a person.
'The player is Ann' gives a second, different value: it was already said to be 'Jim'.
'The player is a wibble' gives a second, different value: it was already said to be 'Jim'.
'The player is the box' gives a second, different value: it was already said to be 'Jim'.
I do not understand '5' as a value; text was expected here.
I can read 'The description of the tally is "no"', but nothing would come of it: it says nothing that I could write down of the world at the start.
I do not understand 'Jim' as a value; text was expected here.
You seem to say that 'The wibble of Ann' is the same as '5', but these are two different things. A property is made before it has a value: 'A thing has a number called the price.'
You give 'wibble 5' as a property, but I know no property that begins so. A property is made with its kind, 'A thing has a number called the price', and what somebody has with him is carried: 'Bob carries a hat'.
You give 'a wibble' as a property, but I know no property that begins so. A property is made with its kind, 'A thing has a number called the price', and what somebody has with him is carried: 'Bob carries a hat'.
'Called' gives a name to something of a kind that I know, but 'a wibble' is no kind.
'A wibble is usually red' speaks of one definite thing, so say simply what is so: 'usually', 'always', 'never' and the like are for kinds.
'A thing' and 'wibble' are both descriptions of many things, so I cannot take the one to be the other.
'A container' speaks of a whole kind, so I cannot put it in one place. To make one of them, give it a name: 'a container called ...'.
'A device' speaks of a whole kind, so I cannot put it in one place. To make one of them, give it a name: 'a device called ...'.
'The box contains five' holds or not as the play goes, so a sentence cannot make it true at the start.
'Called' gives a name to something of a kind that I know, but 'coins' is no kind.
'Five are in the Yard' holds or not as the play goes, so a sentence cannot make it true at the start.
You seem to say that 'It' is the same as 'a hat', but these are two different things.
You seem to say that 'They' is the same as 'hats', but these are two different things. If 'hats' is a property, it has to be made: 'A thing can be hats.'
'Called' gives a name to something of a kind that I know, but 'A' is no kind.
'A room called the box is north of the Hall' makes box something that it cannot be: it is already a container.
'A room called the box is north of the Hall' leads north to two different places.
'On the Hall is a thing' has Hall hold something in a way that a room cannot.
'North of here is the Attic2' takes part in the map, but it is neither a room nor a door.
I can read 'South of it is here', but nothing would come of it: it says nothing that I could write down of the world at the start.
'Jim is kin to nobody' relates something to nothing, which need not be said.
'The pen is in nobody' relates something to nothing, which need not be said.
'Nobody is kin to Jim' relates something to nothing, which need not be said.
'Jim is married to nobody' relates something to nothing, which need not be said.
You seem to say that 'Nobody' is the same as 'a person', but these are two different things. Perhaps 'persons' was meant.
'The cup is carried by nobody' relates something to nothing, which need not be said.
'No one is in the Hall' relates something to nothing, which need not be said.
