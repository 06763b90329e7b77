Columns without names, entries below a kind, rows that amend other columns, and names that a table cannot give.
--- source
The Quay is a room. Ann is a woman in the Quay. Colour is a kind of value. The colours are red and blue. A boat is a kind of thing. Hue is a kind of value.

Table of Tides
tide	height
"low"	1

Table of Tides (amended)
tide	depth of it
"low"	2

Table of Buoys
5	bell
1	2

Table of Marks
the	mark
1	2

Table of Winds
wind	force
a number	2
5	3

Table of Calls
topic	answer
5	"Five."
"four" or 4	"Four."

Table of Crews
crew	wage
1	2
with plenty of blank rows.

Table of Boat Data
craft	sail
5	1
"Gull"	2
taking	3
red	4

Some boats are defined by the Table of Boat Data.

Table of Hues
shade	glow
north	1

Some hues are defined by the Table of Hues.

Table of Sums
sum	pence
six	1

Some numbers are defined by the Table of Sums.
--- problems
TABLE_AMENDED_WRONG at "Table of Tides"
TABLE_COLUMN_UNKNOWN at "5"
TABLE_COLUMN_UNKNOWN at "the"
TABLE_VALUE_BELOW at "Table of Winds"
CONSTANT_UNKNOWN at "5"
CONSTANT_UNKNOWN at ""four" or 4"
CONSTANT_UNKNOWN at "plenty of"
TABLE_DEFINES_TAKEN at "Some boats are defined by the Table of Boat Data"
TABLE_DEFINES_TAKEN at "Some boats are defined by the Table of Boat Data"
TABLE_DEFINES_TAKEN at "Some boats are defined by the Table of Boat Data"
TABLE_DEFINES_TAKEN at "Some boats are defined by the Table of Boat Data"
TABLE_DEFINES_TAKEN at "Some hues are defined by the Table of Hues"
TABLE_DEFINES_MORE at "Some numbers are defined by the Table of Sums"
