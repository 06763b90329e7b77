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
VALUE_WRONG_KIND at "red"
TWO_VALUES at "The price of the coin is "five""
VALUE_WRONG_KIND at "5"
SAME_AS_ANOTHER at "The coin is 5"
VALUE_WRONG_KIND at "red"
VALUE_WRONG_KIND at "5"
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
VALUE_WRONG_KIND at ""five""
TWO_VALUES at "The tally is Ann"
TWO_VALUES at "The tally is red"
VALUE_WRONG_KIND at "2kg"
VALUE_WRONG_KIND at "5"
VALUE_WRONG_KIND at "Ann"
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
VALUE_WRONG_KIND at "5"
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
VALUE_WRONG_KIND at "5"
VALUE_WRONG_KIND at "wibble"
VALUE_WRONG_KIND at ""two""
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
VALUE_WRONG_KIND at ""five""
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
VALUE_WRONG_KIND at "5"
SENTENCE_WITHOUT_EFFECT at "The description of the tally is "no""
VALUE_WRONG_KIND at "Jim"
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
'Ann is a woman in the Hall' puts Ann in one place, and 'Ann is in the Yard' in another. It can be in one place only.
'Ann is a woman in the Hall' puts Ann in one place, and 'The player is in the box' in another. It can be in one place only.
'The lamp is a device in the Hall' puts lamp in one place, and 'The lamp is part of Grounds' in another. It can be in one place only.
'Nothing is in the box' relates something to nothing. Leave it out.
'The pen is in nothing' relates something to nothing. Leave it out.
'Somebody' is a whole kind, so it cannot have a place. To make one thing of this kind, give it a name: 'a person called ...'.
The sentence 'The dog is either alive or dead' could not be understood.
'red' is of the wrong kind: it must be a number, but it is a colour.
'The price of the coin is "five"' gives a second, different value. The first one is 'The price of the coin is red'.
'5' is of the wrong kind: it must be a colour, but it is a number.
'The coin' and '5' are two different things, so one cannot be the other.
'red' is of the wrong kind: it must be a number, but it is a colour.
'5' is of the wrong kind: it must be a colour, but it is a number.
'weight 5kg' does not begin with the name of a property. To create a property, name its kind: 'A thing has a number called the price'. For what a person has, use 'carries': 'Bob carries a hat'.
'The coin is red and blue' gives a second, different value. The first one is 'The coin has colour 5'.
'The coin is not red' is negative. Sentences about places, relations and values can only say what is true.
'The Lane is in the Hall' is not possible: Hall is a room, which cannot hold things in this way.
'The Hall is in the box' is not possible: box is a container, which cannot hold things in this way.
'The Hall is in Ann' is not possible: Ann is a woman, which cannot hold things in this way.
'The box is in the box' puts box inside itself, directly or indirectly.
'The gate is a container' is not possible: gate is already a door.
'North is a container' is used in the map, but it is not a room or a door.
'North is a container' gives a door a third side, but a door connects two rooms.
'Ann is a door' is not possible: Ann is already a woman.
A new kind cannot be called 'colour': the name is taken.
There cannot be a kind of 'colour'. A new kind is a kind of object (thing, room, person ...) or of value.
'A room is a kind of thing' moves the kind room to a place where it cannot be in the hierarchy of kinds.
'A container has a room called the price' gives the property 'price' another kind, but it already holds a number.
'A thing has a text called the price' gives the property 'price' another kind, but it already holds a number.
'A number' cannot have properties, because the kind has too many values.
'"five"' is of the wrong kind: it must be a number, but it is a text.
'The tally is Ann' gives a second, different value. The first one is '"five"'.
'The tally is red' gives a second, different value. The first one is '"five"'.
'2kg' is of the wrong kind: it must be a number, but it is a weight.
'5' is of the wrong kind: it must be a colour, but it is a number.
'Ann' is of the wrong kind: it must be a colour, but it is a woman.
'The box is north of the coin' is used in the map, but it is not a room or a door.
'The coin is north of the Hall' gives a second destination for going north, which already leads to another place.
'The Hall is north of the Hall' gives a second destination for going north, which already leads to another place.
'The Attic is above nothing' relates something to nothing. Leave it out.
'Grounds is in the Yard' is not possible: Yard is a room, which cannot hold things in this way.
'Grounds is in the box' is not possible: box is a container, which cannot hold things in this way.
'The Yard is in Ann' is not possible: Ann is a woman, which cannot hold things in this way.
'Grounds is north of the Yard' is used in the map, but it is not a room or a door.
'Ann wears the Hall' is not possible: Ann is a woman, which cannot hold things in this way.
'Ann carries Ann' puts Ann inside itself, directly or indirectly.
'The lamp is part of the Hall' is not possible: lamp cannot be a part of something.
'The Hall is part of the lamp' is not possible: Hall cannot be a part of something.
'Ann owns 5' has no effect: it says nothing about the initial state of the world.
'5' is of the wrong kind: it must be a person, but it is a number.
A new relation cannot be called 'Owning': the name is taken.
'one wibble' is not a kind. A relation must say which kinds it relates.
'Loving2 relates people' is decided during play, so a sentence cannot make it true at the start.
'one person to one person' is not a kind. A relation must say which kinds it relates.
'the adoring relation' is not a relation or a property, so it cannot be the meaning of a verb.
'the coin' is not a relation or a property, so it cannot be the meaning of a verb.
The verb 'own' is already defined.
A new action cannot be called 'Humming': the name is taken.
'three things' is not a kind.
'wibble' is not a kind.
'Thumbing2' is not a name for an action. Write what is done, as in 'weighing' or 'weighing it on'.
'nothing in the dark' is not a kind.
'wibble based' is not a basis for a rulebook. Write a kind of value, 'action' or 'nothing', followed by 'based'.
'producing a wibble' cannot follow 'rulebook'. Only 'producing' and a kind of value can.
There is no rulebook called 'The flow2 rules'. Did you mean 'flow rules'?
There is no rulebook called 'The flow3 rules'. Did you mean 'flow rules'?
'sideways' is not a default outcome. Write 'success', 'failure' or 'no outcome'.
The extension 'Wibble by Nobody' was not found in the project's materials, in your extensions folder, or among those that come with Looseleaf.
There is no option called 'wibbling'.
There is no option called 'wibbling'.
A story cannot be released along with 'wibbles'. It can be with cover art, a solution, the source text, the library card, a website, an interpreter, a style sheet or a file, for example.
'5' is of the wrong kind: it must be a text, but it is a number.
'wibble' is of the wrong kind: it must be a text, but it is a thing.
'"two"' is of the wrong kind: it must be a number, but it is a text.
'the tally' is not a condition.
'play ends' is not a condition.
'5m' in 'A length specifies 5m' is not a kind of value. Define the kind before its notation: 'A weight is a kind of value.'
The notation in '1 specifies a width' is the same as that of a plain number.
The end of '1d specifies a depth with parts fathom and feet' is not a valid notation, starting from 'feet'.
The notation in '1kg specifies a breadth' is already used by another kind of value.
'a colour' in 'A weight times a weight specifies a colour' is not a kind of value. Define the kind before its notation: 'A weight is a kind of value.'
'a weight' in 'A weight times a wibble specifies a weight' is not a kind of value. Define the kind before its notation: 'A weight is a kind of value.'
'Understand "wibble" as' does not say what the words mean. Write what the player types, then 'as', then what it means: 'Understand "pot" as the kettle.'
'To' begins like a phrase definition, but it gives no words for the phrase.
'a thing is big if' does not say when it applies. Write 'if' or 'unless' and a condition, or a colon and the phrases that decide it.
'25:00 PM' is not a time of day or an event. After 'At', write a time, such as '9:30 AM', or 'the time when' and the name of an event.
'the rule' is not enough of a name for a rule. Write, for example, 'this is the creaking stairs rule'.
'The can't take yourself rule response (A) is 5' does not replace a response. Write a sentence such as 'The lamp rule response (A) is "It glows."'
There is no response called 'The wibble rule response (A)'.
The 'Table of Coins' has no column names. Write them on the second line, separated by tabs.
'wobble' is not a kind.
The column 'wubble (number)' occurs twice in this table.
'"five"' is of the wrong kind: it must be a number, but it is a text.
A row of the 'Table of Wabbles' has more entries than the table has columns, starting from '7'. Separate entries by tabs, and write each row on its own line.
There is no table called 'the Table of Nothing'. Did you mean 'table of coins'?
'The Hall contains the Hall' is not possible: Hall is a room, which cannot hold things in this way.
'The chest is a supporter' is not possible: chest is already a container.
'The dish is carried by the player' puts dish in one place, and 'The dish is in the box' in another. It can be in one place only.
'The blue door' and 'a door' are both descriptions of several things, so one cannot be the other.
'The blue door' is a whole kind, so it cannot have a place. To make one thing of this kind, give it a name: 'a door called ...'.
'The ghost is a room' is not possible: ghost is already a person.
'The player is Ann' gives a second, different value. The first one is 'Jim'.
'The player is a wibble' gives a second, different value. The first one is 'Jim'.
'The player is the box' gives a second, different value. The first one is 'Jim'.
'5' is of the wrong kind: it must be a text, but it is a number.
'The description of the tally is "no"' has no effect: it says nothing about the initial state of the world.
'Jim' is of the wrong kind: it must be a text, but it is a man.
'The wibble of Ann' and '5' are two different things, so one cannot be the other. Define the property before giving it a value: 'A thing has a number called the wibble.'
'wibble 5' does not begin with the name of a property. To create a property, name its kind: 'A thing has a number called the price'. For what a person has, use 'carries': 'Bob carries a hat'.
'a wibble' does not begin with the name of a property. To create a property, name its kind: 'A thing has a number called the price'. For what a person has, use 'carries': 'Bob carries a hat'.
'a wibble' is not a kind, so nothing can be made with 'called'.
'A wibble is usually red' is about one specific thing, so leave out 'usually', 'always', 'never' and similar words. They are for kinds.
'A thing' and 'wibble' are both descriptions of several things, so one cannot be the other.
'A container' is a whole kind, so it cannot have a place. To make one thing of this kind, give it a name: 'a container called ...'.
'A device' is a whole kind, so it cannot have a place. To make one thing of this kind, give it a name: 'a device called ...'.
'The box contains five' is decided during play, so a sentence cannot make it true at the start.
'coins' is not a kind, so nothing can be made with 'called'.
'Five are in the Yard' is decided during play, so a sentence cannot make it true at the start.
'It' and 'a hat' are two different things, so one cannot be the other. If 'hat' is a sort of thing, make a kind of it: 'A hat is a kind of thing.'
'They' and 'hats' are two different things, so one cannot be the other. If 'hats' is a property, define it first: 'A thing can be hats.'
'A' is not a kind, so nothing can be made with 'called'.
'A room called the box is north of the Hall' is not possible: box is already a container.
'A room called the box is north of the Hall' gives a second destination for going north, which already leads to another place.
'On the Hall is a thing' is not possible: Hall is a room, which cannot hold things in this way.
'North of here is the Attic2' is used in the map, but it is not a room or a door.
'South of it is here' has no effect: it says nothing about the initial state of the world.
'Jim is kin to nobody' relates something to nothing. Leave it out.
'The pen is in nobody' relates something to nothing. Leave it out.
'Nobody is kin to Jim' relates something to nothing. Leave it out.
'Jim is married to nobody' relates something to nothing. Leave it out.
'Nobody' and 'a person' are two different things, so one cannot be the other.
'The cup is carried by nobody' relates something to nothing. Leave it out.
'No one is in the Hall' relates something to nothing. Leave it out.
