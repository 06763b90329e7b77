Rules and phrases about what is described: taller than somebody, the same height as, dull and not dull, listed with a topic, by scenes, counts and equations.
--- source
The Lab is a room. Bob is a man in the Lab. Ada is a woman in the Lab. Cy is a man in the Lab. The ball is in the Lab. The cup is in the Lab. The urn is in the Lab. A person has a number called height. The height of Bob is 10. The height of Ada is 12. The height of Cy is 10. The height of the player is 5.

Definition: a person is tall if its height is 11 or more.
Definition: a person is short if its height is 6 or less.
A thing can be dull. The cup is dull. The Lab can be dusty. Colour is a kind of value. The colours are red and green. A thing has a colour. The urn is green.

Dusk is a scene. Dusk begins when the ball is carried. Dusk ends happily when the ball is worn. Dusk ends sadly when the ball is in the Lab and the cup is carried.
The verb to yodel means the containment relation. To dance is a verb.

Table of Prices
item	price	note
cup	5	"chipped"
urn	7	"heavy"

Table of Talk
topic	reply
"sea"	"Wet."
"sky/air"	"High."

Table of Tides
tide	height mark
"ebb"	1
"flood"	9

Equation - Growth
	A = log B
where A is a real number and B is a real number.

Equation - Curve
	Y = X ^ 2 + 3
where X is a number and Y is a number.

To decide which real number is twice (N - a real number) (this is doubling): decide on N times 2.

Instead of kissing someone who is not tall: say "1 not tall."
Instead of kissing someone who is tall: say "2 tall."
Instead of kissing Bob when the ball is carried: say "3 Bob with ball."
Instead of kissing a man (called the suitor) who is the same height as Bob: say "4 [suitor]."
Instead of kissing someone when there is a dull thing in the Lab: say "5 dull about."
Instead of asking Bob about a topic listed in the Table of Talk: say "6 [reply entry]."
Instead of asking Bob about a topic listed in the Table of Talk when the ball is carried: say "6b [reply entry] now."
Instead of touching something: say "7 nothing known."
Instead of smelling a thing which is not dull: say "8 not dull."
Instead of smelling a thing which is dull: say "10 dull."
Instead of rubbing someone taller than Bob: say "11 taller."
Instead of rubbing someone who is shorter than Ada: say "12 shorter."
Instead of rubbing someone: say "13 rubbed."
Instead of jumping when Dusk is not happening: say "14 day."
Instead of jumping when Dusk is happening: say "15 dusk."
Instead of jumping when Dusk has not ended and Dusk is not happening: say "16 not ended."
Instead of pushing something when the ball is not carried: say "17 pushed [noun]."
Instead of pushing something when the colour of the noun is not red: say "18 not red."
Instead of pulling something when every person is in the Lab: say "19 all here."
Instead of pulling something when not every person is in the Lab: say "20 not all."
Instead of pulling something when the ball is carried or the cup is carried: say "21 or."
Instead of turning the urn in the presence of a tall woman (called the judge): say "23 [judge] sees."
Instead of squeezing something green: say "24 green."
Instead of squeezing something that is not green: say "25 not green."
Instead of squeezing a dull thing which is not green in the Lab: say "26 dull, not green."
Instead of waiting for the second time: say "27 twice."
Instead of waiting at least three times: say "28 thrice."
Instead of waiting: say "29 waited."

To judge (X - a person):
	say "30 [list of people taller than X]/[list of people who are shorter than X].";
	if a person who is taller than X is in the Lab, say "31 a taller one.";
	if X is the same height as Bob, say "32 same.";
	repeat with Y running through people taller than X:
		say "33 [Y].";
	if every person taller than X is a woman, say "34 all women.";
	if at least two people are taller than X, say "35 two.";
	if X is taller than the player and X is not taller than Ada, say "36 between.";
	say "37 [a random person taller than X] [the tallest person] [the shortest person].";
	let L be the list of people taller than X;
	say "38 [if X is listed in L]listed[otherwise if L is empty]empty[otherwise]not listed[end if].";

