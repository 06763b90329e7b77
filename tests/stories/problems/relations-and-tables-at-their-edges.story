Inclusions, hints for the map, relations and tables that are just refused, beside those that are just taken.
--- source
The Yard is a room. The Barn is a room. The crate is an open container in the Yard. The ball is in the crate. Ann is a woman in the Yard. Bob is a man in the Barn. The shelf is a supporter in the Yard. The Farm is a region.

Hue is a kind of value. The hues are red, green and grey. A thing has a hue. Weight is a kind of value. 10kg specifies a weight. A thing has a weight. A thing has a number called the size. A thing can be neat or messy. The tally is a number that varies. The hoard is a container that varies. A person has a person called the boss. A person has a number called the age. Liking relates various people to various things. The neap rules are a rulebook. This is the neap rule: do nothing. Detail is a kind of value. The details are quiet and loud. The detail work is a thing. Gala is a scene.

Include (- -) in the preform grammar. Include (- -) after "a" in "b". Include (- -) before "a" on "b". Include (- -) after "a" in b. Include (- -) after a. Include (- -) instead of "a". Include (- -) before "a". Include (- -) when defining. Include (- -) when defining a thing. Include (- -) when defining no-such. Include (- -) whenever.

Index map with room-size of the first room set to 5. Index map with room-size of first room set to 5. Index map with room-size of level 2 set to 5. Index map with room-size of no-such set to 5. Index map with no-such of the Yard set to 5. Index map with room-size of the Yard set to "x". Index map with room-offset of the Yard set to 5. Index map with room-offset of the Yard set to 5&-5. Index map with rubric. Index map with rubric "x". Index map with rubric "x" size. Index map with rubric "x" size 5 font "y" colour "red" at 10&10. Index map with rubric "x" at. Index map with rubric "x" at 5. Index map with rubric "x" odd 5. Index map with the Yard mapped. Index map with the Yard mapped north. Index map with the Yard mapped east of the Barn. Index map with the Yard mapped as the Barn. Index map with north mapped as. Index map with north mapped as the Yard. Index map with starboard mapped as north. Index map with north mapped as up. Index map with EPS file. Index map with. Index map with the Yard mapped east of the Barn and the Barn mapped west of the Yard and grid-size set to 5.

Managing relates one person (called the boss) to various people. Ageing relates one person (called the age) to various things. Marking relates various people to one thing (called the size). Bossing relates various people to one person (called the boss). Pairing relates one man (called the twin) to one woman (called the sister). Valuing relates one person (called the owner) to one number. Rating relates one number (called the mark) to one person. Halving relates one number to one number (called the half). Likening relates an object to a value. Values relates values to things. Nearing relates a thing (called X) to various things when X is open. Nearing2 relates various people (called X) to a thing. Nearing3 relates a person to various things (called Y). Nearing4 relates one person to each other. Nearing5 relates one person to another. Nearing6 relates one person to people. Nearing7 relates people to each other in groups. Nearing8 relates people to each other in no-such. Relates a thing to a thing. Nearing9 relates a thing. Nearing10 relates to things. Nearing11 relates a thing to. Nearing12 relates a no-such to a thing. Nearing13 relates a thing to a no-such. Liking relates a thing to a thing. Equivalence relates a person to a thing with fast route-finding. Nearing14 relates a thing to a thing with fast no-such. Nearing15 relates values to each other.

Some weights are defined by the Table of Weights. Some fruits are defined by the Table of Fruits. Fruit is a kind of thing. Some no-such are defined by the Table of Fruits. Some fruits are defined by the Table of No-such. Some fruits are defined by. Defined by the Table of Fruits. The kinds of thing are defined by the Table of Kinds. The kinds of no-such are defined by the Table of Kinds. Some directions are defined by the Table of Ways.

Table of Weights
weight	cost
5kg	1
6kg	2

Table of Fruits
fruit	hue	size
pear	red	5
--	green	6
"plum"	red	7
pear	grey	8
5	red	9
north	red	9
ball	red	9
tally	red	9

Table of Kinds
kind	cost
jug	1
--	2
"cup"	3

Table of Ways
direction	opposite
hubward	rimward
rimward	hubward

Table of Fruits (amended)
fruit	hue	size
pear	green	1
--	red	2
no-such	red	3

Table of Fruits (continued)
fruit	hue
fig	red

Table of Fruits
fruit	hue
fig	red

Table of Odd Things - first half
name	size
"a"	1

Table of Odd Things - second half
name	size
"b"	2
with 0 blank rows

Table of Rows
name (a text)	size (a number)
"a"	1
with 2 blank rows for each no-such

