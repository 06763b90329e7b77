Values of seldom used kinds, as defaults, by chance and in files; texts with tabs; what is done with nothing.
--- source
"Odd Values"

The Cell is a room. The mat is in the Cell. The hatch is a closed openable container in the Cell. Una is a woman in the Cell. Una wears a shawl. Una carries a torch. The shawl has a text called the weave. The weave of the shawl is "plain".

The File of Odds is called "odds".

Table of Odds
said (a text)	sign (a Unicode character)	flag (a truth state)	at (a time)	near (a real number)	thing (an object)
"a[unicode 9]b\c[quotation mark]d[line break]e"	unicode 65	true	9:15 am	1.5	mat
--	--	--	--	--	--

Table of Evens
said (a text)	sign (a Unicode character)	flag (a truth state)	at (a time)	near (a real number)	thing (an object)
with 3 blank rows.

The outcome kept is a rulebook outcome that varies.
The action kept is an action name that varies.
The option kept is a use option that varies.
The rule kept is a rule that varies.
The deed is a stored action that varies.
The figure kept is a figure name that varies.
The relation kept is a relation of things to things that varies.

Judging is a rulebook. Judging has outcomes fine (success), poor (failure) and odd (no outcome).
A judging rule: rule fails.

Instead of waiting:
	say "1 [outcome kept]; [action kept]; [rule kept]; [deed]; [relation kept].";
	say "2 [if the action kept is waiting action]waiting[otherwise]other[end if].";
	let N be a random number between 3 and 3; say "3 [N].";
	let N be a random number from 7 to 5; say "4 [if N is at least 5 and N is at most 7]in range[end if].";
	let T be a random truth state; say "5 [if T is true or T is false]truth[end if].";
	say "6 [random room]; [random woman]; [random closed container]; [random open container]; [random closed door].";
	follow judging; say "7 [if rule failed]failed[end if][if rule succeeded]succeeded[end if].";
	now the outcome kept is poor outcome; say "8 [outcome kept].";
	say "9 [the deed]; [if the deed is waiting]waiting[end if]; [the figure kept]; [the option kept]."

Instead of jumping:
	put the mat nowhere;
	now Una wears the torch;
	now Una does not wear the shawl;
	say "1 [list of things worn by Una]; [list of things carried by Una].";
	now the torch is nowhere;
	say "2 [list of things worn by Una]; [holder of the torch].";
	now Una carries the torch; now Una wears the torch; now Una carries the torch;
	say "3 [list of things worn by Una]; [list of things carried by Una].";
	now nothing is carried by Una;
	say "4 [list of things carried by Una].";
	now the shawl is part of Una; now the torch is part of the shawl;
	say "5 [list of things that are part of Una]; [if Una encloses the torch]encloses[end if].";
	now Una is in the hatch; now the torch is in the hatch;
	say "6 [if the torch is enclosed by the Cell]in the Cell[end if]; [if the player can see the torch]seen[otherwise]unseen[end if].";
	now the hatch is in the hatch;
	now the hatch is carried by Una;
	say "7 [holder of the hatch]; [the first thing held by the hatch]; [the next thing held after the torch]."

To put (X - an object) nowhere: now X is nowhere.

Instead of singing:
	write File of Odds from the Table of Odds;
	read File of Odds into the Table of Evens;
	repeat through the Table of Evens:
		say "[said entry]|[sign entry]|[flag entry]|[at entry]|[near entry]|[thing entry].";
	say "[number of filled rows in the Table of Evens] of [number of rows in the Table of Evens].";
	write "[line break]?" to the File of Odds;
	read File of Odds into the Table of Evens;
	say "[text of File of Odds]";
	append "more" to File of Odds;
	say "[text of File of Odds]."
Singing is an action applying to nothing. Understand "sing" as singing.
--- play

Odd Values
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Cell
You can see a mat, a hatch (closed) and Una here.

>wait
1 allow startup; waiting; little-used do nothing rule; waiting; no relation.
2 waiting.
3 3.
4 in range.
5 truth.
6 Cell; Una; hatch; nothing; nothing.

7 failed.
8 poor.
9 waiting; waiting; Figure of cover; nothing.

>jump
1 torch; shawl.
2 nothing; nothing.
3 nothing; torch and shawl.
4 nothing.
5 shawl; encloses.
6 in the Cell; unseen.
*** In the rule "Instead of jumping", hatch cannot be put inside itself.
*** In the rule "Instead of jumping", hatch cannot be put inside itself.
7 Cell; the torch; Una.

>sing
a	b\c"d
e|A|true|9:15 am|1.5|mat.
1 of 3.
*** In the rule "Instead of singing", File of Odds cannot be read into the Table of Evens, because no table was written to it.

?
?more.

>
