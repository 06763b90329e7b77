Made by machine: 54 questions of phrases, which the reference answers alike.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.

The Dock is a room. A crate is a kind of container. The big crate is a crate in the Dock. The small crate is a closed crate in the Dock. Dora is a woman in the Dock. The rope is in the Dock.
A colour is a kind of value. The colours are red, green and blue. A thing has a colour. The rope is blue.


Carry out probing when the number understood is 1:
	say "#1:[line break]";
	let L be {15, 4, 15, 4, 17};
	rotate L;
	truncate L to the last 2 entries;
	truncate L to the last 2 entries;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

To vomigon (X - a truth state) -- at (Y - a number): say "[X]/[Y]."

Carry out probing when the number understood is 2:
	say "#2:[line break]";
	vomigon false -- at -4;

To minogon (X - an object): say "[X]: an object. ".

To minogon (X - a crate): say "[X]: a crate. ".

To minogon (X - a person): say "[X]: a person. ".

To minogon (X - a thing): say "[X]: a thing. ".

Carry out probing when the number understood is 3:
	say "#3:[line break]";
	minogon the big crate;
	minogon the small crate;
	minogon the rope;
	minogon Dora;

Carry out probing when the number understood is 4:
	say "#4:[line break]";
	let C be green;
	if C is:
		-- red: say "R";
		-- blue:
			say "B";
			say "b";
		-- otherwise: say "O";
	say " [C], [colour after C], [colour before C]";
	repeat with X running through colours:
		say " [X]";

Carry out probing when the number understood is 5:
	say "#5:[line break]";
	let C be green;
	if C is:
		-- red: say "R";
		-- blue:
			say "B";
			say "b";
		-- otherwise: say "O";
	say " [C], [colour after C], [colour before C]";
	repeat with X running through colours:
		say " [X]";

Carry out probing when the number understood is 7:
	say "#7:[line break]";
	let C be red;
	if C is:
		-- red: say "R";
		-- blue: say "B";
		-- otherwise: say "O";
	say " [C], [colour after C], [colour before C]";
	repeat with X running through colours:
		say " [X]";

To decide which number is the segosal of (N - a number):
	while N is greater than 10:
		decrease N by 7;
	decide on N.

Carry out probing when the number understood is 8:
	say "#8:[line break]";
	say "[segosal of 1], [segosal of 8].";

Carry out probing when the number understood is 9:
	say "#9:[line break]";
	let L be {14, 9, 2};
	rotate L;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

To vodezob (X - a list of numbers): say "[X]."

Carry out probing when the number understood is 10:
	say "#10:[line break]";
	vodezob {3, 1, 2};

Carry out probing when the number understood is 11:
	say "#11:[line break]";
	let L be the list of things;
	sort L in colour order;
	say "[L with definite articles], [L with indefinite articles]";
	say " [L in brace notation]"; say entry 1 of L;

To lekavam (X - a thing), loudly and/or twice:
	say "[X]";
	if loudly, say "!";
	if twice, say " [X]".

Carry out probing when the number understood is 12:
	say "#12:[line break]";
	lekavam the rope;

Carry out probing when the number understood is 13:
	say "#13:[line break]";
	let L be {8};
	rotate L;
	sort L;
	extend L to 7 entries;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

To decide which number is the lepumip of (N - a number):
	while N is greater than 10:
		decrease N by 7;
	decide on N.

Carry out probing when the number understood is 14:
	say "#14:[line break]";
	say "[lepumip of 7], [lepumip of 16].";

To decide which number is the zufipod of (N - a number):
	if N is less than 2, decide on 1;
	decide on N * the zufipod of (N - 1).

Carry out probing when the number understood is 15:
	say "#15:[line break]";
	say "[zufipod of 2], [zufipod of 13].";

To tiranef (X - a thing): say "[X]."

Carry out probing when the number understood is 16:
	say "#16:[line break]";
	tiranef Dora;

To bakapod (X - truth state) to/into (Y - a thing): say "[X]/[Y]."

Carry out probing when the number understood is 17:
	say "#17:[line break]";
	bakapod true to Dora;

To gogosal (X - object) and (Y - a thing): say "[X]/[Y]."

Carry out probing when the number understood is 18:
	say "#18:[line break]";
	gogosal the rope and the rope;

