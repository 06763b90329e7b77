Lists: added to, at a place and if absent; taken from by value, by list, by entry and in a stretch; cut, made longer, turned and sorted; read out of bounds; shared until one is changed.
--- source
"Lists Changed"

The Pantry is a room. A jar is a kind of thing. A jar has a number called weight. A jar has a text called label.
The red jar, the blue jar and the green jar are jars in the Pantry. The weight of the red jar is 5. The weight of the blue jar is 2. The weight of the green jar is 9.
The label of the red jar is "rhubarb". The label of the blue jar is "apple". The label of the green jar is "mint".

To say (L - list of numbers) shown: say "[L in brace notation]".

Instead of jumping:
	let L be {1, 2, 3};
	add 4 to L;
	say "A [L shown].";
	add 2 to L, if absent;
	say "B [L shown].";
	add 2 to L;
	say "C [L shown].";
	add 9 at entry 1 in L;
	say "D [L shown].";
	add 8 at entry 3 in L;
	say "E [L shown].";
	add 7 at entry 8 in L;
	say "F [L shown].";
	add 9 at entry 2 in L, if absent;
	say "G [L shown].";
	add {5, 6} to L;
	say "H [L shown].";
	add {5, 6, 10} to L, if absent;
	say "I [L shown].";
	add {0, 0} at entry 2 in L;
	say "J [L shown].";
	add 77 at entry 99 in L;
	say "K [L shown].";

Instead of waiting:
	let L be {1, 2, 3, 2, 1, 4, 5};
	remove 2 from L;
	say "A [L shown].";
	remove {1, 4} from L;
	say "B [L shown].";
	remove 99 from L, if present;
	say "C [L shown].";
	remove {99, 3} from L, if present;
	say "D [L shown].";
	now L is {1, 2, 3, 4, 5, 6, 7, 8};
	remove entry 1 from L;
	say "E [L shown].";
	remove entry 7 from L;
	say "F [L shown].";
	remove entries 2 to 3 from L;
	say "G [L shown].";
	remove entries 3 to 99 from L, if present;
	say "H [L shown].";
	remove entry 99 from L, if present;
	say "I [L shown] [number of entries in L].";
	remove entries 5 to 7 from L, if present;
	say "J [L shown].";
	remove entries 0 to 1 from L, if present;
	say "K [L shown].";

Instead of smelling:
	let L be {1, 2, 3};
	remove 99 from L;
	say "A [L shown].";
	remove {3, 98} from L;
	say "B [L shown].";
	now L is {1, 2, 3};
	remove entry 4 from L;
	say "C [L shown].";
	remove entries 2 to 5 from L;
	say "D [L shown].";
	say "E [entry 4 of L].";
	say "F [entry 0 of L].";
	now entry 5 of L is 6;
	say "G [L shown].";
	now entry 2 of L is 6;
	say "H [L shown].";

Instead of listening:
	let L be {1, 2, 3, 4, 5};
	truncate L to 4 entries;
	say "A [L shown].";
	truncate L to the first 3 entries;
	say "B [L shown].";
	truncate L to the last 2 entries;
	say "C [L shown].";
	truncate L to 7 entries;
	say "D [L shown].";
	truncate L to the last 7 entries;
	say "E [L shown].";
	extend L to 4 entries;
	say "F [L shown].";
	extend L to 1 entry;
	say "G [L shown].";
	change L to have 6 entries;
	say "H [L shown].";
	change L to have 2 entries;
	say "I [L shown].";
	truncate L to 0 entries;
	say "J [L shown] [if L is empty]empty[otherwise]not empty[end if].";
	let M be a list of texts;
	extend M to 2 entries;
	say "K [M in brace notation].";
	let O be a list of times;
	extend O to 1 entries;
	say "L [O in brace notation].";

