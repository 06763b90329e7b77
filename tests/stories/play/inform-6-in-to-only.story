Behind Inform 6 it may be said once more what the phrase does.
--- source
"The Hummer"

The Lab is a room.

To hum (N - a number): (- print "Hum ", {N}, ". "; -) - in to only.
To decide which number is twice (N - a number): (- {N}*2 -) - in to decide only.
To decide whether (N - a number) is spare: (- {N}==4 -) - in to decide if only.

Every turn:
	hum 3;
	say "Twice is [twice 3].";
	if twice 2 is spare, say "Spare.".
--- play

The Hummer
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>z
A while goes by.

Hum 3. Twice is 6.
Spare.

>
