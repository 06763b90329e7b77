Rows before the first and after the last, columns that a table does not have, blank entries in searches and in each order, a table long enough to be searched by an index that is written, blanked and written again, and tables without a filled or a blank row. Where a row or a column is missing the reference ends the story or reads something else.
--- source
"Tables at Their Edges"

The Hall is a room. A colour is a kind of value. The colours are red, green and blue. The ball is a thing in the Hall. The cube is a thing in the Hall. Bob is a man in the Hall.

Table of Short
size	name	hue
5	"five"	red
2	"two"	--
--	--	--
9	--	blue
2	"twin"	green

Table of Long
code	label	owner
10	"a"	ball
20	"b"	--
20	"c"	Bob
30	--	cube
40	"e"	--
50	"f"	ball
60	"g"	--
70	--	--
80	"h"	Hall
90	"i"	--
90	"j"	Bob
100	"k"	--
110	"l"	--
120	"m"	--
130	"n"	--
140	"o"	--
150	"p"	--
160	"q"	--
with 20 blank rows.

Table of Blanks
size	name
a number	a text
with 2 blank rows.

Table of Single
size	name
--	--
7	"only"
--	--

Table of Asking
topic	reply
"ball" or "cube"	"round"
"[colour]"	"coloured"
--	"blank"

Table of Breeds
breed	weight
collie	20
terrier	8

A breed is a kind of value. Some breeds are defined by the Table of Breeds.

The chosen is a table name that varies. The chosen is the Table of Short.
The line is a number that varies.

To try row (N - number) of (T - table name): say "[N]: [if there is a size in row N of T]size [size in row N of T][else]none[end if][if there is no size in row N of T], no[end if]."
To list (T - table name):
	repeat through T:
		say "[if there is a size entry][size entry][else]-[end if] ";
	say "[number of rows in T]/[number of filled rows in T]/[number of blank rows in T].".

Testing is an action out of world applying to one number. Understand "probe [number]" as testing.
Carry out testing when the number understood is 1:
	try row 1 of the Table of Short; try row 3 of the Table of Short; try row 5 of the Table of Short; try row 6 of the Table of Short; try row 0 of the Table of Short; try row -1 of the Table of Short; try row 1 of the Table of Long; try row 2 of the Table of Single.

Carry out testing when the number understood is 2:
	say "[size in row 6 of the Table of Short]."; say "[size in row 0 of the Table of Short]."; say "[size in row 3 of the Table of Short]."; say "[hue in row 2 of the Table of Short].";
	now the chosen is the Table of Long; say "[size in row 1 of the chosen]."; if there is a size of 5 in the chosen, say "found."; say "[label corresponding to a size of 5 in the chosen].";
	say "[name corresponding to a size of 2 in the Table of Short]; [name corresponding to a size of 9 in the Table of Short].";
	say "[name corresponding to a size of 77 in the Table of Short].";
	say "[if there is a name corresponding to a size of 9 in the Table of Short]a[end if][if there is a name corresponding to a size of 2 in the Table of Short]b[end if][if there is no hue corresponding to a size of 2 in the Table of Short]c[end if][if there is no hue corresponding to a size of 5 in the Table of Short]d[end if]."
Carry out testing when the number understood is 3:
	say "[label corresponding to a code of 20 in the Table of Long], [owner corresponding to a code of 20 in the Table of Long], [label corresponding to a code of 160 in the Table of Long], [code corresponding to an owner of Bob in the Table of Long], [code corresponding to an owner of the cube in the Table of Long].";
	choose row with a code of 90 in the Table of Long; say "[label entry]."; choose row with an owner of the ball in the Table of Long; say "[code entry].";
	blank out the code entry; say "[if there is a code of 10 in the Table of Long]a[end if][code corresponding to an owner of the ball in the Table of Long].";
	choose a blank row in the Table of Long; now the code entry is 10; now the label entry is "new"; say "[label corresponding to a code of 10 in the Table of Long].";
	choose row 2 in the Table of Long; blank out the whole row; say "[label corresponding to a code of 20 in the Table of Long].";
	choose a blank row in the Table of Long; now the code entry is 20; say "[if there is a label entry]a[end if]; [number of blank rows in the Table of Long].";
	say "[label corresponding to a code of 20 in the Table of Long].";
	blank out the whole code column in the Table of Long; say "[if there is a code of 30 in the Table of Long]a[end if][number of blank rows in the Table of Long].";
	choose row 4 in the Table of Long; now the code entry is 30; say "[if there is a code of 30 in the Table of Long]a[end if][if there is a code of 31 in the Table of Long]b[end if][number of filled rows in the Table of Long]."
