Where an activity on numbers is handled, carried out or begun without any, it is for the number that such a variable begins with.
--- source
"Bump"

The Hub is a room.
Bumping something is an activity on numbers.
For bumping a number (called N): say "A[N]."; make no decision.
Last for bumping 0: say "Z."; make no decision.
For bumping 3: say "T."; make no decision.

When play begins:
	if handling the bumping activity, say "First.";
	if handling the bumping activity with 3, say "Second.";
	begin the bumping activity with 3;
	if handling the bumping activity, say "Third.";
	end the bumping activity with 3.
--- play

A0.
Z.
First.
T.
A3.
Second.
A0.
Z.
Third.

Bump
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hub

>
