The real square root of an area is a length.
--- source
"Sq"

Length is a kind of value. 1.0m specifies a length. 1.0km specifies a length scaled up by 1000. Area is a kind of value. 1.0 sq m specifies an area. A length times a length specifies an area.
Volume is a kind of value. 1.0 cu m specifies a volume. A length times an area specifies a volume.
The Lab is a room.
To decide what length is the side of (A - area): decide on the real square root of A.
To decide what length is the hypo of (A - length) and (B - length):
	let D be the real square root of ((A times A) plus (B times B));
	decide on D.
When play begins:
	say "1 [side of 16.0 sq m].";
	say "2 [hypo of 3.0m and 4.0m].";
	say "3 [square root of 25.0 sq m].";
	say "5 [real square root of 2.0 sq m].";
	let X be the square root of 81.0 sq m;
	say "6 [X].";
	say "8 [the real square root of 16.0].".
--- play

1 4.0m.
2 5.0m.
3 5.0m.
5 1.41421m.
6 9.0m.
8 4.0.

Sq
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>z
A while goes by.

>
