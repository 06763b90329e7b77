Code in Inform 6 writes lists: of what an array holds, of what is marked, of what something holds, with the bits of a style. The marks are not those of the library. The reference prints the same.
--- source
The Hall is a room. The box is an open container in the Hall. A red ball, a blue ball, some coins and a hat are in the box. A lamp is on the table. The table is a supporter in the Hall. A ring is part of the box.

Include (-
[ Write_Marked how holder obj n first;
	objectloop (obj in holder && obj has workflag2) { n++; if (first == nothing) first = obj; }
	if (n == 0) { LIST_WRITER_INTERNAL_RM('Y'); return; }
	@push MarkedObjectArray; @push MarkedObjectLength;
	MarkedObjectArray = RequisitionStack(n);
	MarkedObjectLength = n;
	ObjectTreeCoalesce(child(holder));
	n = 0;
	objectloop (obj in holder) if (obj has workflag2) MarkedObjectArray-->n++ = obj;
	WriteListFrom(first, how, 0, false, MarkedListIterator);
	FreeStack(MarkedObjectArray);
	@pull MarkedObjectLength; @pull MarkedObjectArray;
	prior_named_list = n;
];
-).

To mark (O - object): (- give {O} workflag2; -).
To say marked in (O - object) by (N - number): (- Write_Marked({N}, {O}); -).
To say the/-- (D - description of objects) among (O - object): (- objectloop ({-my:1} in {O}) if ({-matches-description:1:D}) give {-my:1} workflag2; else give {-my:1} ~workflag2; Write_Marked(ENGLISH_BIT+DEFART_BIT, {O}); -).
To say everything in (O - object) by (N - number): (- WriteListFrom(child({O}), {N}); -).
To say marked by (N - number): (- WriteListOfMarkedObjects({N}); -).

Definition: a thing is round if it is the red ball or it is the blue ball.

When play begins:
	now every thing is unmarked for listing;
	mark the red ball; mark the coins; mark the lamp;
	say "1 [marked in the box by 8].[line break]";
	say "2 [marked in the box by 264].[line break]";
	say "3 [marked in the box by 4104].[line break]";
	say "4 [marked in the box by 16392].[line break]";
	say "5 [marked in the box by 1032].[line break]";
	say "5b [marked by 8].[line break]";
	say "5c [marked by 16648].[line break]";
	say "6 [round things among the box].[line break]";
	say "6b [are].[line break]";
	say "8 [everything in the box by 8].[line break]";
	say "9:[line break][everything in the box by 3]";
	say "10 [everything in the Hall by 24].";
	say "11 [everything in the lamp by 8].";
--- play

1 a red ball and some coins.
2 the red ball and the coins.
3 red ball and coins.
4 A red ball and some coins.
5 are a red ball and some coins.
5b a red ball, some coins and a lamp.
5c The red ball, the coins and the lamp.
6 the red ball and the blue ball.
6b are.
8 a red ball, a blue ball, some coins and a hat.
9:
a red ball
a blue ball
some coins
a hat
10 yourself, a box, inside which are a red ball, a blue ball, some coins and a hat and a table, on top of which is a lamp.
11 nothing.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a box (in which are a red ball, a blue ball, some coins and a hat) and a table (on which is a lamp) here.

>z
A while goes by.

>
