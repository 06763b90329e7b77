Tables with more blank rows than a play could hold.
--- source
The Hall is a room.

Table of Stars
name
"Vega"
with 2000000000 blank rows

Table of Moons
name	weight
"Io"	1
with 1000 blank rows

Table of Moons (continued)
name	weight
with 900000 blank rows
--- problems
TABLE_TOO_LARGE at "Table of Stars"
TABLE_TOO_LARGE at "Table of Moons"
