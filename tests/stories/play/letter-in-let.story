A text with a letter, kept under a name, is a text; what is named as a response is one.
--- source
"A Question With a Letter"

The Lab is a room.

To decide whether we agree to (T - a text): say T; decide yes.

When play begins (this is the asking rule):
	let Q be "Are you sure?" (A);
	if we agree to Q, say " Yes.";
	say "[Q]!";
	let R be the asking rule response (A);
	say "[R].";
	if we agree to "Really" (B), say "."

The asking rule response (A) is "Are you quite sure?".
--- play

Are you quite sure? Yes.
Are you quite sure?!
asking rule response (A).
Really.

A Question With a Letter
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>wait
A while goes by.
