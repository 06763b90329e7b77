Made by machine: 53 questions of phrases, which the reference answers alike.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.

The Dock is a room. A crate is a kind of container. The big crate is a crate in the Dock. The small crate is a closed crate in the Dock. Dora is a woman in the Dock. The rope is in the Dock.
A colour is a kind of value. The colours are red, green and blue. A thing has a colour. The rope is blue.


Carry out probing when the number understood is 2:
	say "#2:[line break]";
	let C be green;
	if C is:
		-- red: say "R";
		-- blue: say "B";
		-- otherwise: say "O";
	say " [C], [colour after C], [colour before C]";
	repeat with X running through colours:
		say " [X]";

To zumigon (X - a truth state) -- at (Y - a truth state): say "[X]/[Y]."

Carry out probing when the number understood is 3:
	say "#3:[line break]";
	zumigon false -- at true;

Carry out probing when the number understood is 4:
	say "#4:[line break]";
	let L be the list of closed containers;
	add the rope to L;
	say "[L with definite articles], [L with indefinite articles]";
	say " [L in brace notation]"; say entry 1 of L;

Carry out probing when the number understood is 5:
	say "#5:[line break]";
	let L be {6, 10};
	add 4 at entry 1 in L;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

To decide what number is lekavamer of/-- (N - a number) (this is lekavam): decide on N * 5.

To decide what number is lekavam plussing (N - a number) and (M - a number) (this is lekavamsum): decide on N + M.

Carry out probing when the number understood is 6:
	say "#6:[line break]";
	say "[lekavam applied to 1]";
	let L be {1, 2, 3, 4};
	say " [the lekavamsum reduction of L]";

To decide what number is balezober of/-- (N - a number) (this is balezob): decide on N * 3.

To decide what number is balezob plussing (N - a number) and (M - a number) (this is balezobsum): decide on N + M.

Carry out probing when the number understood is 7:
	say "#7:[line break]";
	say "[balezob applied to 4]";
	let L be {1, 2, 3, 4};
	say " [balezob applied to L]";

To depuzob (X - a colour) -- at (Y - a thing): say "[X]/[Y]."

Carry out probing when the number understood is 8:
	say "#8:[line break]";
	depuzob blue -- at the big crate;

Carry out probing when the number understood is 9:
	say "#9:[line break]";
	let L be {17, 20};
	truncate L to the last 2 entries;
	add 3 to L;
	sort L;
	truncate L to the last 2 entries;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

To ranofel (X - a room): say "[X]."

Carry out probing when the number understood is 10:
	say "#10:[line break]";
	ranofel the Dock;

To decide what number is segotiger of/-- (N - a number) (this is segotig): decide on N * 4.

To decide what number is segotig plussing (N - a number) and (M - a number) (this is segotigsum): decide on N + M.

Carry out probing when the number understood is 11:
	say "#11:[line break]";
	say "[segotig applied to 8]";
	let L be {1, 2, 3, 4};
	say " [segotig applied to L]";

Carry out probing when the number understood is 13:
	say "#13:[line break]";
	let L be {5};
	sort L in reverse order;
	truncate L to 4 entries;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

To figotig (X - a thing), loudly and/or twice:
	say "[X]";
	if loudly, say "!";
	if twice, say " [X]".

Carry out probing when the number understood is 14:
	say "#14:[line break]";
	figotig the rope, loudly;

To decide what number is pupulomer of/-- (N - a number) (this is pupulom): decide on N * 4.

To decide what number is pupulom plussing (N - a number) and (M - a number) (this is pupulomsum): decide on N + M.

Carry out probing when the number understood is 15:
	say "#15:[line break]";
	say "[pupulom applied to 0]";
	let L be {1, 2, 3, 4};
	say " [pupulom applied to L]";

To decide what number is fipufeler of/-- (N - a number) (this is fipufel): decide on N * 4.

To decide what number is fipufel plussing (N - a number) and (M - a number) (this is fipufelsum): decide on N + M.

Carry out probing when the number understood is 16:
	say "#16:[line break]";
	say "[fipufel applied to 2]";
	let L be {1, 2, 3, 4};
	say " [fipufel applied to L]";

To decide what number is pudebiner of/-- (N - a number) (this is pudebin): decide on N * 3.

To decide what number is pudebin plussing (N - a number) and (M - a number) (this is pudebinsum): decide on N + M.