Carry out probing when the number understood is 19:
	say "#19:[line break]";
	let C be blue;
	if C is:
		-- red: say "R";
		-- blue:
			say "B";
			say "b";
		-- otherwise: say "O";
	say " [C], [colour after C], [colour before C]";
	repeat with X running through colours:
		say " [X]";

To lefilom (X - a thing), loudly and/or twice:
	say "[X]";
	if loudly, say "!";
	if twice, say " [X]".

Carry out probing when the number understood is 21:
	say "#21:[line break]";
	lefilom the rope, loudly;

Carry out probing when the number understood is 22:
	say "#22:[line break]";
	let L be the list of closed containers;
	reverse L;
	say "[L with definite articles], [L with indefinite articles]";
	say " [L in brace notation]";

To decide which number is the goravam of (N - a number):
	while N is greater than 10:
		decrease N by 7;
	decide on N.

Carry out probing when the number understood is 23:
	say "#23:[line break]";
	say "[goravam of 4], [goravam of 13].";

To bavonef (X - list of numbers): say "[X]."

Carry out probing when the number understood is 24:
	say "#24:[line break]";
	bavonef {};

Carry out probing when the number understood is 25:
	say "#25:[line break]";
	let L be {16};
	reverse L;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

To rabafel (X - room): say "[X]."

Carry out probing when the number understood is 26:
	say "#26:[line break]";
	rabafel the Dock;

To decide which number is the sezurut of (N - a number):
	if N is:
		-- 1: decide on 100;
		-- 5: decide on 500;
		-- otherwise: decide on N.

Carry out probing when the number understood is 27:
	say "#27:[line break]";
	say "[sezurut of 2], [sezurut of 19].";

To decide which number is the zubamip of (N - a number):
	let total be 0;
	repeat with I running from 1 to N:
		if I is 3, next;
		increase total by I;
	decide on total.

Carry out probing when the number understood is 28:
	say "#28:[line break]";
	say "[zubamip of 5], [zubamip of 18].";

To lemimip (X - a text) -- at (Y - thing): say "[X]/[Y]."

Carry out probing when the number understood is 29:
	say "#29:[line break]";
	lemimip "ab" -- at Dora;

To decide which number is the finorut of (N - a number):
	let total be 0;
	repeat with I running from 1 to N:
		if I is 3, next;
		increase total by I;
	decide on total.

Carry out probing when the number understood is 30:
	say "#30:[line break]";
	say "[finorut of 1], [finorut of 3].";

Carry out probing when the number understood is 32:
	say "#32:[line break]";
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

Carry out probing when the number understood is 33:
	say "#33:[line break]";
	let C be green;
	if C is:
		-- red: say "R";
		-- blue: say "B";
		-- otherwise: say "O";
	say " [C], [colour after C], [colour before C]";
	repeat with X running through colours:
		say " [X]";

Carry out probing when the number understood is 34:
	say "#34:[line break]";
	let L be the list of closed containers;
	reverse L;
	say "[L with definite articles], [L with indefinite articles]";
	say " [L in brace notation]"; say entry 1 of L;

To decide which number is the mitibin of (N - a number):
	if N is less than 2, decide on 1;
	decide on N * the mitibin of (N - 1).

Carry out probing when the number understood is 35:
	say "#35:[line break]";
	say "[mitibin of 6], [mitibin of 18].";

To pufitig (X - a thing), loudly and/or twice:
	say "[X]";
	if loudly, say "!";
	if twice, say " [X]".

Carry out probing when the number understood is 36:
	say "#36:[line break]";
	pufitig the rope, twice;

To rahunef (X - a thing), loudly and/or twice:
	say "[X]";
	if loudly, say "!";
	if twice, say " [X]".

Carry out probing when the number understood is 37:
	say "#37:[line break]";
	rahunef the rope, twice;

To gomisal (X - a thing), loudly and/or twice:
	say "[X]";
	if loudly, say "!";
	if twice, say " [X]".

Carry out probing when the number understood is 38:
	say "#38:[line break]";
	gomisal the rope;

Carry out probing when the number understood is 39:
	say "#39:[line break]";
	let L be a list of numbers;
	add 5 to L, if absent;
	rotate L;
	add {4, 5} to L;
	reverse L;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

Carry out probing when the number understood is 40:
	say "#40:[line break]";
	let L be {16, 4, 5};
	truncate L to the last 2 entries;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

