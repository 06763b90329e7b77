Made by machine: 53 questions of arithmetic, which the reference answers alike.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.

A weight is a kind of value. 1kg specifies a weight. A length is a kind of value. 1.0m specifies a length. 1.0cm specifies a length scaled down by 100. An area is a kind of value. 1.0 sq m specifies an area. A length times a length specifies an area.
A money is a kind of value. $1.99 specifies a money with parts dollars and cents.
A span is a kind of value. 1:59 specifies a span.


Carry out probing when the number understood is 1:
	say "#1:[line break]";
	say $3.68 divided by $5.71;

Carry out probing when the number understood is 2:
	say "#2:[line break]";
	say "[the square root of pi]";

Carry out probing when the number understood is 3:
	say "#3:[line break]";
	let tifirut be -14;
	increase tifirut by the remainder after dividing -11 by 2 minus the remainder after dividing 25 by 5;
	decrement tifirut;
	say tifirut;

Carry out probing when the number understood is 4:
	say "#4:[line break]";
	say 8.7m + 68.9cm;

Carry out probing when the number understood is 5:
	say "#5:[line break]";
	let tisesal be -25;
	let radezob be 10;
	let bavogon be -21;
	say tisesal;

Carry out probing when the number understood is 6:
	say "#6:[line break]";
	if 60 is less than (0) times 60:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 7:
	say "#7:[line break]";
	say "[1:20 AM minus three hours].";

Carry out probing when the number understood is 8:
	say "#8:[line break]";
	say 7 times 4 minus 10 * 7;

Carry out probing when the number understood is 9:
	say "#9:[line break]";
	say 100;

Carry out probing when the number understood is 10:
	say "#10:[line break]";
	say "It is [the remainder after dividing -12 by 6 minus 250 minus -29 + 10 * 25], or [250 in words].";

Carry out probing when the number understood is 11:
	say "#11:[line break]";
	say 21kg - 88kg;

Carry out probing when the number understood is 12:
	say "#12:[line break]";
	say 100 times 60;

Carry out probing when the number understood is 13:
	say "#13:[line break]";
	if -28 minus 100 + 250 times 250 is greater than 5 - 3:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 15:
	say "#15:[line break]";
	let balegon be 7;
	let gohumip be -6;
	let zunotig be 250;
	say zunotig;

Carry out probing when the number understood is 17:
	say "#17:[line break]";
	say 6:12 to the nearest 7:36;

Carry out probing when the number understood is 18:
	say "#18:[line break]";
	say "[43 minutes after 5:45 AM].";

Carry out probing when the number understood is 19:
	say "#19:[line break]";
	say "[the floor of 1.5 to 3 decimal places]";

Carry out probing when the number understood is 20:
	say "#20:[line break]";
	let rabasal be -17;
	increase rabasal by 60 minus 12 times 60;
	increment rabasal;
	say rabasal;

Carry out probing when the number understood is 21:
	say "#21:[line break]";
	say 7.1m times 5.4m / 7.1m;

Carry out probing when the number understood is 22:
	say "#22:[line break]";
	if 1 * 5 plus (12) is -8 times 99 + 250:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 23:
	say "#23:[line break]";
	let vogofel be 7;
	decrease vogofel by 250;
	decrement vogofel;
	say vogofel;

Carry out probing when the number understood is 24:
	say "#24:[line break]";
	say the square root of (6.5m * 6.5m);

Carry out probing when the number understood is 26:
	say "#26:[line break]";
	let lerabin be 12;
	let lesebin be 250;
	let firatig be 250;
	say lesebin;

Carry out probing when the number understood is 28:
	say "#28:[line break]";
	say "[pi * pi to 3 decimal places]";

Carry out probing when the number understood is 29:
	say "#29:[line break]";
	say -9 - 250 + 60 times 1 * -26 - 250;

Carry out probing when the number understood is 30:
	say "#30:[line break]";
	say "[2 hours 5 minutes * 4].";

Carry out probing when the number understood is 31:
	say "#31:[line break]";
	say $10.20 / 1;

Carry out probing when the number understood is 32:
	say "#32:[line break]";
	let pufidak be 12;
	let vovovam be 7;
	let lelepod be 25;
	say lelepod;

Carry out probing when the number understood is 33:
	say "#33:[line break]";
	say 7.2m times 2.3m / 7.2m;

Carry out probing when the number understood is 34:
	say "#34:[line break]";
	say "It is [250], or [12 in words].";

Carry out probing when the number understood is 35:
	say "#35:[line break]";
	say 100 / 6 plus the remainder after dividing 250 + 0 by 4;

Carry out probing when the number understood is 36:
	say "#36:[line break]";
	say 8.2m * 5.3m;

