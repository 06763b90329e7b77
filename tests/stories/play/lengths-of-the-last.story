"A length is 5 m" gives the last thing its length, as "The length is 5 m" does.
--- source
A length is a kind of value. 10 m specifies a length. A thing has a length.
The Lab is a room. The pin is in the Lab. A length is 5 m. The rod is in the Lab. A length is always 7 m.

Instead of jumping, say "[length of pin], [length of rod].".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a pin and a rod here.

>jump
5 m, 7 m.

>
