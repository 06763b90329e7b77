What code in Inform 6 seldom does: values by the kind of a number, parts of blocks that are not there, columns of tables and what lies before their entries, addresses where nothing is, and words of the parser.
--- source
"Seldom in Code"

The Loft is a room. The trunk is an open container in the Loft. The rug, the fan and the urn are in the trunk. The urn is edible. Ivy is a woman in the Loft. The plum, the fig and the leek are edible things in the Loft.

A hue is a kind of value. The hues are red, green and blue.
A thing can be dusty or clean. A thing is usually clean. The fan is dusty.
A thing has a number called the age. The age of the urn is 7. The age of the fan is 3.

Table of Ages
item (an object)	years (a number)	hue named (a hue)
rug	3	red
fan	--	green
--	--	--
urn	8	blue

Table of Sizes
width (a number)
4

Fondness relates various things to various things. The verb to fancy means the fondness relation. The trunk fancies the plum. Ivy fancies the plum. The rug fancies the fig.
Kinship relates things to each other in groups. The verb to be kin to means the kinship relation. The leek is kin to the plum.
Owning relates one thing to various things. The verb to own means the owning relation. Ivy owns the urn.

The deed is a stored action that varies. The tones are a list of hues that varies. The tones are {green, blue}.
The doer is a phrase nothing -> nothing that varies.

To hum: say "hum;".
This is the tidy rule: say "tidied;".
Tidying is an action applying to one thing. Understand "tidy [something]" as tidying. Report tidying: say "Tidy."
The sweeping rules are a rulebook. A sweeping rule: say "swept;".

Include (-
Array Store --> 11 22 33;
Array Bytes -> 1 2 3 4 5 6;
[ SayKind k v; PrintKindValuePair(k, v); print "|"; ];
[ Head l; print BlkValueRead(l, 0) == BlkValueRead(l, 0), BlkValueRead(l, 1), BlkValueRead(l, 2), BlkValueRead(l, 3), BlkValueRead(l, 4), BlkValueRead(l, -1), "|"; ];
[ Part a n; return BlkValueRead(a, n); ];
[ PutPart a n v; BlkValueWrite(a, n, v); ];
[ Each d o n; for (o = d(-2, 0) : o : o = d(-2, o)) { print (name) o, ","; n++; if (n > 20) break; } print n, "|"; ];
[ Tested x d; if (d(x)) return 1; return 0; ];
[ Columns t i; print t-->0, ":"; for (i = 1 : i <= t-->0 : i++) print (t-->i)-->0, "/", (t-->i)-->1 == (t-->i)-->1, "/", (t-->i)-->2, ","; print "|"; ];
[ ColumnAt t c; return TableFindCol(t, c, false); ];
[ Cell t c r; return (t-->c)-->(r + COL_HSIZE); ];
[ PutCell t c r v; (t-->c)-->(r + COL_HSIZE) = v; ];
[ Far i; return Store-->i; ];
[ FarByte i; return Bytes->i; ];
[ PutFar i v; Store-->i = v; ];
[ PutFarByte i v; Bytes->i = v; ];
[ IsDusty x; if (x has (+ dusty +)) return 1; return 0; ];
[ CallIt r; r(); print "called|"; ];
[ Fancier x; return x.(+ fondness relation storage +); ];
[ Kin x; return x.(+ kinship relation storage +); ];
[ Owner x; return x.(+ owning relation storage +); ];
[ Box x; return x.(+ containment relation storage +); ];
[ Age x; return x.(+ age +); ];
-).

To show (N - a number) as a/an (K - name of kind of value of kind V): (- SayKind({-strong-kind:V}, {N}); -).
To show the head of (L - a list of hues): (- Head({-by-reference:L}); -).
To decide what number is part (N - a number) of (A - a stored action): (- Part({-by-reference:A}, {N}) -).
To put (V - a value) as part (N - a number) of (A - a stored action): (- PutPart({-by-reference:A}, {N}, {V}); -).
To list (D - a description of objects) in code: (- Each({D}); -).
To decide what number is (X - an object) tested for (D - a description of objects): (- Tested({X}, {D}) -).
To list columns of (T - a table name): (- Columns({T}); -).
To decide what number is the place of (C - a table column) in (T - a table name): (- ColumnAt({T}, {C}) -).
To decide what number is cell (C - a number) of row (R - a number) of (T - a table name): (- Cell({T}, {C}, {R}) -).
To decide what number is far (N - a number): (- Far({N}) -).
To decide what number is far byte (N - a number): (- FarByte({N}) -).
To put (V - a number) at far (N - a number): (- PutFar({N}, {V}); -).
To put (V - a number) at far byte (N - a number): (- PutFarByte({N}, {V}); -).
To decide what number is the dust of (X - an object): (- IsDusty({X}) -).
To call (R - a rule) in code: (- CallIt({R}); -).
To call (R - a rulebook) in code: (- CallIt({R}); -).
To decide what number is the years of (X - an object): (- Age({X}) -).
To decide what number is the words: (- WordCount() -).
To decide what number is matched (N - a number): (- match_list-->{N} -).
To decide what number is classed (N - a number): (- match_classes-->{N} -).
To decide what object is the fancier of (X - an object): (- Fancier({X}) -).
To decide what object is the kin of (X - an object): (- Kin({X}) -).
To decide what object is the owner of (X - an object): (- Owner({X}) -).
To decide what object is the box of (X - an object): (- Box({X}) -).
To say word (N - a number): (- print (address) {N}; -).

