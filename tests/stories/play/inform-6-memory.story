Code in Inform 6 has memory: arrays as values, bytes and words, blocks that are asked for, routines as values, steps and assignments within expressions, places and kinds that a phrase was given. The reference prints the same.
--- source
The Den is a room. The box is a container in the Den. The lid is part of the box. The hinge is part of the box. The ball is in the box.

The ledger is a number that varies. The ledger variable translates into I6 as "ledger_total".

Include (-
Global ledger_total;
Array squares --> 0 1 4 9 16 25;
Array letters -> 'a' 'b' 'c' 'd' 0;
Array counted table 7 8 9;
Array room_for -> 12;
Array scratch --> 4;
Global chosen;

[ Sum_Of arr n i total;
	for (i = 0 : i < n : i++) total = total + arr-->i;
	return total;
];
[ Length_Of str n; while (str->n) n++; return n; ];
[ Fill_Bytes i; for (i = 0 : i < 8 : i++) room_for->i = i + 1; return room_for-->1; ];
[ Keep_Apart a b;
	@malloc 8 a; @malloc 16 b;
	a-->0 = 5; a-->1 = 6; b-->0 = 7; b-->3 = 8;
	ledger_total = a-->0 + a-->1 + b-->0 + b-->3;
	@mfree a; @mfree b;
	return ledger_total;
];
[ Double n; return n + n; ];
[ Triple n; return n * 3; ];
[ Apply f n; return f(n); ];
[ Choose n; if (n) chosen = Double; else chosen = Triple; return chosen(10); ];
[ Steps n m; m = n++; m = m * 100 + ( ++n) * 10 + n--; return m * 10 + n; ];
[ Chain a b c; a = b = c = 4; if ((a = b + c) == 8 or 9) return a * 10 + (b = 2); rfalse; ];
[ One_Of n; switch (n) { 1: if (n == 1) break; return 5; 2: return 6; default: n = 9; } return n; ];
[ First_Two n k;
	for (::) { switch (n) { 3: if (k == 2) return k; k++; break; default: n = 3; } }
];
[ Bits n m; @shiftl n 3 m; @ushiftr m 1 n; @bitxor m n m; return m; ];
[ Swap a b; @push a; @push b; @pull a; @pull b; return a * 10 + b; ];
[ Count_Words x i; objectloop (i in x) chosen++; return counted-->0 * 100 + counted-->3; ];
[ Dance a i; for (i = 0 : i < 4 : i++) scratch-->i = squares + i * 4; a = scratch-->3; return a-->0 + (scratch-->2)-->1; ];
-)

To decide what number is the sum of squares: (- Sum_Of(squares, 6) -).
To decide what number is the length of the letters: (- Length_Of(letters) -).
To decide what number is the filled bytes: (- Fill_Bytes() -).
To decide what number is the kept apart: (- Keep_Apart() -).
To decide what number is (N - number) doubled by hand: (- Apply(Double, {N}) -).
To decide what number is (N - number) tripled by hand: (- Apply(Triple, {N}) -).
To decide what number is the choice of (N - number): (- Choose({N}) -).
To decide what number is the steps of (N - number): (- Steps({N}) -).
To decide what number is the chain: (- Chain() -).
To decide what number is the one of (N - number): (- One_Of({N}) -).
To decide what number is the first two of (N - number): (- First_Two({N}) -).
To decide what number is the bits of (N - number): (- Bits({N}) -).
To decide what number is the swap of (N - number) and (M - number): (- Swap({N}, {M}) -).
To decide what number is the counting: (- Count_Words(location) -).
To decide what number is the dance: (- Dance() -).
To decide what object is the first part of (O - object): (- ({O}.component_child) -).
To decide what object is the next part after (O - object): (- ({O}.component_sibling) -).
To raise (V - existing number variable): (- {V} = {V} + 1; -).
To mark (T - nonexisting number variable) as (N - number): (- {-lvalue-by-reference:T} = {N} * 2; -).
To decide whether (V - value of kind K) is worded: (- ({-strong-kind:K} == TEXT_TY) -).
To decide what number is the options, first one or second one or third one: (- ({phrase options}) -).
To say the/-- quotient of (N - number): (- print {N} / 2; -).
To decide what number is the comparison of (T - text) with (U - text): (- TEXT_TY_Compare({-by-reference:T}, {-by-reference:U}) -).

The summary is a text that varies. The summary is "brief".

When play begins:
	say "[sum of squares] [length of the letters] [filled bytes] [kept apart] [ledger].";
	now the ledger is 3;
	say "[7 doubled by hand] [7 tripled by hand] [choice of 1] [choice of 0].";
	say "[steps of 3] [chain] [one of 1] [one of 2] [one of 3] [first two of 7].";
	say "[bits of 5] [swap of 3 and 4] [counting] [dance] [ledger].";
	let F be the first part of the box;
	say "[F] [next part after F].";
	let V be 4;
	raise V;
	mark W as 21;
	say "[V] [W] [if the summary is worded]y[end if][if 4 is worded]n[end if] [options, second one] [the options] [quotient of 9].".
--- play

55 4 84281096 26 26.
14 21 20 30.
3444 82 1 6 9 2.
60 43 309 18 3.
lid hinge.
5 42 y 2 0 4.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Den
You can see a box (in which is a ball) here.

>
