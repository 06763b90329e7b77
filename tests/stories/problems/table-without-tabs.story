Columns that are separated by spaces are one entry; the problem says so.
--- source
The Hall is a room.

Table of Prices
Label  Price
"a"  5
--- sentences
'"a" 5' is not a value. It must be a text. If this is a row of a table, put a tab between its columns, not spaces.
