Made by machine: 40 questions of values, which the reference answers alike.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.

The Yard is north of the Hub. Anna is a woman in the Yard. Bob is a man in the Hub. The cup is in the Yard. The box is an open container in the Hub. The pen and the ink are things in the Hub. Some oats are in the box.
A mood is a kind of value. The moods are glad, grim and keen. A person has a mood. Bob is grim. A thing has a number called worth. The worth of the cup is 4. The worth of the ink is 9. A thing has a text called note. The note of the pen is "Nib [worth of the pen]".
A length is a kind of value. 1.0m specifies a length. A thing has a list of numbers called marks. The marks of the box is {2, 1}. A thing can be dusty. The ink is dusty.

To decide which K is the pick of (A - value of kind K) or (B - K): if the player is in the Hub, decide on A; decide on B.

To decide which list of K is the twin of (V - value of kind K): let L be a list of Ks; add V to L; add V to L; decide on L.

To decide which list of K is (L - list of values of kind K) doubled up: let M be L; add L to M; decide on M.

To decide what number is the length of (L - list of values): decide on the number of entries in L.

To decide what number is double (N - number) (this is doubling): decide on N + N.

To decide what text is fenced (T - text) (this is fencing): decide on "<[T]>".

To decide what number is the bigger of (A - number) and (B - number) (this is biggest): if A > B, decide on A; decide on B.

To decide whether (N - number) is fit (this is fitness): decide on whether or not N > 2.

Definition: a number is fit if it > 2.

To decide what number is (F - phrase number -> number) done twice to (N - number): decide on F applied to (F applied to N).


The fibadak is a mood that varies. The fibadak is glad.

Carry out probing when the number understood is 3:
	say "#3:[line break]";
	say "[fibadak] ";
	now fibadak is keen;
	say "[fibadak]";
	if fibadak is keen, say " so";
	let Z be fibadak;
	now fibadak is glad;
	say " [Z]";

Equation - Vokazob Equation
	A = 3B - C
where A is a number, B is a number, C is a number.

Carry out probing when the number understood is 4:
	say "#4:[line break]";
	let A be 18;
	let C be 11;
	let B be given by the Vokazob equation;
	say "[B]";

Carry out probing when the number understood is 5:
	say "#5:[line break]";
	let T be "[worth of the cup] oars";
	let U be "It's 3 o'clock";
	say "[T]|[T in upper case]";
	if the printed name of the cup matches the text T, say "yes";

Carry out probing when the number understood is 6:
	say "#6:[line break]";
	let T be "";
	let U be "one two  three";
	say "[fenced fenced T]|[the substituted form of U in lower case]";
	if the pick of U or T matches the text fencing applied to the substituted form of T, say "yes";

Carry out probing when the number understood is 7:
	say "#7:[line break]";
	let T be "one two  three";
	let U be "Café au lait";
	let L be the filter to fit of {4, 4} doubled up doubled up;
	remove entry 1 from L;
	say "[L] [L in brace notation] [if L is empty]e[end if][if the number of things in the Hub is listed in L]in[end if]";
	let M be L;
	add 99 to M;
	say " [length of M] [number of entries in L]";
	if M is L, say "same";

Equation - Fisenef Equation
	A = root B
where A is a number, B is a number.

Carry out probing when the number understood is 8:
	say "#8:[line break]";
	let B be 8;
	let A be given by the Fisenef equation;
	say "[A]";

Equation - Lerasal Equation
	A = B^2
where A is a real number, B is a real number.

Carry out probing when the number understood is 10:
	say "#10:[line break]";
	let B be 11.7;
	let A be given by the Lerasal equation;
	say "[A]";

Carry out probing when the number understood is 12:
	say "#12:[line break]";
	let T be "A,b;c.";
	let U be "x";
	say "[punctuated word number 2 in the printed name of the cup]|[character number 3 in character number 1 in word number 3 in T]";
	if the pick of T or T is T, say "yes";

Carry out probing when the number understood is 13:
	say "#13:[line break]";
	let T be "dog-end";
	let U be "one two  three";
	let R be "x*";
	if T matches the regular expression R, case insensitively:
		say "yes <[text matching regular expression]> <[text matching subexpression 1]>";
	say " [number of times T matches the regular expression R]";
	replace the punctuated word U in T with "\u0";
	say " [T]|";

Carry out probing when the number understood is 15:
	say "#15:[line break]";
	let T be "[worth of the cup] oars";
	let U be "x";
	say "[7]|[the absolute value of 7]";

