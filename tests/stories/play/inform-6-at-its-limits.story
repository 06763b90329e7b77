Code in Inform 6 at the limits of what it may touch: columns and rows of a table and those beyond it, parts of things, words of
memory, properties that an object does not have, and numbers that stand for no value of a kind.
--- source
The Attic is a room. The shelf is a supporter in the Attic. The cup, the plate and the bowl are on the shelf. The handle is part of the cup. The rim is part of the cup. The cap is a wearable thing. The player wears the cap.
Hue is a kind of value. The hues are red, green and blue. Bob is a man in the Attic. A thing has a number called the rank. The rank property translates into I6 as "rank_of". A thing has a hue.
Verdict rules is a rulebook. The verdict rules have outcomes good (success) and bad (failure). Verdict rule (this is the fair rule): good.

Table of Marks
item (an object)	mark (a number)	tone (a hue)
cup	7	red
plate	3	blue
bowl	5	--
--	--	--

Table of Others
worth
1

Include (-
Array Kept --> 3 5 7;
Array Bytes -> 1 2 3 4;
[ Heads t; print t-->0, " ", (t-->1)-->0, " ", (t-->1)-->2, " ", (t-->3)-->0, " ", (t-->1)-->1 == (+ item +), " ", (t-->2)-->1 == (+ mark +), " "; ];
[ Cells t; print (t-->2)-->3, " ", (t-->2)-->4, " ", (t-->2)-->6 == TABLE_NOVALUE, " ", (t-->3)-->5 == TABLE_NOVALUE, " "; ];
[ Beyond t; print (t-->2)-->7 == TABLE_NOVALUE, " "; ];
[ Beyond_Columns t; print t-->4, " "; ];
[ Write_Header t; (t-->2)-->2 = 5; print "written "; ];
[ Write_Beyond t; (t-->2)-->7 = 5; print "written "; ];
[ Write_Hue t; (t-->3)-->5 = 2; print (t-->3)-->5 == (+ green +), " "; (t-->3)-->5 = 7; ];
[ Write_Back t; (t-->2)-->6 = 9; print (t-->2)-->6, " "; (t-->2)-->6 = TABLE_NOVALUE; print (t-->2)-->6 == TABLE_NOVALUE, " "; ];
[ Entries t; print TableLookUpEntry(t, 2, 1), " ", TableLookUpEntry(t, (+ mark +), 3), " ", TableLookUpEntry(t, 0, 1), " ", TableLookUpEntry(t, 4, 1), " ", TableLookUpEntry(t, 2, 0), " ", TableLookUpEntry(t, 2, 5), " ", TableLookUpEntry(t, 2, 4), " "; ];
[ Columns t; print TableFindCol(t, (+ mark +), false), " ", TableFindCol(t, (+ tone +), false), " ", TableFindCol(t, (+ worth +), false), " ", TableFindCol(t, 1, false), " ", TableFindCol(t, 0, false), " ", TableFindCol(5, (+ mark +), false), " "; ];
[ Blanks t; print TableMoveBlanksToBack(t, 1, 4), " ", TableMoveBlanksToBack(t, 1, 99), " ", TableMoveBlanksToBack(t, 0, 3), " ", TableMoveBlanksToBack(t, 1, -2), " ", TableMoveBlanksToBack(t, 4, 4), " ", TableRows(t), " "; ];
[ Family x; print children(x), " ", (name) x.component_parent, " ", (name) x.component_child, " ", (name) x.component_sibling, " ", (name) parent(x), " ", (name) child(x), " ", (name) sibling(x), "; "; ];
[ Each x n; objectloop (x in (+ shelf +)) n++; print n, " "; n = 0; objectloop (x ofclass (+ man +)) n++; return n; ];
[ Ask what how; @gestalt what how what; return what; ];
[ Worn x; return x has worn; ];
[ Rank x; if (x provides rank_of) return x.rank_of; return -1; ];
[ Raise x; x.rank_of = 4; x.rank_of++; return x.rank_of; ];
[ Make_Open x; give x open; if (x has open) rtrue; rfalse; ];
[ Shut x; give x ~open; if (x has open) rtrue; rfalse; ];
[ Stored; Kept-->1 = 50; Bytes->2 = 300; return Kept-->0 + Kept-->1 + Kept-->2 + Bytes->2 + Bytes-->0; ];
[ Over n; return Kept-->n; ];
-).

