Made by machine: 55 questions of arithmetic, which the reference answers alike.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.

A weight is a kind of value. 1kg specifies a weight. A length is a kind of value. 1.0m specifies a length. 1.0cm specifies a length scaled down by 100. An area is a kind of value. 1.0 sq m specifies an area. A length times a length specifies an area.
A money is a kind of value. $1.99 specifies a money with parts dollars and cents.
A span is a kind of value. 1:59 specifies a span.


Carry out probing when the number understood is 1:
	say "#1:[line break]";
	let pumimip be 7;
	let voralom be 100;
	let godegon be 250;
	say 0;

Carry out probing when the number understood is 2:
	say "#2:[line break]";
	say (99) * 12 times 7 plus -23 + 25 plus 100 + 5;

Carry out probing when the number understood is 3:
	say "#3:[line break]";
	say "[the square root of 1.5 to 3 decimal places]";

Carry out probing when the number understood is 4:
	say "#4:[line break]";
	say $10.69 / 3;

Carry out probing when the number understood is 5:
	say "#5:[line break]";
	say 5 / 6 + 60 + -12;

Carry out probing when the number understood is 6:
	say "#6:[line break]";
	say "It is [(7)], or [1 in words].";

Carry out probing when the number understood is 7:
	say "#7:[line break]";
	say 2.2m * 6.7m;

Carry out probing when the number understood is 8:
	say "#8:[line break]";
	let hukalom be 12;
	let misesal be -14;
	let demivam be 7;
	say hukalom divided by 4;

Carry out probing when the number understood is 9:
	say "#9:[line break]";
	let fivofel be 60;
	let fisedak be 1;
	let zumigon be 100;
	say fisedak;

Carry out probing when the number understood is 11:
	say "#11:[line break]";
	say 2.6m times 0.5m / 2.6m;

Carry out probing when the number understood is 12:
	say "#12:[line break]";
	let senokub be 25;
	let gogomip be 1;
	let tihumip be 250;
	say the remainder after dividing (gogomip minus senokub) by 7;

Carry out probing when the number understood is 13:
	say "#13:[line break]";
	let zuderut be 2;
	decrease zuderut by 250 divided by 8;
	decrement zuderut;
	say zuderut;

Carry out probing when the number understood is 14:
	say "#14:[line break]";
	say the remainder after dividing 5 by 3 plus 5 + 99 plus 100 + 0;

Carry out probing when the number understood is 15:
	say "#15:[line break]";
	say the square root of (3.2m * 3.2m);

Carry out probing when the number understood is 16:
	say "#16:[line break]";
	say (4);

Carry out probing when the number understood is 17:
	say "#17:[line break]";
	say "[1 hour before 5:45 AM].";

Carry out probing when the number understood is 19:
	say "#19:[line break]";
	say 10kg * 5;

Carry out probing when the number understood is 20:
	say "#20:[line break]";
	let noselom be -16;
	let fizumip be 99;
	let gopumip be 0;
	say the remainder after dividing noselom by 9;

Carry out probing when the number understood is 21:
	say "#21:[line break]";
	say 100 to the nearest 25;
	say ", [the square root of 24], [the cube root of 189]";

Carry out probing when the number understood is 22:
	say "#22:[line break]";
	let T be 5:20 AM;
	if T is at least 1:45 PM:
		say "Yes.";
	say T;
	now the time of day is T;
	say " [time of day]";
	increase T by 2 hours 5 minutes;
	say T;

Carry out probing when the number understood is 23:
	say "#23:[line break]";
	let puvonef be 2;
	let sedesal be -7;
	let notilom be 3;
	say 12;

Carry out probing when the number understood is 24:
	say "#24:[line break]";
	say "It is [250 plus 5 plus 250 times 4 + 100 plus 4 times 60], or [99 in words].";

Carry out probing when the number understood is 25:
	say "#25:[line break]";
	say "[1000000.0 * 0.1]";

Carry out probing when the number understood is 26:
	say "#26:[line break]";
	say the remainder after dividing 58.4cm by 7.8m;

Carry out probing when the number understood is 27:
	say "#27:[line break]";
	say "[3:59 AM - 1 hour].";

Carry out probing when the number understood is 28:
	say "#28:[line break]";
	say 2 times $16.36;

Carry out probing when the number understood is 29:
	say "#29:[line break]";
	say 25;

Carry out probing when the number understood is 30:
	say "#30:[line break]";
	say 6.3m times 5.4m / 6.3m;

Carry out probing when the number understood is 31:
	say "#31:[line break]";
	say "It is [(12)], or [250 in words].";

Carry out probing when the number understood is 32:
	say "#32:[line break]";
	say 2.5cm - 2.2cm;

Carry out probing when the number understood is 33:
	say "#33:[line break]";
	say 6.9m * 5.0m;

Carry out probing when the number understood is 34:
	say "#34:[line break]";
	say "It is [the remainder after dividing 12 minus 5 by 3 + the remainder after dividing (0) by 2], or [1 in words].";

Carry out probing when the number understood is 35:
	say "#35:[line break]";
	say "[11:30 AM plus 2 hours].";

