A table is printed by its name in full, and tables that share a number are told apart by what stands behind it.
--- source
Lab is a room.

Table 1 - Fruits
name	price
"apple"	1

Table of Nuts and Bolts
name	price
"hazel"	2

Table 2.1 - Fish
name	price
"cod"	2

Table of CAPS
name	price
"cod"	2

When play begins: say "[Table 1] [Table of nuts and bolts] [table of fruits]."; showme Table 1; say "[Table 2.1] [table of caps]"; let T be Table of fruits; showme T; let L be {Table 1, Table of caps}; say "[L]".

Table 7 - Nuts
name	price
"hazel"	2

Table 7 - Seeds
name	price
"poppy"	2

When play begins: say "[name in row 1 of Table of Nuts] [name in row 1 of Table of Seeds] [Table of Seeds] [name in row 1 of Table 1].".
--- play

Table 1 - Fruits Table of Nuts and Bolts Table 1 - Fruits.
table name: Table 1 - Fruits
Table 2.1 - Fish Table of CAPS"T" = table name: Table 1 - Fruits
Table 1 - Fruits and Table of CAPS
hazel poppy Table 7 - Seeds apple.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>z
A while goes by.
