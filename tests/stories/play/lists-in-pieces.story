Lists short enough to be compared at once and one entry longer, texts that are empty, made and still to be made sought in lists, lists of lists compared, copied and sorted, and entries before the first and after the last. In the reference the lists in a copied list are those of the first, and an entry that is not there is read as another.
--- source
"Lists in Pieces"

The Hall is a room. The ball, the cube and the vase are things in the Hall. Bob is a man in the Hall.
The short list is a list of numbers that varies. The long list is a list of numbers that varies. The other list is a list of numbers that varies.
The words is a list of texts that varies. The deep list is a list of lists of numbers that varies. The deepest list is a list of lists of lists of numbers that varies.
The deeds is a list of stored actions that varies. The reals is a list of real numbers that varies. The places is a list of objects that varies.
The name is a text that varies. The count is a number that varies.
To fill up to (N - number):
	now the long list is {};
	repeat with I running from 1 to N:
		add I to the long list;
	now the other list is the long list.
To say verdict of (A - list of numbers) and (B - list of numbers): say "[if A is B]same[else]other[end if]".
To seek (T - text): say "[if T is listed in the words]+[else]-[end if]".
To decide which number is parity of (X - number) against (Y - number):
	if the remainder after dividing X by 2 < the remainder after dividing Y by 2, decide on -1;
	if the remainder after dividing X by 2 > the remainder after dividing Y by 2, decide on 1;
	decide on 0.
Testing is an action out of world applying to one number. Understand "probe [number]" as testing.
Carry out testing when the number understood is 1:
	repeat with N running through {0, 1, 2, 63, 64, 65, 66, 130}:
		fill up to N;
		say "[N]: [verdict of the long list and the other list], ";
		if N > 0:
			now entry N of the other list is 0;
			say "[verdict of the long list and the other list], ";
			now the other list is the long list;
			now entry 1 of the other list is 0;
			say "[verdict of the long list and the other list], [if N is listed in the other list]a[end if][if N + 1 is listed in the other list]b[end if][if 1 is listed in the long list]c[end if]";
			add N to the other list;
		say ", [verdict of the long list and the other list]."
Carry out testing when the number understood is 2:
	now the words is {"pear", "", "fig", "", "apple"};
	now the name is "fig";
	add "[name]s" to the words; add the substituted form of "[name]s" to the words;
	seek ""; seek "fig"; seek "figs"; seek "plum"; seek "[name]s"; seek the substituted form of "[name]s";
	now the name is "plum";
	seek "figs"; seek "plums"; seek the name; seek "[name]s"; say "[number of entries in the words].";
	sort the words; say "[the words in brace notation].";
	sort the words in reverse order; say "[the words in brace notation].";
	let V be the words; say "[if V is the words]same[end if]"; add "" to V; say "[if V is the words]same[else]other[end if]"; truncate V to 0 entries; say "[if V is {}]empty[end if].";
	let W be {"", ""}; let X be {"", "x"}; say "[if W is X]same[else]other[end if]; "; let Y be {"", ""}; say "[if W is Y]same[end if]; "; sort W; say "[W in brace notation]."
Carry out testing when the number understood is 3:
	now the deep list is {{3, 1}, {}, {2}, {1, 2, 3}, {3, 1}};
	say "[if {3, 1} is listed in the deep list]a[end if][if {} is listed in the deep list]b[end if][if {1, 3} is listed in the deep list]c[end if][if {2} is listed in the deep list]d[end if].";
	let D be the deep list; say "[if D is the deep list]same[end if], "; add 9 to entry 3 of D; say "[D in brace notation] [deep list in brace notation] [if D is the deep list]same[else]other[end if].";
	sort the deep list; say "[deep list in brace notation]; "; sort the deep list in reverse order; say "[deep list in brace notation]; "; remove {3, 1} from the deep list; say "[deep list in brace notation]; "; reverse the deep list; say "[deep list in brace notation].";
	now the deepest list is {{{1}, {2}}, {{0}}, {{1}, {2}}}; let E be the deepest list; say "[if E is the deepest list]same[end if]"; add 5 to entry 2 of entry 1 of E; say "[E in brace notation] [deepest list in brace notation] [if E is the deepest list]same[else]other[end if]; "; sort E; say "[E in brace notation]."
