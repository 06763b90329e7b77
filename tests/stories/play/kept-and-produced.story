What phrases make of lists of any kind, what rulebooks produce, what a table defines, and what now brings about.
--- source
The Lab is a room. The Yard is north of the Lab. A coin is a kind of thing. A coin can be shiny. The penny, the dime and the groat are coins. The penny is shiny. The groat is shiny. Bob is a man in the Lab. The player carries the penny. Bob carries the dime and the groat. The crate is a container in the Lab. The apple is edible. The apple is in the crate.
A thing has a number called worth. The worth of the penny is 1. The worth of the dime is 10. The worth of the groat is 4.
The target is a room that varies. The target is the Yard. The prize is a thing that varies. The prize is the penny. The helper is a person that varies. The helper is Bob.
The sum is a number that varies. The hour is a time that varies. The hour is 3 PM. The share is a real number that varies. The share is 1.5.

Definition: a coin is dear if its worth is 5 or more.
Definition: a thing is costly rather than cheap if its worth > 3.
Definition: a number is lucky if it is 7 or it is 13.

A plum is a kind of thing. Some plums are defined by the Table of Ripening.

Table of Ripening
plum	ripeness	marks	opens
green plum	1	{1, 2}	5 PM
blue plum	2	{3}	6:30 AM
red plum	3	{}	12 PM

To decide which K is the last of (L - a list of values of kind K):
	let M be a list of Ks;
	repeat with item running through L:
		truncate M to 0 entries;
		add item to M;
	let N be entry 1 of M;
	decide on N.

To decide whether (X - a value of kind K) is twice in (L - a list of Ks):
	let M be a list of Ks;
	repeat with item running through L:
		if item is X, add item to M;
	decide on whether or not the number of entries in M is 2.

The grading rules is an object based rulebook producing a number.
Grading the penny: rule succeeds with result 3.
Grading a coin: rule succeeds with result 9.
The naming rules is a rulebook producing a text.
Naming rule: rule succeeds with result "Ada".
The halving rules is a number based rulebook producing a number.
Halving a number (called N): rule succeeds with result N divided by 2.

Liking relates various people to various coins. The verb to like means the liking relation.
Owning relates one person to various things. The verb to own means the owning relation.

To say all liked: say "[list of coins liked by Bob]/[list of coins liked by the player]/[list of things owned by Bob]."

When play begins:
	say "1 [last of {1, 2, 3}] [last of {the Lab, the Yard}].";
	say "2 [if 3 is twice in {3, 4, 3}]yes[end if] [if 3 is twice in {3, 4}]no[end if].";
	say "3 [the number produced by the grading rules for the penny] [the number produced by the grading rules for the dime] [the text produced by the naming rules] [number produced by the halving rules for 9].";
	let T be the text produced by the naming rules;
	say "4 [T in upper case] [(the number produced by the grading rules for the groat) + 1].";
	say "5 [marks of the green plum] [marks of the blue plum] [opens of the green plum] [opens of the blue plum] [ripeness of the red plum + 1].";
	add 7 to the marks of the red plum;
	say "6 [marks of the red plum] [entry 1 of the marks of the blue plum + 1] [if the opens of the red plum is after the opens of the blue plum]later[end if].";
	now the target is the Lab;
	now Bob likes the penny;
	now Bob likes the dime;
	now Bob likes the groat;
	now the player likes the groat;
	say "9 [all liked]";
	now Bob does not like the penny;
	say "10 [all liked]";
	now Bob likes no coin;
	say "11 [all liked]";
	now every coin which is carried by Bob is owned by Bob;
	say "12 [all liked]";
	now the dime is owned by the player;
	say "13 [all liked]";
	now Bob owns nothing;
	say "14 [all liked]";
	now Bob likes every coin;
	now the player likes every coin which is shiny;
	say "15 [all liked]";
	now the dime is not liked by Bob;
	say "16 [all liked]";
	now nothing is owned by Bob;
	now no coins are liked by Bob;
	say "17 [all liked]";
	now the crate is nowhere;
	say "18 [if the crate is nowhere]away[end if] [location of the apple].";
	now all the shiny coins are in the Yard;
	say "19 [list of coins in the Yard].";
	now every coin in the Yard is nowhere;
	say "20 [list of coins which are nowhere].";
	now every coin is not shiny;
	say "21 [list of shiny coins] [number of coins which are not shiny].";
	now the penny is shiny;
	say "22 [list of dear coins]; [list of cheap coins]; [list of coins which are not dear].";
	say "23 [if the number of coins is 3 and the worth of the dime is greater than the worth of the penny]both[end if].";
	increase the hour by 20 minutes;
	increase the sum by the number of coins;
	decrease the share by 0.5;
	increase the share by 2;
	increment the worth of the dime;
	decrement the worth of the groat;
	say "24 [hour] [sum] [share] [worth of the dime] [worth of the groat].";
	say "25 [if 7 is lucky]7[end if][if 8 is lucky]8[end if][if the sum is not lucky]n[end if].";
	say "26 [the total worth of coins] [number of dear coins].";
	say "27 [a random coin which is dear] [list of people who own nothing].";
--- play

1 3 Yard.
2 yes .
3 3 9 Ada 4.
4 ADA 10.
5 1 and 2 3 5:00 pm 6:30 am 4.
6 7 4 later.
9 penny, dime and groat/groat/nothing.
10 dime and groat/groat/nothing.
11 nothing/groat/nothing.
12 nothing/groat/dime and groat.
13 nothing/groat/groat.
14 nothing/groat/nothing.
15 penny, dime and groat/penny and groat/nothing.
16 penny and groat/penny and groat/nothing.
17 nothing/penny and groat/nothing.
18 away nothing.
19 groat and penny.
20 penny and groat.
21 nothing 3.
22 dime; penny; penny and groat.
23 both.
24 3:20 pm 3 1.0 11 3.
25 7n.
26 15 1.
27 a dime Bob.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Bob here.

>look
Lab
You can see Bob here.

>