Carry out probing when the number understood is 37:
	say "#37:[line break]";
	say "It is [-5 plus 7 plus 12 plus 5 + 10], or [-19 in words].";

Carry out probing when the number understood is 38:
	say "#38:[line break]";
	if 25 times -13 times 5 / 5 is 99 - -16 plus the remainder after dividing 25 by 8:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 39:
	say "#39:[line break]";
	say 3 times 12;

Carry out probing when the number understood is 40:
	say "#40:[line break]";
	say -20 to the nearest 25;
	say ", [the square root of 61], [the cube root of 63]";

Carry out probing when the number understood is 41:
	say "#41:[line break]";
	say 5 times $4.72;

Carry out probing when the number understood is 42:
	say "#42:[line break]";
	say "[the minutes part of 9:59 PM].";

Carry out probing when the number understood is 43:
	say "#43:[line break]";
	say "It is [the remainder after dividing 5 by 9 * 7 - 10 times 1 - (99)], or [99 in words].";

Carry out probing when the number understood is 45:
	say "#45:[line break]";
	say "[2:20 PM + 2 hours].";

Carry out probing when the number understood is 46:
	say "#46:[line break]";
	say 4 times $5.87;

Carry out probing when the number understood is 47:
	say "#47:[line break]";
	say "It is [-13 - 2 plus 12 / 4], or [10 in words].";

Carry out probing when the number understood is 48:
	say "#48:[line break]";
	say 4:59 / 2;

Carry out probing when the number understood is 49:
	say "#49:[line break]";
	say (250 times 4 / 3);

Carry out probing when the number understood is 50:
	say "#50:[line break]";
	say $6.84 divided by $12.33;

Carry out probing when the number understood is 51:
	say "#51:[line break]";
	say -21 to the nearest 25;
	say ", [the square root of 122], [the cube root of 175]";

Carry out probing when the number understood is 53:
	say "#53:[line break]";
	say the remainder after dividing 12kg by 63kg;

Carry out probing when the number understood is 54:
	say "#54:[line break]";
	say 8.5m to the nearest 49.1cm;

Carry out probing when the number understood is 55:
	say "#55:[line break]";
	say 60 to the nearest 3;
	say ", [the square root of 108], [the cube root of 191]";

Carry out probing when the number understood is 57:
	say "#57:[line break]";
	say "It is [7], or [250 in words].";

Carry out probing when the number understood is 58:
	say "#58:[line break]";
	say "[0.25 + 3.14159]";

Carry out probing when the number understood is 59:
	say "#59:[line break]";
	say "It is [-29 times (250) minus 25 times 0], or [-17 in words].";

Carry out probing when the number understood is 60:
	say "#60:[line break]";
	let demibin be 10;
	let leramip be 5;
	let fitigon be 2;
	say (1);
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
1.77245
>probe 3
#3:
-16
>probe 4
#4:
9.389m
>probe 5
#5:
-25
>probe 6
#6:
No.

>probe 7
#7:
10:20 pm.

>probe 8
#8:
126
>probe 9
#9:
100
>probe 10
#10:
It is -12, or two hundred and fifty.

>probe 11
#11:
-67kg
>probe 12
#12:
6000
>probe 13
#13:
Yes.

>probe 15
#15:
250
>probe 17
#17:
7:36
>probe 18
#18:
6:28 am.

>probe 19
#19:
1.0
>probe 20
#20:
-676
>probe 21
#21:
5.4m
>probe 22
#22:
No.

>probe 23
#23:
-244
>probe 24
#24:
6.5m
>probe 26
#26:
250
>probe 28
#28:
9.87
>probe 29
#29:
54924
>probe 30
#30:
8 hours 20 minutes.

>probe 31
#31:
$10.20
>probe 32
#32:
25
>probe 33
#33:
2.3m
>probe 34
#34:
It is 250, or twelve.

>probe 35
#35:
12
>probe 36
#36:
43.46 sq m
>probe 37
#37:
It is 29, or minus nineteen.

>probe 38
#38:
No.

>probe 39
#39:
36
>probe 40
#40:
-25, 7, 3
>probe 41
#41:
$23.60
>probe 42
#42:
59.

>probe 43
#43:
It is 5, or ninety-nine.

>probe 45
#45:
4:20 pm.

>probe 46
#46:
$23.48
>probe 47
#47:
It is -16, or ten.

>probe 48
#48:
2:29
>probe 49
#49:
333
>probe 50
#50:
0
>probe 51
#51:
-25, 11, 5
>probe 53
#53:
12kg
>probe 54
#54:
8.347m
>probe 55
#55:
60, 10, 5
>probe 57
#57:
It is 7, or two hundred and fifty.

>probe 58
#58:
3.39159
>probe 59
#59:
It is -7250, or minus seventeen.

>probe 60
#60:
1
>
