A condition that has held for two to three turns asks for two alone.
--- source
"Turns" by "Ann Author"

The Loft is a room. The hatch box is a openable open container in the Loft. 
Every turn:
	if the hatch box is open for two to three turns, say "a";
	if the player was in the Loft for two to three turns, say "b";
	if the player is in the Loft for two to three turns, say "c";
	if the player was in the Loft for three to four turns, say "d";
	if the player was in the Loft for two turns, say "e";
	if the player has been in the Loft for two to three turns, say "f";
	if the player had been in the Loft for two to three turns, say "g";
	if the player was in the Loft for at most two turns, say "h";
	if the player was in the Loft for exactly two turns, say "i";
	if the player was in the Loft for the second to third turn, say "j";
	if the player is in the Loft for the second to third turn, say "k";
	if the player was in the Loft for the second turn, say "l";
	if the player has been in the Loft for the third turn, say "m";
	if the player has been in the Loft for exactly three turns, say "n";
	if the player was in the Loft for at least three turns, say "o";
	if the player was in the Loft for less than three turns, say "p";
	if the player was in the Loft for the third turn, say "q";
--- play
Turns
An Interactive Fiction by Ann Author
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Loft
You can see a hatch box (empty) here.

>z
A while goes by.

ahp
>z
A while goes by.

bcehijklp
>z
A while goes by.

bdefgjloq
>z
A while goes by.

bdefgjlmnoq
>z
A while goes by.

bdefgjlmoq
>z
A while goes by.

bdefgjlmoq
