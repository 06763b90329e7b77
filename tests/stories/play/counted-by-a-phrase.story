An author's phrase that begins as a count does, and has more words of its own, is meant by them.
--- source
"Counted by a phrase" by Q

The Lab is a room. The cup is in the Lab.
To decide which number is number of times: decide on 1.
To decide which number is the number of things at hand: decide on 7.
To decide which number is the number of (D - description of objects) squared: decide on the number of D times the number of D.
To decide which number is the number of rooms: decide on 99.
Every turn:
	say "[number of times] [the number of things at hand] [number of people squared] [number of rooms] [the number of rooms] [number of people]";
	let N be the number of rooms;
	if the number of times is 1, say " [N]";
	if the number of things at hand is greater than the number of things, say "!"
--- play

Counted by a phrase
An Interactive Fiction by Q
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a cup here.

>z
A while goes by.

1 7 1 99 99 1 99!

>
