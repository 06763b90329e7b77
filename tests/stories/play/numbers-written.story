Numbers with a point, below zero in words, and times as they are written; the bound of a counted loop is asked each time round.
--- source
"Written" by Nobody

The Vault is a room. The depth is a number that varies. The depth is minus twenty-one.
To decide which number is the limit: say "?"; decide on 2.
Instead of jumping:
	say "[plus infinity] [minus infinity] [1.0 divided by 0.0].";
	say "[3.0 to 3 decimal places] [0.25 to 1 decimal places] [pi to 4 decimal places] [1500.0 in scientific notation].";
	say "[3 hours]. [8:00 am - 10:30 am]; [10:30 am - 8:00 am]; [8:00 am - 3 hours].";
	say "[depth] [if depth is less than minus twenty]below[end if] [minus four] [3 minus four] [minus 4].";
	repeat with N running from 1 to the limit:
		say "[N] ".
--- play

Written
An Interactive Fiction by Nobody
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Vault

>jump
∞ -∞ ∞.
3.0 0.3 3.1416 1.5 × 10^3.
3 hours . 21 hours 30 minutes; 2 hours 30 minutes; 5:00 am.
-21 below -4 -1 -4.
?
1 ?
2 ?

>