Carry out probing when the number understood is 37:
	say "#37:[line break]";
	if ((99)) < -25:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 38:
	say "#38:[line break]";
	say "[the hours part of 1:05 AM].";

Carry out probing when the number understood is 40:
	say "#40:[line break]";
	say "[the hours part of 4:30 AM].";

Carry out probing when the number understood is 41:
	say "#41:[line break]";
	say 13:30 * 8;

Carry out probing when the number understood is 42:
	say "#42:[line break]";
	say the square root of (7.4m * 7.4m);

Carry out probing when the number understood is 43:
	say "#43:[line break]";
	say the square root of (5.7m * 5.7m);

Carry out probing when the number understood is 44:
	say "#44:[line break]";
	say $13.93 + $19.16;

Carry out probing when the number understood is 45:
	say "#45:[line break]";
	if 99 + 1 - 7 + 250 <= 7 divided by 7:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 46:
	say "#46:[line break]";
	say "[-0.5]";

Carry out probing when the number understood is 47:
	say "#47:[line break]";
	say "[2 hours 5 minutes].";

Carry out probing when the number understood is 48:
	say "#48:[line break]";
	say 4.0m * 2.2m;

Carry out probing when the number understood is 49:
	say "#49:[line break]";
	say "[the minutes part of 12:15 AM].";

Carry out probing when the number understood is 50:
	say "#50:[line break]";
	say "[1 hour before 6:15 AM].";

Carry out probing when the number understood is 51:
	say "#51:[line break]";
	say the square root of (1.1m * 1.1m);

Carry out probing when the number understood is 52:
	say "#52:[line break]";
	say "It is [-28 plus 12 / 4 plus -10], or [100 in words].";

Carry out probing when the number understood is 53:
	say "#53:[line break]";
	say the remainder after dividing $2.68 by $12.77;

Carry out probing when the number understood is 54:
	say "#54:[line break]";
	say "[1 hour * 3].";

Carry out probing when the number understood is 55:
	say "#55:[line break]";
	let sezuzob be 60;
	decrease sezuzob by 4 minus 5 / 3;
	increment sezuzob;
	say sezuzob;

Carry out probing when the number understood is 57:
	say "#57:[line break]";
	say 5.8m * 7.7m;

Carry out probing when the number understood is 58:
	say "#58:[line break]";
	say the remainder after dividing 3.5m by 8.5m;

Carry out probing when the number understood is 59:
	say "#59:[line break]";
	let T be 9:15 PM;
	if T is at least 1:15 AM:
		say "Yes.";
	say T;
	now the time of day is T;
	say " [time of day]";
	increase T by three hours;
	say T;

Carry out probing when the number understood is 60:
	say "#60:[line break]";
	let nogotig be 5;
	increase nogotig by 5;
	increment nogotig;
	say nogotig;
--- play

Probe
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hub

>probe 1
#1:
0
>probe 2
#2:
18909
>probe 3
#3:
1.225
>probe 4
#4:
$3.56
>probe 5
#5:
48
>probe 6
#6:
It is 7, or one.

>probe 7
#7:
14.74 sq m
>probe 8
#8:
3
>probe 9
#9:
1
>probe 11
#11:
50.0cm
>probe 12
#12:
-3
>probe 13
#13:
-30
>probe 14
#14:
5
>probe 15
#15:
3.2m
>probe 16
#16:
4
>probe 17
#17:
4:45 am.

>probe 19
#19:
50kg
>probe 20
#20:
-7
>probe 21
#21:
100, 4, 5
>probe 22
#22:
5:20 am 5:20 am7:25 am
>probe 23
#23:
12
>probe 24
#24:
It is 1595, or ninety-nine.

>probe 25
#25:
100000.0
>probe 26
#26:
58.4cm
>probe 27
#27:
2:59 am.

>probe 28
#28:
$32.72
>probe 29
#29:
25
>probe 30
#30:
5.4m
>probe 31
#31:
It is 12, or two hundred and fifty.

>probe 32
#32:
0.3cm
>probe 33
#33:
34.5 sq m
>probe 34
#34:
It is 1, or one.

>probe 35
#35:
1:30 pm.

>probe 37
#37:
No.

>probe 38
#38:
1.

>probe 40
#40:
4.

>probe 41
#41:
108:00
>probe 42
#42:
7.4m
>probe 43
#43:
5.7m
>probe 44
#44:
$33.09
>probe 45
#45:
No.

>probe 46
#46:
-0.5
>probe 47
#47:
2 hours 5 minutes.

>probe 48
#48:
8.8 sq m
>probe 49
#49:
15.

>probe 50
#50:
5:15 am.

>probe 51
#51:
1.1m
>probe 52
#52:
It is 2, or one hundred.

>probe 53
#53:
$2.68
>probe 54
#54:
3 hours .

>probe 55
#55:
61
>probe 57
#57:
44.66 sq m
>probe 58
#58:
3.5m
>probe 59
#59:
Yes.
9:15 pm 9:15 pm12:15 am
>probe 60
#60:
11
>
