An operator is a verb of one symbol, between values or between things.
--- source
"Chess Club"

The Hall is a room. Ada and Bea are women in the Hall. Cy is a man in the Hall.
Rivalry relates various people to various people. The verb to rival means the rivalry relation.
The operator <~ means the rivalry relation.
The operator >> means the numerically-greater-than relation.
The operator ~~ means the reversed rivalry relation.
Ada rivals Bea.

Instead of jumping:
	say "[if Ada <~ Bea]yes[otherwise]no[end if] [if Bea <~ Ada]yes[otherwise]no[end if] [if Bea ~~ Ada]yes[otherwise]no[end if]; ";
	now Cy <~ Ada;
	say "[list of people who <~ Ada]; [whether or not 10 >> 5], [whether or not 5 >> 10], [whether or not 5 > 10]."
--- play

Chess Club
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see Ada, Bea and Cy here.

>jump
yes no yes; Cy; true, false, false.

>
