Numbers that a source writes in hexadecimal, octal and binary.
--- source
Lab is a room. A thing has a number called mask. The hat is here. The mask of the hat is hexadecimal 1F. 
The limit is a number that varies. The limit is binary 101.

Table of Masks
m	n
octal 17	hexadecimal ff
1	hexadecimal FFFFFFFF

Hefting is an action applying to one number. Understand "heft [number]" as hefting. Carry out hefting: say "[number understood] [number understood in hexadecimal]."
When play begins:
	say "[mask of hat] [limit].";
	repeat through the Table of Masks:
		say "[m entry] [n entry].";
	if the mask of the hat is hexadecimal 1f, say "yes.";
	let N be hexadecimal 10 + binary 11;
	showme N;
	showme {hexadecimal A, octal 10};
	if N > octal 22, say "more.";
	repeat with X running from hexadecimal A to hexadecimal C:
		say "[X] ";
	showme hexadecimal 00FF;
	choose row hexadecimal 1 in the Table of Masks;
	say "[m entry]."
--- play

31 5.
15 255.
1 -1.
yes.
"N" = number: 19
list of numbers: {10, 8}
more.
10 11 12 number: 255
15.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a hat here.

>heft hexadecimal FF
That number means nothing to me.

>heft 12
12 C.

>heft binary 11
That number means nothing to me.

>
