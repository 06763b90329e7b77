Arithmetic, loops, conditions, calls and constants of Inform 6; the world, texts and lists as its routines see them.
--- source
"Routines at Large"

The Hall is a room. The Yard is north of the Hall. The box is an open openable container in the Hall. The coin is in the box. The pear is an edible thing in the Hall. Bob is a man in the Hall. Bob carries the cap. A thing has a number called rank. The rank property translates into Inter as "rank". The rank of the coin is 3. The rank of the pear is 5. A thing can be shiny. The coin is shiny. A thing has a text called the motto. The motto of the coin is "In [if 1 is 1]one[end if]".
A hue is a kind of value. The hues are red, green and blue.
Owing relates one person to various things. The verb to owe means the owing relation. Bob owes the pear.

Include (-
Constant SIX = 2 * 3;
Constant FLAGS = 4 | 2;
Constant BELOW = -7;
Constant MORE = SIX + FLAGS - BELOW;
Array Cells --> SIX 4 0 BELOW;
Array Room_For --> 6;
Global total = 40;
[ Small n; switch (n) { 1: rtrue; 2, 3: return 20; 4 to 6: return 40; default: return BELOW; } ];
[ Loop n i sum; for (i = 1: i <= n: i++) { if (i == 3) continue; if (i == 6) break; sum = sum + i; } return sum; ];
[ Down n; while (n > 0) n = n - 2; do n--; until (n < -5); return n; ];
[ Bits a b; return (a & b) * 100 + (a | b) * 10 + (~a & 7); ];
[ Logic a b; if (a && b) return 3; if (a || ~~b) return 2; return 1; ];
[ Incs n; n++; ++n; n--; total = total + n; return n++ + --n + n--; ];
[ Ranked o; if (o.rank == 1 or 3 or 4) return 1; if (o.rank ~= 5 or 6) return 2; return 3; ];
[ Alts o; if (o == (+ the coin +) or (+ the box +)) return 1; if (parent(o) == (+ the Hall +) or (+ the Yard +)) return 2; return 3; ];
[ Called f n; return f(n); ];
[ Spelled n; spaces n; print (char) 65 + n, (number) n, " ", (the) player, "^"; ];
[ Fact n; if (n < 2) return 1; return n * Fact(n - 1); ];
[ Cell_Sum i s; for (i = 0: i < 4: i++) s = s + Cells-->i; Cells-->2 = s; return Cells-->2 + Cells-->3; ];
[ Held_By o x n; objectloop (x in o) n++; return n; ];
[ Doors x n; objectloop (x ofclass K1_room) n++; objectloop (x ofclass K2_thing && x has (+ shiny +)) n = n + 10; return n; ];
-).

To decide what number is six: (- SIX -).
To decide what number is flags: (- FLAGS -).
To decide what number is more: (- MORE -).
To decide what number is small (N - a number): (- Small({N}) -).
To decide what number is loop (N - a number): (- Loop({N}) -).
To decide what number is down (N - a number): (- Down({N}) -).
To decide what number is bits (N - a number) and (M - a number): (- Bits({N}, {M}) -).
To decide what number is logic (N - a number) and (M - a number): (- Logic({N}, {M}) -).
To decide what number is incs (N - a number): (- Incs({N}) -).
To decide what number is total: (- total -).
To decide what number is ranking of (O - an object): (- Ranked({O}) -).
To decide what number is alternative of (O - an object): (- Alts({O}) -).
To decide what number is the factorial of (N - a number): (- Fact({N}) -).
To decide what number is the cells: (- Cell_Sum() -).
To decide what number is held by (O - an object): (- Held_By({O}) -).
To decide what number is the doors: (- Doors() -).
To spell (N - a number): (- Spelled({N}); -).
To decide whether (O - an object) provides rank: (- ({O} provides rank) -).
To decide whether (O - an object) is shining: (- (GetEitherOrProperty({O}, (+ shiny +))) -).
To decide what number is the rank kept of (O - an object): (- GProperty(OBJECT_TY, {O}, rank) -).
To set the rank of (O - an object) to (N - a number): (- WriteGProperty(OBJECT_TY, {O}, rank, {N}); -).
To decide what object is the way (D - a direction) of (R - a room): (- MapConnection({R}, {D}) -).
To decide what number is the children of (O - an object): (- children({O}) -).
To decide what object is the child of (O - an object): (- child({O}) -).
To decide what object is the sibling of (O - an object): (- sibling({O}) -).
To decide what object is the parent of (O - an object): (- parent({O}) -).
To decide what object is the holder seen of (O - an object): (- HolderOf({O}) -).
To decide what object is the ancestor of (O - an object) and (P - an object): (- CommonAncestor({O}, {P}) -).
To decide whether (O - an object) or (P - an object) alike: (- Identical({O}, {P}) -).
To decide what number is the letters of (T - a text): (- TEXT_TY_CharacterLength({T}) -).
To decide what number is the order of (T - a text) and (U - a text): (- TEXT_TY_Compare({T}, {U}) -).
To decide what number is the length of list (L - a list of numbers): (- LIST_OF_TY_GetLength({L}) -).
To decide what number is item (N - a number) of list (L - a list of numbers): (- LIST_OF_TY_GetItem({L}, {N}) -).
To put (N - a number) at (I - a number) of list (L - a list of numbers): (- LIST_OF_TY_PutItem({L}, {I}, {N}); -).
To insert (N - a number) into list (L - a list of numbers): (- LIST_OF_TY_InsertItem({L}, {N}); -).
To lengthen list (L - a list of numbers) to (N - a number): (- LIST_OF_TY_SetLength({L}, {N}); -).
To say list (L - a list of numbers): (- LIST_OF_TY_Say({L}); -).
To say text (T - a text): (- TEXT_TY_Say({T}); -).
To say pair (V - a hue): (- PrintKindValuePair({-strong-kind:hue}, {V}); -).

