Tables: cells read, set and blanked, rows found, counted, sorted and shuffled, and what is told when there is no such row or column.
--- source
"Tables Worked"

The Counting House is a room.

Table of Wares
ware (text)	price (number)	stock (number)
"rope"	12	3
"lamp"	40	0
"nail"	1	500
"saw"	30	--
--	--	--
--	--	--

Table of Fares
place (text)	fare (number)
"Bath"	7
"Ely"	5
with 2 blank rows

Table of Marks
mark (number)	comment (text)
1	"one"
2	"two"
3	"three"
4	"four"
5	"five"

To list the wares:
	repeat through the Table of Wares:
		say "[ware entry]:[price entry][if there is a stock entry]:[stock entry][end if] ";
	say line break.

Instead of jumping:
	say "A [number of rows in the Table of Wares] [number of blank rows in the Table of Wares] [number of filled rows in the Table of Wares].";
	say "B [price in row 2 of the Table of Wares] [ware in row 4 of the Table of Wares].";
	let sought be "nail";
	say "C [price corresponding to a ware of sought in the Table of Wares].";
	choose row 3 in the Table of Wares;
	say "D [ware entry] [price entry].";
	choose row with a price of 30 in the Table of Wares;
	say "E [ware entry] [if there is a stock entry]stocked[otherwise]no stock[end if] [if there is no stock entry]none[otherwise]some[end if].";
	say "F [if there is a price of 40 in the Table of Wares]yes[otherwise]no[end if] [if there is a price of 41 in the Table of Wares]yes[otherwise]no[end if] .";
	say "G [if there is a stock in row 4 of the Table of Wares]yes[otherwise]no[end if] [if there is a stock in row 3 of the Table of Wares]yes[otherwise]no[end if].";
	if there is a stock corresponding to a ware of "saw" in the Table of Wares, say "H saw.";
	if there is a stock corresponding to a ware of "lamp" in the Table of Wares, say "H lamp.";
	if there is no stock corresponding to a ware of "saw" in the Table of Wares, say "H no saw.";
	repeat through the Table of Wares in price order:
		say "[ware entry] ";
	say line break;
	repeat through the Table of Wares in reverse price order:
		say "[ware entry] ";
	say line break;
	repeat through the Table of Wares in stock order:
		say "[ware entry] ";
	say line break.

Instead of waiting:
	choose a blank row in the Table of Wares;
	now ware entry is "axe";
	now price entry is 25;
	list the wares;
	sort the Table of Wares in price order;
	list the wares;
	sort the Table of Wares in reverse price order;
	list the wares;
	sort the Table of Wares in stock order;
	list the wares;
	sort the Table of Wares in ware order;
	list the wares;
	choose row with a ware of "saw" in the Table of Wares;
	blank out the whole row;
	list the wares;
	choose row 1 in the Table of Wares;
	blank out the price entry;
	say "[if there is a price entry]priced[otherwise]free[end if].";
	now price entry is 26;
	list the wares;
	blank out the whole price column in the Table of Wares;
	say "[number of filled rows in the Table of Wares].";
	say "[if there is a price in row 1 of the Table of Wares]yes[otherwise]no[end if].";
	blank out the whole of the Table of Wares;
	say "[number of filled rows in the Table of Wares] [if the Table of Wares is empty]empty[otherwise]not empty[end if] [if the Table of Fares is empty]empty[otherwise]not empty[end if].";
	list the wares;

Instead of smelling:
	choose row 9 in the Table of Fares;
	say "A.";
	choose row with a fare of 99 in the Table of Fares;
	say "B.";
	say "C [fare in row 9 of the Table of Fares].";
	say "D [fare in row 3 of the Table of Fares].";
	let town be "York";
	say "E [fare corresponding to a place of town in the Table of Fares].";
	choose a blank row in the Table of Fares;
	now place entry is "Ripon";
	choose a blank row in the Table of Fares;
	now fare entry is 3;
	say "F [if the Table of Fares is full]full[otherwise]not full[end if].";
	choose a blank row in the Table of Fares;
	say "G.";
	now fare in row 2 of the Table of Fares is 6;
	say "H [fare in row 2 of the Table of Fares].";
	now fare in row 8 of the Table of Fares is 6;
	say "I.";
	say "J [row 1 in the Table of Fares].";
	choose row 2 in the Table of Fares;
	say "K [current table row].";
	say "L [fare in Table of Fares] [place in Table of Fares].";
	showme the contents of the Table of Fares;

