An article too many says nothing. The "begin" after an "otherwise if" says nothing: one "end if" closes it all. A condition without a
verb asks of what is spoken of whether it is that; an adjective may stand for the noun after "random".
--- source
"Slips"

The Kitchen is a room. A thing can be sweet. A tart is in the Kitchen. The tart is sweet. A shelf is a supporter in the Kitchen.
A spoon is on the shelf. The player carries a plum. The plum is sweet. The player carries a fork.
A price is a kind of value. $1.99 specifies a price. The bill is a price that varies. The bill is $9.00.
The tally is a number that varies. The remark is a text that varies. The remark is "so".

To sort out:
	increase the tally by the 1;
	decrease the bill by the $1.50;
	if the tally is 1 begin;
		say "One";
	otherwise if the tally is 2 begin;
		say "Two";
	otherwise unless the tally is 4, begin;
		say "Three";
	otherwise;
		say "Four";
	end if;
	let T be the "[remark]";
	if the "[remark]" is "so", say ", [T], [bill]";
	if the player carries a the fork, say ", with [a the fork]";
	let S be a random sweet carried by the player;
	say ", [S]."

Instead of jumping, sort out.
Instead of examining something:
	if the spoon on the shelf, say "On the shelf.";
	otherwise say "Another.";
	if the tally greater than 300, say "A value is asked nothing."
--- play

Slips
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Kitchen
You can see a tart and a shelf (on which is a spoon) here.

>jump
One, so, $7.50, with a fork, plum.

>jump
Two, so, $6.00, with a fork, plum.

>jump
Three, so, $4.50, with a fork, plum.

>jump
Four, so, $3.00, with a fork, plum.

>x spoon
On the shelf.
A value is asked nothing.

>x fork
Another.
A value is asked nothing.

>take spoon
You take the spoon.

>x spoon
Another.
A value is asked nothing.

>
