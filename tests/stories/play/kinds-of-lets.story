What is given a thing may be given any thing; it says so.
--- source
Lab is a room. The box is a container in the Lab. Bob is a man in the Lab. A gem is a kind of thing. The ruby is a gem. Colour is a kind of value. The colours are red and blue.
When play begins:
	let A be a random man;
	showme A;
	let B be a random container;
	showme B;
	let C be a random gem;
	showme C;
	let D be Bob;
	showme D;
	let E be a random room;
	showme E;
	let F be the ruby;
	showme F;
	let G be a random thing in the Lab;
	showme G;
	let H be the holder of the box;
	showme H;
	let I be a random colour;
	showme I;
	let J be the list of men;
	showme J;
	let K be a random direction;
	showme K;
	showme a random man;
	showme Bob;
	repeat with X running through men:
		showme X;
	let M be a number;
	showme M;
	let N be the location;
	showme N;
--- play

"A" = thing: Bob
"B" = thing: box
"C" = thing: ruby
"D" = thing: Bob
"E" = room: Lab
"F" = thing: ruby
"G" = thing: yourself
"H" = object: Lab
"I" = colour: blue
"J" = list of men: {Bob}
"K" = direction: north
"a random man" = man: Bob
man: Bob
"X" = man: Bob
"M" = number: 0
"N" = object: Lab

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a box (empty) and Bob here.

>