Instead of thinking:
	let L be {1, 2, 3, 4, 5};
	reverse L;
	say "A [L shown].";
	rotate L;
	say "B [L shown].";
	rotate L backwards;
	say "C [L shown].";
	rotate L backwards;
	say "D [L shown].";
	sort L;
	say "E [L shown].";
	sort L in reverse order;
	say "F [L shown].";
	sort L in random order;
	say "G [number of entries in L].";
	sort L;
	say "H [L shown].";
	let J be the list of jars;
	sort J in weight order;
	say "I [J].";
	sort J in reverse weight order;
	say "J [J].";
	sort J in label order;
	say "K [J].";
	sort J in reverse label order;
	say "L [J].";
	let W be {"pear", "Apple", "fig", "apple", ""};
	sort W;
	say "M [W in brace notation].";
	let E be a list of numbers;
	sort E;
	reverse E;
	rotate E;
	say "N [E shown].";
	let S be {2.5, -1.0, 10.25, 0.0};
	sort S;
	say "O [S].";
	let T be {3:15 PM, 9:00 AM, 12:01 AM};
	sort T;
	say "P [T].";
	sort L with descending order;
	say "Q [L shown].";

To decide what number is the (A - number) less (B - number) (this is descending order):
	decide on B minus A.

Instead of sleeping:
	let L be {1, 2, 3};
	let M be L;
	add 4 to M;
	say "A [L shown] [M shown].";
	now entry 1 of L is 10;
	say "B [L shown] [M shown].";
	if L is M, say "C same.";
	otherwise say "C other.";
	now M is L;
	if L is M, say "D same.";
	otherwise say "D other.";
	say "E [if 3 is listed in L]yes[otherwise]no[end if] [if 4 is listed in L]yes[otherwise]no[end if] [if 4 is not listed in L]yes[otherwise]no[end if].";
	let N be {{1}, {2, 3}, {}};
	add 5 to entry 3 of N;
	say "F [N in brace notation].";
	let O be entry 2 of N;
	add 6 to O;
	say "G [N in brace notation] [O shown].";
	now the pantry hoard is {7, 8};
	fill the pantry hoard;
	say "H [pantry hoard].";
	repeat with X running through L:
		if X is 2, now L is {};
		say "I [X].";
	now L is {1, 2, 3, 4, 5, 6};
	repeat with X running through L:
		say "O[X] ";
		if X is 2 or X is 4, remove X from L;
	say "[L].";
	now the pantry hoard is {1, 2, 3};
	repeat with X running through the pantry hoard:
		say "P[X] ";
		if X < 3, add 7 to the pantry hoard;
	say "[pantry hoard].";
	repeat with X running through {4, 5}:
		say "Q[X] ";
	say line break;
	repeat with X running from 3 to 1:
		say "never.";
	let P be {"one", "two"};
	let Q be P;
	now entry 1 of P is "uno";
	say "J [P in brace notation] [Q in brace notation].";
	let R be the list of jars;
	say "K [R with definite articles]; [R with indefinite articles]; [R]; [list of jars which are in Pantry].";
	now R is {red jar};
	say "L [R with definite articles]; [R with indefinite articles].";
	now R is {red jar, green jar};
	say "M [R with definite articles]; [R with indefinite articles].";
	say "N [the empty list] [{ } in brace notation].";

To say the empty list: let L be a list of things; say "[L] [L in brace notation] [L with definite articles]".

The pantry hoard is a list of numbers that varies.
To fill (L - list of numbers): add 9 to L.

Definition: a number is round if the remainder after dividing it by 10 is 0.
To decide what number is the double of (N - number) (this is doubling): decide on N times 2.
To decide what number is the sum of (N - number) with (M - number) (this is summing): decide on N plus M.

Instead of waving hands:
	say "A [doubling applied to {1, 2, 3}].";
	say "B [summing reduction of {1, 2, 3, 4}].";
	let E be a list of numbers;
	say "C [summing reduction of E] [doubling applied to E in brace notation].";
	say "D [filter to round numbers of {10, 15, 20, 0}].";
	say "E [doubling applied to 21] [summing applied to 20 and 22].";
--- play

Lists Changed
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Pantry
You can see a red jar, a blue jar and a green jar here.

