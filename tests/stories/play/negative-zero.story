A real number below zero that rounds to zero keeps its sign.
--- source
"Negative Zero"

The Lab is a room.

Instead of waiting:
	say "[ceiling of -0.5], [0.0 times -1.0], [0.0 minus 0.0], [-0.0 in scientific notation].".
--- play

Negative Zero
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>wait
-0.0, -0.0, 0.0, -0.0 × 10^0.

>
