"is red in the box": adjectives and a place are one condition, denied together.
--- source
The Lab is a room. The Den is north of the Lab. A man called Al is in the Lab. A woman called Bea is in the Den. The ball is in the Lab. The box is an open container in the Lab. The pin is in the box. A thing can be red or blue. The pin is red. The nut is in the box. The ball is red. Al carries the hat. Hue is a kind of value. Hues are green, pink and grey. A thing has a hue. The nut is pink. The ball is pink.
When play begins:
	say "1 [if the nut is not red in the box]yes[else]no[end if].";
	say "2 [if the pin is not red in the box]yes[else]no[end if].";
	say "3 [if the ball is not red in the box]yes[else]no[end if].";
	say "4 [if the ball is red in the box]yes[else]no[end if].";
	say "5 [if the pin is red in the box]yes[else]no[end if].";
	say "6 [list of things which are not pink in the box].";
	say "7 [list of things which are not open in the box].";
	say "8 [list of things that are not red carried by Al].";
	say "10 [list of not red things in the box].";
	say "11 [if the nut is not pink in the box]yes[else]no[end if].";
	say "12 [if the pin is not pink in the box]yes[else]no[end if].";
	say "13 [list of things that are not closed openable in the box].";
	say "14 [list of things that are not visible in the box].";
	say "15 [list of things that are not red things in the box].";
	say "16 [if the pin is not a red thing in the box]yes[else]no[end if].";
	say "17 [if the ball is not a red thing in the box]yes[else]no[end if].";
	say "18 [list of things which are visible in the box].";
	say "19 [if something is visible in the box]yes[else]no[end if].";
--- play

1 yes.
2 no.
3 yes.
4 no.
5 yes.
6 yourself, Al, hat, ball, box, pin and Bea.
7 yourself, Al, hat, ball, box, pin, nut and Bea.
8 yourself, Al, hat, ball, box, pin, nut and Bea.
10 nut.
11 no.
12 yes.
13 yourself, Al, hat, ball, box, pin, nut and Bea.
14 yourself, Al, hat, ball, box and Bea.
15 nut.
16 no.
17 yes.
18 pin and nut.
19 yes.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Al, a ball and a box (in which are a pin and a nut) here.

>look
Lab
You can see Al, a ball and a box (in which are a pin and a nut) here.

>