To tell heads: (- Heads((+ Table of Marks +)); -).
To tell cells: (- Cells((+ Table of Marks +)); -).
To tell beyond: (- Beyond((+ Table of Marks +)); -).
To tell columns beyond: (- Beyond_Columns((+ Table of Marks +)); -).
To write header: (- Write_Header((+ Table of Marks +)); -).
To write beyond: (- Write_Beyond((+ Table of Marks +)); -).
To write hue: (- Write_Hue((+ Table of Marks +)); -).
To write back: (- Write_Back((+ Table of Marks +)); -).
To tell entries: (- Entries((+ Table of Marks +)); -).
To tell columns: (- Columns((+ Table of Marks +)); -).
To tell blanks: (- Blanks((+ Table of Marks +)); -).
To tell family of (X - an object): (- Family({X}); -).
To decide what number is the count of each: (- Each() -).
To decide what number is the answer to (N - a number) with (M - a number): (- Ask({N}, {M}) -).
To decide whether (X - an object) is put on: (- Worn({X}) -).
To decide what number is the standing of (X - an object): (- Rank({X}) -).
To decide what number is the raised standing of (X - an object): (- Raise({X}) -).
To decide whether (X - an object) opens: (- Make_Open({X}) -).
To decide whether (X - an object) shuts: (- Shut({X}) -).
To decide what number is the store: (- Stored() -).
To decide what number is the store at (N - a number): (- Over({N}) -).
To decide what hue is hue number (N - a number): (- {N} -).
To decide what table name is table number (N - a number): (- {N} -).
To decide what rule is rule number (N - a number): (- {N} -).
To decide what rulebook is rulebook number (N - a number): (- {N} -).
To decide what verb is verb number (N - a number): (- {N} -).
To decide what action name is deed number (N - a number): (- {N} -).
To decide what rulebook outcome is outcome number (N - a number): (- {N} -).
To decide what use option is option number (N - a number): (- {N} -).
To decide what object is object number (N - a number): (- {N} -).
To decide what text is text number (N - a number): (- {N} -).
To decide what number is the number for (H - a hue): (- {H} -).
To decide what number is the number in (T - a text): (- {T} -).
To decide what time is time number (N - a number): (- {N} -).

Instead of jumping:
	tell heads;
	tell cells;
	tell entries;
	tell columns;
	write back;
	tell blanks;
	write hue;
	tell beyond;
	say line break;
	tell columns beyond;
	write header;
	write beyond;
	say line break.
Instead of waving hands:
	tell family of the cup;
	tell family of the handle;
	tell family of the rim;
	tell family of the shelf;
	tell family of the plate;
	tell family of nothing;
	say "[count of each] [if the cap is put on]worn[end if] [if the cup is put on]worn[end if] ";
	say "[standing of the cup] [standing of the Attic] [raised standing of the cup] [if the cap opens]open[otherwise]shut[end if] [if the cap shuts]open[otherwise]shut[end if] ";
	say "[raised standing of the Attic][line break]";
	say "[answer to 0 with 0] [answer to 3 with 0] [answer to 4 with 0] [answer to 4 with 2] [answer to 4 with 3] [answer to 5 with 0] [answer to 6 with 0] [answer to 7 with 0] [answer to 8 with 0] [answer to 2 with 0][line break]";
	say "[store] [store at 0] [store at 2][line break]";
	say "[store at 3][line break]";
	say "[store at -1][line break]".
