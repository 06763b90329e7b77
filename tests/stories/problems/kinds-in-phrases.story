Values of kinds that are never the same, changes by what cannot be added, repeats through one value, names that are values, and brackets of texts.
--- source
The Yard is a room. Ann is a woman in the Yard. The lamp is a thing in the Yard.

The tally is a number that varies. The motto is a text that varies.

Every turn:
	if Ann is 5, say "Five.";
	if the printed name of Ann is the lamp, say "The lamp.";
	increase the tally by "a";
	increase the tally by 1.5;
	increase the time of day by 2;
	increase the motto by 1;
	repeat with N running from "a" to "b":
		say "[N].";
	repeat with N running from the Yard to the Yard:
		say "[N].";
	repeat with X running through 17:
		say "[X].";
	repeat with 18 running through things:
		say "A thing.";
	let 19 be 20;
	let the printed name of the lamp be "torch";
	let X, Y be 21;
	if we have examined the lamp for the third time, say "Again.";
	if we have examined the lamp for three turns, say "Right.";
	say "[number of some things].";
	now 22 is lit;
	say "[We] [refuse].";
	say "An open [the lamp";
	say "A nested [the [lamp]."
--- problems
COMPARED_KINDS at "Ann is 5"
COMPARED_KINDS at "the printed name of Ann is the lamp"
VALUE_WRONG_KIND at ""a""
VALUE_WRONG_KIND at "1.5"
VALUE_WRONG_KIND at "2"
CHANGE_NOT_NUMBER at "increase the motto by 1"
REPEAT_NOT_COUNTED at ""a""
REPEAT_NOT_COUNTED at "the Yard"
REPEAT_NOT_MANY at "17"
LET_NAME at "18"
LET_NAME at "19"
LET_NAME at "the printed name of the lamp"
LET_NAME at "X, Y"
PAST_ACTION_COUNTED at "we have examined the lamp for the third time"
DESCRIPTION_COUNTED at "some things"
ADJECTIVE_OF_OTHERS at "22 is lit"
SUBSTITUTION_UNKNOWN at "refuse"
SUBSTITUTION_NOT_CLOSED at ""An open [the lamp""
SUBSTITUTION_NOT_CLOSED at ""A nested [the [lamp].""
