What is said after an action whose noun was nothing goes on in the next line; whatever is tried next has a line skipped before it.
--- source
"W2"

The Lab is a room. Hall is north of Lab. The ball is in the Lab. Box is a container in Lab.
Bob is a man in the Lab. 

To none: 
	let X be a random thing carried by Bob;
	say "1[line break]";
	try taking X;
	say "2";
	try taking X;
	say "3.";
	try taking X;
	say "4.";
	try inserting the ball into X;
	say "5[line break]";
	try inserting the ball into X;
	say "6[paragraph break]";
	try inserting the ball into X;
	try taking X;
	say "7.";
	try Bob taking X;
	say "8[line break]";
	try Bob taking X;
	say "9";
	try Bob taking X;
	say "10[paragraph break]";
	try Bob taking X;
	say "11[run paragraph on]";
	try Bob inserting the ball into X;
	try Bob taking X;
	say "12.";
	try Bob quitting the game;
	say "13.";
	try Bob waiting;
	say "14.";
	try Bob examining X;
	say "15".

Instead of jumping: none.
Every turn when the turn count is 3: none.
Report waiting: 
	let X be a random thing carried by Bob;
	try Bob taking X.
Report thinking: 
	let X be a random thing carried by Bob;
	try taking X;
	try Bob taking X instead.
After looking:
	let X be a random thing carried by Bob;
	try Bob taking X.
--- play

W2
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a ball, Box (empty) and Bob here.

That order means nothing to me.

>jump
1

That asks for a noun.
2
That asks for a noun.
3.

That asks for a noun.
4.

That asks for a second noun.
5

That asks for a second noun.
6

That asks for a second noun.

That asks for a noun.
7.

That order means nothing to me.
8

That order means nothing to me.
9
That order means nothing to me.
10

That order means nothing to me.
11That order means nothing to me.

That order means nothing to me.
12.

[This is something for you and the story to settle between you: Bob has no part in it.]

13.

Bob waits.

14.

That order means nothing to me.
15
>look
Lab
You can see a ball, Box (empty) and Bob here.

That order means nothing to me.

>z
A while goes by.

That order means nothing to me.

1

That asks for a noun.
2
That asks for a noun.
3.

That asks for a noun.
4.

That asks for a second noun.
5

That asks for a second noun.
6

That asks for a second noun.

That asks for a noun.
7.

That order means nothing to me.
8

That order means nothing to me.
9
That order means nothing to me.
10

That order means nothing to me.
11That order means nothing to me.

That order means nothing to me.
12.

[This is something for you and the story to settle between you: Bob has no part in it.]

13.

Bob waits.

14.

That order means nothing to me.
15
>think
It never does any harm.

>look
Lab
You can see a ball, Box (empty) and Bob here.

That order means nothing to me.
