Of several places in 'there is' the last is where it is, and a relative clause is that before all; what stands before is the name.
--- source
The Quay is a room. The Net Loft is north of the Quay. A crate is a kind of container.

There is an old crate in the Quay which is in the Net Loft. There is a buoy on a hook in the Quay. There are two oars in the Quay which are carried by the player. There is a smock which is worn by a woman called Hilde in the Net Loft. There is a man who is in a room called the Fish Market. There is a jar with description "Blue glass." in the Quay.

When play begins:
	repeat with X running through things:
		say "[X]: [holder of X]; ".
When play begins: say "[list of rooms]. [list of crates]."
--- play

yourself: Quay; two oars in the Quay: yourself; buoy on a hook: Quay; jar: Quay; old crate in the Quay: Net Loft; Hilde in the Net Loft: nothing; smock: Hilde in the Net Loft; man: Fish Market; 
Quay, Net Loft and Fish Market. nothing.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Quay
You can see a buoy on a hook and a jar here.

>look
Quay
You can see a buoy on a hook and a jar here.

>
