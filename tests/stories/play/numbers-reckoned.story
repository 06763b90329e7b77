Arithmetic of numbers, real numbers, units and times, with their signs, limits and roundings, and what cannot be
reckoned.
--- source
"Numbers Reckoned"

The Lab is a room.
A weight is a kind of value. 1kg specifies a weight. 1g specifies a weight scaled down by 1000.
A length is a kind of value. 1.0m specifies a length.
An area is a kind of value. 1.0sqm specifies an area. A length times a length specifies an area.
A hue is a kind of value. The hues are red, green and blue.
N is a number that varies. R is a real number that varies. W is a weight that varies. D is a length that varies. H is a time that varies.

To try (A - a number) and (B - a number):
	say "[A + B] [A - B] [A * B] [A / B] [remainder after dividing A by B] [A to the nearest B][if A > B] >[end if][if A < B] <[end if][if A >= B] >=[end if][if A <= B] <=[end if][if A is B] =[end if][line break]".

To try real (A - a real number) and (B - a real number):
	say "[A + B] [A - B] [A * B] [A / B] [A to the nearest B][if A > B] >[end if][if A < B] <[end if][if A >= B] >=[end if][if A <= B] <=[end if][if A is B] =[end if][if A is nonexistent] nonexistent[end if][if A is infinite] infinite[end if][line break]".

To describe (C - a real number):
	say "[C]: [floor of C] [ceiling of C] [C to the nearest whole number] [absolute value of C] [real square root of C] [C to 2 decimal places] [C to 0 decimal places] [C in decimal notation] [C in scientific notation][line break]".

Instead of jumping:
	try 7 and 2;
	try -7 and 2;
	try 7 and -2;
	try -7 and -2;
	try 2147483647 and 1;
	try 5 and 5;
	try 0 and 3;
	try -2147483647 and 10;
	repeat with X running through {0, 1, -1, 7, 12, 13, 20, 21, 99, 100, 101, 110, 999, 1000, 1001, 1100, 12345, 100000, 1000000, 1000001, -45}:
		say "[X] [X in words][if X is even] even[end if][if X is odd] odd[end if][if X is positive] positive[end if][if X is negative] negative[end if]; ".

Instead of waving hands:
	try real 7.5 and 2.0;
	try real -7.5 and 2.0;
	try real 1.0 and 3.0;
	try real 0.0 and 3.0;
	try real 2.0 and 0.0;
	try real plus infinity and 1.0;
	repeat with X running through {0.0, 1.0, -1.0, 2.5, -2.5, 3.14159, 1234567.0, 0.000123, 1.0 x 10^20, -1.5 x 10^-20, 99.995, 0.5, 1.5}:
		describe X.

Instead of thinking:
	say "[sine of 0.5] [cosine of 0.5] [tangent of 0.5] [arcsine of 0.5] [arccosine of 0.5] [arctangent of 0.5] [hyperbolic sine of 0.5] [hyperbolic cosine of 0.5] [hyperbolic tangent of 0.5] [exponential of 1.0] [natural logarithm of 10.0] [logarithm to base 10 of 1000.0] [logarithm to base 2 of 8.0] [2.0 to the power 0.5] [180 degrees] [reciprocal of 4.0] [pi] [logarithm of 0.0] [logarithm of -1.0][line break]";
	say "[square root of 17] [cube root of 28] [square root of 0] [square root of 2147483647] [cube root of 1000] [17 to the nearest 5] [18 to the nearest 5] [-17 to the nearest 5] [-18 to the nearest 5] [2 + 3 * 4] [10 - 4 - 3] [2.5 * 2] [7 / 2.0] [1 + 1.5][line break]";
	now N is 5;
	increase N by 3;
	decrease N by 10;
	say "[N] ";
	now R is 1.5;
	increase R by 2;
	decrease R by 0.25;
	say "[R] ";
	now W is 1500g;
	increase W by 1kg;
	say "[W] [W * 2] [W / 2] [W / 500g] [W / 7] [remainder after dividing W by 2kg] [2 * W] [W to the nearest 2kg] [0 * W] [1g] [W - 3kg][line break]";
	now D is 2.5m;
	say "[D] [D times D] [D * 2] [2 * D] [D / 2] [D / 0.5m] [D + 1.25m] [square root of the area-like D] [D * 1.5][line break]";
	now H is 11:50 PM;
	increase H by 20 minutes;
	say "[H] [H in words] [hours part of H] [minutes part of H] [H + 1 hour] [H - 1 hour] [13 minutes before H] [1 hour 5 minutes after H] [H to the nearest 15 minutes] [if H is before 1:00 AM]before[end if] [if H is after 1:00 AM]after[end if] [12:00 PM] [12:00 AM] [12:30 PM in words] [11:45 AM in words] [1:15 AM in words] [6:01 PM in words] [6:59 PM in words] [6:35 PM in words][line break]";
	say "[a random number between 3 and 3] [number of hues] [red] [hue after red] [hue before red] [hue after blue] [first value of hue] [last value of hue] [numerical value of green] [sequence number of blue][line break]".
To decide which area is the area-like (X - a length): decide on X times X.