>jump
A {1, 2, 3, 4}.
B {1, 2, 3, 4}.
C {1, 2, 3, 4, 2}.
D {9, 1, 2, 3, 4, 2}.
E {9, 1, 8, 2, 3, 4, 2}.
F {9, 1, 8, 2, 3, 4, 2, 7}.
G {9, 1, 8, 2, 3, 4, 2, 7}.
H {9, 1, 8, 2, 3, 4, 2, 7, 5, 6}.
I {9, 1, 8, 2, 3, 4, 2, 7, 5, 6, 10}.
J {9, 0, 0, 1, 8, 2, 3, 4, 2, 7, 5, 6, 10}.
*** In the rule "Instead of jumping", nothing can be added at entry 99 of a list of 13 entries.
K {9, 0, 0, 1, 8, 2, 3, 4, 2, 7, 5, 6, 10}.

>wait
A {1, 3, 1, 4, 5}.
B {3, 5}.
C {3, 5}.
D {5}.
E {2, 3, 4, 5, 6, 7, 8}.
F {2, 3, 4, 5, 6, 7}.
G {2, 5, 6, 7}.
H {2, 5}.
I {2, 5} 2.
J {2, 5}.
K {5}.

>smell
*** In the rule "Instead of smelling", a value that is not in a list cannot be removed from it.
A {1, 2, 3}.
*** In the rule "Instead of smelling", a value that is not in a list cannot be removed from it.
B {1, 2}.
*** In the rule "Instead of smelling", entries 4 to 4 cannot be removed from a list of 3 entries.
C {1, 2, 3}.
*** In the rule "Instead of smelling", entries 2 to 5 cannot be removed from a list of 3 entries.
D {1, 2, 3}.
E *** In the rule "Instead of smelling", there is no entry 4 in a list of 3 entries.
0.
F *** In the rule "Instead of smelling", there is no entry 0 in a list of 3 entries.
0.
*** In the rule "Instead of smelling", entry 5 cannot be changed in a list of 3 entries.
G {1, 2, 3}.
H {1, 6, 3}.

>listen
A {1, 2, 3, 4}.
B {1, 2, 3}.
C {2, 3}.
D {2, 3}.
E {2, 3}.
F {2, 3, 0, 0}.
G {2, 3, 0, 0}.
H {2, 3, 0, 0, 0, 0}.
I {2, 3}.
J {} empty.
K {"", ""}.
L {9:00 am}.

>think
A {5, 4, 3, 2, 1}.
B {1, 5, 4, 3, 2}.
C {5, 4, 3, 2, 1}.
D {4, 3, 2, 1, 5}.
E {1, 2, 3, 4, 5}.
F {5, 4, 3, 2, 1}.
G 5.
H {1, 2, 3, 4, 5}.
I blue jar, red jar and green jar.
J green jar, red jar and blue jar.
K blue jar, green jar and red jar.
L red jar, green jar and blue jar.
M {"", "Apple", "apple", "fig", "pear"}.
N {}.
O -1.0, 0.0, 2.5 and 10.25.
P 12:01 am, 9:00 am and 3:15 pm.
Q {5, 4, 3, 2, 1}.

>sleep
A {1, 2, 3} {1, 2, 3, 4}.
B {10, 2, 3} {1, 2, 3, 4}.
C other.
D same.
E yes no yes.
F {{1}, {2, 3}, {5}}.
G {{1}, {2, 3}, {5}} {2, 3, 6}.
H 7 and 8.
I 10.
I 2.
O1 O2 O4 O6 1, 3, 5 and 6.
P1 P2 P3 P7 P7 1, 2, 3, 7 and 7.
Q4 Q5 
J {"uno", "two"} {"one", "two"}.
K the red jar, the blue jar and the green jar; a red jar, a blue jar and a green jar; red jar, blue jar and green jar; red jar, blue jar and green jar.
L the red jar; a red jar.
M the red jar and the green jar; a red jar and a green jar.
N  {}  {}.

>wave
A 2, 4 and 6.
B 10.
C 0 {}.
D 10, 20 and 0.
E 42 42.

>
