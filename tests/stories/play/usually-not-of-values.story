'A note is usually not flat' is said of all notes; it names no note 'not flat', also where a table names them.
--- source
"Usually Not"

The Lab is a room.

A note is a kind of value. The notes are do and re. A note can be flat-ish. A note is usually not flat-ish. Re is flat-ish.

A quip is a kind of value. Some quips are defined by the Table of Quips. A quip can be told-now. A quip is usually not told-now. Second-quip is told-now.

Table of Quips
quip	response
first-quip	"one"
second-quip	"two"

Instead of jumping:
	repeat with N running through notes:
		say "[N] [if N is flat-ish]flat[else]natural[end if]; ";
	repeat with Q running through quips:
		say "[Q] [if Q is told-now]told[else]untold[end if]; ".
--- play

Usually Not
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>jump
do natural; re flat; first-quip untold; second-quip told; 
>
