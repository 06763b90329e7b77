Tables: rows are chosen, added, changed, blanked and sorted by columns of several kinds; what is not there is a
run-time problem.
--- source
"Tables Handled"

The Lab is a room. The cup, the pin and the urn are in the Lab.
A hue is a kind of value. The hues are red, green and blue.

Table of Fruit
name	price (number)	tint (hue)	due (time)	holder (thing)
"fig"	3	green	9:00 AM	cup
"plum"	1	blue	--	--
"apple"	3	red	8:00 AM	pin
"kiwi"	--	green	--	urn
with 2 blank rows

Table of Blanks
mark (number)	tag (text)
with 3 blank rows

Table of Squares
root	square
1	1
2	4
3	9

Table of Matters
topic	reply
"cats" or "dogs"	"They bite."
"[number] eggs"	"Boil them."

Table of Squares (continued)
root	square
4	16

Table of Fruit (amended)
name	price	tint	due	holder
"plum"	2	blue	7:00 AM	--

To decide which number is rows (T - table name) of (A - a number) or (B - a number) (this is by name order):
	choose row A in T;
	let X be the name entry;
	choose row B in T;
	let Y be the name entry;
	if X falls short of Y, decide on -1;
	if X goes beyond Y, decide on 1;
	decide on 0.
To decide if (X - a text) falls short of (Y - a text): if the number of characters in X is less than the number of characters in Y, yes; no.
To decide if (X - a text) goes beyond (Y - a text): if the number of characters in X is greater than the number of characters in Y, yes; no.

To list the fruit:
	repeat through the Table of Fruit:
		say "[name entry][if there is a price entry] [price entry][end if][if there is no due entry] -[otherwise] [due entry][end if][if there is a holder entry] [holder entry][end if]; ";
	say "[line break]".

Instead of jumping:
	list the fruit;
	say "[number of rows in the Table of Fruit] [number of blank rows in the Table of Fruit] [number of filled rows in the Table of Fruit] [if the Table of Fruit is empty]e[end if][if the Table of Fruit is full]f[end if][if the Table of Blanks is empty]e[end if][if the Table of Squares is full]f[end if][line break]";
	choose a row with a name of "fig" in the Table of Fruit;
	say "[price entry] ";
	choose the row with tint of green in the Table of Fruit;
	say "[name entry] ";
	choose row with holder of pin in the Table of Fruit;
	say "[name entry] ";
	choose row with a name of "kiwi" in the Table of Fruit;
	say "[tint entry] [if there is a price entry]p[otherwise]no p[end if] ";
	say "[price corresponding to a tint of red in the Table of Fruit] [name corresponding to the price of 3 in the Table of Fruit] [if there is a price corresponding to a tint of blue in the Table of Fruit]y[end if][if there is no price corresponding to a tint of green in the Table of Fruit]n[end if][if there is a price of 7 in the Table of Fruit]7[end if][if there is no price of 7 in the Table of Fruit]none[end if] ";
	say "[price in row 2 of the Table of Fruit] [if there is a due in row 4 of the Table of Fruit]y[otherwise]n[end if] [if there is no price in row 1 of the Table of Fruit]n[end if][line break]";
	repeat through the Table of Fruit in price order:
		say "[name entry] ";
	repeat through the Table of Fruit in reverse price order:
		say "[name entry] ";
	repeat through the Table of Fruit in reverse order:
		say "[name entry] ";
	repeat through the Table of Fruit in due order:
		say "[name entry] ";
	repeat through the Table of Fruit in name order:
		say "[name entry] ";
	say "[line break]".

Instead of waving hands:
	sort the Table of Fruit in price order;
	list the fruit;
	sort the Table of Fruit in reverse price order;
	list the fruit;
	sort the Table of Fruit in tint order;
	list the fruit;
	sort the Table of Fruit in reverse name order;
	list the fruit;
	sort the Table of Fruit in due order;
	list the fruit;
	sort the Table of Fruit in holder order;
	list the fruit;
	sort the Table of Fruit with by name order;
	list the fruit.

Instead of thinking:
	choose a blank row in the Table of Fruit;
	now the name entry is "pear";
	now the price entry is 9;
	choose a blank row in the Table of Fruit;
	now the name entry is "lime";
	list the fruit;
	choose row with price of 9 in the Table of Fruit;
	blank out the price entry;
	increase the due corresponding to a name of "fig" in the Table of Fruit by 5 minutes;
	now the price corresponding to a name of "lime" in the Table of Fruit is 4;
	now the price in row 1 of the Table of Fruit is 8;
	list the fruit;
	blank out the whole row;
	blank out the price in row 1 of the Table of Fruit;
	blank out the price corresponding to a name of "lime" in the Table of Fruit;
	say "[number of filled rows in the Table of Fruit] ";
	list the fruit;
	blank out the whole due column in the Table of Fruit;
	list the fruit;
	choose a random row in the Table of Squares;
	if the square entry is root entry times root entry, say "square[line break]";
	blank out the whole of the Table of Fruit;
	say "[number of blank rows in the Table of Fruit] ";
	list the fruit;
	showme the contents of the Table of Squares;
	showme the contents of the Table of Blanks.