Table of Voids
emptiness (number)
with 3 blank rows

Instead of listening:
	choose a random row in the Table of Marks;
	say "A [if the mark entry > 0 and the mark entry < 6]in[otherwise]out[end if].";
	sort the Table of Marks in random order;
	let S be 0;
	repeat through the Table of Marks:
		increase S by the mark entry;
	say "B [S].";
	let matched be 0;
	repeat with N running from 1 to 5:
		choose row N in the Table of Marks;
		if the mark entry is 3 and the comment entry is "three", now matched is 1;
	say "C [matched].";
	let moved be 0;
	repeat with T running from 1 to 20:
		sort the Table of Marks in random order;
		choose row 1 in the Table of Marks;
		if the mark entry is not 1, increment moved;
	say "D [if moved > 5]moved[otherwise]hardly moved[end if].";
	sort the Table of Marks with by distance;
	repeat through the Table of Marks:
		say "[mark entry] ";
	say line break;
	choose a random row in the Table of Voids;
	say "E.";
	repeat through the Table of Voids:
		say "never";
	sort the Table of Voids in emptiness order;
	sort the Table of Voids in random order;
	say "F [number of blank rows in the Table of Voids].";
	now T1 is the Table of Marks;
	say "G [number of rows in T1] [T1].";
	repeat with N running from 1 to the number of rows in T1:
		choose row N in T1;
		increase the mark entry by 10;
	repeat through T1 in mark order:
		say "[mark entry] ";
	say line break;

T1 is a table name that varies.
To decide what number is order of (T - table name) in (A - number) and (B - number) (this is by distance):
	let x be mark in row A of T;
	let y be mark in row B of T;
	decide on (distance of x) minus (distance of y).
To decide what number is the distance of (N - number):
	if N > 3, decide on 2 times (N minus 3);
	decide on (2 times (3 minus N)) plus 1.

Instead of thinking:
	say "A [mark of the Table of Fares].";
	choose row 1 in the Table of Fares;
	say "B [mark entry].";
	now the mark entry is 4;
	say "C.";

To say mark of (T - table name): say "[mark in row 1 of T]".
--- play

Tables Worked
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Counting House

>jump
A 6 2 4.
B 40 saw.
C 1.
D nail 1.
E saw no stock none.
F yes no .
G no yes.
H lamp.
H no saw.
nail rope saw lamp 
lamp saw rope nail 
lamp rope nail 

>wait
rope:12:3 lamp:40:0 nail:1:500 saw:30 axe:25 
nail:1:500 rope:12:3 axe:25 saw:30 lamp:40:0 
lamp:40:0 saw:30 axe:25 rope:12:3 nail:1:500 
lamp:40:0 rope:12:3 nail:1:500 saw:30 axe:25 
axe:25 lamp:40:0 nail:1:500 rope:12:3 saw:30 
axe:25 lamp:40:0 nail:1:500 rope:12:3 
free.
axe:26 lamp:40:0 nail:1:500 rope:12:3 
4.
no.
0 empty not empty.


>smell
A.
*** In the rule "Instead of smelling", there is no such row in the table.
B.
C *** In the rule "Instead of smelling", there is no row 9 in the Table of Fares.
0.
D *** In the rule "Instead of smelling", the entry "fare" in row 3 of the Table of Fares is blank.
0.
E *** In the rule "Instead of smelling", no row of the Table of Fares has been chosen.
0.
F full.
*** In the rule "Instead of smelling", the Table of Fares has no blank row left.
G.
H 6.
*** In the rule "Instead of smelling", there is no row 8 in the Table of Fares.
I.
J (row 1)  | Bath | 7 |.
K (row 2)  | Ely | 6 |.
L 7, 6, --, 3 Bath, Ely, Ripon, --.
Table of Fares
(row 1)  | Bath | 7 |
(row 2)  | Ely | 6 |
(row 3)  | Ripon | -- 
(row 4)  | --  3 |

>listen
A in.
B 15.
C 1.
D moved.
3 4 2 5 1 
*** In the rule "Instead of listening", the Table of Voids has no row to choose at random.
E.
F 3.
G 5 Table of Marks.
11 12 13 14 15 

>think
A *** In the rule "Instead of thinking", the Table of Fares has no column "mark".
0.
B *** In the rule "Instead of thinking", the Table of Fares has no column "mark".
0.
*** In the rule "Instead of thinking", the Table of Fares has no column "mark".
C.

>