Carry out probing when the number understood is 17:
	say "#17:[line break]";
	say "[pudebin applied to 2]";
	let L be {1, 2, 3, 4};
	say " [the pudebinsum reduction of L]";

To decide which number is the lefilom of (N - a number):
	while N is greater than 10:
		decrease N by 7;
	decide on N.

Carry out probing when the number understood is 19:
	say "#19:[line break]";
	say "[lefilom of 4], [lefilom of 8].";

To tidedak (X - a room): say "[X]."

Carry out probing when the number understood is 20:
	say "#20:[line break]";
	tidedak the Dock;

Carry out probing when the number understood is 21:
	say "#21:[line break]";
	let L be a list of numbers;
	add 6 at entry 1 in L;
	change L to have 3 entries;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

To nosepod (X - a room) by (Y - colour): say "[X]/[Y]."

Carry out probing when the number understood is 22:
	say "#22:[line break]";
	nosepod the Dock by red;

Carry out probing when the number understood is 23:
	say "#23:[line break]";
	let L be a list of numbers;
	reverse L;
	change L to have 3 entries;
	truncate L to the last 2 entries;
	truncate L to 4 entries;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

Carry out probing when the number understood is 25:
	say "#25:[line break]";
	let L be a list of numbers;
	rotate L;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

Carry out probing when the number understood is 26:
	say "#26:[line break]";
	let C be blue;
	if C is:
		-- red: say "R";
		-- blue: say "B";
		-- otherwise: say "O";
	say " [C], [colour after C], [colour before C]";
	repeat with X running through colours:
		say " [X]";

To decide what number is mitikuber of/-- (N - a number) (this is mitikub): decide on N * 5.

To decide what number is mitikub plussing (N - a number) and (M - a number) (this is mitikubsum): decide on N + M.

Carry out probing when the number understood is 27:
	say "#27:[line break]";
	say "[mitikub applied to 4]";
	let L be {1, 2, 3, 4};
	say " [the mitikubsum reduction of L]";

To fibamip (X - colour) and (Y - thing): say "[X]/[Y]."

Carry out probing when the number understood is 29:
	say "#29:[line break]";
	fibamip red and Dora;

To decide which number is the senonef of (N - a number):
	if N is:
		-- 1: decide on 100;
		-- 5: decide on 500;
		-- otherwise: decide on N.

Carry out probing when the number understood is 30:
	say "#30:[line break]";
	say "[senonef of 0], [senonef of 6].";

To decide what number is fivofeler of/-- (N - a number) (this is fivofel): decide on N * 4.

To decide what number is fivofel plussing (N - a number) and (M - a number) (this is fivofelsum): decide on N + M.

Carry out probing when the number understood is 31:
	say "#31:[line break]";
	say "[fivofel applied to 0]";
	let L be {1, 2, 3, 4};
	say " [fivofel applied to L]";

To lemibin (X - a thing), loudly and/or twice:
	say "[X]";
	if loudly, say "!";
	if twice, say " [X]".

Carry out probing when the number understood is 32:
	say "#32:[line break]";
	lemibin the rope, twice;

Carry out probing when the number understood is 33:
	say "#33:[line break]";
	let L be {7};
	reverse L;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

Carry out probing when the number understood is 34:
	say "#34:[line break]";
	let L be a list of numbers;
	add 7 to L;
	rotate L backwards;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

Carry out probing when the number understood is 35:
	say "#35:[line break]";
	let C be red;
	if C is:
		-- red: say "R";
		-- blue:
			say "B";
			say "b";
		-- otherwise: say "O";
	say " [C], [colour after C], [colour before C]";
	repeat with X running through colours:
		say " [X]";

To decide which number is the hukakub of (N - a number):
	let total be 0;
	repeat with I running from 1 to N:
		if I is 3, next;
		increase total by I;
	decide on total.

Carry out probing when the number understood is 36:
	say "#36:[line break]";
	say "[hukakub of 2], [hukakub of 24].";

Carry out probing when the number understood is 37:
	say "#37:[line break]";
	let L be the list of things in the Dock;
	add the rope to L;
	say "[L with definite articles], [L with indefinite articles]";
	say " [L in brace notation]";

To lehumip (X - a thing): say "[X]."

Carry out probing when the number understood is 38:
	say "#38:[line break]";
	lehumip the big crate;

