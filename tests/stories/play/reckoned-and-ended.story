Numbers at their ends: sums, products, remainders and roots about 0, 1, -1 and the greatest; lists at their first and last places; tables at theirs; times about midnight; scores and ranks; turns that run out.
--- source
"Ends"

The Hall is a room. The story headline is "At the ends". The maximum score is 10. Use scoring.
A weight is a kind of value. 10kg specifies a weight. A mass is a kind of value. 1.5t specifies a mass.
The tally is a number that varies.

Table of Rankings
Score	Rank
0	"a novice"
5	"an adept"
10	"a master"

Table of Steps
step	word
1	"one"
2	"two"
--	--
with 2 blank rows

Testing is an action applying to one number. Understand "probe [number]" as testing.
To show (N - number): say "[N] ".
To show (N - real number): say "[N] ".
To show (L - list of numbers): say "[L in brace notation] ".
Carry out testing when the number understood is 1:
	show 2147483647 + 1;
	show -2147483648 - 1;
	show 2147483647 * 2;
	show 0 - 0;
	show 1 - 2;
	show 5 / 1;
	show -5 / 1;
	show 5 / -1;
	show 0 / 5;
	show 1 / 2;
	show -1 / 2;
	show 2147483647 / 2;
	show remainder after dividing 5 by 1;
	show remainder after dividing 5 by -1;
	show remainder after dividing 0 by 5;
	show remainder after dividing -1 by 2;
	show remainder after dividing 5 by 5;
	show remainder after dividing 4 by 5;
	show 1 to the nearest 1;
	show 3 to the nearest 2;
	show 1 to the nearest 2;
	show -1 to the nearest 2;
	show 14 to the nearest 10;
	show 15 to the nearest 10;
	show -15 to the nearest 10;
	show -14 to the nearest 10;
	show -16 to the nearest 10;
	show square root of 0;
	show square root of 1;
	show square root of 3;
	show square root of 4;
	show square root of 2147483647;
	show absolute value of 0;
	show absolute value of -1;
	say "."
Carry out testing when the number understood is 2:
	let L be a list of numbers;
	show L;
	say "[number of entries in L]";
	add 5 to L;
	show L;
	add 7 at entry 1 in L;
	show L;
	add 9 at entry 3 in L;
	show L;
	add 1 at entry 2 in L;
	show L;
	say "[entry 1 in L] [entry 4 in L] ";
	rotate L;
	show L;
	rotate L backwards;
	show L;
	reverse L;
	show L;
	sort L;
	show L;
	sort L in reverse order;
	show L;
	truncate L to 3 entries;
	show L;
	truncate L to 9 entries;
	show L;
	truncate L to the last 2 entries;
	show L;
	truncate L to the first 1 entries;
	show L;
	truncate L to 0 entries;
	show L;
	change L to have 2 entries;
	show L;
	change L to have 0 entries;
	show L;
	rotate L;
	show L;
	reverse L;
	show L;
	sort L;
	show L;
	add {1, 2, 3, 4, 5} to L;
	remove entry 1 from L;
	show L;
	remove entry 4 from L;
	show L;
	remove entries 1 to 2 from L;
	show L;
	remove entries 1 to 1 from L;
	show L;
	add 1 to L;
	add 1 to L;
	add 1 to L, if absent;
	add 2 to L, if absent;
	show L;
	remove 1 from L;
	show L;
	remove 9 from L, if present;
	show L;
	remove {2} from L;
	show L;
	say "[if L is empty]e[end if][if L is not empty]n[end if][if 1 is listed in {1}]a[end if][if 1 is listed in {2}]b[end if][if {1, 2} is {1, 2}]c[end if][if {1, 2} is {2, 1}]d[end if]."
Carry out testing when the number understood is 3:
	say "[number of rows in the Table of Steps] [number of filled rows in the Table of Steps] [number of blank rows in the Table of Steps] ";
	choose a blank row in the Table of Steps;
	now the step entry is 3;
	now the word entry is "three";
	say "[number of filled rows in the Table of Steps] [number of blank rows in the Table of Steps] [step in row 1 of the Table of Steps] [step in row 3 of the Table of Steps] ";
	repeat through the Table of Steps in reverse step order:
		say "[step entry][word entry] ";
	repeat through the Table of Steps in step order:
		say "[step entry] ";
	choose a row with a step of 1 in the Table of Steps;
	blank out the whole row;
	repeat through the Table of Steps:
		say "[step entry] ";
	if there is a step of 1 in the Table of Steps, say "one ";
	if there is a step of 3 in the Table of Steps, say "three ";
	if there is a word in row 1 of the Table of Steps, say "word ";
	blank out the whole step column in the Table of Steps;
	say "[number of filled rows in the Table of Steps] ";
	blank out the whole of the Table of Steps;
	say "[number of filled rows in the Table of Steps] [number of blank rows in the Table of Steps]."
