What is looked for in a long table is found where going through its rows finds it, and the same row is the first blank one, whatever is
written, blanked out, sorted, put in another order or taken back between two questions.
--- source
"Long Tables"

The Attic is a room. A bead is a kind of thing. 60 beads are in the Attic.

Table of Threads
strung (an object)	weight (a number)	mark (a text)
--	--	--
with 80 blank rows

Table of Steps
step (a number)	note (a number)
1	0
with 90 blank rows

The seed is a number that varies. The seed is 7. The faults is a number that varies. The hits is a number that varies.
To decide which number is chosen below (N - a number):
	now the seed is the remainder after dividing (the seed * 1103) + 877 by 30011;
	decide on the remainder after dividing the seed by N.
To decide which object is a chosen bead: decide on entry (1 + chosen below 60) of the list of beads.

[The same question to every row in turn.]
To decide which number is the slow row of (B - an object):
	repeat with R running from 1 to the number of rows in the Table of Threads:
		choose row R in the Table of Threads;
		if there is a strung entry and the strung entry is B, decide on R;
	decide on 0.
To decide which number is the quick row of (B - an object):
	if there is a strung of B in the Table of Threads:
		choose row with strung of B in the Table of Threads;
		repeat with R running from 1 to the number of rows in the Table of Threads:
			if the mark entry is the mark in row R of the Table of Threads, decide on R;
	decide on 0.
To decide which number is the slow blank:
	repeat with R running from 1 to the number of rows in the Table of Threads:
		choose row R in the Table of Threads;
		if there is no strung entry and there is no weight entry and there is no mark entry, decide on R;
	decide on 0.
To renumber:
	repeat with R running from 1 to the number of rows in the Table of Threads:
		choose row R in the Table of Threads;
		if there is a strung entry, now the mark entry is "[R]".
To mark where (B - an object) lies:
	let N be the slow row of B;
	let M be 0;
	if there is a strung of B in the Table of Threads:
		choose row with strung of B in the Table of Threads;
		now the weight entry is 9999;
		repeat with R running from 1 to the number of rows in the Table of Threads:
			if there is a weight in row R of the Table of Threads and the weight in row R of the Table of Threads is 9999 and M is 0, now M is R;
		now the weight entry is 1;
	if M is not N, increment the faults;
	if M > 0, increment the hits.

To work once:
	let C be chosen below 20;
	let B be a chosen bead;
	if C < 11 and the number of blank rows in the Table of Threads > 0:
		let N be the slow blank;
		choose a blank row in the Table of Threads;
		now the strung entry is B;
		now the weight entry is chosen below 9;
		if there is no strung in row N of the Table of Threads or the strung in row N of the Table of Threads is not B, increment the faults;
	otherwise if C is 11 and there is a strung of B in the Table of Threads:
		choose row with strung of B in the Table of Threads;
		blank out the whole row;
	otherwise if C is 12 and there is a strung of B in the Table of Threads:
		choose row with strung of B in the Table of Threads;
		now the strung entry is a chosen bead;
	otherwise if C is 13:
		sort the Table of Threads in weight order;
	otherwise if C is 14 and there is a strung of B in the Table of Threads:
		blank out the strung corresponding to a strung of B in the Table of Threads;
	otherwise if C is 15 and chosen below 12 is 0:
		blank out the whole of the Table of Threads;
	otherwise if C is 16:
		sort the Table of Threads in random order;
	mark where a chosen bead lies;
	mark where a chosen bead lies.

Instead of jumping:
	repeat with I running from 1 to 120:
		work once;
	say "[if the faults is 0]All as by hand[otherwise][faults] otherwise[end if]; [if the hits > 40]often[otherwise][hits] times[end if]."
Instead of thinking:
	now the faults is 0;
	repeat with I running from 1 to 60:
		choose a blank row in the Table of Steps;
		now the step entry is I * I;
		now the note entry is I;
	say "[note corresponding to a step of 3600 in the Table of Steps], [note corresponding to a step of 1 in the Table of Steps], [if there is a step of 3601 in the Table of Steps]some[otherwise]none[end if]; ";
	choose row with step of 2500 in the Table of Steps;
	now the step entry is 3601;
	say "[note corresponding to a step of 3601 in the Table of Steps]; [if there is a step of 2500 in the Table of Steps]some[otherwise]none[end if]; ";
	sort the Table of Steps in reverse step order;
	say "[step in row 1 of the Table of Steps], [note corresponding to a step of 3601 in the Table of Steps]."
Instead of sleeping:
	say "[if there is a step of 3601 in the Table of Steps]some[otherwise]none[end if], [number of blank rows in the Table of Steps]."
--- play

Long Tables
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic
You can see sixty beads here.

>jump
All as by hand; often.

>jump
All as by hand; often.

>undo
Attic
[One turn taken back.]

>jump
All as by hand; often.

>sleep
none, 90.

>think
60, 0, none; 50; none; 3601, 50.

>sleep
some, 30.

>undo
Attic
[One turn taken back.]

>undo
Attic
[One turn taken back.]

>sleep
none, 90.

>jump
All as by hand; often.

>jump
All as by hand; often.

>