Table of More Rows
name (a text)	size (a number)
"a"	1
with a blank row for each hue

Table of Most Rows
name (a text)	size (a no-such)
with 3 blank rows.
--- problems
NOTATION_NOT_UNIT at "10kg specifies a weight"
PROPERTY_TWO_KINDS at "A thing has a number called the size"
PROPERTY_TWO_KINDS at "A person has a number called the age"
INFORM_6_PLACE at "Include (- -) before "a" on "b""
INFORM_6_PLACE at "Include (- -) after "a" in b"
INFORM_6_PLACE at "Include (- -) after a"
INFORM_6_PLACE at "Include (- -) when defining"
INFORM_6_OWNER at "Include (- -) when defining no-such"
INFORM_6_PLACE at "Include (- -) whenever"
MAP_HINT_OWNER at "room-size of no-such set to 5"
MAP_HINT_SETTING_UNKNOWN at "no-such of the Yard set to 5"
MAP_HINT_VALUE_WRONG at "room-size of the Yard set to "x""
MAP_HINT_VALUE_WRONG at "room-offset of the Yard set to 5"
MAP_HINT_UNKNOWN at "rubric"
MAP_HINT_RUBRIC at "rubric "x" size"
MAP_HINT_RUBRIC at "rubric "x" at"
MAP_HINT_RUBRIC at "rubric "x" at 5"
MAP_HINT_RUBRIC at "rubric "x" odd 5"
MAP_HINT_UNKNOWN at "the Yard mapped"
MAP_HINT_UNKNOWN at "the Yard mapped north"
MAP_HINT_DIRECTION at "the Yard mapped as the Barn"
MAP_HINT_DIRECTION at "north mapped as"
MAP_HINT_DIRECTION at "north mapped as the Yard"
MAP_HINT_DIRECTION at "starboard mapped as north"
SENTENCE_UNKNOWN at "Index map with"
RELATION_SIDES at "Pairing relates one man (called the twin) to one woman (called the sister)"
KIND_TOO_VAGUE at "Likening relates an object to a value"
KIND_TOO_VAGUE at "Values relates values to things"
RELATION_SIDES at "Nearing relates a thing (called X) to various things when X is open"
RELATION_SIDES at "Nearing2 relates various people (called X) to a thing"
RELATION_SIDES at "Nearing3 relates a person to various things (called Y)"
RELATION_SIDES at "Nearing4 relates one person to each other"
RELATION_KIND_UNKNOWN at "each other in no-such"
SENTENCE_UNKNOWN at "Relates a thing to a thing"
VERB_NOT_ASSERTED at "Nearing9 relates a thing"
VERB_NOT_ASSERTED at "Nearing10 relates to things"
VERB_NOT_ASSERTED at "Nearing11 relates a thing to"
RELATION_KIND_UNKNOWN at "a no-such"
RELATION_KIND_UNKNOWN at "a no-such"
NAME_TAKEN at "Liking"
RELATION_KIND_UNKNOWN at "a thing with fast no-such"
KIND_TOO_VAGUE at "Nearing15 relates values to each other"
TABLE_DEFINES_TAKEN at "Some fruits are defined by the Table of Fruits"
TABLE_DEFINES_TAKEN at "Some fruits are defined by the Table of Fruits"
TABLE_DEFINES_TAKEN at "Some fruits are defined by the Table of Fruits"
KIND_LATER at "fruits"
KIND_UNKNOWN at "Some no-such"
TABLE_UNKNOWN at "Some fruits are defined by the Table of No-such"
KIND_IS_ONE at "Some fruits are defined by"
SENTENCE_UNKNOWN at "Defined by the Table of Fruits"
TABLE_DEFINES_TAKEN at "The kinds of thing are defined by the Table of Kinds"
KIND_UNKNOWN at "The kinds of no-such"
TABLE_NAMED_AS_KIND at "Table of Fruits"
TABLE_DEFINES_AMENDED at "Table of Fruits"
TABLE_DEFINES_BLANK at "Table of Fruits"
VALUE_WRONG_KIND at "9"
VALUE_WRONG_KIND at "9"
TABLE_DEFINES_BLANK at "Table of Kinds"
VALUE_WRONG_KIND at "1"
TABLE_AMENDED_WRONG at "no-such"
TABLE_NAMED_AS_KIND at "Table of Fruits"
TABLE_NAME_TAKEN at "Table of Fruits"
CONSTANT_UNKNOWN at "with 2 blank rows for each no-such"
CONSTANT_UNKNOWN at "with a blank row for each hue"
KIND_UNKNOWN at "a no-such"
