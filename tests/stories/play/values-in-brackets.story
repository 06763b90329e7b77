Brackets round a description that goes on behind them, and round what a part of a value is worked out from.
--- source
"Dice" by Ann

The Den is a room. A thing can be shiny. The lamp is a shiny thing in the Den. The cup is a shiny container in the Den. The coin is a shiny thing.

A die roll is a kind of value. 10d20+10 specifies a die roll with parts dice, sides, adds (optional, preamble optional).
To decide which die roll is (A - a die roll) with (B - a die roll):
	decide on die roll with dice part (dice part of A + dice part of B) sides part (sides part of A + sides part of B) adds part 3.

Instead of jumping:
	let P be the Den;
	let N be the number of (things which are shiny) in P;
	say "[N]: [list of (shiny things) in the Den]; [if the lamp is (shiny)]shiny[end if].";
	let R be 2d6+1;
	say "[R with R], [dice part of R]."
--- play

Dice
An Interactive Fiction by Ann
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Den
You can see a lamp and a cup (empty) here.

>jump
2: lamp and cup; shiny.
4d12+03, 2.
