Made by machine: 47 questions of values, which the reference answers alike.
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


Carry out probing when the number understood is 1:
	say "#1:[line break]";
	let T be "dog-end";
	let U be "x";
	say "[fencing applied to T]|[T]";
	if the substituted form of T is T, say "yes";

Carry out probing when the number understood is 2:
	say "#2:[line break]";
	let X be 1.0;
	now X is 0.1 * 2.5;
	say "[X] [X to 2 decimal places] [X to the nearest whole number]";
	if X > 2, say " more";
	if X is at most 2.5, say " less";
	now X is X * -1.75;
	say " [X] [X in decimal notation] [X in scientific notation]";

Carry out probing when the number understood is 3:
	say "#3:[line break]";
	let T be "abc";
	let U be "dog-end";
	say "[word number 3 in punctuated word number 4 in the printed name of the cup in upper case]|[fenced the note of the pen]";
	if the pick of U or the note of the pen matches the text fencing applied to the substituted form of the note of the pen, say "yes";

Equation - Zufifel Equation
	A + B = C
where A is a number, B is a number, C is a number.

Carry out probing when the number understood is 4:
	say "#4:[line break]";
	let A be 16;
	let C be 7;
	let B be given by the Zufifel equation;
	say "[B]";

Carry out probing when the number understood is 5:
	say "#5:[line break]";
	let T be "Café au lait";
	let U be "A,b;c.";
	say "[fenced fenced the printed name of the cup]|[the printed name of the cup]";
	if U matches the text the note of the pen, say "yes";

Carry out probing when the number understood is 6:
	say "#6:[line break]";
	let T be "dog-end";
	let U be "aXbXc";
	let L be the pick of the marks of the box or {3, 1, 2};
	add the worth of the cup to L;
	say "[L] [L in brace notation] [if L is empty]e[end if][if the total worth of things in the Hub is listed in L]in[end if]";
	let M be L;
	add 99 to M;
	say " [length of M] [number of entries in L]";
	if M is L, say "same";

Carry out probing when the number understood is 7:
	say "#7:[line break]";
	let T be "It's 3 o'clock";
	let U be "";
	let L be the pick of {5} or {5} doubled up;
	remove entry 1 from L;
	say "[L] [L in brace notation] [if L is empty]e[end if][if the worth of the ink is listed in L]in[end if]";
	let M be L;
	add 99 to M;
	say " [length of M] [number of entries in L]";
	if M is L, say "same";

Carry out probing when the number understood is 8:
	say "#8:[line break]";
	let T be "aXbXc";
	let U be "dog-end";
	say "[the length of doubling applied to the marks of the box doubled up]|[the number of characters in the note of the pen]";

Carry out probing when the number understood is 9:
	say "#9:[line break]";
	let X be 1.0;
	now X is pi - pi;
	say "[X] [X to 2 decimal places] [X to the nearest whole number]";
	if X > 2, say " more";
	if X is at most 2.5, say " less";
	now X is X * 10.0;
	say " [X] [X in decimal notation] [X in scientific notation]";

Carry out probing when the number understood is 10:
	say "#10:[line break]";
	let T be "dog-end";
	let U be "aXbXc";
	let R be "a{2}";
	if T matches the regular expression R:
		say "yes <[text matching regular expression]> <[text matching subexpression 1]>";
	say " [number of times T matches the regular expression R]";
	replace the word U in T with "<\0>";
	say " [T]|";

Carry out probing when the number understood is 11:
	say "#11:[line break]";
	let T be "aXbXc";
	let U be "x";
	say "[fenced the note of the pen]|[character number 2 in the note of the pen]";
	if word number 1 in T is not the printed name of the cup, say "yes";

Carry out probing when the number understood is 12:
	say "#12:[line break]";
	let T be "a b c d";
	let U be "";
	say "[the substituted form of word number 3 in fenced the note of the pen]|[the note of the pen]";
	if T exactly matches the text the printed name of the cup, say "yes";

Carry out probing when the number understood is 15:
	say "#15:[line break]";
	let T be "[worth of the cup] oars";
	let U be "The cat sat";
	let L be doubling applied to the twin of the worth of the ink doubled up;
	rotate L;
	say "[L] [L in brace notation] [if L is empty]e[end if][if the number of moods is listed in L]in[end if]";
	let M be L;
	add 99 to M;
	say " [length of M] [number of entries in L]";
	if M is L, say "same";

Equation - Zuragon Equation
	A = B/C
where A is a number, B is a number, C is a number.

Carry out probing when the number understood is 16:
	say "#16:[line break]";
	let B be 13;
	let C be 4;
	let A be given by the Zuragon equation;
	say "[A]";

