A preposition after a whole relative clause is said of the noun, and after adjectives it belongs to them.
--- source
The Lab is a room. The Den is north of the Lab. A man called Al is in the Lab. A woman called Bea is in the Den. A man called Cal is in the Den. The ball is in the Lab. The box is an open container in the Lab. The pin is in the box. A thing can be red or blue. The pin is red. The nut is in the box. The fig is in the box. Al carries the hat. Bea carries the cup. Al carries the jug. The cup is red. The jug is red. The bin is an open container in the Den. The bat is red. The bat is in the bin.
When play begins:
	say "1 [list of things which are not red in the box].";
	say "2 [list of people who do not carry the hat in the Lab].";
	say "3 [list of people who do not carry a red thing in the Den].";
	say "4 [list of things which are not the jug carried by Al].";
	say "5 [list of things which are not red carried by Al].";
	say "6 [list of things that are not in the box carried by Al].";
	say "7 [list of things that are not in the box in the Lab].";
	say "8 [list of things that are not in an open container in the Lab].";
	say "9 [list of people who are not men who carry the hat].";
	say "10 [list of people who are not men that are in the Den].";
	say "11 [list of people who are not carrying the hat in the Lab].";
	say "12 [if a person who is not the player in the Lab carries the hat]yes[else]no[end if].";
	say "13 [number of people who are not the player in the Lab].";
	say "14 [random person who is not the player in the Lab].";
	say "17 [list of people who are not women in the Den carrying the cup].";
	say "18 [list of people who are not women carrying the cup in the Den].";
	say "19 [list of things which are not part of Al in the box].";
	say "20 [list of things which are not worn in the box].";
	say "21 [list of containers which are not in the Lab in the Den].";
	if there is a person who is not the player in the Den, say "22.";
	repeat with X running through things which are not the pin in the box:
		say "23 [X].";
	say "24 [list of things which are in an open container in the Lab].";
	say "25 [list of things which are not enclosed by Al in the Lab].";
	say "26 [list of things which are not visible in the Lab].";
--- play

1 yourself, Al, hat, jug, ball, box, nut, fig, Bea, cup, Cal, bin and bat.
2 yourself.
3 yourself, Al and Cal.
4 hat.
5 yourself, Al, hat, ball, box, pin, nut, fig, Bea, cup, Cal, bin and bat.
6 hat and jug.
7 yourself, Al, ball and box.
8 yourself, Al, ball and box.
9 yourself, Bea and Cal.
10 yourself, Al and Bea.
11 yourself.
12 yes.
13 1.
14 Al.
17 nothing.
18 nothing.
19 pin, nut and fig.
20 yourself, Al, hat, jug, ball, box, pin, nut, fig, Bea, cup, Cal, bin and bat.
21 bin.
22.
23 nut.
23 fig.
24 nothing.
25 yourself, Al, ball and box.
26 hat, jug, pin, nut, fig, Bea, cup, Cal, bin and bat.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Al, a ball and a box (in which are a pin, a nut and a fig) here.

>look
Lab
You can see Al, a ball and a box (in which are a pin, a nut and a fig) here.

>
