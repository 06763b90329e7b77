Constants, arrays, members, places, switches and texts of Inform 6, each read in its less usual forms.
--- source
The Attic is a room. The Hall is north of the Attic. The trunk is an open container in the Attic. The coin and the pear are in the trunk. The gate is a door. The gate is south of the Attic and north of the Yard. The Yard is a room. The fan is a device in the Attic. The shelf is a supporter in the Attic. Bob is a man in the Attic.
A thing has a number called the rank. The rank property translates into Inter as "rank_of". The rank of the coin is 3. The rank of the pear is 5. A thing can be shiny. The coin is shiny. The shiny property translates into Inter as "is_shiny".
The levy is a number that varies. The levy is 12. The levy variable translates into Inter as "the_levy". The toll is a number that varies. The toll is 31. The toll translates into Inter as "the_toll".
Owning relates one thing to various things. The verb to own means the owning relation. Bob owns the coin. Bob owns the pear.
Facing relates one thing to another. The verb to front means the facing relation. The shelf fronts the fan.

Table of Coins
item (an object)	worth (a number)
coin	7
pear	9

Include (-
Constant EMPTY_ONE;
Constant ROUND = ROUND + 1;
Constant PRODUCT = 3 * 4;
Constant EITHER = 5 | 2;
Array Wide --> PRODUCT;
Array Flags --> EITHER;
Array Short -> 6;
Array Packed --> CONSTANT_PACKED_TEXT_STORAGE "kept@{41}";
Array Other --> CONSTANT_PACKED_TEXT_STORAGE 5;
Global heap = 0;
Global calls = 0;
[ Count n; calls = calls + n; return calls; ];
[ Odd_Text; print "a@@0b@{D800}c@@x@{zz}@@66@{43}"; ];
[ Order n; if (n == Count(1)) print "equal "; if (5 > Count(1)) print "more "; if (Count(0) == 9 or calls) print "late "; if (Wide-->Count(0) == 0 or 1) print "zero "; ];
[ Kinds x; print x has container, x has supporter, x has animate, x has switchable, x has door, " ", x ofclass K2_thing, x ofclass k5_container, x ofclass (+ door +), " ", x provides rank_of, x provides (+ rank +), x provides component_child, " "; ];
[ Bits a; print a | 9, " ", a & 6, " ", ~a, " "; ];
[ Switching n i out;
	switch (n) { 1: break; 2: if (calls > 100) print "never "; else break; print "not here "; 3: for (i = 0: i < 3: i++) { if (i == 1) break; print "three "; } print "end "; 4: switch (i) { 0: print "inner "; break; default: print "other "; } print "four "; 5: { if (calls < 0) { print "neg "; } else { print "pos "; break; } print "unreached "; } 6: ; 7: objectloop (i in (+ trunk +)) { print "once "; break; } print "seven "; 8: while (i < 5) { i++; if (i == 2) break; } print i, " "; 9: do { i++; if (i == 3) break; } until (i == 7); print i, " "; 10: switch (n) { 10: break; } print "ten "; }
	print "/ ";
];
-).

