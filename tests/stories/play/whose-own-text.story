A property without an owner is, in an object's own text, that object's while the text is printed, and otherwise that of what the action is about.
--- source
The Attic is a room. The wand is a thing. The player carries the wand. The hat is in the Attic.
A thing has a number called width. The width of the wand is 5. The width of the hat is 7.
The description of the hat is "[width]". A thing has a text called colour. The colour of the hat is "[width]".
Zapping it at is an action applying to one carried thing and one thing. Understand "zap [something] at [something]" as zapping it at.
To show (T - a text): say "-[T]-".
Check zapping the wand at an object which is not the wand:
	if the description of the second noun is "5", say "As the wand.";
	let U be "[description of the second noun]";
	say "[U] [width].";
	let U be the substituted form of the description of the second noun;
	say "[U] [width].";
	show the description of the second noun;
	say "[width].";
	say "[colour of the second noun] [width] [description of the second noun] [width].";
	if the number of characters in the description of the second noun is 1, say "one [width]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic
You can see a hat here.

>zap wand at hat
As the wand.
7 5.
5 5.
-5-5.
7 5 7 5.
one 5.

>
