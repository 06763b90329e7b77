A lettered text speaks of the row that its rule has chosen, and so does what replaces it.
--- source
"Rows in Responses"

Lab is a room.


Table of Fish
title	weight
"cod"	3
"eel"	5

Report jumping (this is the fishy rule):
	repeat through the Table of Fish:
		say "[title entry]: [weight entry].[line break]" (A);
	choose row 2 in the Table of Fish;
	say "Chosen [title entry], [if weight entry is 5]five[end if].[line break]" (B);
	say "Plain [title entry].";
Report thinking (this is the thoughtful rule):
	choose a random row in Table of Fish;
	say "One of [number of rows in Table of Fish]: [if there is a title entry]yes[end if]." (A);
	let T be "Deferred [title entry]";
	say T;
	say "."

The fishy rule response (B) is "Replaced: [title entry] at [weight entry]."
--- play

Rows in Responses
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>jump
You jump, and come down again.

cod: 3.
eel: 5.
Replaced: eel at 5.Plain eel.

>think
It never does any harm.
