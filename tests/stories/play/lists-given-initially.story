A variable that a list in braces begins has the kind of that list, so its entries can be changed.
--- source
"Lists Given Initially"

The Track is a room. The laps are initially {3, 1}. The runners is initially {"Ada", "Bo"}.

Instead of jumping:
	increase entry 2 of the laps by 4;
	add 7 to the laps;
	now entry 1 of the runners is "Cy";
	let N be the total of the laps;
	say "[laps]: [N]; [runners], [number of characters in entry 2 of the runners]."

To decide what number is the total of (L - a list of numbers):
	let T be 0;
	repeat with N running through L:
		increase T by N;
	decide on T.
--- play

Lists Given Initially
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Track

>jump
3, 5 and 7: 15; Cy and Bo, 2.

>
