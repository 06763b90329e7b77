Tables of what goes in and what comes out: numbers, real numbers, times, units and texts, each at its edges, as they are said, reckoned, rounded, compared, read and typed.
--- source
"Measured Values"

The Lab is a room.
A length is a kind of value. 1m specifies a length. 1cm specifies a length scaled down by 100. 1km specifies a length scaled up by 1000.
A mark is a kind of value. 3-59 specifies a mark with parts degrees and minutes (optional, preamble optional).
A span is a kind of value. 9:59:59 specifies a span with parts hours and minutes and seconds.
A price is a kind of value. $99.95 specifies a price with parts dollars and cents (2 digits).
To show (T - text) as (V - value): say "[T] = [V]; ".
When play begins:
	repeat with N running from -7 to 7:
		say "[N]: [N divided by 3], [remainder after dividing N by 3], [N to the nearest 5], [N in words], [absolute value of N].";
	repeat with N running through {0, 1, 2, 3, 4, 8, 9, 15, 16, 99, 100, 101, 110, 999, 1000, 1001, 20013, 46340, 46341, 1000000}:
		say "[N] [N in words]: [square root of N], [cube root of N], [N to the nearest 10], [N to the nearest 100].";
	repeat with R running through {-2.5, -1.5, 0.0, 0.5, 1.5, 2.5, 0.1, 10.25, 4096.5, 1.0 x 10^10, 0.0025, 6.02 x 10^23}:
		say "[R]: [floor of R], [ceiling of R], [R to the nearest whole number], [absolute value of R], [R to 2 decimal places], [reciprocal of R].";
	repeat with R running through {0.25, 1.0, 2.0, 100.0}:
		say "[R]: [square root of R], [natural logarithm of R], [logarithm to base 2 of R], [exponential of R].";
	repeat with R running through {0.0, 0.5, 1.0}:
		say "[R]: [sine of R], [cosine of R], [tangent of R], [arcsine of R], [arccosine of R], [arctangent of R], [hyperbolic sine of R].";
	repeat with T running through {12:00 am, 12:01 am, 1:29 am, 11:59 am, 12:00 pm, 12:30 pm, 3:15 pm, 11:45 pm, 11:59 pm}:
		say "[T] [T in words]: [hours part of T] [minutes part of T], [T plus 61 minutes], [T minus 31 minutes], [T to the nearest 15 minutes], [if T is before 3 pm]early[otherwise]late[end if].";
	repeat with L running through {1cm, 99cm, 1m, 2m, 999m, 1km, 12km}:
		say "[L]: [L divided by 3], [L times 2], [L plus 50cm], [L divided by 50cm], [L to the nearest 10m], [if L > 1m]long[otherwise]short[end if].";
	repeat with S running through {0:00:01, 1:00:00, 2:30:00, 0:59:59, 0:01:01}:
		say "[S]: [hours part of S], [minutes part of S], [seconds part of S], [S plus 0:00:01], [S times 2].";
	repeat with P running through {$0.05, $1.00, $12.50, $99.95}:
		say "[P]: [dollars part of P] [cents part of P], [P times 3], [P plus $0.05].";
	repeat with X running through {"", "a", "Apple pie", "THE END", "one. two! three? Four", "  spaced  out ", "e`t'x-ray"}:
		say "'[X]': [number of characters in X], [number of words in X], [number of punctuated words in X], [number of unpunctuated words in X], [number of lines in X], [X in upper case]/[X in lower case]/[X in title case]/[X in sentence case], [character number 1 in X]|[word number 2 in X]|[punctuated word number 2 in X]|[character number 99 in X].";
	repeat with X running through {"abcabc", "aXbXc", "", "aaa", "line one"}:
		say "'[X]': ";
		if X matches the text "a", say "a";
		if X exactly matches the text "aaa", say "=";
		if X matches the regular expression "^a+$", say "+";
		if X exactly matches the regular expression "(\w)\w*", say "w [text matching regular expression] [text matching subexpression 1]";
		let A be the number of times X matches the text "a";
		let B be the number of times X matches the regular expression "a|X";
		say " [A] [B].".

Gauging is an action applying to one length. Understand "gauge [length]" as gauging. Report gauging: say "Gauged: [length understood]."
Pricing is an action applying to one price. Understand "price [price]" as pricing. Report pricing: say "Priced: [price understood]."
Spanning is an action applying to one span. Understand "span [span]" as spanning. Report spanning: say "Spanned: [span understood]."
Timing is an action applying to one time. Understand "time [time]" as timing. Report timing: say "Timed: [time understood]."
Tallying is an action applying to one number. Understand "tally [number]" as tallying. Report tallying: say "Tallied: [number understood]."
Realing is an action applying to one real number. Understand "real [real number]" as realing. Report realing: say "Real: [real number understood]."
--- play

