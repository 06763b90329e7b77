Units: what two of a kind differ by may be of another kind; and functions in an equation, when something near has the name of one.
--- source
"Differences"

The Deck is a room.

A sounding is a kind of value. 1 fathom deep specifies a sounding.
A climb is a kind of value. 1 fathom up specifies a climb.
A sounding minus a sounding specifies a climb.

To decide which number is the twofold of (N - a number) (this is the twofold function inverse to half): decide on N times 2.
To decide which number is the halving of (N - a number) (this is the half function inverse to twofold): decide on N divided by 2.

When play begins:
	let rise be 9 fathom deep minus 4 fathom deep;
	say "[rise]. ";
	say "[9 fathom deep plus 4 fathom deep], [9 fathom deep plus rise], [rise plus rise], [9 fathom deep minus rise]. ";
	say "[the time of day minus 8:30 AM]. ";
	let half be 12;
	let depth be given by 20 = twofold depth;
	say "[depth] [half].".
--- play

5 fathom up. 13 fathom deep, 14 fathom deep, 10 fathom up, 4 fathom deep. 30 minutes. 10 12.

Differences
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Deck

>
