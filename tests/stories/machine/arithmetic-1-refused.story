Made by machine: 4 questions of arithmetic, which the reference refuses too.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.

A weight is a kind of value. 1kg specifies a weight. A length is a kind of value. 1.0m specifies a length. 1.0cm specifies a length scaled down by 100. An area is a kind of value. 1.0 sq m specifies an area. A length times a length specifies an area.
A money is a kind of value. $1.99 specifies a money with parts dollars and cents.
A span is a kind of value. 1:59 specifies a span.


Carry out probing when the number understood is 14:
	say "#14:[line break]";
	say "[2 hours 5 minutes before half past three].";

Carry out probing when the number understood is 16:
	say "#16:[line break]";
	let T be half past three;
	if T is before 9:45 AM:
		say "Yes.";
	say T;
	now the time of day is T;
	say " [time of day]";
	increase T by 4 minutes;
	say T;

Carry out probing when the number understood is 27:
	say "#27:[line break]";
	if 2 + 5 * 5 - 25 is more than 25:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 52:
	say "#52:[line break]";
	say "[2 hours before quarter to six PM].";
--- problems
SUBSTITUTION_UNKNOWN at "2 hours 5 minutes before half past three"
PHRASE_UNKNOWN at "let T be half past three"
CONDITION_UNKNOWN at "2 + 5 * 5 - 25 is more than 25"
SUBSTITUTION_UNKNOWN at "2 hours before quarter to six PM"
--- sentences
'[2 hours 5 minutes before half past three]' in this text is not a text substitution or a value. It was read as '(P - time period) before (T - time)', so 'half past three' must be a time. Nothing here is called 'half'.
'let T be half past three' is not a known phrase. 'let T be' was read as naming a value, so 'half past three' must be a value. Nothing here is called 'half'.
'2 + 5 * 5 - 25 is more than 25' is not a condition. 'is' was read as a verb, so 'more than 25' must be an adjective, a description, a name or a place. To compare numbers, write 'is greater than', 'is less than', 'is at least' or 'is at most'.
'[2 hours before quarter to six PM]' in this text is not a text substitution or a value. It was read as '(P - time period) before (T - time)', so 'quarter to six PM' must be a time. Nothing here is called 'quarter'.
