A figure in order is a number where an author writes one, whichever its ending.
--- source
The Lab is a room.
To decide which number is third way: decide on the 3rd.
Check waiting:
	let N be the 3rd;
	say "6 [N].";
	if N is 3rd, say "9 third.";
	say "10 [3rd + 4th] [third way].";
	if turn count is 2nd, say "11.";
	say "13 [21st] [21ST] [2th] [22nd in words]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>wait
6 3.
9 third.
10 7 3.
13 21 21 2 twenty-two.

A while goes by.

>wait
6 3.
9 third.
10 7 3.
11.
13 21 21 2 twenty-two.

A while goes by.

>
