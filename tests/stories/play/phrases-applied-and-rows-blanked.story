Phrases as values with none, one and two values; rows and columns blanked; lists and texts changed at their edges; a question asked.
--- source
"More Corners"

The Lab is a room. The coin is in the Lab. The note is in the Lab. The description of the note is "A note."
A weight is a kind of value. 10kg specifies a weight. 
A thing has a weight called heft. The heft of the coin is 3kg.
Colour is a kind of value. The colours are red, green and blue. A thing has a colour called hue.
To decide which number is twice (N - a number) (this is doubling): decide on N times 2.
To decide which number is the mix of (N - a number) and (M - a number) (this is mixing): decide on N times 10 plus M.
To greet (T - text) (this is greeting): say "Hello [T]. ".
To shout (this is shouting): say "HEY. ".
To join (A - text) and (B - text) (this is joining): say "[A]-[B]. ".
To decide which number is seven (this is sevening): decide on 7.
The secret is a text that varies. The secret is "none".

Table of Wares
name	amount
"one"	1
"two"	2
--	--
with 2 blank rows.

Instead of jumping:
	let D be doubling;
	let M be mixing;
	let G be greeting;
	let S be shouting;
	let J be joining;
	let V be sevening;
	say "[D applied to 4] [M applied to 3 and 4] [V applied].";
	apply G to "Bob";
	apply S;
	apply J to "x" and "y";
	say "[line break][doubling applied to {1, 2, 3}] [mixing reduction of {1, 2, 3}].";
	let F be a phrase number -> number;
	say "[F applied to 9].";
	say "[10 in hexadecimal].";
Instead of waiting:
	repeat with N running from 1 to number of rows in the Table of Wares:
		if there is an amount in row N of the Table of Wares, say "[N]: [amount in row N of the Table of Wares] ";
	choose a blank row in the Table of Wares;
	now amount entry is 5;
	now name entry is "five";
	let seeking be the name entry;
	say "[number of filled rows in the Table of Wares] [number of blank rows in the Table of Wares] [amount corresponding to a name of seeking in the Table of Wares].";
	choose row with amount of 2 in the Table of Wares;
	blank out the amount entry;
	say "[if there is no amount entry]blank[end if] ";
	blank out the whole row;
	sort the Table of Wares in reverse amount order;
	say "[amount in row 1 of the Table of Wares].";
	blank out the whole amount column in the Table of Wares;
	say "[number of filled rows in the Table of Wares].";
	blank out the whole of the Table of Wares;
	say "[number of filled rows in the Table of Wares]."
Instead of sleeping:
	let L be {3, 1, 2};
	sort L;
	say "[L] ";
	reverse L;
	rotate L;
	say "[L] [entry 2 of L] [L in brace notation] ";
	rotate L backwards;
	truncate L to 2 entries;
	say "[L] ";
	truncate L to the last 1 entries;
	extend L to 3 entries;
	say "[L] ";
	add 9 at entry 2 in L;
	add {4, 5} to L;
	remove entry 1 from L;
	say "[L] ";
	remove {4, 5} from L, if present;
	remove entries 1 to 2 from L;
	say "[L] ";
	change L to have 2 entries;
	say "[L] [number of entries in L] [if 9 is listed in L]nine[end if].";
	let T be "The quick brown fox";
	replace the regular expression "(\w+) (\w+)" in T with "\2 \1";
	say "[T] ";
	replace the word "fox" in T with "cat";
	replace the text "a" in T with "\n";
	say "[T] ";
	if T matches the regular expression "(?i)QUICK( )(\w)", say "[text matching subexpression 2][text matching regular expression] ";
	replace character number 2 in T with "zz";
	replace word number 1 in T with "A";
	say "[T in upper case].";
	replace the regular expression "\b(.)" in T with "\u1", case insensitively;
	say "[T]."
Instead of thinking:
	if the player consents, say "Good."; otherwise say "Bad."
--- play

More Corners
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a coin and a note here.

>jump
8 34 7.
Hello Bob. HEY. x-y. 
2, 4 and 6 123.
0.
A.

>z
1: 1 2: 2 3 2 5.
blank 5.
2.
0.

>sleep
1, 2 and 3 1, 3 and 2 3 {1, 3, 2} 3 and 2 2, 0 and 0 9, 0, 0, 4 and 5 0 0 and 0 2 .
quick The fox brown quick The c\nt brown Tquick T A THE C\NT BROWN.
A The C\nt Brown.

>think
>y
Good.

>look
Lab
You can see a coin and a note here.

>