Carry out probing when the number understood is 41:
	say "#41:[line break]";
	let L be the list of closed containers;
	reverse L;
	say "[L with definite articles], [L with indefinite articles]";
	say " [L in brace notation]";

Carry out probing when the number understood is 42:
	say "#42:[line break]";
	let L be a list of numbers;
	rotate L backwards;
	truncate L to 3 entries;
	rotate L backwards;
	add 5 to L, if absent;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

Carry out probing when the number understood is 43:
	say "#43:[line break]";
	let L be the list of things in the Dock;
	reverse L;
	say "[L with definite articles], [L with indefinite articles]";
	say " [L in brace notation]"; say entry 1 of L;

Carry out probing when the number understood is 45:
	say "#45:[line break]";
	let L be {17, 1, 13, 7, 20};
	change L to have 3 entries;
	add {4, 5} to L;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

Carry out probing when the number understood is 46:
	say "#46:[line break]";
	let L be the list of crates;
	add the rope to L, if absent;
	say "[L with definite articles], [L with indefinite articles]";
	say " [L in brace notation]"; say entry 1 of L;

Carry out probing when the number understood is 47:
	say "#47:[line break]";
	let L be the list of closed containers;
	add the rope to L;
	say "[L with definite articles], [L with indefinite articles]";
	say " [L in brace notation]";

To decide which number is the punokub of (N - a number):
	if N is less than 2, decide on 1;
	decide on N * the punokub of (N - 1).

Carry out probing when the number understood is 48:
	say "#48:[line break]";
	say "[punokub of 5], [punokub of 11].";

To lepusal (X - the big crate): say "[X]: the big crate. ".

To lepusal (X - a closed container): say "[X]: a closed container. ".

To lepusal (X - a container): say "[X]: a container. ".

To lepusal (X - a thing): say "[X]: a thing. ".

Carry out probing when the number understood is 49:
	say "#49:[line break]";
	lepusal the big crate;
	lepusal the small crate;
	lepusal the rope;
	lepusal Dora;

Carry out probing when the number understood is 50:
	say "#50:[line break]";
	let L be the list of things;
	add the rope to L;
	say "[L with definite articles], [L with indefinite articles]";
	say " [L in brace notation]"; say entry 1 of L;

To decide what number is kapufeler of/-- (N - a number) (this is kapufel): decide on N * 4.

To decide what number is kapufel plussing (N - a number) and (M - a number) (this is kapufelsum): decide on N + M.

Carry out probing when the number understood is 52:
	say "#52:[line break]";
	say "[kapufel applied to 9]";
	let L be {1, 2, 3, 4};
	say " [the kapufelsum reduction of L]";

Carry out probing when the number understood is 53:
	say "#53:[line break]";
	let L be a list of numbers;
	add 8 to L;
	change L to have 3 entries;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

Carry out probing when the number understood is 55:
	say "#55:[line break]";
	let L be {6, 15, 19};
	change L to have 3 entries;
	change L to have 3 entries;
	sort L in reverse order;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

Carry out probing when the number understood is 56:
	say "#56:[line break]";
	let L be {19, 16, 3, 5};
	add 3 at entry 1 in L;
	remove 3 from L, if present;
	sort L;
	add 9 to L;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

Carry out probing when the number understood is 57:
	say "#57:[line break]";
	let L be the list of closed containers;
	add the rope to L, if absent;
	say "[L with definite articles], [L with indefinite articles]";
	say " [L in brace notation]"; say entry 1 of L;

Carry out probing when the number understood is 58:
	say "#58:[line break]";
	let L be {7, 19, 15};
	change L to have 3 entries;
	add 5 to L, if absent;
	add 7 at entry 1 in L;
	add {4, 5} to L;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";

To tisezob (X - the big crate): say "[X]: the big crate. ".

To tisezob (X - an object): say "[X]: an object. ".

To tisezob (X - a person): say "[X]: a person. ".

To tisezob (X - a thing): say "[X]: a thing. ".

Carry out probing when the number understood is 59:
	say "#59:[line break]";
	tisezob the big crate;
	tisezob the small crate;
	tisezob the rope;
	tisezob Dora;

Carry out probing when the number understood is 60:
	say "#60:[line break]";
	let L be {6, 13, 15, 10, 15};
	rotate L;
	remove {1, 2, 3} from L, if present;
	extend L to 7 entries;
	rotate L;
	say "[L]; [number of entries in L]; [L in brace notation]";
	if 5 is listed in L, say " five";
	repeat with N running through L:
		say " <[N]>";
