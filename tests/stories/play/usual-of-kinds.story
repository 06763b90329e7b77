What is said of a kind without a word is what it usually is: the later of two such sentences holds, and one with 'always' over both.
--- source
"Usual of Kinds"

The Lab is a room. A thing has a number called worth. The worth of a thing is usually 5. A thing can be soft.
A cap is a kind of thing. The worth of caps is 12. A cap usually has worth 14. The red cap is a cap.
A bun is a kind of thing. A bun usually has worth 14. The worth of buns is 12. The old bun is a bun.
A coat is a kind of thing. The worth of coats is always 12. A coat usually has worth 14. The green coat is a coat.
A drum is a kind of thing. A drum is soft. A drum is usually not soft. The big drum is a drum.
A fan is a kind of thing. A fan is usually not soft. A fan is soft. The new fan is a fan. The hot fan is a fan. The hot fan is not soft.
A gem is a kind of thing. A gem is always soft. A gem is usually not soft. The jade is a gem.

Instead of jumping:
	repeat with X running through things:
		say "[X] [worth of X][if X is soft] soft[end if]; ".
--- play

Usual of Kinds
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>jump
yourself 5; red cap 14; old bun 12; green coat 12; big drum 5; new fan 5 soft; hot fan 5; jade 5 soft; 
>
