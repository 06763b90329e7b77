A row and a column of a table said by themselves: the entries as they stand, a row with its number.
--- source
"Ledger" by Nobody

The Counter is a room.

Table of Fruit
fruit	price
"pear"	4
"plum"	--
"fig"	9

Instead of jumping:
	say "Row: [row 2 in the Table of Fruit].";
	say "Column: [fruit in the Table of Fruit].";
	choose row 3 in the Table of Fruit;
	say "Chosen: [current table row]."
--- play

Ledger
An Interactive Fiction by Nobody
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Counter

>jump
Row: (row 2)  | plum | -- .
Column: pear, plum, fig.
Chosen: (row 3)  | fig | 9 |.

>