Carry out testing when the number understood is 4:
	list the Table of Short;
	repeat through the Table of Short in size order:
		say "[size entry][if there is a name entry] [name entry][end if], ";
	say "; ";
	repeat through the Table of Short in reverse size order:
		say "[size entry][if there is a name entry] [name entry][end if], ";
	say "; ";
	repeat through the Table of Short in hue order:
		say "[hue entry] ";
	say "; ";
	repeat through the Table of Short in reverse order:
		say "[if there is a size entry][size entry][end if] ";
	repeat through the Table of Blanks:
		say "x";
	repeat through the Table of Blanks in size order:
		say "y";
	repeat through the Table of Blanks in reverse order:
		say "z";
	say "."
Carry out testing when the number understood is 5:
	sort the Table of Short in size order; list the Table of Short; say "[Table of Short in brief].";
	sort the Table of Short in reverse size order; say "[Table of Short in brief].";
	sort the Table of Short in hue order; say "[Table of Short in brief].";
	sort the Table of Short in reverse name order; say "[Table of Short in brief].";
	sort the Table of Blanks in size order; sort the Table of Single in size order; say "[number of blank rows in the Table of Single] [size in row 1 of the Table of Single].";
	sort the Table of Breeds in weight order; sort the Table of Breeds in random order; say "[weight of collie].";
	now the chosen is the Table of Long; sort the chosen in size order; sort the Table of Single in random order; say "[size in row 1 of the Table of Single]."
To say (T - table name) in brief:
	repeat with N running from 1 to the number of rows in T:
		say "[if there is a size in row N of T][size in row N of T][else]--[end if] ".
Carry out testing when the number understood is 6:
	choose row 9 in the Table of Short; choose row 0 in the Table of Short; choose row 9 in the Table of Short; blank out the whole row; choose row 0 in the Table of Short;
	say "[row 1 in the Table of Short] / [row 3 in the Table of Short] / [row 9 in the Table of Short] / [row 0 in the Table of Short].";
	say "[size column in the Table of Short]; [size column in the Table of Blanks]; [size column in the Table of Long].";
	choose row 1 in the Table of Short; blank out the whole row; blank out the size in row 2 of the Table of Short; blank out the size in row 8 of the Table of Short; say "[Table of Short in brief].";
	blank out the whole size column in the Table of Long; blank out the whole of the Table of Single; list the Table of Single; showme the contents of the Table of Single; showme the contents of the Table of Breeds.
Carry out testing when the number understood is 7:
	choose a blank row in the Table of Short;
	choose a random row in the Table of Single;
	choose a random row in the Table of Blanks;
	while the number of blank rows in the Table of Blanks > 0:
		choose a blank row in the Table of Blanks;
		now the size entry is 3;
	choose a blank row in the Table of Blanks;
	choose a random row in the Table of Breeds;
	say "[if the weight entry > 5]fine[end if]; [number of blank rows in the Table of Blanks]."
Carry out testing when the number understood is 8:
	repeat with N running from 1 to the number of rows in the Table of Single:
		choose row N in the Table of Single;
		now the size entry is N;
	choose a blank row in the Table of Single;
	choose row 3 in the Table of Single;
	blank out the size entry;
	choose a blank row in the Table of Single;
	now the name entry is "third";
	choose row 2 in the Table of Single;
	blank out the size entry;
	now the name entry is "second";
	choose row 3 in the Table of Single;
	blank out the whole row;
	choose row 2 in the Table of Single;
	blank out the name entry;
	choose a blank row in the Table of Single;
	now the name entry is "blank 2";
	choose a blank row in the Table of Single;
	now the name entry is "blank 3";
	repeat through the Table of Single:
		say "[if there is a size entry][size entry] [end if][if there is a name entry][name entry][end if]; ";
	say "[number of blank rows in the Table of Single]."

