A thing that can be visible is so when the player sees it; 'now' sets the property, and commands understand it.
--- source
The Lab is a room. The Den is north of the Lab. A thing can be visible or hidden. A thing is usually visible. A thing can be adjacent. The mop is here. The cup is here. The cup is hidden. The jug is hidden. The jug is in the Den. The mop is adjacent.
A man can be pale. Definition: a person is pale if it is not Al. Al is a pale man in the Lab. Bea is a woman in the Lab.
When play begins:
	repeat with G running through things:
		say "[G]: [if G is visible]vis [end if][if G is not visible]notvis [end if][if G is hidden]hid [end if][if G is invisible]inv [end if][if G is adjacent]adj[end if].";
	say "[list of visible things]; [list of hidden things]; [list of invisible things]; [list of pale people]; [list of pale men].";
	now the jug is visible;
	say "[list of visible things]; [list of hidden things]; [list of invisible things].";
Instead of examining a visible thing: say "Vis." Instead of examining a hidden thing: say "Hid."
Understand the visible property as describing a thing.
--- play

yourself: vis .
Al: vis .
Bea: vis .
mop: notvis inv adj.
cup: notvis hid inv .
jug: notvis hid inv .
yourself, Al and Bea; cup and jug; mop, cup and jug; yourself and Bea; nothing.
yourself, Al and Bea; cup; mop, cup and jug.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Al and Bea here.

>x cup
You see nothing of that name.

>x visible cup
You see nothing of that name.

>x mop
You see nothing of that name.

>
