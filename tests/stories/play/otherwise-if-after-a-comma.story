An 'otherwise if' with a colon may follow an 'if' that says what to do after a comma.
--- source
"Clauses"

The Lab is a room.
Check jumping:
	if the player is not in lab, say "far" instead;
	otherwise if the turn count is 1:
		say "one";
	otherwise:
		say "two".
Check waiting:
	if the player is in lab, say "A";
	otherwise if the turn count is 1:
		say "one";
	say "end."
--- play

Clauses
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>jump
one
You jump, and come down again.

>jump
two
You jump, and come down again.

>z
Aend.

A while goes by.
