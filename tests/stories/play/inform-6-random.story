Inform 6 draws a number of 1 to 1 too, so the numbers of the language after it are other ones.
--- source
"Dice in Inform 6"

Lab is a room.

To decide which number is a throw of (N - a number): (- random({N}) -).

To decide which number is a machine throw of (N - a number): (- MachineThrow({N}) -).

Include (-
[ MachineThrow n x;
	@random n x;
	return x;
];
-).

Every turn:
	say "[a random number between 1 and 100], [a throw of 1], [a random number between 1 and 100], [a machine throw of 1], [a random number between 1 and 100], [a random number between 1 and 1], [a random number between 1 and 100]; [a throw of 6], [a throw of -6], [a machine throw of 6]."
--- play
Dice in Inform 6
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>z
A while goes by.

61, 1, 2, 0, 7, 1, 76; 1, 0, 1.

>z
A while goes by.

76, 1, 46, 0, 40, 1, 74; 5, 0, 1.

>z
A while goes by.

76, 1, 46, 0, 40, 1, 74; 5, 0, 1.