--- play

Probe
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hub

>probe 1
#1:
15 and 4; 2; {15, 4} <15> <4>
>probe 2
#2:
false/-4.

>probe 3
#3:
big crate: a crate. small crate: a crate. rope: a thing. Dora: a person. 
>probe 4
#4:
O green, blue, red red green blue
>probe 5
#5:
O green, blue, red red green blue
>probe 7
#7:
R red, green, blue red green blue
>probe 8
#8:
1, 8.

>probe 9
#9:
2, 14 and 9; 3; {2, 14, 9} <2> <14> <9>
>probe 10
#10:
3, 1 and 2.

>probe 11
#11:
yourself, the big crate, the small crate, Dora and the rope, yourself, a big crate, a small crate, Dora and a rope {yourself, big crate, small crate, Dora, rope}yourself
>probe 12
#12:
rope
>probe 13
#13:
8, 0, 0, 0, 0, 0 and 0; 7; {8, 0, 0, 0, 0, 0, 0} <8> <0> <0> <0> <0> <0> <0>
>probe 14
#14:
7, 9.

>probe 15
#15:
2, 1932053504.

>probe 16
#16:
Dora.

>probe 17
#17:
true/Dora.

>probe 18
#18:
rope/rope.

>probe 19
#19:
Bb blue, red, green red green blue
>probe 21
#21:
rope!

>probe 22
#22:
the small crate, a small crate {small crate}
>probe 23
#23:
4, 6.

>probe 24
#24:
.

>probe 25
#25:
16; 1; {16} <16>
>probe 26
#26:
Dock.

>probe 27
#27:
2, 19.

>probe 28
#28:
12, 168.

>probe 29
#29:
ab/Dora.

>probe 30
#30:
1, 3.

>probe 32
#32:
R red, green, blue red green blue
>probe 33
#33:
O green, blue, red red green blue
>probe 34
#34:
the small crate, a small crate {small crate}small crate
>probe 35
#35:
720, -898433024.

>probe 36
#36:
rope rope
>probe 37
#37:
rope rope
>probe 38
#38:
rope
>probe 39
#39:
5, 4 and 5; 3; {5, 4, 5} five <5> <4> <5>
>probe 40
#40:
4 and 5; 2; {4, 5} five <4> <5>
>probe 41
#41:
the small crate, a small crate {small crate}
>probe 42
#42:
5; 1; {5} five <5>
>probe 43
#43:
the rope, Dora, the small crate and the big crate, a rope, Dora, a small crate and a big crate {rope, Dora, small crate, big crate}rope
>probe 45
#45:
17, 1, 13, 4 and 5; 5; {17, 1, 13, 4, 5} five <17> <1> <13> <4> <5>
>probe 46
#46:
the big crate, the small crate and the rope, a big crate, a small crate and a rope {big crate, small crate, rope}big crate
>probe 47
#47:
the small crate and the rope, a small crate and a rope {small crate, rope}
>probe 48
#48:
120, 39916800.

>probe 49
#49:
big crate: the big crate. small crate: a closed container. rope: a thing. Dora: a thing. 
>probe 50
#50:
yourself, the big crate, the small crate, Dora, the rope and the rope, yourself, a big crate, a small crate, Dora, a rope and a rope {yourself, big crate, small crate, Dora, rope, rope}yourself
>probe 52
#52:
36 10
>probe 53
#53:
8, 0 and 0; 3; {8, 0, 0} <8> <0> <0>
>probe 55
#55:
19, 15 and 6; 3; {19, 15, 6} <19> <15> <6>
>probe 56
#56:
5, 16, 19 and 9; 4; {5, 16, 19, 9} five <5> <16> <19> <9>
>probe 57
#57:
the small crate and the rope, a small crate and a rope {small crate, rope}small crate
>probe 58
#58:
7, 7, 19, 15, 5, 4 and 5; 7; {7, 7, 19, 15, 5, 4, 5} five <7> <7> <19> <15> <5> <4> <5>
>probe 59
#59:
big crate: the big crate. small crate: a thing. rope: a thing. Dora: a person. 
>probe 60
#60:
0, 15, 6, 13, 15, 10 and 0; 7; {0, 15, 6, 13, 15, 10, 0} <0> <15> <6> <13> <15> <10> <0>
>
