Tables sorted, gone through, filled, blanked and asked; lists added to, cut, turned and sorted; a list put into another is a list of its own.
--- source
"Ledger"

The Counting House is a room. A coin is a kind of thing. The groat, the penny and the crown are coins in the Counting House.

Table of Ships
ship (text)	tons (number)	port (text)
"Swift"	120	"Hull"
"Tern"	80	"Deal"
"Gull"	200	"Hull"
"Auk"	80	"Rye"
with 2 blank rows

Table of Rates
rate	factor
1	"one"
--	"none"
3	--

Table of Worths
item	worth
groat	4
penny	1
crown	60

To decide which number is the cost of (N - a number): decide on N * 2.
To decide whether the sum of (A - a number) and (B - a number) is round: if the remainder after dividing A + B by 10 is 0, yes; no.

To list the ships:
	repeat through the Table of Ships:
		say "[ship entry] [tons entry] [port entry]; ";
	say line break.

To show (T - a table name): say "[T]: [number of rows in T], [number of blank rows in T], [number of filled rows in T]."

Instead of jumping:
	show the Table of Ships;
	list the ships;
	sort the Table of Ships in tons order;
	list the ships;
	sort the Table of Ships in reverse ship order;
	list the ships;
	repeat through the Table of Ships in port order:
		say "[ship entry] ";
	say line break;
	repeat through the Table of Ships in reverse tons order:
		say "[tons entry] ";
	say line break;
	choose a blank row in the Table of Ships;
	now ship entry is "Skua";
	now tons entry is 95;
	now port entry is "Whitby";
	show the Table of Ships;
	choose the row with a ship of "Gull" in the Table of Ships;
	say "[tons entry], [port entry].";
	blank out the port entry;
	if there is no port entry, say "no port.";
	blank out the whole row;
	show the Table of Ships;
	list the ships;
	blank out the whole port column in the Table of Ships;
	repeat with N running from 1 to the number of rows in the Table of Ships:
		choose row N in the Table of Ships;
		say "[N][if there is a ship entry]: [ship entry][end if] ";
	say line break;
	blank out the whole of the Table of Ships;
	show the Table of Ships.

Instead of waiting:
	if there is a worth corresponding to an item of penny in the Table of Worths, say "[worth corresponding to an item of penny in the Table of Worths].";
	if there is no worth corresponding to an item of the player in the Table of Worths, say "none.";
	say "[tons in row 2 of the Table of Ships], [if there is a factor in row 2 of the Table of Rates][factor in row 2 of the Table of Rates][end if], [if there is a factor in row 3 of the Table of Rates]yes[otherwise]no[end if].";
	now the tons in row 2 of the Table of Ships is 81;
	now the worth corresponding to an item of groat in the Table of Worths is 5;
	say "[tons in row 2 of the Table of Ships], [worth corresponding to an item of groat in the Table of Worths].";
	repeat with C running through coins:
		if C is an item listed in the Table of Worths:
			choose the row with an item of C in the Table of Worths;
			say "[The item entry] is worth [worth entry]. ";
	say line break;
	say "[cost of 21]; [if the sum of 4 and 6 is round]round[end if].";
	increase the tons in row 1 of the Table of Ships by 5;
	choose row 1 in the Table of Ships;
	increment tons entry;
	decrease tons entry by 2;
	say "[tons entry]."

Instead of smelling:
	let L be { 5, 3, 9, 3 };
	let M be L;
	add 7 to L;
	add 1 at entry 2 in L;
	add { 8, 9 } to L;
	say "[L]; [M]; [number of entries in L].";
	add 3 to L, if absent;
	add 4 to L, if absent;
	remove 3 from L;
	remove entry 1 from L;
	say "[L in brace notation].";
	remove entries 1 to 2 from L;
	remove { 9 } from L, if present;
	remove 99 from L, if present;
	say "[L].";
	sort L;
	say "[L]; ";
	reverse L;
	say "[L]; ";
	rotate L;
	say "[L]; ";
	rotate L backwards;
	say "[L]; [entry 1 of L]; [if 8 is listed in L]yes[end if].";
	change L to have 6 entries;
	say "[L].";
	extend L to 8 entries;
	truncate L to 2 entries;
	say "[L].";
	truncate M to the last 2 entries;
	say "[M].";
	let K be a list of texts;
	add "pear" to K;
	add "fig" to K;
	add "apple" at entry 1 in K;
	sort K;
	say "[K].";
	let P be a list of lists of numbers;
	add M to P;
	add { 1, 2 } to P;
	add 55 to M;
	say "[P in brace notation], [M in brace notation].";
	let Q be the list of coins;
	sort Q in reverse printed name order;
	say "[Q with definite articles].";
	say "[Q with indefinite articles].";
	say "end."

--- play

Ledger
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Counting House
You can see a groat, a penny and a crown here.

>jump
Table of Ships: 6, 2, 4.
Swift 120 Hull; Tern 80 Deal; Gull 200 Hull; Auk 80 Rye; 
Tern 80 Deal; Auk 80 Rye; Swift 120 Hull; Gull 200 Hull; 
Tern 80 Deal; Swift 120 Hull; Gull 200 Hull; Auk 80 Rye; 
Tern Swift Gull Auk 
200 120 80 80 
Table of Ships: 6, 1, 5.
200, Hull.
no port.
Table of Ships: 6, 2, 4.
Tern 80 Deal; Swift 120 Hull; Auk 80 Rye; Skua 95 Whitby; 
1: Tern 2: Swift 3 4: Auk 5: Skua 6 
Table of Ships: 6, 6, 0.

>wait
1.
none.
*** In the rule "Instead of waiting", the entry "tons" in row 2 of the Table of Ships is blank.
0, none, no.
81, 5.
The groat is worth 5. The penny is worth 1. The crown is worth 60. 
42; round.
*** In the rule "Instead of waiting", the entry "tons" in row 1 of the Table of Ships is blank.
4.

>smell
5, 1, 3, 9, 3, 7, 8 and 9; 5, 3, 9 and 3; 8.
{1, 9, 7, 8, 9, 4}.
7, 8 and 4.
4, 7 and 8; 8, 7 and 4; 4, 8 and 7; 8, 7 and 4; 8; yes.
8, 7, 4, 0, 0 and 0.
8 and 7.
9 and 3.
apple, fig and pear.
{{9, 3}, {1, 2}}, {9, 3, 55}.
the penny, the groat and the crown.
a penny, a groat and a crown.
end.

>