Enquiring is an action out of world applying to one topic. Understand "enquire [text]" as enquiring.
Carry out enquiring:
	if the topic understood is a topic listed in the Table of Asking, say "[reply entry].";
	otherwise say "no."
--- play

Tables at Their Edges
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a ball, a cube and Bob here.

>probe 1
1: size 5.
3: none, no.
5: size 2.
6: none, no.
0: none, no.
-1: none, no.
1: none, no.
2: size 7.

>probe 2
*** In the rule "Carry out testing when the number understood is 2", there is no row 6 in the Table of Short.
0.
*** In the rule "Carry out testing when the number understood is 2", no row of the Table of Short has been chosen.
0.
*** In the rule "Carry out testing when the number understood is 2", the entry "size" in row 3 of the Table of Short is blank.
0.
*** In the rule "Carry out testing when the number understood is 2", the entry "hue" in row 2 of the Table of Short is blank.
red.
*** In the rule "Carry out testing when the number understood is 2", the Table of Long has no column "size".
0.
*** In the rule "Carry out testing when the number understood is 2", no row of the Table of Long has been chosen.
.
two; *** In the rule "Carry out testing when the number understood is 2", the entry "name" in row 4 of the Table of Short is blank.
.
*** In the rule "Carry out testing when the number understood is 2", no row of the Table of Short has been chosen.
.
b.

>probe 3
b, Bob, q, 20, 30.
i.
10.
50.
new.
c.
; 19.
c.
21.
a17.

>probe 4
5 2 9 2 5/4/1.
2 two, 2 twin, 5 five, 9, ; 9, 5 five, 2 twin, 2 two, ; red green blue ; 2 9 2 5 .

>probe 5
2 2 5 9 5/4/1.
2 2 5 9 -- .
9 5 2 2 -- .
5 2 9 2 -- .
2 2 5 9 -- .
2 7.
*** In the rule "Carry out testing when the number understood is 5", the Table of Breeds defines values, so its rows cannot be put in another order.
*** In the rule "Carry out testing when the number understood is 5", the Table of Breeds defines values, so its rows cannot be put in another order.
20.
*** In the rule "Carry out testing when the number understood is 5", the Table of Long has no column "size".
7.

>probe 6
*** In the rule "Carry out testing when the number understood is 6", there is no such row in the table.
*** In the rule "Carry out testing when the number understood is 6", there is no row 9 in the Table of Short.
*** In the rule "Carry out testing when the number understood is 6", there is no such row in the table.
(row 1)  | 2 | two | --  / (row 3)  | 5 | five | red | / *** In the rule "Carry out testing when the number understood is 6", there is no row 9 in the Table of Short.
 / *** In the rule "Carry out testing when the number understood is 6", no row of the Table of Short has been chosen.
.
2, 2, 5, 9, --; --, --, --; *** In the rule "Carry out testing when the number understood is 6", the Table of Long has no column "size".
.
*** In the rule "Carry out testing when the number understood is 6", there is no row 8 in the Table of Short.
-- -- 5 9 -- .
3/0/3.
Table of Single
(row 1)  | --  -- 
(row 2)  | --  -- 
(row 3)  | --  -- 
Table of Breeds
(row 1)  | collie | 20 |
(row 2)  | terrier | 8 |

>probe 7
*** In the rule "Carry out testing when the number understood is 7", the Table of Single has no row to choose at random.
*** In the rule "Carry out testing when the number understood is 7", the Table of Blanks has no row to choose at random.
*** In the rule "Carry out testing when the number understood is 7", the Table of Blanks has no blank row left.
fine; 0.

>probe 8
*** In the rule "Carry out testing when the number understood is 8", the Table of Single has no blank row left.
1 ; blank 2; blank 3; 0.

>enquire ball
round.

>enquire red
coloured.

>enquire cube ball
no.

>enquire xyzzy
no.

>enquire cube
round.

>
