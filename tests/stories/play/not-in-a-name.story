A thing has "not" in its name, which "which is not" then abbreviates before a preposition, as in the reference.
--- source
"The Sign"

Lab is a room. The do not enter sign is in Lab. The hat is in Lab. The hat is wearable. The box is in Lab. The box is an open container. The cap is in the box. The cap is wearable.

Before wearing something which is not carried by the player: say "Not carried."
Before wearing something which is not in the box: say "Not in the box."
Before wearing something not in the box: say "Outside the box."
Before wearing something which is not open: say "Closed."
Before wearing something which is not the cap: say "Not the cap."
Before wearing something which is not part of the box: say "Not part."
Before wearing something when the noun is not carried by the player: say "Indeed not carried."

Before jumping:
	say "A: [list of things which are not carried by the player].";
	say "B: [list of things that are not in the box].";
	say "C: [list of things not in the box].";
	say "D: [list of things that are not open].";
	say "E: [list of things which are not worn by the player].";
	repeat with item running through things which are not enclosed by the box:
		say "F: [item].";
	if the hat is not carried by the player, say "G.";
	if a thing which is not in the box is in Lab, say "H.";
	if something not open is in Lab, say "I.";
	if something that is not worn is in Lab, say "J."
--- play
The Sign
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a do not enter sign, a hat and a box (in which is a cap) here.

>wear hat
Indeed not carried.

Closed.

Outside the box.

Not the cap.

(taking the hat to begin with)
You put the hat on.

>wear cap
Indeed not carried.

Closed.

(taking the cap to begin with)
You put the cap on.

>jump
A: nothing.
B: nothing.
C: yourself, do not enter sign, hat, box and cap.
D: yourself, do not enter sign, hat and cap.
E: nothing.
G.
I.
J.

You jump, and come down again.

>get sign
You take the do not enter sign.

>jump
A: do not enter sign.
B: nothing.
C: yourself, do not enter sign, hat, box and cap.
D: yourself, do not enter sign, hat and cap.
E: nothing.
G.
I.
J.

You jump, and come down again.