Carry out testing when the number understood is 4:
	repeat with N running through {0, 1, 2, 3, 4, 5, 7, 8, 9}:
		now the long list is {};
		repeat with I running from 1 to N:
			add the remainder after dividing I * 5 by 7 to the long list;
		let L be the long list;
		sort L;
		say "[L in brace notation] ";
		sort L in reverse order;
		say "[L in brace notation] ";
	say "."
Carry out testing when the number understood is 5:
	now the deeds is {}; add the action of taking the ball to the deeds; add the action of waiting to the deeds; add the action of dropping the cube to the deeds; add the action of taking the ball to the deeds;
	say "[if the action of waiting is listed in the deeds]a[end if][if the action of jumping is listed in the deeds]b[end if][if the action of taking the ball is listed in the deeds]c[end if][if the action of taking the cube is listed in the deeds]d[end if][if the action of dropping the vase is listed in the deeds]e[end if].";
	let D be the deeds; say "[if D is the deeds]same[end if]"; remove the action of waiting from D; say "[D in brace notation]; [number of entries in the deeds]; "; sort D; say "[number of entries in D]."
Carry out testing when the number understood is 6:
	now the reals is {1.5, -2.0, 0.0, 1.5, -0.5}; sort the reals; say "[the reals in brace notation]; [if 1.5 is listed in the reals]a[end if][if 2.0 is listed in the reals]b[end if]; "; sort the reals in reverse order; say "[the reals in brace notation].";
	now the places is {Bob, the ball, the Hall, the vase, the cube}; sort the places; say "[the places in brace notation]; "; sort the places in reverse order; say "[the places in brace notation]; "; sort the places in printed name order; say "[the places in brace notation]; "; sort the places in reverse printed name order; say "[the places in brace notation]; [if the player is listed in the places]a[end if][if the Hall is listed in the places]b[end if]."
Carry out testing when the number understood is 7:
	fill up to 10; remove 11 from the long list, if present; remove entry 1 from the long list; remove entry 9 from the long list; say "[long list in brace notation]; "; remove entries 2 to 3 from the long list; say "[long list in brace notation]; "; add 7 to the long list, if absent; add 99 at entry 1 in the long list; add 98 at entry 8 in the long list; say "[long list in brace notation]; "; truncate the long list to the first 3 entries; say "[long list in brace notation]; "; truncate the other list to the last 2 entries; say "[other list in brace notation]; "; extend the other list to 4 entries; say "[other list in brace notation]; "; change the other list to have 1 entries; rotate the long list; say "[other list in brace notation] [long list in brace notation]; "; rotate the long list backwards; rotate the long list backwards; add {4, 5} to the long list; add {6} at entry 1 in the long list; remove {4, 6} from the long list; say "[long list in brace notation].";
	now entry 0 of the long list is 4; now entry 9 of the long list is 4; say "[entry 0 of the long list] [entry 9 of the long list]."; remove entry 9 from the long list; add 3 at entry 12 in the long list; remove entries 3 to 9 from the long list; remove entries 4 to 2 from the long list; say "[long list in brace notation].";
	remove 77 from the long list; say "[number of entries in the long list]."
Carry out testing when the number understood is 8:
	fill up to 200;
	sort the long list in reverse order;
	say "[entry 1 of the long list] [entry 200 of the long list] ";
	sort the long list;
	say "[entry 1 of the long list] [entry 200 of the long list]; ";
	now the words is {};
	repeat with I running from 1 to 150:
		add the substituted form of "a rather long text, with some sixty or seventy letters, number [1000 - I] of them all" to the words;
	sort the words;
	say "[entry 1 of the words]; ";
	sort the words in reverse order;
	say "[entry 1 of the words]; ";
	let V be the words;
	say "[if V is the words]same[end if]; ";
	now entry 150 of V is "x";
	say "[if V is the words]same[else]other[end if]; ";
	seek "x";
	seek entry 150 of the words;
	seek the substituted form of "a rather long text, with some sixty or seventy letters, number 1000 of them all";
	now the deep list is {};
	repeat with I running from 1 to 70:
		add the long list to the deep list;
	let D be the deep list;
	say "[if D is the deep list]same[end if]; ";
	truncate entry 70 of D to 199 entries;
	say "[if D is the deep list]same[else]other[end if]; [number of entries in entry 70 of the deep list]; ";
	sort D;
	say "[number of entries in entry 1 of D] [number of entries in entry 2 of D]."
