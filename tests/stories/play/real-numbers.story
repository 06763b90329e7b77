Real numbers: functions and their inverses, roundings, what is infinite or no number, notations, chance between two, and roots of whole numbers.
--- source
"Real Numbers"

The Workbench is a room.

Instead of jumping:
	say "A [exponential of 0.0] [exponential of 1.0] [natural logarithm of 10.0] [logarithm of 1.0] [logarithm to base 2 of 8.0] [logarithm to base 10 of 0.01].";
	say "B [sine of 0.0] [cosine of 0.0] [tangent of 0.0] [sine of 90.0 degrees] [cosine of 60.0 degrees] [tangent of 45.0 degrees].";
	say "C [arcsine of 1.0] [arccosine of 0.0] [arctangent of 1.0] [arccosine of 1.0] [arcsine of 0.5].";
	say "D [hyperbolic sine of 1.0] [hyperbolic cosine of 1.0] [hyperbolic tangent of 1.0].";
	say "E [hyperbolic arcsine of 1.0] [hyperbolic arccosine of 2.0] [hyperbolic arctangent of 0.5].";
	say "F [reciprocal of 4.0] [reciprocal of -0.5] [absolute value of -3.5] [absolute value of 3.5].";
	say "G [2.0 to the power 10.0] [2.0 to the power -1.0] [9.0 to the power 0.5].";
	say "H [ceiling of 2.2] [ceiling of -2.2] [floor of 2.8] [floor of -2.8] [ceiling of 5.0] [floor of 5.0].";
	say "I [2.5 to the nearest whole number] [3.5 to the nearest whole number] [-2.5 to the nearest whole number] [2.4 to the nearest whole number] [-7.6 to the nearest whole number].";
	say "J [7.3 to the nearest 0.5] [-7.3 to the nearest 0.5] [7.25 to the nearest 0.5] [100.0 to the nearest 30.0].";
	say "K [real square root of 2.0] [square root of 6.25] [cube root of 27.0] [cube root of -8.0] [real square of 1.5].";

Instead of waiting:
	say "A [square root of 16] [square root of 17] [square root of 15] [square root of 0] [square root of 1] [square root of 2147483647].";
	say "B [cube root of 27] [cube root of 26] [cube root of 28] [cube root of -27] [cube root of 0] [cube root of 2147483647].";
	say "C [17 to the nearest 5] [18 to the nearest 5] [-17 to the nearest 5] [-18 to the nearest 5] [15 to the nearest 10] [14 to the nearest 10] [-15 to the nearest 10].";
	say "D [1.0 divided by 0.0] [-1.0 divided by 0.0] [0.0 divided by 0.0].";
	let large be 1.0 divided by 0.0;
	let small be -1.0 divided by 0.0;
	let neither be 0.0 divided by 0.0;
	say "E [if large is infinite]infinite[otherwise]finite[end if] [if small is infinite]infinite[otherwise]finite[end if] [if neither is infinite]infinite[otherwise]finite[end if] [if 2.0 is infinite]infinite[otherwise]finite[end if].";
	say "F [if large is nonexistent]none[otherwise]some[end if] [if neither is nonexistent]none[otherwise]some[end if] [if 2.0 is existent]some[otherwise]none[end if].";
	say "G [if 2.5 is positive]yes[otherwise]no[end if] [if 0.0 is positive]yes[otherwise]no[end if] [if -2.5 is negative]yes[otherwise]no[end if] [if 2.5 is negative]yes[otherwise]no[end if].";
	say "H [if 2.5 < 2.75]less[otherwise]not less[end if] [if 2.75 < 2.5]less[otherwise]not less[end if] [if 2.5 is at least 2.5]at least[otherwise]less[end if] [if 2.5 > 2]more[otherwise]not more[end if].";
	say "I [2.5 + 1] [2.5 - 1] [2.5 times 2] [5 divided by 2.0] [-7.5] [remainder after dividing 7.5 by 2.0].";
	let X be 3;
	let Y be X times 1.5;
	say "J [Y] [Y divided by X] [X minus Y] [Y plus X].";

Instead of smelling:
	say "A [pi].";
	say "B [pi to 3 decimal places] [2.0 to 2 decimal places] [-0.0005 to 3 decimal places] [1234.5678 to 1 decimal places].";
	say "C [123456.7 in scientific notation] [0.00012 in scientific notation] [1.0 in scientific notation].";
	say "D [123456.7 in decimal notation] [0.00012 in decimal notation] [1.0 in decimal notation].";
	say "E [1234.5 to 2 decimal places in scientific notation] [1234.5 to 2 decimal places in decimal notation].";
	say "F [1.0 x 10^10] [2.5 x 10^-10] [100000.0] [1000000.0] [10000000.0] [0.1] [0.001] [0.0001].";

