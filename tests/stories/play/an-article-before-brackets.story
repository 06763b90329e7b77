An article may stand before brackets, where a value or a description is wanted.
--- source
The Lab is a room. The Den is north of the Lab. The Attic is above the Lab.
A thing has a direction called the way out. The rock is in the Lab. The way out of the rock is north.
A thing can be shiny. The coin is in the Lab. The coin is shiny.
To sum (N - a number) and (M - a number): say "[N + M].".

Instead of jumping:
	change the (way out of the rock) exit of the Lab to nowhere;
	if the (way out of the rock) is north, say "North.";
	let D be the (way out of the rock);
	say "[D]. [the (number of things in the Lab)].";
	sum the (3) and the (4 + 5);
	say "[list of the (things which are shiny)].".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a rock and a coin here.

>jump
North.
north. 3.
12.
coin.

>
