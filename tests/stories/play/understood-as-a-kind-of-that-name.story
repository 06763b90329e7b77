Where a thing is called as a kind is, or as many of them are, an Understand sentence means the kind.
--- source
A chair is a kind of supporter. A stool is a kind of supporter. A lamp is a kind of thing.

The Hall is a room. A thing called the chairs is in the Hall. Understand "seat" as the chairs.
A chair called the bench is in the Hall. A thing called the stool is in the Hall. Understand "perch" as the stool.
A stool called the pouf is in the Hall. The brass lamp is a lamp in the Hall. Understand "light" as the brass lamp.

Instead of examining: say "[The noun]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see the chairs, the bench, the stool, the pouf and a brass lamp here.

>x seat
The bench.

>x perch
The pouf.

>x stool
The stool.

>x light
The brass lamp.

>