Carry out probing when the number understood is 17:
	say "#17:[line break]";
	let X be 1.0;
	now X is 7 + 3;
	say "[X] [X to 2 decimal places] [X to the nearest whole number]";
	if X > 2, say " more";
	if X is at most 2.5, say " less";
	now X is X - -1.75;
	say " [X] [X in decimal notation] [X in scientific notation]";

Carry out probing when the number understood is 19:
	say "#19:[line break]";
	let T be "dog-end";
	let U be "It's 3 o'clock";
	let L be the filter to fit of the pick of {3, 1, 2} or {3, 1, 2};
	remove entry 1 from L;
	say "[L] [L in brace notation] [if L is empty]e[end if][if 7 is listed in L]in[end if]";
	let M be L;
	add 99 to M;
	say " [length of M] [number of entries in L]";
	if M is L, say "same";

Carry out probing when the number understood is 20:
	say "#20:[line break]";
	let T be "A,b;c.";
	let U be "";
	let L be the twin of -2;
	remove 4 from L, if present;
	say "[L] [L in brace notation] [if L is empty]e[end if][if the length of the marks of the box is listed in L]in[end if]";
	let M be L;
	add 99 to M;
	say " [length of M] [number of entries in L]";
	if M is L, say "same";

Carry out probing when the number understood is 21:
	say "#21:[line break]";
	let T be "a b c d";
	let U be "x";
	say "[fenced T]|[U]";
	if U exactly matches the text T, say "yes";

Carry out probing when the number understood is 22:
	say "#22:[line break]";
	let D be a list of objects;
	say "[number of things] [list of things] [if there are no things]none[end if] [a list of things] [The list of things]";
	say "[if at least two things are visible]two[end if] [D]";
	let X be a random dusty thing;
	say " [X]";

Equation - Gorakub Equation
	A = B^2
where A is a number, B is a number.

Carry out probing when the number understood is 23:
	say "#23:[line break]";
	let B be 19;
	let A be given by the Gorakub equation;
	say "[A]";

Carry out probing when the number understood is 24:
	say "#24:[line break]";
	let T be "[worth of the cup] oars";
	let U be "one two  three";
	let L be the marks of the box;
	reverse L;
	say "[L] [L in brace notation] [if L is empty]e[end if][if 7 is listed in L]in[end if]";
	let M be L;
	add 99 to M;
	say " [length of M] [number of entries in L]";
	if M is L, say "same";

Carry out probing when the number understood is 25:
	say "#25:[line break]";
	let T be "x";
	let U be "one two  three";
	say "[punctuated word number 4 in fencing applied to U]|[the pick of U or T]";
	if T is not the printed name of the cup, say "yes";

Carry out probing when the number understood is 27:
	say "#27:[line break]";
	let D be the list of open containers;
	say "[number of open containers] [list of open containers] [if there are no open containers]none[end if] [a list of open containers] [The list of open containers]";
	say "[if at least two open containers are visible]two[end if] [D]";
	let X be a random dusty thing;
	say " [X]";

Carry out probing when the number understood is 30:
	say "#30:[line break]";
	let D be the list of dusty things;
	say "[number of dusty things] [list of dusty things] [if there are no dusty things]none[end if] [a list of dusty things] [The list of dusty things]";
	say "[if at least two dusty things are in the Hub]two[end if] [D]";
	let X be a random dusty thing;
	say " [X]";

Equation - Detivam Equation
	A = BC + 2
where A is a number, B is a number, C is a number.

Carry out probing when the number understood is 31:
	say "#31:[line break]";
	let B be 8;
	let C be 13;
	let A be given by the Detivam equation;
	say "[A]";

Carry out probing when the number understood is 32:
	say "#32:[line break]";
	let T be "The cat sat";
	let U be "The cat sat";
	let L be doubling applied to {4, 4} doubled up;
	remove entry 1 from L;
	say "[L] [L in brace notation] [if L is empty]e[end if][if the bigger of 0 and 3 is listed in L]in[end if]";
	let M be L;
	add 99 to M;
	say " [length of M] [number of entries in L]";
	if M is L, say "same";

Carry out probing when the number understood is 34:
	say "#34:[line break]";
	let T be "a b c d";
	let U be "abc";
	say "[the number of characters in T]|[the number of entries in {5}]";