Carry out probing when the number understood is 39:
	say "#39:[line break]";
	let C be red;
	if C is:
		-- red: say "R";
		-- blue: say "B";
		-- otherwise: say "O";
	say " [C], [colour after C], [colour before C]";
	repeat with X running through colours:
		say " [X]";

Carry out probing when the number understood is 40:
	say "#40:[line break]";
	let L be {10, 11, 15};
	add 7 at entry 1 in L;
	sort L in reverse order;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

To decide which number is the nofitig of (N - a number):
	if N is less than 2, decide on 1;
	decide on N * the nofitig of (N - 1).

Carry out probing when the number understood is 41:
	say "#41:[line break]";
	say "[nofitig of 0], [nofitig of 3].";

Carry out probing when the number understood is 42:
	say "#42:[line break]";
	let L be {7, 16};
	sort L in reverse order;
	remove 3 from L, if present;
	sort L;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

To decide what number is lelebiner of/-- (N - a number) (this is lelebin): decide on N * 3.

To decide what number is lelebin plussing (N - a number) and (M - a number) (this is lelebinsum): decide on N + M.

Carry out probing when the number understood is 43:
	say "#43:[line break]";
	say "[lelebin applied to 8]";
	let L be {1, 2, 3, 4};
	say " [lelebin applied to L]";

To decide what number is vonoruter of/-- (N - a number) (this is vonorut): decide on N * 5.

To decide what number is vonorut plussing (N - a number) and (M - a number) (this is vonorutsum): decide on N + M.

Carry out probing when the number understood is 44:
	say "#44:[line break]";
	say "[vonorut applied to 8]";
	let L be {1, 2, 3, 4};
	say " [vonorut applied to L]";

To desenef (X - object): say "[X]."

Carry out probing when the number understood is 45:
	say "#45:[line break]";
	desenef the rope;

To decide what number is sebafeler of/-- (N - a number) (this is sebafel): decide on N * 3.

To decide what number is sebafel plussing (N - a number) and (M - a number) (this is sebafelsum): decide on N + M.

Carry out probing when the number understood is 47:
	say "#47:[line break]";
	say "[sebafel applied to 5]";
	let L be {1, 2, 3, 4};
	say " [sebafel applied to L]";

Carry out probing when the number understood is 48:
	say "#48:[line break]";
	let L be {20, 7, 1, 20, 8};
	change L to have 3 entries;
	add 9 at entry 1 in L;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

To decide what number is tizusaler of/-- (N - a number) (this is tizusal): decide on N * 3.

To decide what number is tizusal plussing (N - a number) and (M - a number) (this is tizusalsum): decide on N + M.

Carry out probing when the number understood is 49:
	say "#49:[line break]";
	say "[tizusal applied to 3]";
	let L be {1, 2, 3, 4};
	say " [tizusal applied to L]";

Carry out probing when the number understood is 51:
	say "#51:[line break]";
	let L be {19, 2, 16, 3, 4};
	truncate L to 1 entries;
	sort L in reverse order;
	sort L in reverse order;
	add 6 to L;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

To rasevam (X - an object): say "[X]: an object. ".

To rasevam (X - a container): say "[X]: a container. ".

To rasevam (X - a person): say "[X]: a person. ".

To rasevam (X - a thing): say "[X]: a thing. ".

Carry out probing when the number understood is 52:
	say "#52:[line break]";
	rasevam the big crate;
	rasevam the small crate;
	rasevam the rope;
	rasevam Dora;

To zuzufel (X - a thing), loudly and/or twice:
	say "[X]";
	if loudly, say "!";
	if twice, say " [X]".

Carry out probing when the number understood is 53:
	say "#53:[line break]";
	zuzufel the rope, loudly;

To decide which number is the degosal of (N - a number):
	while N is greater than 10:
		decrease N by 7;
	decide on N.

Carry out probing when the number understood is 54:
	say "#54:[line break]";
	say "[degosal of 5], [degosal of 10].";

To decide what number is norabiner of/-- (N - a number) (this is norabin): decide on N * 2.

To decide what number is norabin plussing (N - a number) and (M - a number) (this is norabinsum): decide on N + M.

Carry out probing when the number understood is 55:
	say "#55:[line break]";
	say "[norabin applied to 7]";
	let L be {1, 2, 3, 4};
	say " [the norabinsum reduction of L]";

