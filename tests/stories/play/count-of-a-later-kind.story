A count, or 'some', of what is made a kind only further down names one thing.
--- source
The Shed is a room. Twelve pearls are in the Shed. A pearl is a kind of thing. 
Three red beads are in the Shed. A bead is a kind of thing. Two beads are in the Shed.
On the table are four cups. The table is a supporter in the Shed. A cup is a kind of thing.
The player carries two coins. A coin is a kind of thing.
Some marbles are in the Shed. A marble is a kind of thing.
Carry out jumping:
	repeat with P running through things:
		say "[P] [holder of P].".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Shed
You can see Twelve pearls, Three red beads, two beads, a table (on which is four cups) and some marbles here.

>jump
yourself Shed.
two coins yourself.
Twelve pearls Shed.
Three red beads Shed.
bead Shed.
bead Shed.
table Shed.
four cups table.
marbles Shed.

You jump, and come down again.

>take beads
Three red beads: You take Three red beads.
bead: You take the bead.
bead: You take the bead.

>take twelve
You take Twelve pearls.

>
