A blank entry of a table gets a list when something is added to it, and lists of lists get theirs one by one.
--- source
The Hall is a room. A thing has a list of numbers called tallies. The cup is in the Hall. The pile is a list of numbers that varies.

Table of L
l (a list of numbers)	n
{1}	1
--	2

Instead of jumping:
	choose row 2 in the Table of L;
	add 5 to l entry;
	say "[if there is an l entry][l entry][otherwise]blank[end if][line break]";
	add 5 to l in row 2 of the Table of L;
	say "[l in row 2 of the Table of L][line break]";
	add 6 to the tallies of the cup; say "[tallies of the cup] ";
	add 7 to the pile; say "[pile][line break]";
	let M be a list of lists of numbers;
	extend M to 2 entries;
	add 3 to entry 2 of M;
	say "[M in brace notation][line break]";
	let X be a list of objects;
	say "[entry 1 of X]";
	let Z be a list of numbers;
	add 1 to entry 3 of M;
	reverse Z; sort Z; rotate Z; say "[Z in brace notation]".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a cup here.

>jump
5
5 and 5
6 7
{{}, {3}}
*** In the rule "Instead of jumping", there is no entry 1 in a list of 0 entries.
nothing*** In the rule "Instead of jumping", there is no entry 3 in a list of 2 entries.
*** In the rule "Instead of jumping", entry 3 cannot be changed in a list of 2 entries.
{}
>