Asking it of is an action applying to one topic. Understand "query [text]" as asking it of.
Carry out asking it of:
	if the topic understood is a topic listed in the Table of Matters:
		say "[reply entry]";
	otherwise:
		say "No reply.".

Instead of singing:
	choose row 9 in the Table of Squares;
	choose row with root of 7 in the Table of Squares;
	say "[square entry]!";
	say "[square corresponding to a root of 7 in the Table of Squares]!";
	choose row 1 in the Table of Blanks;
	say "[mark entry]!";
	choose a random row in the Table of Blanks;
	now the mark entry is 5;
	say "[mark entry] [number of filled rows in the Table of Blanks]!";
	choose a blank row in the Table of Squares;
	say "[mark in row 2 of the Table of Blanks]!";
	say "[mark in row 0 of the Table of Blanks]!";
	now the mark in row 4 of the Table of Blanks is 1;
	blank out the mark in row 9 of the Table of Blanks;
	let T be the Table of Fruit;
	say "[mark in row 1 of T]!";
	sort T in mark order;
	sort T in reverse mark order;
	say "[name in row 1 of T][line break]";
	sort the Table of Matters in topic order.
Singing is an action applying to nothing. Understand "sing" as singing.
--- play

Tables Handled
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a cup, a pin and an urn here.

>jump
fig 3 9:00 am cup; plum 2 7:00 am; apple 3 8:00 am pin; kiwi - urn; 
6 2 4 ef
3 fig apple green no p 3 fig ynone 2 n 
plum fig apple apple fig plum kiwi apple plum fig plum apple fig apple fig kiwi plum 

>wave
plum 2 7:00 am; fig 3 9:00 am cup; apple 3 8:00 am pin; kiwi - urn; 
fig 3 9:00 am cup; apple 3 8:00 am pin; plum 2 7:00 am; kiwi - urn; 
apple 3 8:00 am pin; fig 3 9:00 am cup; kiwi - urn; plum 2 7:00 am; 
plum 2 7:00 am; kiwi - urn; fig 3 9:00 am cup; apple 3 8:00 am pin; 
plum 2 7:00 am; apple 3 8:00 am pin; fig 3 9:00 am cup; kiwi - urn; 
fig 3 9:00 am cup; apple 3 8:00 am pin; kiwi - urn; plum 2 7:00 am; 
fig 3 9:00 am cup; kiwi - urn; plum 2 7:00 am; apple 3 8:00 am pin; 

>think
fig 3 9:00 am cup; kiwi - urn; plum 2 7:00 am; apple 3 8:00 am pin; pear 9 -; lime -; 
fig 8 9:05 am cup; kiwi - urn; plum 2 7:00 am; apple 3 8:00 am pin; pear -; lime 4 -; 
5 fig 9:05 am cup; kiwi - urn; plum 2 7:00 am; apple 3 8:00 am pin; lime -; 
fig - cup; kiwi - urn; plum 2 -; apple 3 - pin; lime -; 
square
6 
Table of Squares
(row 1)  | 1 | 1 |
(row 2)  | 2 | 4 |
(row 3)  | 3 | 9 |
(row 4)  | 4 | 16 |
Table of Blanks
(row 1)  | --  -- 
(row 2)  | --  -- 
(row 3)  | --  -- 

>query cats
They bite.
>query 12 eggs
Boil them.
>query frogs
No reply.

>sing
*** In the rule "Instead of singing", there is no such row in the table.
*** In the rule "Instead of singing", no row of the Table of Squares has been chosen.
0!
*** In the rule "Instead of singing", no row of the Table of Squares has been chosen.
0!
*** In the rule "Instead of singing", the entry "mark" in row 1 of the Table of Blanks is blank.
0!
*** In the rule "Instead of singing", the Table of Blanks has no row to choose at random.
*** In the rule "Instead of singing", no row of the Table of Blanks has been chosen.
*** In the rule "Instead of singing", no row of the Table of Blanks has been chosen.
0 0!
*** In the rule "Instead of singing", the Table of Squares has no blank row left.
*** In the rule "Instead of singing", the entry "mark" in row 2 of the Table of Blanks is blank.
0!
*** In the rule "Instead of singing", no row of the Table of Blanks has been chosen.
0!
*** In the rule "Instead of singing", there is no row 4 in the Table of Blanks.
*** In the rule "Instead of singing", there is no row 9 in the Table of Blanks.
*** In the rule "Instead of singing", the Table of Fruit has no column "mark".
0!
*** In the rule "Instead of singing", the Table of Fruit has no column "mark".
*** In the rule "Instead of singing", the Table of Fruit has no column "mark".
*** In the rule "Instead of singing", the entry "name" in row 1 of the Table of Fruit is blank.


>