Instead of singing:
	say "[hue number 1] [hue number 3] [number for blue] [time number 61] [object number 0][line break]";
	say "[hue number 0][line break]";
	say "[hue number 4][line break]";
	say "[table number 9999][line break]";
	say "[rule number 999999][line break]";
	say "[rulebook number 999999][line break]";
	say "[verb number 999999][line break]";
	say "[deed number 999999][line break]";
	say "[outcome number 999999][line break]";
	say "[option number 999999][line break]";
	say "[object number 7][line break]";
	say "[text number 7][line break]";
	say "[number in the substituted form of the text number 0][line break]";
	say "[hue number -1] [table number -1][line break]".
Singing is an action applying to nothing. Understand "sing" as singing.
--- notices

--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic
You can see a shelf (on which are a cup, a plate and a bowl) and Bob here.

>jump
3 6 0 6 1 1 7 3 1 1 7 5 *** In the rule "Instead of jumping", the Table of Marks has no column "".
0 *** In the rule "Instead of jumping", the Table of Marks has no column "".
0 *** In the rule "Instead of jumping", no row of the Table of Marks has been chosen.
0 *** In the rule "Instead of jumping", there is no row 5 in the Table of Marks.
0 0 2 3 0 1 0 0 9 1 3 3 3 0 3 4 1 *** In the rule "Instead of jumping", Inform 6 code returns 7, but a value of another kind is needed.
*** In the rule "Instead of jumping", there is no row 5 in the Table of Marks.
1 
*** In the rule "Instead of jumping", Inform 6 code asks for entry 4 at address Table of Marks, where there is none.
0 *** In the rule "Instead of jumping", Inform 6 code asks for entry 2 at address nothing, where there is none.
written *** In the rule "Instead of jumping", there is no row 5 in the Table of Marks.
written 

>wave
0 nothing handle nothing shelf nothing plate; 0 cup nothing rim nothing nothing nothing; 0 cup nothing nothing nothing nothing nothing; 3 nothing nothing nothing Attic cup Bob; 0 nothing nothing nothing shelf nothing bowl; 0 nothing nothing nothing nothing nothing nothing; 3 1 worn  0 -1 5 *** In the rule "Instead of waving hands", cap has no property "open".
shut *** In the rule "Instead of waving hands", cap has no property "open".
shut *** In the rule "Instead of waving hands", Attic has no property "rank".
*** In the rule "Instead of waving hands", Attic has no property "rank".
0
196866 1 0 1 0 1 0 1 0 0
16919660 3 7
*** In the rule "Instead of waving hands", Inform 6 code asks for entry 3 at address 536870916, where there is none.
0
*** In the rule "Instead of waving hands", Inform 6 code asks for entry -1 at address 536870916, where there is none.
0

>sing
red blue 3 1:01 am nothing
*** In the rule "Instead of singing", Inform 6 code returns 0, but a value of another kind is needed.
red
*** In the rule "Instead of singing", Inform 6 code returns 4, but a value of another kind is needed.
red
*** In the rule "Instead of singing", Inform 6 code returns 9999, but a value of another kind is needed.
(the empty table)
999999
999999
*** In the rule "Instead of singing", Inform 6 code returns 999999, but a value of another kind is needed.

*** In the rule "Instead of singing", Inform 6 code returns 999999, but a value of another kind is needed.
waiting
*** In the rule "Instead of singing", Inform 6 code returns 999999, but a value of another kind is needed.
allow startup
*** In the rule "Instead of singing", Inform 6 code returns 999999, but a value of another kind is needed.
nothing
*** In the rule "Instead of singing", Inform 6 code returns 7, but a value of another kind is needed.
nothing
*** In the rule "Instead of singing", Inform 6 code returns 7, but a value of another kind is needed.

*** In the rule "Instead of singing", Inform 6 code returns 0, but a value of another kind is needed.
*** In the rule "Instead of singing", Inform 6 code returns , but a value of another kind is needed.
0
*** In the rule "Instead of singing", Inform 6 code returns -1, but a value of another kind is needed.
red *** In the rule "Instead of singing", Inform 6 code returns -1, but a value of another kind is needed.
(the empty table)

>
