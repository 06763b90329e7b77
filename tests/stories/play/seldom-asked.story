Phrases that few stories use: roots, a condition as a truth state, phrases applied to values, relations with one end open, an event after hours and minutes.
--- source
"Seldom Asked"

The Belfry is a room. The box is in the Belfry.

Tallying relates various numbers to various numbers. The verb to tally with means the tallying relation.

To decide which number is seven (this is the sevening): decide on 7.
To decide which number is twice (N - a number) (this is the doubling): decide on N + N.
To decide which number is the sum of (A - a number) with (B - a number) with (C - a number) (this is the summing): decide on A + B + C.

At the time when the bells peal: say "The bells peal."

When play begins:
	say "[the square root of 49] and [the cube root of 27].";
	let T be whether or not 2 is 2;
	say "[T], [whether or not the box is in the Belfry].";
	say "[the sevening applied], [the doubling applied to 4], [the summing applied to 1 and 2 and 3].";
	now 3 tallies with 5;
	if a number relates to 5 by the tallying relation, say "Something tallies with 5.";
	if a number relates to 6 by the tallying relation, say "Something tallies with 6.";
	let A be the action of the player waiting;
	let B be the action of A;
	say "[B].";
	the bells peal in 0 hours 2 minutes from now.
--- play


7 and 3.
true, true.
7, 8, 6.
Something tallies with 5.
waiting.

Seldom Asked
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Belfry
You can see a box here.

>wait
A while goes by.

>wait
A while goes by.

>wait
A while goes by.

The bells peal.
