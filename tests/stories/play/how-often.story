Rules and conditions for the nth time, and for how many turns.
--- source
"How Often"

The Shop is a room. The lid is an openable closed container in the Shop.

Instead of jumping for the only time: say "Once."
Instead of jumping for the second to third time: say "Again."
Every turn: say "[if the lid has been open for two turns]two or more [end if][if the lid has been open for only two turns]just two [end if][if the lid is open for the second turn]in its second [end if]."
--- play

How Often
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Shop
You can see a lid (closed) here.

>jump
Once.

.

>open lid
You open the lid.

.

>jump
Again.

in its second .

>z
A while goes by.

two or more just two .

>jump
Again.

two or more .

>
