A report rule about several actions belongs to the first of them, if that takes no noun; it is not asked about the others.
--- source
The Choir is a room. Singing is an action applying to nothing. Understand "sing" as singing. Humming is an action applying to nothing. Understand "hum" as humming.

Check humming or singing: say "A breath."
Carry out singing or humming when the time of day is after 3:00 AM: say "Loudly."
Report singing or humming (this is the applause rule): say "Applause."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Choir

>sing
Applause.

>hum
A breath.

>sing
Applause.

>