Carry out probing when the number understood is 35:
	say "#35:[line break]";
	let T be "Café au lait";
	let U be "[worth of the cup] oars";
	say "[the note of the pen]|[the printed name of the cup]";
	if fenced word number 2 in U is not the printed name of the cup, say "yes";

Carry out probing when the number understood is 36:
	say "#36:[line break]";
	let D be the list of things;
	say "[number of things] [list of things] [if there are no things]none[end if] [a list of things] [The list of things]";
	say "[if at least two things are visible]two[end if] [D]";
	let X be a random dusty thing;
	say " [X]";

The raselom is initially {Bob}.

Carry out probing when the number understood is 37:
	say "#37:[line break]";
	say "[raselom] ";
	now raselom is {Anna, Bob};
	say "[raselom]";
	if raselom is {Anna, Bob}, say " so";
	let Z be raselom;
	now raselom is {Bob};
	say " [Z]";

The dekalom is a text that varies. The dekalom is "a[worth of the cup]".

Carry out probing when the number understood is 39:
	say "#39:[line break]";
	say "[dekalom] ";
	now dekalom is "b";
	say "[dekalom]";
	if dekalom is "b", say " so";
	let Z be dekalom;
	now dekalom is "a[worth of the cup]";
	say " [Z]";

The detimip is a time that varies. The detimip is 3 PM.

Carry out probing when the number understood is 40:
	say "#40:[line break]";
	say "[detimip] ";
	now detimip is 4:30 AM;
	say "[detimip]";
	if detimip is 4:30 AM, say " so";
	let Z be detimip;
	now detimip is 3 PM;
	say " [Z]";

Carry out probing when the number understood is 41:
	say "#41:[line break]";
	let T be "The cat sat";
	let U be "dog-end";
	say "[word number 1 in the printed name of the cup]|[the printed name of the cup]";
	if entry 1 of the twin of the printed name of the cup is fencing applied to entry 1 of the twin of T, say "yes";

Carry out probing when the number understood is 42:
	say "#42:[line break]";
	let T be "dog-end";
	let U be "abc";
	let R be "(a)(b)?";
	if T exactly matches the regular expression R, case insensitively:
		say "yes <[text matching regular expression]> <[text matching subexpression 1]>";
	say " [number of times T matches the regular expression R]";
	replace the text U in T with "";
	say " [T]|";

Carry out probing when the number understood is 45:
	say "#45:[line break]";
	let T be "";
	let U be "aXbXc";
	say "[the length of {1, 2, 3, 4}]|[the remainder after dividing the number of moods by 3]";

The pumigon is an object that varies. The pumigon is the cup.

Carry out probing when the number understood is 46:
	say "#46:[line break]";
	say "[pumigon] ";
	now pumigon is nothing;
	say "[pumigon]";
	if pumigon is nothing, say " so";
	let Z be pumigon;
	now pumigon is the cup;
	say " [Z]";

Carry out probing when the number understood is 48:
	say "#48:[line break]";
	let T be "abc";
	let U be "abc";
	let R be "o.";
	if T exactly matches the regular expression R:
		say "yes <[text matching regular expression]> <[text matching subexpression 1]>";
	say " [number of times T matches the regular expression R]";
	replace the punctuated word U in T with "\1";
	say " [T]|";

Carry out probing when the number understood is 50:
	say "#50:[line break]";
	let T be "It's 3 o'clock";
	let U be "A,b;c.";
	let L be {4, 4};
	rotate L;
	say "[L] [L in brace notation] [if L is empty]e[end if][if the remainder after dividing 12 by 3 is listed in L]in[end if]";
	let M be L;
	add 99 to M;
	say " [length of M] [number of entries in L]";
	if M is L, say "same";

The gonozob is a list of numbers that varies. The gonozob is {1, 2}.

Carry out probing when the number understood is 51:
	say "#51:[line break]";
	say "[gonozob] ";
	now gonozob is {};
	say "[gonozob]";
	if gonozob is {}, say " so";
	let Z be gonozob;
	now gonozob is {1, 2};
	say " [Z]";

Carry out probing when the number understood is 52:
	say "#52:[line break]";
	let T be "one two  three";
	let U be "a b c d";
	let R be "\w+";
	if T matches the regular expression R:
		say "yes <[text matching regular expression]> <[text matching subexpression 1]>";
	say " [number of times T matches the regular expression R]";
	replace the regular expression R in T with "";
	say " [T]|";

