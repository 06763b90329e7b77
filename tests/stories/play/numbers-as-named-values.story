Inform 6 code prints a number as a value of a kind, where the kind has as many.
--- source
"Hues"

The Lab is a room. A hue is a kind of value. The hues are red and blue.
To show (N - a number) as a hue: (- PrintKindValuePair({-strong-kind:hue}, {N}); -).
When play begins:
	repeat with N running from 0 to 3:
		show N as a hue;
		say ", ".
--- play

0, red, blue, 3, 
Hues
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>z
A while goes by.

>