Instead of singing:
	now N is 0;
	say "[5 / N]!";
	say "[remainder after dividing 5 by N]!";
	say "[5 to the nearest N]!";
	say "[square root of (N - 4)]!";
	say "[cube root of (N - 8)]!";
	now W is 0kg;
	say "[3kg / W]!";
	now R is 0.0;
	say "[5.0 / R] [R / R] [0.0 - 5.0 / R]!";
	say "[real square root of -4.0] [1.0 x 10^30 * 1.0 x 10^30] [(1.0 x 10^30 * 1.0 x 10^30) to the nearest whole number] [3.0 x 10^9 to the nearest whole number] [-3.0 x 10^9 to the nearest whole number]!".
Singing is an action applying to nothing. Understand "sing" as singing.
--- play

Numbers Reckoned
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>jump
9 5 14 3 1 8 > >=
-5 -9 -14 -3 -1 -8 < <=
5 9 -14 -3 1 6 > >=
-9 -5 14 3 -1 -6 < <=
-2147483648 2147483646 2147483647 2147483647 0 2147483647 > >=
10 0 25 1 0 5 >= <= =
3 -3 0 0 0 0 < <=
-2147483637 2147483639 10 -214748364 -7 2147483640 < <=
0 zero even; 1 one odd positive; -1 minus one odd negative; 7 seven odd positive; 12 twelve even positive; 13 thirteen odd positive; 20 twenty even positive; 21 twenty-one odd positive; 99 ninety-nine odd positive; 100 one hundred even positive; 101 one hundred and one odd positive; 110 one hundred and ten even positive; 999 nine hundred and ninety-nine odd positive; 1000 one thousand even positive; 1001 one thousand and one odd positive; 1100 one thousand, one hundred even positive; 12345 twelve thousand, three hundred and forty-five odd positive; 100000 one hundred thousand even positive; 1000000 one million even positive; 1000001 one million and one odd positive; -45 minus forty-five odd negative; 
>wave
9.5 5.5 15.0 3.75 8.0 > >=
-5.5 -9.5 -15.0 -3.75 -8.0 < <=
4.0 -2.0 3.0 0.33333 0.0 < <=
3.0 -3.0 0.0 0.0 0.0 < <=
2.0 2.0 0.0 ∞ -⚠ > >=
∞ ∞ ∞ ∞ ∞ > >= infinite
0.0: 0.0 0.0 0 0.0 0.0 0.0 0.0 0.0 0.0 × 10^0
1.0: 1.0 1.0 1 1.0 1.0 1.0 1.0 1.0 1.0 × 10^0
-1.0: -1.0 -1.0 -1 1.0 -⚠ -1.0 -1.0 -1.0 -1.0 × 10^0
2.5: 2.0 3.0 3 2.5 1.58114 2.5 2.5 2.5 2.5 × 10^0
-2.5: -3.0 -2.0 -3 2.5 -⚠ -2.5 -2.5 -2.5 -2.5 × 10^0
3.14159: 3.0 4.0 3 3.14159 1.77245 3.14 3.14159 3.14159 3.14159 × 10^0
1.23457 × 10^6: 1.23457 × 10^6 1.23457 × 10^6 1234567 1.23457 × 10^6 1111.11072 1.23 × 10^6 1.23457 × 10^6 1234567.0 1.23457 × 10^6
0.00012: 0.0 1.0 0 0.00012 0.01109 0.0 0.00012 0.00012 1.23 × 10^-4
1.0 × 10^20: 1.0 × 10^20 1.0 × 10^20 2147483647 1.0 × 10^20 1.0 × 10^10 1.0 × 10^20 1.0 × 10^20 100000024000000000000.0 1.0 × 10^20
-1.5 × 10^-20: -1.0 -0.0 0 1.5 × 10^-20 -⚠ -1.5 × 10^-20 -1.5 × 10^-20 -0.0 -1.5 × 10^-20
99.995: 99.0 100.0 100 99.995 9.99975 99.99 99.995 99.995 9.9995 × 10^1
0.5: 0.0 1.0 1 0.5 0.70711 0.5 0.5 0.5 5.0 × 10^-1
1.5: 1.0 2.0 2 1.5 1.22474 1.5 1.5 1.5 1.5 × 10^0

>think
0.47943 0.87758 0.5463 0.5236 1.0472 0.46365 0.5211 1.12763 0.46212 2.71828 2.30259 3.0 3.0 1.41421 3.14159 0.25 3.14159 -∞ -⚠
4 3 0 46340 10 15 20 -15 -20 20 9 5.0 3.5 2.5
-2 1.25 2.5kg 5kg 1.25kg 5 357g 500g 5kg 2kg 0kg 1g -500g
2.5m 6.25sqm 5.0m 5.0m 1.25m 5.0 3.75m 2.5m 3.75m
12:10 am ten past twelve 0 10 1:10 am 11:10 pm 11:57 pm 1:15 am 12:15 am before  12:00 pm 12:00 am half past twelve quarter to twelve quarter past one one minute past six one minute to seven twenty-five to seven
3 3 red green blue red red blue 2 3

>sing
*** In the rule "Instead of singing", 5 cannot be divided by zero.
0!
*** In the rule "Instead of singing", 5 cannot be divided by zero.
0!
*** In the rule "Instead of singing", 5 cannot be divided by zero.
0!
*** In the rule "Instead of singing", -4 has no square root.
0!
-2!
*** In the rule "Instead of singing", 3000 cannot be divided by zero.
0!
∞ -⚠ -∞!
-⚠ ∞ 2147483647 2147483647 -2147483648!

>
