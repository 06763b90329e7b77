Phrases that few stories use: a value shown whose kind is known only in play, times made of numbers, roots of what is reckoned, a phrase applied that was given.
--- source
"Seldom Asked Too"

The Belfry is a room.

To show off (V - a value): showme V.
To decide which number is seven (this is the sevening): decide on 7.
To say all of (F - phrase nothing -> number): say "[F applied]".

Instead of jumping:
	show off 5;
	show off the Belfry;
	let N be 2;
	let M be 30;
	say "[N minutes]; [N hours M minutes]; [N hours].";
	say "[square root of N times 8] [cube root of M - 3] [square root of 2.25].";
	say "[all of the sevening].";
--- play

Seldom Asked Too
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Belfry

>jump
"V" = number: 5
"V" = room: Belfry
2 minutes; 2 hours 30 minutes; 2 hours .
4 3 1.5.
7.

>
