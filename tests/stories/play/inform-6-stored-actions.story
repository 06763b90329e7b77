Code in Inform 6 reads and changes the parts of stored actions.
--- source
The Hall is a room. The box is a container in the Hall. The coin is a thing in the Hall. Bob is a man in the Hall. A hue is a kind of value. The hues are red and green. Painting is an action applying to one hue.

Include (-
[ Parts a n; for (n = -1 : n <= 5 : n++) print STORED_ACTION_TY_Part(a, n) ~= 0; print " "; print (the) STORED_ACTION_TY_Part(a, 3), "^"; ];
[ Change a p; BlkValueWrite(a, 1, p); BlkValueWrite(a, 9, p); BlkValueWrite(a, 4, 0); ];
[ Ask a; BlkValueWrite(a, 4, 1); BlkValueWrite(a, 2, 0); ];
[ Wrong a; BlkValueWrite(a, 0, 7); BlkValueWrite(a, 3, 5); ];
[ Wrong_Block n; BlkValueWrite(n, 0, 7); print BlkValueRead(n, 0); ];
-).
To show parts of (A - a stored action): (- Parts({-by-reference:A}); -).
To redirect (A - a stored action) to (T - a thing): (- Change({-by-reference:A}, {T}); -).
To make (A - a stored action) a request: (- Ask({-by-reference:A}); -).
To spoil (A - a stored action): (- Wrong({-by-reference:A}); -).
To spoil (N - a number): (- Wrong_Block({N}); -).

When play begins:
	let A be the action of taking the coin;
	show parts of A;
	redirect A to the box;
	say "[A].";
	let B be the action of Bob putting the coin on the box;
	show parts of B;
	say "[B]. ";
	make B a request;
	say "[B].";
	let C be the action of painting red;
	show parts of C;
	spoil A;
	say "[A].";
	spoil 4.
--- play

0111000 the nothing
the box taking the coin.
0111100 the box
Bob putting the coin on the box. asking Bob to try putting nothing on the box.
0111000 the nothing
*** In the rule "When play begins", Inform 6 code uses 7 as a part of an action, but it cannot be one.
the box taking the coin.
*** In the rule "When play begins", Inform 6 code needs a text or a list, but 4 is neither.
*** In the rule "When play begins", Inform 6 code needs a text or a list, but 4 is neither.
0
Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a box (empty), a coin and Bob here.

>