When play begins:
	judge Bob;
	judge Ada;
	if there is a price of 7 in the Table of Prices:
		choose row with a price of 7 in the Table of Prices;
		say "40 [item entry] [note entry].";
	if 5 is a price listed in the Table of Prices, say "41 [item entry].";
	if there is no note corresponding to an item of ball in the Table of Prices, say "42 no note.";
	say "43 [note corresponding to an item of urn in the Table of Prices].";
	let A be given by Growth where B is 1.0;
	let Y be given by Curve where X is 4;
	say "44 [A] [Y] [number of rows in the Table of Prices] [number of filled rows in the Table of Tides] [number of blank rows in the Table of Tides].";
	say "45 [doubling applied to 1.5].";
	say "46 [We] [cannot] [see] [regarding Bob][cannot yodel] [do not] [don't] [are] [aren't] [regarding Bob][yodel] [dance].";
	say "47 [height of Cy plus height of Bob] [colour of the urn].";
	if 3 < 4 and 4 > 3 and 3 <= 3 and 4 >= 4, say "48 signs.";
	if the urn is green and the urn is not dull, say "49 green.";
	if the cup is dull and the cup is not green and the cup is red, say "50 red.";
	if Bob is not the player, say "51 neither.";
	if all the people are in the Lab, say "53 all.";
	if Bob is in the Lab and the ball is not carried by Bob or the ball is carried, say "54 or.";
	if the player can see Bob and the player cannot touch the Lab, say "55.";
	let N be 5;
	let K be "k[N]";
	say "57 [K][if N is 5 and N is not 6 and N is at least 5 and N is less than 6]five[else]other[end if][unless N is 5]never[end unless].";
	say "58 [first time]once[only][one of]a[or]b[stopping][run paragraph on]";
	say ".[line break]59 [N in words] [height of Ada in words] [the time of day] [a list of dull things] [The list of people in the Lab] [is-are the list of dull things] [list of dull things with definite articles].";
--- play

30 Ada/yourself.
31 a taller one.
32 same.
33 Ada.
34 all women.
36 between.
37 Ada Ada yourself.
38 not listed.
30 nothing/yourself, Bob and Cy.
34 all women.
36 between.
37 nothing Ada yourself.
38 empty.
40 urn heavy.
41 cup.
42 no note.
43 heavy.
44 0.0 19 2 2 0.
45 3.0.
46 You cannot see cannot yodel does not doesn't is isn't yodels dances.
47 20 green.
48 signs.
49 green.
50 red.
51 neither.
53 all.
54 or.
55.
57 k5five.
58 oncea.
59 five twelve 9:00 am a cup You, Bob, Ada and Cy is the cup the cup.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Bob, Ada, Cy, a ball, a cup and an urn here.

>kiss bob
5 dull about.

>kiss ada
5 dull about.

>kiss cy
5 dull about.

>get ball
You take the ball.

>kiss bob
3 Bob with ball.

>kiss cy
5 dull about.

>touch cup
7 nothing known.

>touch urn
7 nothing known.

>touch ball
7 nothing known.

>smell cup
10 dull.

>smell ball
8 not dull.

>smell urn
8 not dull.

>rub ada
11 taller.

>rub cy
12 shorter.

>rub bob
12 shorter.

>rub me
12 shorter.

>jump
15 dusk.

>push cup
Nothing comes of it.

>drop ball
You put the ball down.

>jump
15 dusk.

>push cup
17 pushed cup.

>pull urn
19 all here.

>turn ball
Nothing comes of it.

>turn urn
23 Ada sees.

>squeeze urn
24 green.

>squeeze cup
26 dull, not green.

>squeeze ball
25 not green.

>z
29 waited.

>z
27 twice.

>z
28 thrice.

>get cup
You take the cup.

>jump
14 day.

>wave
You wave your hands.

>ask bob about sky
6 High..

>ask bob about mud
Nobody answers.

>get cup
You have it already.

>ask bob about the sea
Nobody answers.

>