Carry out testing when the number understood is 4:
	say "[1kg] [0kg] [0kg - 1kg] [1kg + 1kg] [3kg - 5kg] [2 * 3kg] [7kg / 2] [7kg / 2kg] [1.5t] [0.5t + 1.5t] [2 * 0.5t] [remainder after dividing 7kg by 2kg] [7kg to the nearest 5kg] [if 1kg is greater than 0kg]g[end if][if 0kg - 1kg is less than 0kg]l[end if][if 2kg is at least 2kg]a[end if][if 2kg is at most 1kg]b[end if]."
Carry out testing when the number understood is 5:
	show 1.0;
	show 0.0;
	show -0.5;
	show 1.0 / 3;
	show 2.0 * 0.5;
	show 1.0 x 10^10;
	show 1.0 x 10^-10;
	show 0.1 + 0.2;
	show 100000.0;
	show 1000000.0;
	show 0.0001;
	show 0.00001;
	show real square root of 2;
	show 2.5 to the nearest whole number;
	show 3.5 to the nearest whole number;
	show -2.5 to the nearest whole number;
	show 2.5 to the nearest 0.5;
	show ceiling of 1.2;
	show floor of -1.2;
	show ceiling of 1.0;
	show floor of 1.0;
	show absolute value of -1.5;
	show 1 / 0.0;
	show logarithm of 1.0;
	show exponential of 0.0;
	say "[if 0.0 is -0.0]b[end if][if 1.0 is greater than 0.999999]c[end if]."
Carry out testing when the number understood is 6:
	increase the score by 5;
	try requesting the score;
	say "[score].";
Carry out testing when the number understood is 7:
	now the score is 4;
	try requesting the score;
	now the score is 9;
	try requesting the score;
	now the score is 10;
	try requesting the score;
	now the score is 11;
	try requesting the score;
	now the score is 0.
Carry out testing when the number understood is 8:
	now the time of day is 11:58 PM;
	the bell rings in 1 turn from now;
	the bell rings in 2 turns from now;
	the gong sounds at 12:00 AM;
	the gong sounds in three turns from now;
	the horn blows in 0 turns from now.
At the time when the bell rings: say "Bell at [time of day]."
At the time when the gong sounds: say "Gong at [time of day]."
At the time when the horn blows: say "Horn at [time of day]."
At 12:01 AM: say "One past."
Carry out testing when the number understood is 9:
	repeat with I running from 1 to 1:
		show I;
	repeat with I running from 1 to 0:
		show I;
	repeat with I running from -1 to 1:
		show I;
	repeat with I running from 3 to 3:
		next;
	let N be 3;
	while N is greater than 0:
		decrement N;
		if N is 1, next;
		show N;
		if N is 0, break;
	show a random number between 1 and 1;
	show a random number from 5 to 5;
	if a random chance of 1 in 1 succeeds, say "sure ";
	if a random chance of 0 in 1 succeeds, say "never ";
	say "."
Every turn when the turn count is 13: end the story saying "Out of turns".
--- play

Ends
At the ends
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall

>probe 1
-2147483648 2147483647 -2 0 -1 5 -5 -5 0 0 0 1073741823 0 0 0 -1 0 4 1 4 2 -2 10 20 -20 -10 -20 0 1 1 2 46340 0.0 1.0 .

>probe 2
{} 0{5} {7, 5} {7, 5, 9} {7, 1, 5, 9} 7 9 {9, 7, 1, 5} {7, 1, 5, 9} {9, 5, 1, 7} {1, 5, 7, 9} {9, 7, 5, 1} {9, 7, 5} {9, 7, 5} {7, 5} {7} {} {0, 0} {} {} {} {} {2, 3, 4, 5} {2, 3, 4} {4} {} {1, 1, 2} {2} {2} {} eac.

>probe 3
5 2 3 3 2 1 3 3three 2two 1one 1 2 3 2 3 three 2 0 5.

>probe 4
1kg 0kg -1kg 2kg -2kg 6kg 3kg 3 1.5t 2.4t 1.4t 1kg 5kg gla.

>probe 5
1.0 0.0 -0.5 0.33333 1.0 1.0 × 10^10 1.0 × 10^-10 0.3 100000.0 1.0 × 10^6 0.0001 1.0 × 10^-5 1.41421 3 4 -3 2.5 2.0 -2.0 1.0 1.0 1.5 ∞ 0.0 1.0 bc.

>probe 6
So far you have 5 of 10 points, after 6 turns, which makes you an adept.

5.

[five points more.]

>probe 7
So far you have 4 of 10 points, after 7 turns, which makes you a novice.

So far you have 9 of 10 points, after 7 turns, which makes you an adept.

So far you have 10 of 10 points, after 7 turns, which makes you a master.

So far you have 11 of 10 points, after 7 turns, which makes you a master.

[five points less.]

>probe 8
Horn at 11:58 pm.

>z
A while goes by.

>z
A while goes by.

Bell at 12:00 am.

>z
A while goes by.

One past.

Gong at 12:01 am.

>probe 9
1 -1 0 1 2 0 1 5 sure .

>z
A while goes by.



    *** Out of turns ***


In the end you have 0 of 10 points, after 13 turns, which makes you a novice.


What now: RESTART, RESTORE a saved game, QUIT or UNDO the last command?
> >probe 1
One of the answers offered, please.

What now: RESTART, RESTORE a saved game, QUIT or UNDO the last command?
> >
