A token by itself is no command, so nothing is forgotten. A table may end in a semicolon.
--- source
The Attic is a room. Ada is a woman in the Attic. The kite is in the Attic.
Understand the command "[something]" as something new.
Understand "[something]" as examining.

Table of Prices
item	price
kite	3
Ada	4;

Table of Words
price	word
3	"three"
4	"four"
with 2 blank rows;

Instead of waiting:
	repeat through the Table of Prices:
		say "[item entry] [price entry] [word corresponding to the price of the price entry in the Table of Words].";
	say "[number of blank rows in the Table of Words]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic
You can see Ada and a kite here.

>kite
You notice nothing out of the ordinary about the kite.

>x ada
You notice nothing out of the ordinary about Ada.

>z
kite 3 three.
Ada 4 four.
2.

>
