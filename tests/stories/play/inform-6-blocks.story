Code in Inform 6 changes the lists and texts that it is given, and prints values by their kinds. Where the reference has the routines, it prints the same.
--- source
The Hall is a room. The box is a container in the Hall. The coin is a thing in the Hall. Bob is a man in the Hall.

A hue is a kind of value. The hues are red, green and blue.

Include (-
[ Fill_List l n i; LIST_OF_TY_SetLength(l, n); for (i = 1 : i <= n : i++) LIST_OF_TY_PutItem(l, i, i * i);
	LIST_OF_TY_InsertItem(l, 77); LIST_OF_TY_PutItem(l, 1, 5); BlkValueWrite(l, 3, 6); ];
[ Tell_List l; print LIST_OF_TY_GetLength(l), ":", LIST_OF_TY_GetItem(l, 1), ",", LIST_OF_TY_GetItem(l, 2), ",", LIST_OF_TY_GetItem(l, 9), " "; LIST_OF_TY_Say(l); print "^"; ];
[ Letters t i c; for (i = 0 : : i++) { c = BlkValueRead(t, i); if (c == 0) break; print (char) c, "."; } print BlkValueRead(t, 99), "^"; ];
[ Copied t u; u = BlkValueCreate(TEXT_TY); BlkValueCopy(u, t); print (TEXT_TY_Say) u, "|"; BlkValueFree(u); print "^"; ];
[ Order a b cmp; cmp = KOVComparisonFunction(TEXT_TY); if (cmp(a, b) < 0) print "before"; else if (cmp(a, b) > 0) print "after"; else print "same"; print "^"; ];
-).

To fill (L - list of numbers) to (N - a number): (- Fill_List({-by-reference:L}, {N}); -).
To tell (L - list of numbers): (- Tell_List({-by-reference:L}); -).
To spell (T - a text): (- Letters({-by-reference:T}); -).
To copy (T - a text): (- Copied({-by-reference:T}); -).
To order (T - a text) and (U - a text): (- Order({-by-reference:T}, {-by-reference:U}); -).
To show (V - a value of kind K): (- PrintKindValuePair({-strong-kind:K}, {-by-reference:V}); -).

The scores are a list of numbers that varies.

When play begins:
	fill the scores to 4;
	tell the scores;
	fill the scores to 2;
	tell the scores;
	spell "a[if 1 is 1]é[end if]z";
	copy "one [red] two";
	order "abc" and "abd";
	order "abd" and "abc";
	order "a[green]" and "agreen";
	show true; say " "; show false; say " "; show 5 minutes; say " "; show 3:15 PM; say " "; show red; say " "; show blue; say " "; show the box; say " "; show nothing; say " "; show 2.5; say " "; show "text"; say " "; show {red, blue}; say " "; show the action of Bob taking the coin; say " "; show -4; say " "; show the waiting action; say ".";
--- play

5:5,6,0 5, 6, 9, 16 and 77
3:5,6,0 5, 6 and 77
a.é.z.0
one red two|
before
after
same
true false 5 minutes 3:15 pm red blue box nothing 2.5 text red and blue Bob taking the coin -4 waiting.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a box (empty), a coin and Bob here.

>