Instead of listening:
	let hits be 0;
	repeat with N running from 1 to 200:
		let R be a random real number between 1.0 and 2.0;
		if R is at least 1.0 and R is at most 2.0, increment hits;
	say "A [hits].";
	now hits is 0;
	repeat with N running from 1 to 200:
		let R be a random number between -3 and 3;
		if R >= -3 and R <= 3, increment hits;
	say "B [hits].";
	let seen be a list of numbers;
	repeat with N running from 1 to 300:
		add a random number between 4 and 7 to seen, if absent;
	sort seen;
	say "C [seen in brace notation].";
	now seen is {};
	repeat with N running from 1 to 300:
		add a random number between 7 and 4 to seen, if absent;
	sort seen;
	say "D [seen in brace notation] [a random number between 5 and 5].";
	let T be 0;
	repeat with N running from 1 to 400:
		if a random chance of 1 in 4 succeeds, increment T;
	say "E [if T > 60 and T < 140]a quarter or so[otherwise]something else: [T][end if].";
	say "F [if a random chance of 4 in 4 succeeds]always[otherwise]no[end if] [if a random chance of 0 in 4 succeeds]yes[otherwise]never[end if].";
	seed the random-number generator with 1234;
	let first be a random number between 1 and 1000000;
	let second be a random number between 1 and 1000000;
	seed the random-number generator with 1234;
	say "G [if first is a random number between 1 and 1000000]the same[otherwise]another[end if] [if second is a random number between 1 and 1000000]the same[otherwise]another[end if] [if first is second]alike[otherwise]unlike[end if].";

Instead of thinking:
	say "A [255 in hexadecimal] [255 in octal] [10 in binary] [100 in base 36] [-1 in hexadecimal].";
	say "B [7 in 3 digits] [1234 in 3 digits] [10 in 6 binary digits] [8 in 4 octal digits] [255 in 4 hexadecimal digits] [5 in 4 base 3 digits] [12 in decimal].";
	say "C [-1 in unsigned decimal] [12 in unsigned decimal].";
	say "D [21 in words] [0 in words] [100 in words] [101 in words] [1000 in words] [1999 in words] [-5 in words] [1000000 in words].";
	say "E [7 / 2] [-7 / 2] [7 / -2] [-7 / -2] [remainder after dividing 7 by 2] [remainder after dividing -7 by 2] [remainder after dividing 7 by -2].";
	say "F [2147483647 + 1] [-2147483648 - 1] [65536 * 65536] [46341 * 46341].";
	say "G [if 3 is odd]odd[otherwise]even[end if] [if 4 is odd]odd[otherwise]even[end if] [if -3 is odd]odd[otherwise]even[end if] [if 0 is even]even[otherwise]odd[end if] [if 0 is positive]positive[otherwise]not[end if] [if 0 is negative]negative[otherwise]not[end if].";

A tint is a kind of value. The tints are azure, beige, coral and denim.

Instead of sleeping:
	say "A [the numerical value of azure] [the numerical value of denim] [the sequence number of coral].";
	say "B [the tint after azure] [the tint after denim] [the tint before azure] [the tint before coral].";
	say "C [the first value of tint] [the last value of tint] [the default value of tint] [the default value of number] [the default value of truth state] [the default value of time] [the default value of text].";
	say "D [a random tint between beige and beige] [if beige is less than coral]less[otherwise]more[end if] [if denim is at most coral]less[otherwise]more[end if].";
	repeat with T running from beige to denim:
		say "[T],";
	say line break;
	repeat with T running through tints:
		say "[T];";
	say line break;
	showme 5;
	showme azure;
	showme 2.5;
	let L be {3, 1, 2};
	showme L;
	showme "text";
	say "E [whether or not 5 is 5] [whether or not 5 is 6].";
--- play

Real Numbers
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Workbench

>jump
A 1.0 2.71828 2.30259 0.0 3.0 -2.0.
B 0.0 1.0 0.0 1.0 0.5 1.0.
C 1.5708 1.5708 0.7854 0.0 0.5236.
D 1.1752 1.54308 0.76159.
E 0.88137 1.31696 0.54931.
F 0.25 -2.0 3.5 3.5.
G 1024.0 0.5 3.0.
H 3.0 -2.0 2.0 -3.0 5.0 5.0.
I 3 4 -3 2 -8.
J 7.5 -7.5 7.5 90.0.
K 1.41421 2.5 3.0 -2.0 2.25.

>wait
A 4 4 3 0 1 46340.
B 3 2 3 -3 0 1290.
C 15 20 -15 -20 20 10 -20.
D ∞ -∞ -⚠.
E infinite infinite finite finite.
F some none some.
G yes no yes no.
H less not less at least more.
I 3.5 1.5 5.0 2.5 -7.5 1.5.
J 4.5 1.5 -1.5 7.5.

>smell
A 3.14159.
B 3.142 2.0 -0.001 1234.6.
C 1.23457 × 10^5 1.2 × 10^-4 1.0 × 10^0.
D 123456.70312 0.00012 1.0.
E 1.23 × 10^3 1234.5.
F 1.0 × 10^10 2.5 × 10^-10 100000.0 1.0 × 10^6 1.0 × 10^7 0.1 0.001 0.0001.

>listen
A 200.
B 200.
C {4, 5, 6, 7}.
D {4, 5, 6, 7} 5.
E a quarter or so.
F always never.
G the same the same unlike.

>think
A FF 377 1010 2S FFFFFFFF.
B 007 1234 001010 0010 00FF 0012 12.
C 4294967295 12.
D twenty-one zero one hundred one hundred and one one thousand one thousand, nine hundred and ninety-nine minus five one million.
E 3 -3 -3 3 1 -1 1.
F -2147483648 2147483647 0 -2147479015.
G odd even odd even not not.

>sleep
A 1 4 3.
B beige azure denim beige.
C azure denim azure 0 false 9:00 am .
D beige less more.
beige,coral,denim,
azure;beige;coral;denim;
number: 5
tint: azure
real number: 2.5
"L" = list of numbers: {3, 1, 2}
text: text
E true false.

>
