Code in Inform 6: values that are worked out while compiling, sides that are evaluated once, kinds by their classes, texts that are copied, orders of loops, and capabilities.
--- source
"By and By"

The Hall is a room. The lamp is a device in the Hall. The lamp is switched on. The chest is an open container in the Hall. The pin and the cup are in the chest. Ann is a woman in the Hall. Bob is a man in the Hall.
A thing has a number called the storage charge. The storage charge of the lamp is 7. The storage charge of the pin is 2.
Fondness relates one person to various things. The verb to fancy means the fondness relation. Ann fancies the lamp.
Rivalry relates one person to one person. The verb to vie with means the rivalry relation. Ann vies with Bob.
Mixing is an action applying to two things. Understand "mix [something] with [something]" as mixing. Report mixing: say "[The actor] mixed [the noun] with [the second noun]."
Report an actor mixing: say "(done)".
Sizing is an action applying to nothing. Report sizing: say "You size."
Gazing at is an action applying to one visible thing. Report gazing at: say "You gaze."
The tally is a number that varies. The tally is 40.
The scores are a list of numbers that varies. The scores are {4, 9, 6}.

Include (-
Constant gestalt_GarglkText = $1100;
Constant Sum_A = 2 + 3 * 4;
Constant Sum_B = Sum_A / 4;
Constant Alone;
Global Count_Here = 3;
Global Other_Count;
Array Minus --> -5 6-2 3*3 4|1 "text" (+ the lamp +) Sum_A;
Array Packed --> CONSTANT_PACKED_TEXT_STORAGE "packed";
Array Two --> Sum_A "loose";
Array Three --> 5 "loose";
Array Bytes -> 1 2 3 4 5 260;
Array Counted table 7 8 9;
Array Short -> 3;
[ Next; Count_Here++; return Count_Here; ];
[ Say_It x; print "<", x, ">"; return x; ];
[ Copies a b; b = BlkValueCreate(TEXT_TY); BlkValueCopy(b, a); return b; ];
[ Twice x; if (Next() == 4 or 5 or 9) print "in "; else print "out "; if (Next() ~= 5 or 6) print "not "; else print "of "; print Count_Here, ";"; ];
[ Order; if (Say_It(2) > Say_It(1)) print "greater "; print Say_It(7) - Say_It(3), " "; print 10 - Say_It(4), ";"; ];
[ Loops i j n;
	for (i = 0, j = 9 : i < j : i++, j = j - 2) { if (i == 1) continue; if (i == 3) break; n = n * 10 + i; }
	print n, " ", i, " ", j, ";";
	do { i--; if (i == 1) continue; print i; } until (i < 1);
	print ";";
	while (i < 3) { i++; switch (i) { 1: print "one"; 2: print "two"; if (i) break; print "never"; 3: print "three"; } print "."; }
	while (i > 0) { i--; switch (i) { 1: continue; default: print "not one"; break; } print "!"; }
	for (::) { j++; if (j > 8) break; }
	print j, ";";
];
[ Cases x;
	switch (x) { 1, 2: print "low"; 3 to 5: print "mid"; 7: default: print "else"; }
	print ",";
];
[ Shorter x; if (x && ~~(x == 3)) rtrue; rfalse; ];
[ Members o; objectloop (o in (+ the chest +)) { move o to (+ the Hall +); print (name) o, " "; } objectloop (o ofclass K8_person && o has female) print (the) o, ";"; ];
-).