To decide what number is depth of (H - a hue) (this is hue depth): say "([H])"; if H is green, decide on 7; decide on 1.
To decide what number is weight of (O - a thing) (this is thing weight): say "([O])"; decide on the rank of O.
To decide what number is the hue phrase (F - a phrase hue -> number) called on (N - a number): (- Called({F}, {N}) -).
To decide what number is the thing phrase (F - a phrase thing -> number) called on (O - an object): (- Called({F}, {O}) -).
To say what cannot be done (N - a number): (- RTP_Process({N}); Called({N}, 1); -).
To decide what number is requirement (N - a number) of action (A - a number): (- ActionData-->({A} + {N}) -).

Instead of jumping:
	say "[six] [flags] [more] / [small 1] [small 2] [small 3] [small 5] [small 7] / [loop 2] [loop 4] [loop 9] / [down 5] [down 0] / [bits 6 and 3] [bits 5 and 1] / [logic 1 and 1] [logic 1 and 0] [logic 0 and 0] [logic 0 and 1] / [incs 5] [total] / [factorial of 6] / [cells][line break]";
	say "[ranking of the coin] [ranking of the pear] [ranking of the box] [alternative of the coin] [alternative of the pear] [alternative of the cap] / [held by the box] [held by Bob] [held by the pear] [doors][line break]";
	spell 2;
	spell 0;
	say "[hue phrase hue depth called on 2] [hue phrase hue depth called on 1] [thing phrase thing weight called on the pear] [requirement 0 of action 9999] [requirement 1 of action 0].";
	say what cannot be done 3.

Instead of waving hands:
	say "[if the coin provides rank]y[otherwise]n[end if][if the Hall provides rank]y[otherwise]n[end if] [if the coin is shining]y[otherwise]n[end if][if the pear is shining]y[otherwise]n[end if] [rank kept of the coin]";
	set the rank of the coin to 8;
	say " [rank of the coin] [way north of the Hall] [way south of the Hall] / [children of the Hall] [child of the box] [sibling of the coin] [parent of the coin] [holder seen of the cap] [ancestor of the coin and the pear] [ancestor of the coin and the cap] [if the cap or the coin alike]y[otherwise]n[end if][line break]";
	say "[letters of the motto of the coin]".

Instead of thinking:
	let L be {1, 2, 3};
	say "[length of list L] [item 2 of list L] ";
	put 7 at 2 of list L;
	insert 9 into list L;
	say "[list L] ";
	lengthen list L to 2;
	say "[list L] [text motto of the coin][line break]".
--- play

Routines at Large
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a box (in which is a coin), a pear and Bob here.

>jump
6 6 19 / 1 20 20 40 -7 / 3 7 12 / -6 -6 / 271 152 / 3 2 2 1 / 14 46 / 720 / -4
1 3 2 1 2 3 / 1 1 0 12
  Ctwo yourself
Azero yourself
(green)7 (red)1 (pear)5 0 0.
*** In the rule "Instead of jumping", Inform 6 code reports a run-time problem.
*** In the rule "Instead of jumping", Inform 6 code calls 3, which is not a routine.

>wave
yn yn 3 8 Yard nothing / 4 coin nothing box Bob Hall Hall n
6
>think
3 2 1, 7 and 3 1 and 7 In one

>