Carry out probing when the number understood is 53:
	say "#53:[line break]";
	let T be "[worth of the cup] oars";
	let U be "dog-end";
	let L be {5};
	truncate L to 2 entries;
	say "[L] [L in brace notation] [if L is empty]e[end if][if the pick of -2 or -2 is listed in L]in[end if]";
	let M be L;
	add 99 to M;
	say " [length of M] [number of entries in L]";
	if M is L, say "same";

Carry out probing when the number understood is 55:
	say "#55:[line break]";
	let T be "It's 3 o'clock";
	let U be "aXbXc";
	say "[the printed name of the cup]|[fenced the printed name of the cup]";
	if entry 1 of the twin of U is not T, say "yes";

Carry out probing when the number understood is 59:
	say "#59:[line break]";
	let T be "abc";
	let U be "x";
	let L be {1, 2, 3, 4} doubled up;
	add the worth of the ink to L;
	say "[L] [L in brace notation] [if L is empty]e[end if][if the bigger of 7 and -2 is listed in L]in[end if]";
	let M be L;
	add 99 to M;
	say " [length of M] [number of entries in L]";
	if M is L, say "same";

Carry out probing when the number understood is 60:
	say "#60:[line break]";
	let T be "one two  three";
	let U be "The cat sat";
	let L be the filter to fit of doubling applied to {5} doubled up;
	sort L;
	say "[L] [L in brace notation] [if L is empty]e[end if][if the number of characters in the note of the pen is listed in L]in[end if]";
	let M be L;
	add 99 to M;
	say " [length of M] [number of entries in L]";
	if M is L, say "same";
--- play

Probe
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hub
You can see Bob, a box (in which are some oats), a pen and an ink here.

>probe 3
#3:
glad keen so keen
>probe 4
#4:
9
>probe 5
#5:
4 oars|4 OARS
>probe 6
#6:
<<>>|one two  three
>probe 7
#7:
4, 4, 4, 4, 4, 4 and 4 {4, 4, 4, 4, 4, 4, 4}  8 7
>probe 8
#8:
3
>probe 10
#10:
136.89
>probe 12
#12:
|yes
>probe 13
#13:
yes <> <> 8 dog-end|
>probe 15
#15:
7|7.0
>probe 17
#17:
10.0 10.0 10 more 11.75 11.75 1.175 × 10^1
>probe 19
#19:
 {} e 1 0
>probe 20
#20:
-2 and -2 {-2, -2}  3 2
>probe 21
#21:
<a b c d>|x
>probe 22
#22:
8 yourself, Bob, box, oats, pen, ink, Anna and cup  yourself, Bob, a box, some oats, a pen, an ink, Anna and a cup You, Bob, the box, the oats, the pen, the ink, Anna and the cuptwo  ink
>probe 23
#23:
361
>probe 24
#24:
1 and 2 {1, 2}  3 2
>probe 25
#25:
|one two  threeyes
>probe 27
#27:
1 box  a box The box box ink
>probe 30
#30:
1 ink  an ink The ink ink ink
>probe 31
#31:
106
>probe 32
#32:
8, 8 and 8 {8, 8, 8}  4 3
>probe 34
#34:
7|1
>probe 35
#35:
Nib 0|cupyes
>probe 36
#36:
8 yourself, Bob, box, oats, pen, ink, Anna and cup  yourself, Bob, a box, some oats, a pen, an ink, Anna and a cup You, Bob, the box, the oats, the pen, the ink, Anna and the cuptwo yourself, Bob, box, oats, pen, ink, Anna and cup ink
>probe 37
#37:
Bob Anna and Bob so Anna and Bob
>probe 39
#39:
a4 b so b
>probe 40
#40:
3:00 pm 4:30 am so 4:30 am
>probe 41
#41:
cup|cup
>probe 42
#42:
 0 dog-end|
>probe 45
#45:
4|0
>probe 46
#46:
cup nothing so nothing
>probe 48
#48:
 0 \1|
>probe 50
#50:
4 and 4 {4, 4}  3 2
>probe 51
#51:
1 and 2  so 
>probe 52
#52:
yes <one> <> 3    |
>probe 53
#53:
5 {5}  2 1
>probe 55
#55:
cup|<cup>yes
>probe 59
#59:
1, 2, 3, 4, 1, 2, 3, 4 and 9 {1, 2, 3, 4, 1, 2, 3, 4, 9}  10 9
>probe 60
#60:
10 and 10 {10, 10}  3 2
>
