What has a real notation, divided by its like, is a real number.
--- source
Lab is a room.

A length is a kind of value. 1.0m specifies a length. 1.0cm specifies a length scaled down by 100.
An area is a kind of value. 1.0 sq m specifies an area. A length times a length specifies an area.
A weight is a kind of value. 1kg specifies a weight. 1g specifies a weight scaled down by 1000.
The height is a length that varies. The height is 2.5m.

When play begins:
	say 32.3cm divided by 1.5m;
	say line break;
	let R be 27.5cm divided by 14.5cm;
	say "[R] [R + 1] [R times 2.0].";
	say "[height divided by 50.0cm] [height divided by 1.0m] [6.0 sq m divided by 1.5m] [6.0 sq m divided by 1.5 sq m].";
	say "[height times 2.5] [height divided by 2.5] [7kg divided by 2kg] [7kg divided by 500g].";
	if height divided by 1.0m is greater than 2, say "big.";
	say "[remainder after dividing height by 1.0m] [height plus 10.0cm].";
	say "[square root of (height divided by 1.0m)] [ceiling of (height divided by 1.0m)].";
--- play

0.21533
1.89655 2.89655 3.7931.
5.0 2.5 4.0m 4.0.
6.25m 1.0m 3 14.
big.
50.0cm 2.6m.
1.58114 3.0.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>
