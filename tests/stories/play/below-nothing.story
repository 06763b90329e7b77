Roots of what has none, parts out of range, tables and rows that are not there, values that cannot be: each complaint of a play, and what goes on after it.
--- source
"Below Nothing"

The Lab is a room. The jar is in the Lab. Ann is a woman in the Lab. A thing has a number called the worth. A person has a text called the creed. The creed of Ann is "None."
The tone is a text that varies. The mark is a thing that varies. The mark is the jar. The pick is a person that varies.
The sifting rules is a rulebook. The sifting rulebook has a number called the grain. A sifting rule: now the grain is 4.

Table of Jars
name	cost
"one"	1
"two"	2
--	--

To decide which number is the share of (N - a number): if N is greater than 5, decide on 5.
To decide which thing is the prize of (P - a person): if P is Ann, decide on the jar.
Instead of jumping:
	say "[square root of 0 - 4].";
	say "[12 divided by 0].";
	say "[remainder after dividing 12 by 0].";
	say "[7 to the nearest 0].";
	say "[cost in row 1 of the Table of Jars] [name in row 2 of the Table of Jars].";
	say "[cost in row 3 of the Table of Jars].";
	say "[cost in row 4 of the Table of Jars].";
	say "[cost in row 0 of the Table of Jars].";
	choose row 7 in the Table of Jars;
	choose a blank row in the Table of Jars;
	now the cost entry is 3;
	say "[cost entry], [number of blank rows in the Table of Jars], [number of filled rows in the Table of Jars], [if there is a name entry]named[otherwise]blank[end if].";
	choose a blank row in the Table of Jars;
	blank out the cost entry;
	say "[number of rows in the Table of Jars]."
Instead of waiting:
	say "[share of 7], [share of 2].";
	say "[prize of Ann], [prize of the player].";
	say "[worth of the prize of the player].";
	say "[creed of the holder of Ann].";
	say "[tone][mark][pick].";
	now the worth of the mark is 3;
	say "[worth of the jar] [worth of Ann].";
	now the Lab is in the Lab;
	move the Lab to Ann;
	remove the player from play;
	say "[holder of the Lab], [location of Ann]."
To loop (N - a number): loop N plus 1.
Instead of smelling:
	loop 1;
	say "Never."
Instead of listening:
	follow the sifting rules;
	say "[a random number from 5 to 1] [a random person in the jar].";
	let L be a list of numbers;
	say "[entry 1 of L][L].";
	try Ann taking the player;
	now the time of day is 11:59 pm;
	increase the time of day by 2 minutes;
	say "[time of day].";
	decrease the time of day by 3 minutes;
	say "[time of day]; [2147483647 plus 1], [-2147483647 minus 2], [65536 times 65536]."
--- play

Below Nothing
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a jar and Ann here.

>jump
*** In the rule "Instead of jumping", -4 has no square root.
0.
*** In the rule "Instead of jumping", 12 cannot be divided by zero.
0.
*** In the rule "Instead of jumping", 12 cannot be divided by zero.
0.
*** In the rule "Instead of jumping", 7 cannot be divided by zero.
0.
1 two.
*** In the rule "Instead of jumping", the entry "cost" in row 3 of the Table of Jars is blank.
0.
*** In the rule "Instead of jumping", there is no row 4 in the Table of Jars.
0.
*** In the rule "Instead of jumping", no row of the Table of Jars has been chosen.
0.
3, 0, 3, blank.
*** In the rule "Instead of jumping", the Table of Jars has no blank row left.
*** In the rule "Instead of jumping", no row of the Table of Jars has been chosen.
3.

>wait
5, 0.
jar, yourself.
0.
*** In the rule "Instead of waiting", Lab has no property "creed".
.
jarpicks.
3 0.
*** In the rule "Instead of waiting", only things can be moved.
*** In the rule "Instead of waiting", only things can be moved.
*** In the rule "Instead of waiting", the player cannot be removed from play.
nothing, Lab.

>smell
*** In the rule "Instead of smelling", the call stack is full: a rule or phrase keeps calling itself.

>listen
1 nothing.
*** In the rule "Instead of listening", there is no entry 1 in a list of 0 entries.
0.

12:01 am.
11:58 pm; -2147483648, 2147483647, 0.

>wait
5, 0.
jar, yourself.
0.
*** In the rule "Instead of waiting", Lab has no property "creed".
.
jarpicks.
3 0.
*** In the rule "Instead of waiting", only things can be moved.
*** In the rule "Instead of waiting", only things can be moved.
*** In the rule "Instead of waiting", the player cannot be removed from play.
nothing, Lab.

>