Carry out probing when the number understood is 17:
	say "#17:[line break]";
	let T be "Café au lait";
	let U be "dog-end";
	say "[the number of entries in the filter to fit of the marks of the box]|[3]";

Carry out probing when the number understood is 18:
	say "#18:[line break]";
	let T be "dog-end";
	let U be "The cat sat";
	say "[7]|[3]";

Carry out probing when the number understood is 19:
	say "#19:[line break]";
	let T be "a b c d";
	let U be "[worth of the cup] oars";
	let L be the filter to fit of {1, 2, 3, 4};
	sort L;
	say "[L] [L in brace notation] [if L is empty]e[end if][if 7 is listed in L]in[end if]";
	let M be L;
	add 99 to M;
	say " [length of M] [number of entries in L]";
	if M is L, say "same";

Carry out probing when the number understood is 21:
	say "#21:[line break]";
	let T be "It's 3 o'clock";
	let U be "Café au lait";
	let R be "t$";
	if T exactly matches the regular expression R:
		say "yes <[text matching regular expression]> <[text matching subexpression 1]>";
	say " [number of times T matches the regular expression R]";
	replace the regular expression R in T with "-";
	say " [T]|";

Carry out probing when the number understood is 24:
	say "#24:[line break]";
	let X be 1.0;
	now X is the absolute value of (7 - pi);
	say "[X] [X to 2 decimal places] [X to the nearest whole number]";
	if X > 2, say " more";
	if X is at most 2.5, say " less";
	now X is X - 3;
	say " [X] [X in decimal notation] [X in scientific notation]";

Carry out probing when the number understood is 26:
	say "#26:[line break]";
	let T be "Café au lait";
	let U be "A,b;c.";
	say "[3]|[the worth of the cup]";

Carry out probing when the number understood is 27:
	say "#27:[line break]";
	let T be "one two  three";
	let U be "It's 3 o'clock";
	say "[U]|[the substituted form of the note of the pen]";
	if U exactly matches the text T, say "yes";

Carry out probing when the number understood is 28:
	say "#28:[line break]";
	let T be "A,b;c.";
	let U be "[worth of the cup] oars";
	let L be {5};
	reverse L;
	say "[L] [L in brace notation] [if L is empty]e[end if][if the length of {1, 2, 3, 4} is listed in L]in[end if]";
	let M be L;
	add 99 to M;
	say " [length of M] [number of entries in L]";
	if M is L, say "same";

Carry out probing when the number understood is 29:
	say "#29:[line break]";
	let D be a list of objects;
	say "[number of containers] [list of containers] [if there are no containers]none[end if] [a list of containers] [The list of containers]";
	say "[if at least two containers are in the Hub]two[end if] [D]";
	let X be a random dusty thing;
	say " [X]";

Carry out probing when the number understood is 30:
	say "#30:[line break]";
	let T be "x";
	let U be "dog-end";
	say "[12]|[3]";

Carry out probing when the number understood is 31:
	say "#31:[line break]";
	let T be "aXbXc";
	let U be "The cat sat";
	say "[T]|[the note of the pen]";
	if word number 2 in fencing applied to the printed name of the cup is not fenced fencing applied to U, say "yes";

Carry out probing when the number understood is 32:
	say "#32:[line break]";
	let T be "[worth of the cup] oars";
	let U be "a b c d";
	say "[the number of words in fencing applied to T]|[doubling applied to entry 1 of {4, 4}]";

Carry out probing when the number understood is 33:
	say "#33:[line break]";
	let T be "dog-end";
	let U be "x";
	say "[the total worth of things in the Hub]|[the remainder after dividing the bigger of 12 and the pick of 12 or the worth of the cup by 3]";

Carry out probing when the number understood is 34:
	say "#34:[line break]";
	let T be "A,b;c.";
	let U be "The cat sat";
	let L be the pick of {5} or {4, 4};
	add the twin of double the worth of the cup to L;
	say "[L] [L in brace notation] [if L is empty]e[end if][if 3 is listed in L]in[end if]";
	let M be L;
	add 99 to M;
	say " [length of M] [number of entries in L]";
	if M is L, say "same";

Equation - Tiravam Equation
	A = B/C
where A is a number, B is a number, C is a number.

Carry out probing when the number understood is 35:
	say "#35:[line break]";
	let B be 3;
	let C be 8;
	let A be given by the Tiravam equation;
	say "[A]";

Carry out probing when the number understood is 36:
	say "#36:[line break]";
	let T be "Café au lait";
	let U be "abc";
	say "[the absolute value of the number of characters in T]|[the worth of the cup]";

