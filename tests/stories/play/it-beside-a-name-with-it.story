"it" is the thing that was last described, also where the name of another ends in that word.
--- source
The Lab is a room. A thing called work it is in the Lab. The pen is in the Lab. The description of it is "Blue." It has a number called the weight. The weight of it is 3.
Instead of jumping: say "[weight of the pen]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see work it and a pen here.

>x pen
Blue.

>x work
You notice nothing out of the ordinary about work it.

>jump
3.
