A key or a line that a rule waits for begins no turn: UNDO takes back the whole turn.
--- source
The Stage is a room. The lamp is in the Stage.

Include Basic Screen Effects by Emily Short.

Instead of jumping:
	say "One.";
	wait for any key;
	say "Two.";
	wait for the SPACE key;
	say "Three.".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Stage
You can see a lamp here.

>take lamp
You take the lamp.

>jump
One.
>x
Two.
> 
Three.

>undo
Stage
[One turn taken back.]

>look
Stage

>
