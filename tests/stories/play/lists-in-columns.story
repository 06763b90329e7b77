A column of lists in a table that defines values is a property whose entries can be asked for.
--- source
"Lists in columns" by Q

A hint is a kind of value. Some hints are defined by the Table of Hints.

Table of Hints
hint	used	clue list
h1	2	{"Look.", "Push."}
h2	1	{"Find."}
h3	0	{}

The Lab is a room.

Every turn:
	repeat with chosen running through hints:
		say "[chosen]: [number of entries in clue list of the chosen][if used of the chosen > 0], [entry used of the chosen of clue list of the chosen][end if].";
	let L be the clue list of h1;
	add "Wait." to L;
	say "[entry 3 of L] [entry 1 of the clue list of h2]".
--- play

Lists in columns
An Interactive Fiction by Q
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>z
A while goes by.

h1: 2, Push..
h2: 1, Find..
h3: 0.
Wait. Find.
>
