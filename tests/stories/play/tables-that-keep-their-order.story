The rows of a table that defines values are these values in their order, so they are not sorted.
--- source
A crop is a kind of value. Some crops are defined by the Table of Crops.

Table of Crops
crop	days
barley	90
flax	100
oats	80

The Field is a room.
Instead of jumping: sort the Table of Crops in days order; say "[crop in row 1 of the Table of Crops], [days of flax], [crop after flax]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Field

>jump
*** In the rule "Instead of jumping", the Table of Crops defines values, so its rows cannot be put in another order.
barley, 100, oats.

>
