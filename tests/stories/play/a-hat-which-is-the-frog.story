"A hat which is the frog" is none, though the frog is one; "hats which are the fez" can be gone through. What is implied of a thing goes by itself, or else by the broadest kind of which the premise is known.
--- source
"Frog"

The Hub is a room. A hat is a kind of thing. The fez and the cap are hats in the Hub. The frog is an animal in the Hub. A thing can be odd. The frog is odd. A thing has a number called worth. The worth of the frog is 9. Definition: a thing is dear if its worth is 4 or more.

A frob is a kind of thing. A frob can be hot or cold. A frob can be soft. A frob is usually cold. A hot frob is usually soft. A bob is a kind of frob. A bob is usually hot. The first bob is a bob. The lone frob is a frob. It is hot.
A tin is a kind of container. A tin is usually lockable. The tea tin is a tin. The snuff box is a lockable container.

When play begins:
	say "[list of hats which are the fez]; [list of odd hats which are the frog]; [list of things which are the frog]; [number of hats which are the frog]; [list of things that are the dearest thing]; [list of hats that are not the fez].";
	if the frog is a hat which is the frog, say "A hat?";
	if the frog is a hat that is the dearest animal, say "A dear hat?";
	if the frog is an animal that is the dearest animal, say "Dear.";
	if the location is a dark room which is the Hub, say "Dark?";
	repeat with item running through hats which are the fez:
		say "[item]!";
	repeat with item running through frobs:
		say "[item]: [if the item is hot]hot[end if] [if the item is soft]soft[end if].";
	say "[if the tea tin is openable]A tin opens?[end if] [if the snuff box is openable]A box opens.[end if]".
--- play

fez; nothing; frog; 0; frog; cap.
Dear.
fez!
first bob: hot .
lone frob: hot soft.
 A box opens.

Frog
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hub
You can see a fez, a cap and a frog here.

>
