Columns with one name each and entries of one kind.
--- source
The Office is a room.

Table of Ledgers
sum	sum
1	2

Table of Ledgers
amount
4

Table of Blanks
mystery
--
--

Table of Mixed Goods
price	--
3	4
"dear"	5

Table of Office Rooms
if	weight
1	2
--- problems
TABLE_COLUMN_TWICE at "Table of Ledgers"
TABLE_NAME_TAKEN at "Table of Ledgers"
TABLE_COLUMN_KINDLESS at "Table of Blanks mystery -- --"
VALUE_WRONG_KIND at ""dear""