Instead of waiting:
	show 1 as a truth state; show 0 as a truth state; show 7 as a truth state; show 0 as an object; show 2 as a hue; show 0 as a hue; show 4 as a hue; show 90 as a time; show 5 as a number; say ".";
	show the head of the tones;
	say "[part 0 of the deed] [part 5 of the action of tidying the rug] [part -1 of the action of tidying the rug] [part 9 of the action of tidying the rug].";
	put 3 as part 9 of the deed;
	list dusty things in code; list edible things in the trunk in code;
	list columns of the Table of Ages; list columns of the Table of Sizes; say ".";
	say "[place of item column in Table of Ages] [place of years column in Table of Ages] [place of hue named column in Table of Ages] [place of width column in Table of Ages] [place of width column in Table of Sizes].";
	say "[cell 2 of row 1 of Table of Ages] [cell 2 of row 2 of Table of Ages] [cell 2 of row 4 of Table of Ages].".

Instead of jumping:
	let N be 2;
	list things whose age is greater than N in code; list things whose age is at most N in code;
	list edible things whose age is less than N in code;
	say "[the urn tested for things whose age is greater than N][the rug tested for things whose age is greater than N].";
	say "[far 0] [far 1] [far 2] [far byte 0] [far byte 5].";
	put 44 at far 2; put 300 at far byte 5; put 77 at far byte 0;
	say "[far 2] [far byte 5] [far byte 0] [far byte 1].";
	say "[far -1].";
	say "[far 100000].";
	put 5 at far -1;
	say "[far byte -1].";
	say "[far byte 100000].";
	say "[far -200000000].".

Instead of singing:
	say "[dust of the fan][dust of the rug][dust of the location][dust of nothing].";
	say "[years of the urn] [years of the rug].";
	say "[fancier of the plum] [fancier of the fig] [fancier of Ivy]; [kin of the plum] [kin of the fig]; [owner of the urn] [owner of the rug]; [box of the urn] [box of the trunk].";
	now the trunk does not fancy the plum; now Ivy owns the rug; now the fan owns the urn; now the fig is kin to the leek;
	say "[fancier of the plum] [fancier of the fig]; [kin of the leek] [kin of the fig]; [owner of the urn] [owner of the rug].";
	call the tidy rule in code;
	call the sweeping rules in code;
	say "[matched -1] [matched 50] [classed -1] [classed 50] [words].".
Singing is an action applying to nothing. Understand "sing" as singing.
--- play

Seldom in Code
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Loft
You can see a trunk (in which are a rug, a fan and an urn), Ivy, a plum, a fig and a leek here.

>wait
true|false|true|nothing|green|0|4|1:30 am|5|.
122300|35 0 0 0.
fan,1|urn,1|3:6/1/0,6/1/0,6/1/0,|1:3/1/0,|.
1 2 3 0 1.
3 32739 8.

>jump
fan,urn,2|yourself,trunk,rug,Ivy,plum,fig,leek,7|plum,fig,leek,3|10.
11 22 33 1 6.
44 44 77 2.
*** In the rule "Instead of jumping", Inform 6 code asks for entry -1 at address 536870916, where there is none.
0.
*** In the rule "Instead of jumping", Inform 6 code asks for entry 100000 at address 536870916, where there is none.
0.
*** In the rule "Instead of jumping", Inform 6 code asks for entry -1 at address 536870916, where there is none.
*** In the rule "Instead of jumping", Inform 6 code asks for entry -1 at address 536870916, where there is none.
0.
*** In the rule "Instead of jumping", Inform 6 code asks for entry 100000 at address 536870916, where there is none.
0.
*** In the rule "Instead of jumping", Inform 6 code asks for entry -200000000 at address 536870916, where there is none.
0.

>sing
1000.
7 0.
trunk rug nothing; plum fig; Ivy nothing; trunk Loft.
Ivy rug; plum plum; fan Ivy.
tidied;called|swept;called|0 0 0 0 1.

>