Carry out probing when the number understood is 56:
	say "#56:[line break]";
	let L be a list of numbers;
	extend L to 7 entries;
	sort L;
	add {4, 5} to L;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

To fikarut (X - a text): say "[X]."

Carry out probing when the number understood is 57:
	say "#57:[line break]";
	fikarut "Two words";

To mikadak (X - an object): say "[X]: an object. ".

To mikadak (X - a person): say "[X]: a person. ".

Carry out probing when the number understood is 58:
	say "#58:[line break]";
	mikadak the big crate;
	mikadak the small crate;
	mikadak the rope;
	mikadak Dora;

Carry out probing when the number understood is 59:
	say "#59:[line break]";
	let L be a list of numbers;
	add 8 at entry 1 in L;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

Carry out probing when the number understood is 60:
	say "#60:[line break]";
	let L be {3};
	add 4 at entry 1 in L;
	remove {1, 2, 3} from L, if present;
	sort L;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";
--- play

Probe
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hub

>probe 2
#2:
O green, blue, red red green blue
>probe 3
#3:
false/true.

>probe 4
#4:
the small crate and the rope, a small crate and a rope {small crate, rope}small crate
>probe 5
#5:
4, 6 and 10; 3; {4, 6, 10} <4> <6> <10>
>probe 6
#6:
5 10
>probe 7
#7:
12 3, 6, 9 and 12
>probe 8
#8:
blue/big crate.

>probe 9
#9:
17 and 20; 2; {17, 20} <17> <20>
>probe 10
#10:
Dock.

>probe 11
#11:
32 4, 8, 12 and 16
>probe 13
#13:
5; 1; {5} five <5>
>probe 14
#14:
rope!

>probe 15
#15:
0 4, 8, 12 and 16
>probe 16
#16:
8 4, 8, 12 and 16
>probe 17
#17:
6 10
>probe 19
#19:
4, 8.

>probe 20
#20:
Dock.

>probe 21
#21:
6, 0 and 0; 3; {6, 0, 0} <6> <0> <0>
>probe 22
#22:
Dock/red.

>probe 23
#23:
0 and 0; 2; {0, 0} <0> <0>
>probe 25
#25:
; 0; {}
>probe 26
#26:
B blue, red, green red green blue
>probe 27
#27:
20 10
>probe 29
#29:
red/Dora.

>probe 30
#30:
0, 6.

>probe 31
#31:
0 4, 8, 12 and 16
>probe 32
#32:
rope rope
>probe 33
#33:
7; 1; {7} <7>
>probe 34
#34:
7; 1; {7} <7>
>probe 35
#35:
R red, green, blue red green blue
>probe 36
#36:
3, 297.

>probe 37
#37:
the big crate, the small crate, Dora, the rope and the rope, a big crate, a small crate, Dora, a rope and a rope {big crate, small crate, Dora, rope, rope}
>probe 38
#38:
big crate.

>probe 39
#39:
R red, green, blue red green blue
>probe 40
#40:
15, 11, 10 and 7; 4; {15, 11, 10, 7} <15> <11> <10> <7>
>probe 41
#41:
1, 6.

>probe 42
#42:
7 and 16; 2; {7, 16} <7> <16>
>probe 43
#43:
24 3, 6, 9 and 12
>probe 44
#44:
40 5, 10, 15 and 20
>probe 45
#45:
rope.

>probe 47
#47:
15 3, 6, 9 and 12
>probe 48
#48:
9, 20, 7 and 1; 4; {9, 20, 7, 1} <9> <20> <7> <1>
>probe 49
#49:
9 3, 6, 9 and 12
>probe 51
#51:
19 and 6; 2; {19, 6} <19> <6>
>probe 52
#52:
big crate: a container. small crate: a container. rope: a thing. Dora: a person. 
>probe 53
#53:
rope!

>probe 54
#54:
5, 10.

>probe 55
#55:
14 10
>probe 56
#56:
0, 0, 0, 0, 0, 0, 0, 4 and 5; 9; {0, 0, 0, 0, 0, 0, 0, 4, 5} five <0> <0> <0> <0> <0> <0> <0> <4> <5>
>probe 57
#57:
Two words.

>probe 58
#58:
big crate: an object. small crate: an object. rope: an object. Dora: a person. 
>probe 59
#59:
8; 1; {8} <8>
>probe 60
#60:
4; 1; {4} <4>
>