The rahunef is a time that varies. The rahunef is 3 PM.

Carry out probing when the number understood is 37:
	say "#37:[line break]";
	say "[rahunef] ";
	now rahunef is 4:30 AM;
	say "[rahunef]";
	if rahunef is 4:30 AM, say " so";
	let Z be rahunef;
	now rahunef is 3 PM;
	say " [Z]";

Carry out probing when the number understood is 38:
	say "#38:[line break]";
	let T be "";
	let U be "[worth of the cup] oars";
	let R be "\b";
	if T exactly matches the regular expression R, case insensitively:
		say "yes <[text matching regular expression]> <[text matching subexpression 1]>";
	say " [number of times T matches the regular expression R]";
	replace the regular expression R in T with "\1";
	say " [T]|";

Carry out probing when the number understood is 39:
	say "#39:[line break]";
	let X be 1.0;
	now X is 3 divided by 3;
	say "[X] [X to 2 decimal places] [X to the nearest whole number]";
	if X > 2, say " more";
	if X is at most 2.5, say " less";
	now X is X + -1.75;
	say " [X] [X in decimal notation] [X in scientific notation]";

Carry out probing when the number understood is 40:
	say "#40:[line break]";
	let D be a list of objects;
	say "[number of things that are in the box] [list of things that are in the box] [if there are no things that are in the box]none[end if] [a list of things that are in the box] [The list of things that are in the box]";
	say "[if at least two things that are in the box are visible]two[end if] [D]";
	let X be a random dusty thing;
	say " [X]";

Carry out probing when the number understood is 41:
	say "#41:[line break]";
	let T be "It's 3 o'clock";
	let U be "dog-end";
	let R be "\u";
	if T matches the regular expression R:
		say "yes <[text matching regular expression]> <[text matching subexpression 1]>";
	say " [number of times T matches the regular expression R]";
	replace the text U in T with "-";
	say " [T]|";

Carry out probing when the number understood is 43:
	say "#43:[line break]";
	let T be "aXbXc";
	let U be "x";
	let L be the filter to fit of {1, 2, 3, 4};
	add -2 to L;
	say "[L] [L in brace notation] [if L is empty]e[end if][if the number of things in the Hub is listed in L]in[end if]";
	let M be L;
	add 99 to M;
	say " [length of M] [number of entries in L]";
	if M is L, say "same";

Carry out probing when the number understood is 47:
	say "#47:[line break]";
	let T be "a b c d";
	let U be "one two  three";
	let L be the filter to fit of doubling applied to {1, 2, 3, 4} doubled up;
	sort L;
	say "[L] [L in brace notation] [if L is empty]e[end if][if the length of {4, 4} is listed in L]in[end if]";
	let M be L;
	add 99 to M;
	say " [length of M] [number of entries in L]";
	if M is L, say "same";

Equation - Zumibin Equation
	A = B^2
where A is a number, B is a number.

Carry out probing when the number understood is 48:
	say "#48:[line break]";
	let B be 14;
	let A be given by the Zumibin equation;
	say "[A]";

Carry out probing when the number understood is 49:
	say "#49:[line break]";
	let T be "dog-end";
	let U be "";
	let R be "(\w)\1";
	if T matches the regular expression R:
		say "yes <[text matching regular expression]> <[text matching subexpression 1]>";
	say " [number of times T matches the regular expression R]";
	replace the regular expression R in T with "<\0>";
	say " [T]|";

Carry out probing when the number understood is 50:
	say "#50:[line break]";
	let T be "a b c d";
	let U be "a b c d";
	let L be {1, 2, 3, 4};
	reverse L;
	say "[L] [L in brace notation] [if L is empty]e[end if][if doubling applied to 0 is listed in L]in[end if]";
	let M be L;
	add 99 to M;
	say " [length of M] [number of entries in L]";
	if M is L, say "same";

Carry out probing when the number understood is 51:
	say "#51:[line break]";
	let T be "one two  three";
	let U be "[worth of the cup] oars";
	let R be "[bracket]abc[close bracket]";
	if T matches the regular expression R:
		say "yes <[text matching regular expression]> <[text matching subexpression 1]>";
	say " [number of times T matches the regular expression R]";
	replace the punctuated word U in T with "<\0>";
	say " [T]|";

Carry out probing when the number understood is 53:
	say "#53:[line break]";
	let T be "A,b;c.";
	let U be "It's 3 o'clock";
	say "[the printed name of the cup]|[U in title case]";
	if U exactly matches the text T, say "yes";

