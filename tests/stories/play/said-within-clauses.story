What is said of a thing that is named stands within what its last clause says of partners: it is not so that the Lab holds a coin and the cup is in it.
--- source
"Within clauses" by Q

A cup is a kind of container. A coin is a kind of thing. The Lab is a room. The Den is a room. In the Lab is a cup. The big cup is a cup in the Den. In the big cup is a coin. A cup called the tin is in the Lab. In the tin is a coin. A person called Al is in the Lab. Al can be tall. The hat is worn by Al. The player is carrying a cup called the can. The table is a supporter in the Lab. On the table is a cup called the urn.

Every turn:
	say "1 [list of cups in the Lab which do not contain a coin].";
	say "2 [list of cups in the Lab which contain nothing].";
	say "3 [list of cups in the Lab which contain fewer than two coins].";
	say "4 [list of cups in the Lab which contain two coins].";
	say "5 [list of cups on the table which are not part of something].";
	say "6 [list of cups in the Lab which is not dark].";
	if the can is in the Lab which does not contain a coin, say "7.";
	if Al who does not wear a cup is in the Den, say "8.";
	if Al who does not wear a cup is tall, say "9.";
	if the can is not in the Lab which does not contain a coin, say "10.";
	repeat with C running through cups in the Lab which do not contain a coin:
		say "11 [C].";
	say "12 [number of cups in the Lab which do not contain a coin].";
	let L be the list of cups in the Lab which does not contain a coin;
	say "13 [L].";
	if a cup (called Z) is in the Lab which does not contain a coin, say "14 [Z].";
	if exactly five cups are in the Lab which does not contain a coin, say "15.";

Instead of taking a cup in the Lab which does not contain a coin: say "Taken for one in the Lab: [the noun]."
--- play

Within clauses
An Interactive Fiction by Q
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a cup (empty), the tin (in which is a coin), Al and a table (on which is the urn (empty)) here.

>z
A while goes by.

1 can, cup, tin, urn and big cup.
2 can, urn and big cup.
3 can, cup, tin, urn and big cup.
4 nothing.
5 can, cup, tin, urn and big cup.
6 cup and tin.
7.
8.
9.
11 cup.
11 tin.
12 2.
13 cup and tin.
14 cup.
15.

>take urn
Taken for one in the Lab: the urn.

1 can, cup, tin, urn and big cup.
2 can, urn and big cup.
3 can, cup, tin, urn and big cup.
4 nothing.
5 can, cup, tin, urn and big cup.
6 cup and tin.
7.
8.
9.
11 cup.
11 tin.
12 2.
13 cup and tin.
14 cup.
15.

>
