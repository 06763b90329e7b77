What a real number multiplies stays what it is, in whole steps of its unit.
--- source
"U2"

The Lab is a room.
A length is a kind of value. 6 in specifies a length. 
An area is a kind of value. 10 sq in specifies an area. 
A volume is a kind of value. 10 cu in specifies a volume. 
A length times a length specifies an area. A length times an area specifies a volume. 
A thing has a length called radius.
The ball is here. The radius is 4 in.

When play begins:
	let r be the radius of the ball;
	say "[pi * r], [4 * pi * r], [pi * r * r], [(4 * pi * r * r * r) divided by 3].";
	let c be 1.5 * r * r;
	say "[1.5 * r], [c].";
	if 1.5 * r is greater than 5 in:
		say "greater.";
	now the radius of the ball is 1.7 * r;
	say "[radius of the ball], [-0.4 * r], [1.5 * 10 minutes], [0.37 * 3 hours].";
--- play

13 in, 52 in, 50 sq in, 268 cu in.
6 in, 24 sq in.
greater.
7 in, -2 in, 15 minutes, 1 hour 7 minutes.

U2
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a ball here.

>look
Lab
You can see a ball here.
