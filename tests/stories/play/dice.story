Chance in each of its forms is the same after RANDOM and after a seed; loops that stop and go on, cases, values before and after others; what testing commands tell.
--- source
"Dice"

The Den is a room. A die is a kind of thing. Three dice are in the Den. The plural of die is dice. A card is a kind of value. The cards are ace, king, queen and knave.

Table of Draws
draw	weight
"red"	1
"white"	2
"blue"	3

Instead of jumping:
	say "[a random number between 1 and 100] [a random number from 5 to 6] [a random card] [a random card between king and knave] [a random die] [if a random chance of 1 in 2 succeeds]heads[otherwise]tails[end if] ";
	choose a random row in the Table of Draws;
	say "[draw entry] [one of]a[or]b[or]c[at random] [one of]d[or]e[or]f[purely at random] [one of]g[or]h[then at random] [one of]i[or]j[or]k[in random order] [one of]l[or]m[as decreasingly likely outcomes] ";
	let L be {1, 2, 3, 4, 5};
	sort L in random order;
	say "[L] [a random time between 8:00 am and 9:00 am] [a random truth state].".

Instead of waiting:
	seed the random-number generator with 7;
	say "[a random number between 1 and 1000], [a random number between 1 and 1000].".

Instead of smelling:
	let N be 0;
	while N is less than 10:
		increment N;
		if N is 3:
			next;
		if N is 6:
			break;
		say "[N] ";
	repeat with X running from 10 to 8:
		say "never";
	if N is:
		-- 5: say "five";
		-- 6: say "six";
		-- otherwise: say "more";
	let C be the card after ace;
	say " [C], [the card before ace], [the first value of card], [the last value of card], [number of cards].";
	if C is:
		-- king: say "King.";
		-- otherwise: say "Other.";
	say "[if C is king or C is queen]court[otherwise]plain[end if] [unless C is ace]no ace[end if]."
--- play

Dice
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Den
You can see three dice here.

>random
[From now on chance can be foretold.]

>jump
16 5 queen knave a die heads red b f g j l 5, 2, 1, 4 and 3 8:37 am true.

>jump
71 6 king king a die heads red c e h i l 4, 3, 1, 2 and 5 8:56 am false.

>wait
909, 545.

>wait
909, 545.

>smell
1 2 4 5 six king, knave, ace, knave, 4.
King.
court no ace.

>showtree
Den - room
    yourself - person
    die - die
    die - die
    die - die

>actions
Actions listing on.

>jump
[jumping]
80 5 queen queen a die heads blue b f g k m 2, 1, 3, 4 and 5 8:20 am false.
[jumping - failed]

>actions off
Actions listing off.

>rules
Rules tracing on.

[Rule "parse command rule" applies.]
>wait
[Rule "declare everything initially unmentioned rule" applies.]
[Rule "generate action rule" applies.]
[Rule "announce items from multiple object lists rule" applies.]
[Rule "set pronouns from items from multiple object lists rule" applies.]
[Rule "before stage rule" applies.]
[Rule "basic visibility rule" applies.]
[Rule "basic tangibility rule" applies.]
[Rule "basic accessibility rule" applies.]
[Rule "carrying requirements rule" applies.]
[Rule "instead stage rule" applies.]
[Rule "Instead of waiting" applies.]
909, 545.

[Rule "early scene changing stage rule" applies.]
[Rule "scene change machinery rule" applies.]
[Rule "every turn stage rule" applies.]
[Rule "timed events rule" applies.]
[Rule "advance time rule" applies.]
[Rule "update chronological records rule" applies.]
[Rule "late scene changing stage rule" applies.]
[Rule "scene change machinery rule" applies.]
[Rule "adjust light rule" applies.]
[Rule "note object acquisitions rule" applies.]
[Rule "notify score changes rule" applies.]
[Rule "parse command rule" applies.]
>rules off
[Rule "declare everything initially unmentioned rule" applies.]
[Rule "generate action rule" applies.]
Rules tracing off.

>relations
>
