What is held comes in the order in which it is held; a parameter that is a description is looped through; a clause belongs to
the superlative before it; a variable of a kind of value stands for the property; there may be none to choose; parts.
--- source
"Bead Work"

Colour is a kind of value. The colours are red, green and blue. A bead is a kind of thing. A bead has a colour. A bead has a number called the size. A bead can be glass or wooden.
Definition: a bead is big rather than small if its size is 5 or more.

The Bench is a room. A tray is a container in the Bench. A pin is in the Bench.
Alpha is a red bead in the tray with size 3. Beta is a blue glass bead in the tray with size 7. Gamma is a blue bead in the tray with size 5. Delta is a green bead in the Bench with size 9. A clasp is a glass bead. The clasp is part of the pin. A tassel is part of the pin.

Before listing contents: group beads together as "beads".

To mark (D - a description of objects):
	repeat with the item running through D:
		say "[item]; ".

Wanted hue is a colour that varies. The wanted hue is blue.

The last deed is an action that varies.
Before doing something: now the last deed is the current action.
Every turn:
	if the last deed is going or the last deed is waiting, say "Idle.";
	if the last deed is taking a bead, say "Greedy.";
	if the last deed is not taking something, say "Not taking."

Sorting is an action applying to nothing. Understand "sort" as sorting.
Carry out sorting:
	say "In order: ";
	repeat with the item running through beads in the tray:
		say "[item]; ";
	say "at random [random bead in the tray].";
	move Gamma to the tray;
	say "In order: ";
	repeat with the item running through beads in the tray:
		say "[item]; ";
	say "at random [random bead in the tray].";
	say "Through: ";
	mark beads in the tray;
	mark big beads;
	say line break;
	if every big bead in the tray is the wanted hue, say "All big ones are [wanted hue].";
	if the size of the biggest bead in the tray is 7, say "The largest there has size 7.";
	if the biggest bead in the tray is Beta, say "It is Beta.";
	now the wanted hue is red;
	if no bead in the tray is the wanted hue, say "None is red.";
	say "None: [random bead carried by the player]; [biggest bead carried by the player].";
	say "Parts: [list of glass parts of the pin]."
--- play

Bead Work
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Bench
You can see a tray (in which are three beads (Alpha, Beta and Gamma)), a pin and Delta here.

>sort
In order: Alpha; Beta; Gamma; at random Gamma.
In order: Gamma; Alpha; Beta; at random Gamma.
Through: Gamma; Alpha; Beta; Beta; Gamma; Delta; 
All big ones are blue.
The largest there has size 7.
It is Beta.
None: nothing; nothing.
Parts: clasp.

Not taking.

>take delta
You take Delta.

Greedy.

>z
A while goes by.

Idle.
Not taking.

>n
There is no way in that direction.

Idle.
Not taking.

>
