"lodges in nothing" is in no room, whatever the relation; who lodges nowhere is of them.
--- source
The Lab is a room. The Den is north of the Lab. Al is a man in the Lab. Bea is a woman in the Den. Cal is a man in the Den.
Oneone relates one person (called the guest) to one room. The verb to lodge in means the oneone relation. Al lodges in the Lab.
Onevar relates one person to various rooms. The verb to own means the onevar relation. Al owns the Lab.
Varone relates various people to one room (called the home). The verb to live in means the varone relation. Al lives in the Lab.
Varvar relates various people to various rooms. The verb to visit means the varvar relation. Al visits the Lab.
Sym relates one person to another (called the spouse). The verb to marry means the sym relation. Al marries Bea.
Cond relates a person (called P) to a room (called R) when R is the location of P. The verb to occupy means the cond relation.
Grp relates people to each other in groups. The verb to side with means the grp relation. Al sides with Bea.
Oneonet relates one thing to one thing. The verb to suit means the oneonet relation.
When play begins:
	repeat with P running through {Al, Cal}:
		say "[P]: [if P lodges in nothing]1[end if] [if P owns nothing]2[end if] [if P lives in nothing]3[end if] [if P visits nothing]4[end if] [if P marries nothing]5[end if] [if P occupies nothing]6[end if] [if P sides with nothing]7[end if] [if P carries nothing]8[end if] [if P wears nothing]9[end if] [if P suits nothing]10[end if] [if P lodges in no room]11[end if] [if P marries nobody]12[end if] [if P marries no one]13[end if] [if P lives in nowhere]14[end if].";
	say "[list of people who lodge in nothing]; [list of people who own nothing]; [list of people who live in nothing]; [list of people who visit nothing]; [list of people who marry nothing]; [list of people who occupy nothing].";
	repeat with R running through rooms:
		say "[R]: [if nothing lodges in R]1[end if] [if nothing owns R]2[end if] [if nothing lives in R]3[end if] [if nothing visits R]4[end if] [if nothing occupies R]6[end if] [if nobody lodges in R]7[end if] [if no one owns R]8[end if].";
	say "[list of rooms owned by nothing]; [list of rooms owned by no one]; [list of rooms owned by nobody].";
	let N be nothing;
	if Cal lodges in N, say "N1.";
	if Al lodges in N, say "N2.";
	if Cal marries N, say "N3.";
--- play

Al:        8 9 10    .
Cal: 1 2 3 4 5   8 9 10 11 12 13 14.
yourself, Bea and Cal; yourself, Bea and Cal; yourself, Bea and Cal; yourself, Bea and Cal; yourself and Cal; nothing.
Lab:       .
Den: 1 2 3 4  7 8.
Den; Den; Den.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Al here.

>look
Lab
You can see Al here.

>