--- play

Lists in Pieces
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a ball, a cube, a vase and Bob here.

>probe 1
0: same, , same.
1: same, other, other, c, other.
2: same, other, other, ac, other.
63: same, other, other, ac, other.
64: same, other, other, ac, other.
65: same, other, other, ac, other.
66: same, other, other, ac, other.
130: same, other, other, ac, other.

>probe 2
+++-++++-+7.
{"", "", "apple", "fig", "figs", "pear", "plums"}.
{"plums", "pear", "figs", "fig", "apple", "", ""}.
sameotherempty.
other; same; {"", ""}.

>probe 3
abd.
same, {{3, 1}, {}, {2, 9}, {1, 2, 3}, {3, 1}} {{3, 1}, {}, {2}, {1, 2, 3}, {3, 1}} other.
{{}, {2}, {3, 1}, {3, 1}, {1, 2, 3}}; {{1, 2, 3}, {3, 1}, {3, 1}, {2}, {}}; {{1, 2, 3}, {2}, {}}; {{}, {2}, {1, 2, 3}}.
same{{{1}, {2, 5}}, {{0}}, {{1}, {2}}} {{{1}, {2}}, {{0}}, {{1}, {2}}} other; {{{0}}, {{1}, {2}}, {{1}, {2, 5}}}.

>probe 4
{} {} {5} {5} {3, 5} {5, 3} {1, 3, 5} {5, 3, 1} {1, 3, 5, 6} {6, 5, 3, 1} {1, 3, 4, 5, 6} {6, 5, 4, 3, 1} {0, 1, 2, 3, 4, 5, 6} {6, 5, 4, 3, 2, 1, 0} {0, 1, 2, 3, 4, 5, 5, 6} {6, 5, 5, 4, 3, 2, 1, 0} {0, 1, 2, 3, 3, 4, 5, 5, 6} {6, 5, 5, 4, 3, 3, 2, 1, 0} .

>probe 5
ac.
same{taking the ball, dropping the cube, taking the ball}; 4; 3.

>probe 6
{-2.0, -0.5, 0.0, 1.5, 1.5}; a; {1.5, 1.5, 0.0, -0.5, -2.0}.
{Hall, ball, cube, vase, Bob}; {Bob, vase, cube, ball, Hall}; {Bob, Hall, ball, cube, vase}; {vase, cube, ball, Hall, Bob}; b.

>probe 7
{2, 3, 4, 5, 6, 7, 8, 9}; {2, 5, 6, 7, 8, 9}; {99, 2, 5, 6, 7, 8, 9, 98}; {99, 2, 5}; {9, 10}; {9, 10, 0, 0}; {9} {5, 99, 2}; {2, 5, 99, 5}.
*** In the rule "Carry out testing when the number understood is 7", entry 0 cannot be changed in a list of 4 entries.
*** In the rule "Carry out testing when the number understood is 7", entry 9 cannot be changed in a list of 4 entries.
*** In the rule "Carry out testing when the number understood is 7", there is no entry 0 in a list of 4 entries.
0 *** In the rule "Carry out testing when the number understood is 7", there is no entry 9 in a list of 4 entries.
0.
*** In the rule "Carry out testing when the number understood is 7", entries 9 to 9 cannot be removed from a list of 4 entries.
*** In the rule "Carry out testing when the number understood is 7", nothing can be added at entry 12 of a list of 4 entries.
*** In the rule "Carry out testing when the number understood is 7", entries 3 to 9 cannot be removed from a list of 4 entries.
*** In the rule "Carry out testing when the number understood is 7", entries 4 to 2 cannot be removed from a list of 4 entries.
{2, 5, 99, 5}.
*** In the rule "Carry out testing when the number understood is 7", a value that is not in a list cannot be removed from it.
4.

>probe 8
200 1 1 200; a rather long text, with some sixty or seventy letters, number 850 of them all; a rather long text, with some sixty or seventy letters, number 999 of them all; same; other; -+-same; other; 200; 199 200.

>
