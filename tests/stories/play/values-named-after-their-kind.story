A value whose name ends with the name of its kind may be what a variable is, and a thing has; no new value is made of it.
--- source
"Here" by Ann

A detail is a kind of value. The details are quiet detail, plain detail and full detail.
The logging is a detail that varies. The logging is usually plain detail.
The reporting is a detail that varies. The reporting is full detail.
The Lab is a room. The meter is in the Lab. The meter has a detail. The meter is full detail.
Rough detail is a detail.
When play begins: say "[logging], [reporting], [detail of the meter]; [list of details]."
--- play

plain detail, full detail, full detail; quiet detail, plain detail, full detail and Rough detail.

Here
An Interactive Fiction by Ann
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a meter here.

>z
A while goes by.

>
