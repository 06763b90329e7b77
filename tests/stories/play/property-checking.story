The extension that comes with Looseleaf: things and rooms without a description are told of before the first turn.
--- source
Include Property Checking by Emily Short.
The Lab is a room. The player carries an apple and an orange. The description of the apple is "Juicy." Bob is a man in the Lab. The description of Bob is "Tall."
A property-check rule for a person (called the target): if the initial appearance of the target is empty and the target is not the player, say "[The target] stands there unseen.[line break]".
--- play

orange has no description.
Bob stands there unseen.
Lab has no description.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Bob here.

>z
A while goes by.

>
