Made by machine: 2 questions of arithmetic, which the reference refuses too.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.

A weight is a kind of value. 1kg specifies a weight. A length is a kind of value. 1.0m specifies a length. 1.0cm specifies a length scaled down by 100. An area is a kind of value. 1.0 sq m specifies an area. A length times a length specifies an area.
A money is a kind of value. $1.99 specifies a money with parts dollars and cents.
A span is a kind of value. 1:59 specifies a span.


Carry out probing when the number understood is 18:
	say "#18:[line break]";
	say "[quarter to six PM plus 2 hours 5 minutes].";

Carry out probing when the number understood is 39:
	say "#39:[line break]";
	if 4 is more than 99 times 0 - 3 minus -1:
		say "Yes.";
	otherwise:
		say "No.";
--- problems
SUBSTITUTION_UNKNOWN at "quarter to six PM plus 2 hours 5 minutes"
CONDITION_UNKNOWN at "4 is more than 99 times 0 - 3 minus -1"
--- sentences
'[quarter to six PM plus 2 hours 5 minutes]' in this text is not a text substitution or a value. It was read as '(N - number) hours (M - number) minutes', so 'quarter to six PM plus 2' must be a number. Nothing here is called 'quarter'.
'4 is more than 99 times 0 - 3 minus -1' is not a condition. 'is' was read as a verb, so 'more than 99 times 0 - 3 minus -1' must be an adjective, a description, a name or a place. To compare numbers, write 'is greater than', 'is less than', 'is at least' or 'is at most'.
