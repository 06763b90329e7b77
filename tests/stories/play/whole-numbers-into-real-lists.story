A whole number that is added to a list of real numbers, or looked for in it, is a real one there.
--- source
The Lab is a room.

Instead of jumping:
	let L be {1.5, 2.25};
	add 3 to L;
	add 7 at entry 1 in L;
	add 7.0 to L, if absent;
	say "[L][if 3 is listed in L], 3 listed[end if][if 4 is not listed in L], 4 not listed[end if].";
	remove 7 from L;
	say "[L].".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>jump
7.0, 1.5, 2.25 and 3.0, 3 listed, 4 not listed.
1.5, 2.25 and 3.0.

>