To decide what number is the empty one: (- EMPTY_ONE -).
To decide what number is the round one: (- ROUND -).
To decide what number is the width: (- Wide-->0 + Flags-->6 + Short->5 -).
To decide what number is past wide: (- Wide-->12 -).
To decide what number is past flags: (- Flags-->7 -).
To say packed: (- print (string) Packed; -).
To say other: (- print Other ~= 0, Other-->1; -).
To say odd text: (- Odd_Text(); -).
To say order (N - a number): (- Order({N}); -).
To say kinds of (X - an object): (- Kinds({X}); -).
To say bits of (N - a number): (- Bits({N}); -).
To switch (N - a number): (- Switching({N}); -).
To decide what number is the levy kept: (- the_levy + the_toll -).
To raise the levy: (- the_levy = the_levy + 1; the_toll = 40; -).
To decide what number is the rank by name of (X - a thing): (- {X}.rank_of * 10 + {X}.(+ rank +) -).
To decide whether (X - a thing) glints: (- {X} has is_shiny && {X} has (+ shiny +) -).
To decide what object is the owner of (X - a thing): (- {X}.(+ owning relation storage +) -).
To decide what object is the owner kept of (X - a thing): (- {X}.(+ owning storage +) -).
To decide what object is the face of (X - a thing): (- {X}.(+ facing relation storage +) -).
To decide whether (X - an object) may own: (- {X} provides (+ owning relation storage +) -).
To decide whether (X - an object) may face: (- {X} provides (+ facing relation storage +) -).
To decide what number is (N - a number) bumped: (- ({N} = {N} + 1) -).
To bump (N - a number) to print: (- {N} = {N} + 1; print {N}, " "; -).
To shift (N - existing number variable) by (M - a number): (- {N} = {N} + {M}; -).
To decide what number is the worth column of row (N - a number): (- TableLookUpEntry((+ Table of Coins +), (+ worth +), {N}) -).
To decide what number is the worth column told of row (N - a number): (- TableLookUpEntry((+ Table of Coins +), (+ worth column +), {N}) -).
To say word (N - a number): (- if ({N} == 1) print 'lamp//' == 'lamp'; if ({N} == 2) print 'o^clock' == 'o^clock//'; -).
To decide what number is the quotient (N - a number): (- {N} / 4 + {N} % 4 -).
To say letters: (- print (char) 72, (char) 105; -).
To set the levy from code: (- (+ levy +) = 77; -).
To raise (X - a thing): (- {X}.rank_of++; ++{X}.rank_of; -).
To lower (X - a thing): (- {X}.rank_of--; print {X}.rank_of--, " ", --{X}.rank_of, " "; -).
To step entries: (- (Wide-->1)++; ++(Wide-->2); print (Wide-->1)++, Wide-->1, Wide-->2, Wide-->3; -).
To step an index: (- Wide-->1++; -).
To say pause: (- say__p = 1; -).
To decide what number is the p: (- say__p * 0 -).

Instead of jumping:
	say "[empty one] [width] [packed] [other] [odd text].";
	say "[order 1][order 50].";
	say "[kinds of the trunk]; [kinds of the shelf]; [kinds of Bob]; [kinds of the fan]; [kinds of the gate]; [kinds of the Hall].";
	say "[bits of 6][bits of -1].";
	repeat with N running from 0 to 10:
		switch N;
	say "[levy kept].";
	raise the levy;
	say "[levy] [toll] [levy kept] [rank by name of the coin] [rank by name of the pear] [if the coin glints]y[end if][if the pear glints]n[end if].";
	say "[owner of the coin] [owner of Bob] [owner kept of the pear] [face of the shelf] [face of the fan] [if the coin may own]y[else]n[end if][if the Hall may own]y[else]n[end if][if the coin may face]y[else]n[end if][if the Hall may face]y[else]n[end if].";
	say "[4 bumped] ";
	bump 7 to print;
	let K be 5;
	shift K by 3;
	say "[K] [worth column of row 1] [worth column told of row 2] [word 1] [word 2] [quotient 11] [letters].";
	set the levy from code;
	say "[levy] [p] [rank of the coin] ";
	raise the coin;
	say "[rank of the coin] ";
	lower the coin;
	say "[rank of the coin] ";
	step entries

Instead of waiting: step an index; say "[past wide] [past flags]."
Instead of thinking: say "[round one]."
--- notices
INFORM_6_BODY at "To decide what number is the round one"
INFORM_6_BODY at "To decide what number is the worth column told of row (N - a number)"
INFORM_6_BODY at "To step an index"
INFORM_6_BODY at "To say pause"
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic
You can see a gate, a trunk (in which are a coin and a pear), a fan, a shelf and Bob here.

>jump
0 0 keptA 15 abc@@x@{zz}BC.
equal more late zero more late zero .
10000 110 111 ; 01000 100 111 ; 00100 100 111 ; 00010 100 111 ; 00001 101 111 ; 00000 000 000 .
15 6 -7 -1 6 0 .
/ / / three end / inner four / pos / / once seven / 2 / 3 / ten / 43.
13 40 53 33 55 y.
Bob nothing Bob fan shelf ynyn.
5 8 8 7 (notice) 'To decide what number is the worth column told of row (N - a number)' does its work in Inform 6, so it does nothing here.
0 1 1 5 Hi.
77 0 3 5 4 2 2 1210
>wait
(notice) 'To step an index' does its work in Inform 6, so it does nothing here.
*** In the rule "Instead of waiting", Inform 6 code asks for entry 12 at address 536870916, where there is none.
0 *** In the rule "Instead of waiting", Inform 6 code asks for entry 7 at address 536870916, where there is none.
0.

>think
(notice) 'To decide what number is the round one' does its work in Inform 6, so it does nothing here.
0.

>
