What is asked whether it fits a description, how often, and which of several equals is the greatest.
--- source
"Asked"

The Kitchen is a room. The table is a supporter in the Kitchen. The cup and the spoon are on the table. The player carries a fork.
A thing has a number called weight.

The tally is a number that varies.
Definition: a thing is solid: increase the tally by 1; yes.
Definition: a thing is heavy if its weight is 10 or more.

Instead of jumping: now the tally is 0; if something solid is on the table, say "Some after [tally]."
Instead of waiting: now the tally is 0; let L be the list of solid things on the table; say "[L] after [tally]."
Instead of thinking: now the tally is 0; say "[The list of solid things on the table] after "; say "[tally] of [number of things]."
Instead of waving hands: now the tally is 0; let X be a random solid thing on the table; say "One after more than [if X is the cup][tally minus 1][otherwise][tally minus 2][end if]."
Instead of rubbing something: say "[The heaviest thing on the table]."
Instead of sleeping: now the tally is 0; if the cup is a solid thing carried by the player, say "No."; say "Asked [tally]."
--- play

Asked
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Kitchen
You can see a table (on which are a cup and a spoon) here.

>jump
Some after 1.

>z
cup and spoon after 2.

>think
The cup and the spoon after 5 of 5.

>wave
One after more than 2.

>rub table
The spoon.

>sleep
Asked 1.

>
