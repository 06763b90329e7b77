A phrase whose Inform 6 is several statements, each of which something here does, does them all.
--- source
"Breaks"

The Lab is a room.
To say para -- running on:
	(- DivideParagraphPoint(); new_line; -).
To say brk -- running on: (- new_line; -).
To say two: (- DivideParagraphPoint(); new_line; -).
To say dpp -- running on: (- DivideParagraphPoint(); -).
When play begins: say "A[para]B[brk]C[dpp]D[two]E.".
After printing the banner text: say "About[para]".
After printing the banner text: say "Copy."
--- play

A

B
C
D

E.

Breaks
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D
About

Copy.

Lab

>z
A while goes by.