Carry out probing when the number understood is 54:
	say "#54:[line break]";
	let X be 1.0;
	now X is 7 - -1.75;
	say "[X] [X to 2 decimal places] [X to the nearest whole number]";
	if X > 2, say " more";
	if X is at most 2.5, say " less";
	now X is X + 7;
	say " [X] [X in decimal notation] [X in scientific notation]";

Carry out probing when the number understood is 55:
	say "#55:[line break]";
	let D be the list of rooms;
	say "[number of rooms] [list of rooms] [if there are no rooms]none[end if] [a list of rooms] [The list of rooms]";
	say "[if at least two rooms are visited]two[end if] [D]";
	let X be a random dusty thing;
	say " [X]";

The lefimip is initially {Bob}.

Carry out probing when the number understood is 56:
	say "#56:[line break]";
	say "[lefimip] ";
	now lefimip is {Anna, Bob};
	say "[lefimip]";
	if lefimip is {Anna, Bob}, say " so";
	let Z be lefimip;
	now lefimip is {Bob};
	say " [Z]";

Carry out probing when the number understood is 57:
	say "#57:[line break]";
	let T be "A,b;c.";
	let U be "Café au lait";
	say "[the pick of the total worth of things in the Hub or the biggest reduction of the marks of the box]|[doubling applied to the number of moods]";

Carry out probing when the number understood is 58:
	say "#58:[line break]";
	let T be "";
	let U be "It's 3 o'clock";
	let L be the filter to fit of doubling applied to the marks of the box doubled up;
	truncate L to 2 entries;
	say "[L] [L in brace notation] [if L is empty]e[end if][if the worth of the cup is listed in L]in[end if]";
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

>probe 1
#1:
<dog-end>|dog-endyes
>probe 2
#2:
0.25 0.25 0 less -0.4375 -0.4375 -4.375 × 10^-1
>probe 3
#3:
|<Nib 0>
>probe 4
#4:
-9
>probe 5
#5:
<<cup>>|cup
>probe 6
#6:
2, 1 and 4 {2, 1, 4}  4 3
>probe 7
#7:
 {} e 1 0
>probe 8
#8:
4|5
>probe 9
#9:
0.0 0.0 0 less 0.0 0.0 0.0 × 10^0
>probe 10
#10:
 0 dog-end|
>probe 11
#11:
<Nib 0>|iyes
>probe 12
#12:
|Nib 0
>probe 15
#15:
18, 18, 18 and 18 {18, 18, 18, 18}  5 4
>probe 16
#16:
3
>probe 17
#17:
0|3
>probe 18
#18:
7|3
>probe 19
#19:
3 and 4 {3, 4}  3 2
>probe 21
#21:
 0 It's 3 o'clock|
>probe 24
#24:
3.85841 3.86 4 more 0.85841 0.85841 8.58407 × 10^-1
>probe 26
#26:
3|4
>probe 27
#27:
It's 3 o'clock|Nib 0
>probe 28
#28:
5 {5}  2 1
>probe 29
#29:
1 box  a box The box  ink
>probe 30
#30:
12|3
>probe 31
#31:
aXbXc|Nib 0yes
>probe 32
#32:
2|8
>probe 33
#33:
9|0
>probe 34
#34:
5, 8 and 8 {5, 8, 8}  4 3
>probe 35
#35:
0
>probe 36
#36:
12.0|4
>probe 37
#37:
3:00 pm 4:30 am so 4:30 am
>probe 38
#38:
 0 |
>probe 39
#39:
1.0 1.0 1 less -0.75 -0.75 -7.5 × 10^-1
>probe 40
#40:
1 oats  some oats The oats  ink
>probe 41
#41:
yes <I> <> 1 It's 3 o'clock|
>probe 43
#43:
3, 4 and -2 {3, 4, -2}  4 3
>probe 47
#47:
4, 4, 6, 6, 8 and 8 {4, 4, 6, 6, 8, 8}  7 6
>probe 48
#48:
196
>probe 49
#49:
 0 dog-end|
>probe 50
#50:
4, 3, 2 and 1 {4, 3, 2, 1}  5 4
>probe 51
#51:
 0 one two  three|
>probe 53
#53:
cup|It's 3 O'clock
>probe 54
#54:
8.75 8.75 9 more 15.75 15.75 1.575 × 10^1
>probe 55
#55:
2 Hub and Yard  a Hub and a Yard The Hub and the Yard Hub and Yard ink
>probe 56
#56:
Bob Anna and Bob so Anna and Bob
>probe 57
#57:
9|6
>probe 58
#58:
4 and 4 {4, 4} in 3 2
>