To say sums: (- print Sum_A, " ", Sum_B, " ", Alone, " ", Minus-->0, " ", Minus-->1, " ", Minus-->2, " ", Minus-->3, " ", (string) Minus-->4, " ", (name) Minus-->5, " ", Minus-->6; -).
To say arrays: (- print (string) Packed, " ", (string) Two-->1, " ", Two-->0, " ", Three-->0, " ", Bytes->0, Bytes->4, Bytes->5, " ", Counted-->0, Counted-->3, " ", Short->2; -).
To say twice: (- Twice(); -).
To say order: (- Order(); -).
To say loops: (- Loops(); -).
To say cases: (- Cases(1); Cases(2); Cases(3); Cases(5); Cases(6); Cases(7); Cases(0); -).
To say members: (- Members(); -).
To say (T - a text) copied: (- print (TEXT_TY_Say) Copies({-by-reference:T}); -).
To decide whether (N - a number) is shorter: (- Shorter({N}) -).
To say capabilities: (- print glk_gestalt(gestalt_GarglkText, 0), glk_gestalt(gestalt_Unicode, 0), glk_gestalt(gestalt_CharInput, 0), glk_gestalt(gestalt_LineInput, 0), glk_gestalt(gestalt_CharOutput, 0), glk_gestalt(gestalt_Timer, 0), glk_gestalt(gestalt_Version, 0); -).
To decide whether (X - an object) is a box: (- {X} ofclass k5_container -).
To decide whether (X - an object) is not boxed: (- ~~({X} ofclass (+ container +)) -).
To decide what number is the charge of (X - an object): (- {X}.(+ storage charge +) -).
To decide what object is the one fond of (X - an object): (- {X}.(+ fondness relation storage +) -).
To decide what object is the rival of (X - an object): (- {X}.(+ rivalry relation storage +) -).
To decide whether (X - an object) may be fancied: (- {X} provides (+ fondness relation storage +) -).
To decide whether (X - an object) may vie: (- {X} provides (+ rivalry relation storage +) -).
To decide whether (X - an object) may have parts: (- {X} provides component_parent -).
To mix: (- TryAction(0, player, ##Mix, (+ the lamp +), (+ the chest +)); -).
To size: (- TryAction(0, player, ##Size, 0, 0); -).
To look on: (- TryAction(0, player, ##Examine, (+ the lamp +), 0); -).
To show options, loudly and/or softly and/or twice: (- print {phrase options}, " "; if ({loudly}) print "loud "; if ({softly}) print "soft "; if ({twice}) print "twice "; -).
To decide what number is the kind of (V - a value of kind K): (- {-strong-kind:K} -).
To decide whether (V - a value of kind K) is a number here: (- ({-strong-kind:K} == {-strong-kind:number}) -).
To decide what number is (N - a number) kept: (- {-my:1} + {N} -).
To remember (N - a number) and (M - a number): (- {-my:1} = {N}; {-my:2} = {M}; print {-my:1} - {-my:2}; -).
To decide whether (X - an object) is of (D - a description of objects): (- ({D})({X}) -).
To decide whether all of (L - a list of numbers) is long: (- LIST_OF_TY_GetLength({-by-reference:L}) > 2 && LIST_OF_TY_GetItem({-by-reference:L}, 2) == 9 -).
To say quoted: (- print "a ~b~^c @@64 @{E9} d
	e"; -).

Instead of waiting:
	say "1: [sums].";
	say "2: [arrays].";
	say "3: [twice][twice].";
	say "4: [order].";
	say "5: [loops].";
	say "6: [cases].";
	say "7: [if 0 is shorter]y[else]n[end if][if 3 is shorter]y[else]n[end if][if 5 is shorter]y[else]n[end if].";
	say "8: [members]".

Instead of jumping:
	say "1: [if the chest is a box]y[else]n[end if][if the lamp is a box]y[else]n[end if][if the chest is not boxed]y[else]n[end if][if Ann is not boxed]y[else]n[end if].";
	say "2: [charge of the lamp] [charge of the pin] [charge of the cup].";
	say "3: [one fond of the lamp] [one fond of the pin]; [rival of Ann] [rival of Bob] [rival of the player].";
	say "4: [if Ann may be fancied]y[else]n[end if][if the lamp may be fancied]y[else]n[end if][if Ann may vie]y[else]n[end if][if the lamp may vie]y[else]n[end if][if the lamp may have parts]y[else]n[end if][if the Hall may have parts]y[else]n[end if].";
	say "5: [the printed name of the lamp copied].";
	say "6: [capabilities].";
	mix;
	size;
	look on.

Instead of singing:
	show options; show options, loudly; show options, softly; show options, loudly and twice;
	say ".";
	say "1: [if the kind of 5 is the kind of the tally]y[else]n[end if][if the kind of 5 is the kind of the lamp]y[else]n[end if][if 5 is a number here]y[else]n[end if][if the lamp is a number here]y[else]n[end if].";
	say "2: [5 kept] ";
	remember 9 and 4;
	say ".";
	say "3: [if the lamp is of switched on things]y[else]n[end if][if the chest is of switched on things]y[else]n[end if].";
	say "4: [if all of the scores is long]y[else]n[end if].";
	say "5: [quoted]."
Singing is an action applying to nothing. Understand "sing" as singing.
--- play

By and By
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a lamp, a chest (in which are a pin and a cup), Ann and Bob here.

>wait
1: 14 3 0 -5 4 9 5 text lamp 14.
2: packed loose 14 5 154 39 0.
3: in of 5;out not 7;.
4: <1><2>greater <3><7>4 <4>6;.
5: 2 3 3;20;one.two.three.not one!not one!9;.
6: low,low,mid,mid,else,,else,.
7: nny.
8: pin cup Ann;
>jump
1: ynny.
2: 7 2 0.
3: Ann nothing; Bob nothing nothing.
4: yyynyn.
5: lamp.
6: 1111200.

(done)
You mixed the lamp with the chest.

You size.

The lamp is switched on.

>sing
0 1 loud 2 soft 5 loud twice .
1: ynyn.
2: 5 5.
3: yn.
4: y.
5: a "b"
c @ é d e.

>
