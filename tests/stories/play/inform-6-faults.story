Memory that is not there, what is no routine, a block that was given back: code in Inform 6 that goes wrong is a fault at its place, and the play goes on.
--- source
The Den is a room.

Include (-
Array short --> 1 2 3;
Array bytes -> 1 2 3 4 5;
[ Peek where n; return where-->n; ];
[ Poke where n v; where-->n = v; return where-->n; ];
[ Ring what; return what(1); ];
[ Free_Twice a; @malloc 8 a; @mfree a; @mfree a; return 7; ];
[ Again n; if (n == 0) return 0; return Again(n - 1) + 1; ];
[ Read_On x; return BlkValueRead(x, 0); ];
-)

To decide what number is entry (N - number) of the short: (- (short-->{N}) -).
To decide what number is byte (N - number): (- (bytes->{N}) -).
To decide what number is the peek at (N - number): (- Peek({N}, 0) -).
To decide what number is the far peek: (- Peek(short, 100000000) -).
To decide what number is the poke: (- Poke(bytes, 0, 16909060) -).
To decide what number is the bad poke: (- Poke(12, 0, 1) -).
To decide what number is the ring of (V - value): (- Ring({V}) -).
To decide what number is the freed: (- Free_Twice() -).
To decide what number is the depth of (N - number): (- Again({N}) -).
To decide what number is the block of (N - number): (- Read_On({N}) -).

Instead of waiting:
	say "[entry 2 of the short] [entry 3 of the short] [entry -1 of the short].";
	say "[byte 4] [poke] [byte 0] [byte 3].";
	say "[peek at 5] [peek at -5] [far peek] [bad poke].";
	say "[ring of 5] [ring of the Den] [freed] [depth of 40] [block of 3]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Den

>wait
3 *** In the rule "Instead of waiting", Inform 6 code asks for entry 3 at address 536870916, where there is none.
0 *** In the rule "Instead of waiting", Inform 6 code asks for entry -1 at address 536870916, where there is none.
0.
5 16909060 1 4.
*** In the rule "Instead of waiting", Inform 6 code asks for entry 0 at address 5, where there is none.
0 *** In the rule "Instead of waiting", Inform 6 code asks for entry 0 at address -5, where there is none.
0 *** In the rule "Instead of waiting", Inform 6 code asks for entry 100000000 at address 536871260, where there is none.
0 *** In the rule "Instead of waiting", Inform 6 code asks for entry 0 at address 12, where there is none.
*** In the rule "Instead of waiting", Inform 6 code asks for entry 0 at address 12, where there is none.
0.
*** In the rule "Instead of waiting", Inform 6 code calls 5, which is not a routine.
0 *** In the rule "Instead of waiting", Inform 6 code calls Den, which is not a routine.
0 *** In the rule "Instead of waiting", Inform 6 code asks for entry 0 at address 1073741828, where there is none.
7 40 *** In the rule "Instead of waiting", Inform 6 code needs a text or a list, but 3 is neither.
0.

>
