Values with parts, read, taken apart and put together.
--- source
"Seldom Measured"

The Hall is a room.
A rating is a kind of value. -99/9999 specifies a rating with parts upper and lower.
A price is a kind of value. $1.99 specifies a price with parts dollars and cents (optional, preamble optional).
A tune is a kind of value. <file><rank> specifies a tune with parts file (values "a, ab, abc") and rank (1 to 8).

To spell (R - a rating): say "[upper part of R] and [lower part of R]. ".

Instead of jumping:
	spell 7/25;
	spell rating with upper part 3 lower part 4;
	let P be $7.05;
	say "[dollars part of P] [cents part of P] [P] [dollars part of $3] [cents part of $3].";
	say "[price with dollars part 2 cents part 50] [price with dollars part 4 cents part 0].";
	say "[a8] [ab3] [abc1] [file part of ab3] [rank part of abc5].";
	say "[tune with file part 2 rank part 4]."
--- play

Seldom Measured
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall

>jump
7 and 25. 3 and 4. 7 5 $7.05 3 0.
$2.50 $4.
a8 ab3 abc1 2 5.
ab4.

>
