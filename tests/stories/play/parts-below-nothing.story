Below nothing each part of a notation has its own sign.
--- source
"D7" by Nobody

The Yard is a room.
A price is a kind of value. $10.99 specifies a price with parts dollars and cents.
A dur is a kind of value. 10:20:30 specifies a dur with parts hrs and mins and secs.
A span is a kind of value. 10-20 specifies a span with parts aa and bb (without leading zeros).
X is a real number that varies. X is 1.0. N is a number that varies. N is 1.
When play begins:
	say "1 [$0.50 - $1.25] [$0.50 - $2.00] [$0.50 - $0.55] [$0.50 - $1.50] [$0.00 - $2.05] [$0.00 - $0.01].";
	say "2 [0:00:10 - 0:00:15] [0:00:10 - 0:01:15] [0:00:10 - 1:00:15] [0:00:00 - 0:01:00] [0:00:00 - 1:00:00] [0:00:00 - 0:01:01].";
	say "3 [0-10 - 0-15] [0-10 - 1-15] [0-10 - 2-11]."
--- play

1 $0.0-75 $-1.0-50 $0.0-5 $-1.00 $-2.0-5 $0.0-1.
2 0:00:0-5 0:0-1:0-5 -1:00:0-5 0:0-1:00 -1:00:00 0:0-1:0-1.
3 0--5 -1--5 -2--1.

D7
An Interactive Fiction by Nobody
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard

>look
Yard

>