-7: -2, -1, -5, minus seven, 7.0.
-6: -2, 0, -5, minus six, 6.0.
-5: -1, -2, -5, minus five, 5.0.
-4: -1, -1, -5, minus four, 4.0.
-3: -1, 0, -5, minus three, 3.0.
-2: 0, -2, 0, minus two, 2.0.
-1: 0, -1, 0, minus one, 1.0.
0: 0, 0, 0, zero, 0.0.
1: 0, 1, 0, one, 1.0.
2: 0, 2, 0, two, 2.0.
3: 1, 0, 5, three, 3.0.
4: 1, 1, 5, four, 4.0.
5: 1, 2, 5, five, 5.0.
6: 2, 0, 5, six, 6.0.
7: 2, 1, 5, seven, 7.0.
0 zero: 0, 0, 0, 0.
1 one: 1, 1, 0, 0.
2 two: 1, 1, 0, 0.
3 three: 1, 1, 0, 0.
4 four: 2, 1, 0, 0.
8 eight: 2, 2, 10, 0.
9 nine: 3, 2, 10, 0.
15 fifteen: 3, 2, 20, 0.
16 sixteen: 4, 2, 20, 0.
99 ninety-nine: 9, 4, 100, 100.
100 one hundred: 10, 4, 100, 100.
101 one hundred and one: 10, 4, 100, 100.
110 one hundred and ten: 10, 4, 110, 100.
999 nine hundred and ninety-nine: 31, 9, 1000, 1000.
1000 one thousand: 31, 10, 1000, 1000.
1001 one thousand and one: 31, 10, 1000, 1000.
20013 twenty thousand and thirteen: 141, 27, 20010, 20000.
46340 forty-six thousand, three hundred and forty: 215, 35, 46340, 46300.
46341 forty-six thousand, three hundred and forty-one: 215, 35, 46340, 46300.
1000000 one million: 1000, 100, 1000000, 1000000.
-2.5: -3.0, -2.0, -3, 2.5, -2.5, -0.4.
-1.5: -2.0, -1.0, -2, 1.5, -1.5, -0.66667.
0.0: 0.0, 0.0, 0, 0.0, 0.0, ∞.
0.5: 0.0, 1.0, 1, 0.5, 0.5, 2.0.
1.5: 1.0, 2.0, 2, 1.5, 1.5, 0.66667.
2.5: 2.0, 3.0, 3, 2.5, 2.5, 0.4.
0.1: 0.0, 1.0, 0, 0.1, 0.1, 10.0.
10.25: 10.0, 11.0, 10, 10.25, 10.25, 0.09756.
4096.5: 4096.0, 4097.0, 4097, 4096.5, 4096.5, 0.00024.
1.0 × 10^10: 1.0 × 10^10, 1.0 × 10^10, 2147483647, 1.0 × 10^10, 1.0 × 10^10, 1.0 × 10^-10.
0.0025: 0.0, 1.0, 0, 0.0025, 0.0, 400.0.
6.02 × 10^23: 6.02 × 10^23, 6.02 × 10^23, 2147483647, 6.02 × 10^23, 6.02 × 10^23, 1.66113 × 10^-24.
0.25: 0.5, -1.38629, -2.0, 1.28403.
1.0: 1.0, 0.0, 0.0, 2.71828.
2.0: 1.41421, 0.69315, 1.0, 7.38906.
100.0: 10.0, 4.60517, 6.64386, ∞.
0.0: 0.0, 1.0, 0.0, 0.0, 1.5708, 0.0, 0.0.
0.5: 0.47943, 0.87758, 0.5463, 0.5236, 1.0472, 0.46365, 0.5211.
1.0: 0.84147, 0.5403, 1.55741, 1.5708, 0.0, 0.7854, 1.1752.
12:00 am twelve o'clock: 0 0, 1:01 am, 11:29 pm, 12:00 am, late.
12:01 am one minute past twelve: 0 1, 1:02 am, 11:30 pm, 12:00 am, late.
1:29 am twenty-nine minutes past one: 1 29, 2:30 am, 12:58 am, 1:30 am, late.
11:59 am one minute to twelve: 11 59, 1:00 pm, 11:28 am, 12:00 pm, early.
12:00 pm twelve o'clock: 12 0, 1:01 pm, 11:29 am, 12:00 pm, early.
12:30 pm half past twelve: 12 30, 1:31 pm, 11:59 am, 12:30 pm, early.
3:15 pm quarter past three: 15 15, 4:16 pm, 2:44 pm, 3:15 pm, late.
11:45 pm quarter to twelve: 23 45, 12:46 am, 11:14 pm, 11:45 pm, late.
11:59 pm one minute to twelve: 23 59, 1:00 am, 11:28 pm, 12:00 am, late.
1cm: 0m, 2cm, 51cm, 0, 0m, short.
99cm: 33cm, 1.98m, 1.49m, 1, 0m, short.
1m: 33cm, 2m, 1.5m, 2, 0m, short.
2m: 66cm, 4m, 2.5m, 4, 0m, long.
999m: 333m, 1.998km, 999.5m, 1998, 1km, long.
1km: 333.33m, 2km, 1.0005km, 2000, 1km, long.
12km: 4km, 24km, 12.0005km, 24000, 12km, long.
0:00:01: 0, 0, 1, 0:00:02, 0:00:02.
1:00:00: 1, 0, 0, 1:00:01, 2:00:00.
2:30:00: 2, 30, 0, 2:30:01, 5:00:00.
0:59:59: 0, 59, 59, 1:00:00, 1:59:58.
0:01:01: 0, 1, 1, 0:01:02, 0:02:02.
$0.05: 0 5, $0.15, $0.10.
$1.00: 1 0, $3.00, $1.05.
$12.50: 12 50, $37.50, $12.55.
$99.95: 99 95, $299.85, $100.00.
"": 0, 0, 0, 0, 0, ///, |||.
"a": 1, 1, 1, 1, 1, A/a/A/A, a|||.
"Apple pie": 9, 2, 2, 2, 1, APPLE PIE/apple pie/Apple Pie/Apple pie, A|pie|pie|.
"THE END": 7, 2, 2, 2, 1, THE END/the end/The End/The end, T|END|END|.
"one. two! three? Four": 21, 4, 7, 4, 1, ONE. TWO! THREE? FOUR/one. two! three? four/One. Two! Three? Four/One. Two! Three? Four, o|two|.|.
"  spaced  out ": 14, 2, 2, 2, 1,   SPACED  OUT /  spaced  out /  Spaced  Out /  Spaced  out ,  |out|out|.
"e`t'x-ray": 9, 2, 3, 1, 1, E`T'X-RAY/e`t'x-ray/E`t'x-Ray/E`t'x-ray, e|ray|-|.
"abcabc": aw abcabc a 2 2.
"aXbXc": aw aXbXc a 1 3.
"":  0 0.
"aaa": a=+w aaa a 3 3.
"line one":  0 0.

Measured Values
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>gauge 12cm
Gauged: 12cm.

>gauge 2m
Gauged: 2m.

>gauge 3km
Gauged: 3km.

>gauge 1.5m
Gauged: 1.5m.

>gauge -1m
Gauged: -1m.

>gauge m
That sentence means nothing to me.

>gauge 12
That sentence means nothing to me.

>price $12.50
Priced: $12.50.

>price $12.5
That sentence means nothing to me.

>price $1
That sentence means nothing to me.

>price 12
That sentence means nothing to me.

>price $99.95
Priced: $99.95.

>price $1.999
That sentence means nothing to me.

>span 1:02:03
Spanned: 1:02:03.

>span 2:00:00
Spanned: 2:00:00.

>span 0:61:00
That sentence means nothing to me.

>span 5:00
That sentence means nothing to me.

>span 1:2:3
Spanned: 1:02:03.

>time 3:15 pm
Timed: 3:15 pm.

>time noon
Timed: 12:00 pm.

>time midnight
Timed: 12:00 am.

>time 12:00 am
Timed: 12:00 am.

>time 13:05
Timed: 1:05 pm.

>time 25:00
That sentence means nothing to me.

>time half past seven
Timed: 7:30 am.

>time quarter to nine
Timed: 8:45 am.

>time ten past two
Timed: 2:10 am.

>time twenty to one pm
Timed: 12:40 pm.

>time 7 o'clock
Timed: 7:00 am.

>time 11:60 pm
That sentence means nothing to me.

>time 5 pm
Timed: 5:00 pm.

>tally five
Tallied: 5.

>tally twelve
Tallied: 12.

>tally twenty
Tallied: 20.

>tally twenty-one
Tallied: 21.

>tally 2147483647
Tallied: 2147483647.

>tally 2147483648
That sentence means nothing to me.

>tally -5
Tallied: -5.

>tally 007
Tallied: 7.

>tally 1,000
Tallied: 1.

That is no verb known to me.

>real 1
Real: 1.0.

>real 1.5
Real: 1.5.

>real -2.5e3
Real: -2500.0.

>real 1.5 x 10^4
Real: 15000.0.

>real pi
That sentence means nothing to me.

>real 5.
Real: 5.0.

>
