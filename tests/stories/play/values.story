Values of many kinds: what they are before anything is put in them, how they are shown, reckoned and sorted.
--- source
"Ledger"

The Office is a room.

A shade is a kind of value. The shades are dim, pale and bright.
A load is a kind of value. 5 stone specifies a load.
A purse is a kind of value. 1.0 crowns specifies a purse.

Table of Lamps
lamp (text)	watts (number)
"porch"	40
"stairs"	--
"hall"	60
"attic"	15

To decide which number is the brighter of (T - table name) rows (X - number) and (Y - number) (this is brightest first):
	if there is no watts in row X of T, decide on 1;
	if there is no watts in row Y of T, decide on -1;
	decide on watts in row Y of T minus watts in row X of T.

To decide which number is (N - a number) raised (this is raising): decide on N plus 1.

To decide which K is double (X - arithmetic value of kind K): decide on X times 2.
To judge (X - arithmetic value): say "[X] can be reckoned with. ".
To judge (X - sayable value): say "[X] can be said. ".

When play begins:
	let F be a phrase number -> shade;
	let G be a phrase number -> (phrase number -> load);
	showme F;
	showme F applied to 3;
	showme (G applied to 1) applied to 2;
	let P be raising;
	showme P;
	showme {raising};
	showme the default value of table name;
	showme the verb take;
	sort the Table of Lamps with brightest first;
	showme the contents of the Table of Lamps;
	showme the list of shades;
	let L be the list of shades;
	showme L;
	showme 11:30 pm plus 45 minutes;
	showme 12:15 am minus 30 minutes;
	showme double 4 stone;
	showme 2.5 crowns plus 0.5 crowns;
	showme 1.5 crowns times 2;
	showme whether or not 2.5 crowns is greater than 1.0 crowns;
	judge 3 stone;
	judge "Ink";
	let S be 7;
	say "[S][s]; [square root of 49] [the square root of S times S]; [the square root of 64]."
--- play

"F" = phrase number -> shade: default value of phrase number -> shade
"F applied to 3" = shade: dim
"(G applied to 1) applied to 2" = load: 0 stone
"P" = phrase number -> number: raising
list of phrases number -> number: {raising}
"default value of table name" = table name: (the empty table)
verb: verb take
Table of Lamps
(row 1)  | hall | 60 |
(row 2)  | porch | 40 |
(row 3)  | attic | 15 |
(row 4)  | stairs | -- 
"list of shades" = list of shades: {dim, pale, bright}
"L" = list of shades: {dim, pale, bright}
"11:30 pm plus 45 minutes" = time: 12:15 am
"12:15 am minus 30 minutes" = time: 11:45 pm
"double 4 stone" = load: 8 stone
"2.5 crowns plus 0.5 crowns" = purse: 3.0 crowns
"1.5 crowns times 2" = purse: 3.0 crowns
"whether or not 2.5 crowns is greater than 1.0 crowns" = truth state: true
3 stone can be reckoned with. Ink can be said. 7s; 7 7; 8.

Ledger
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Office

>
