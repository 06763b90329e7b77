Tables that can be read, but do not go together with another, with what they define, or with their kinds.
--- source
The Dock is a room. The gull and the tern are things in the Dock. A flag is a kind of value. Some flags are defined by the Table of Flags. A mood is a kind of value. A crew is a kind of value. A rope is a kind of thing. Three ropes are defined by the Table of Rope Data. A sail is a kind of thing. Some sails are defined by the Table of Sail Data. Some knots are
defined by rote.

Table of Flags
flag	tint
Peter	"blue"
Quebec	"yellow"

Romeo is a flag.

Calm is a mood. Some moods are defined by the Table of Moods.

Table of Moods
mood	strength
stormy	3

Table of Rope Data
rope	length
a hawser	9

Table of Sail Data
sail	location
jib	Dock
--	Dock

Table 1 - Ships
ship	weight	berth
"Heron"	1	2
"Egret"	2	3
with blank rows for each thing.

Table 1 (continued)
ship	weight	berth
"Crane"	1	2
with blank rows for each person.

Table 2 - Ports
port	depth
"Ayr"	1
"Bude"	2

Table 2 (amended)
port	depth
"Ayr"	4
"Cowes"	5

Table 3 - Winds
wind	force
"Bise"	3

Table 3 (replaced)
wind
"Mistral"

Table 4 - Tides
tide (descriptions of numbers)	hour
--	1

Table 5 - Birds
bird	price
gull	2
thing	3

Table 6 - Coins
coin	worth
1	2
with blank rows for each doubloon
--- problems
TABLE_DEFINES_NUMBER at "Three ropes are defined by the Table of Rope Data"
TABLE_UNKNOWN at "Some knots are defined by rote"
TABLE_DEFINES_MORE at "Romeo"
TABLE_DEFINES_MORE at "Some moods are defined by the Table of Moods"
TABLE_DEFINES_BLANK at "Table of Sail Data"
TABLE_DEFINES_PROPERTY at "Table of Sail Data"
TABLE_BLANK_TWICE at "Table 1"
TABLE_AMENDED_WRONG at ""Cowes""
TABLE_REPLACED_WITHOUT at "Table 3"
TABLE_COLUMN_OF_DESCRIPTIONS at "Table 4"
TABLE_KIND_BELOW at "Table 5"
TABLE_BLANK_FOR_EACH at "Table 6"
