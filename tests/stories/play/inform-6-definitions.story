A definition that a routine makes so is tested by -1, and code in Inform 6 reads the serial number by its characters.
--- source
The Lab is a room. The pen and the fan are in the Lab.
Definition: a thing is humming if I6 routine "Hums" makes it so (it makes a noise).
To decide what number is serial (N - a number): (- ROM_GAMESERIAL->{N} -).
Include (-
[ Hums x how; if (how == -1) { if (x == (+ fan +)) rtrue; rfalse; } print "(asked ", how, ")"; rfalse; ];
-).
Instead of jumping: say "[list of humming things]; [if the pen is humming]pen[otherwise]no[end if]; [serial 0] [serial 5]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a pen and a fan here.

>jump
fan; no; 48 48.
