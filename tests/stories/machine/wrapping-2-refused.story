Generated: 3 questions of wrapping, which the reference also refuses.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.

The Mill is a room. A sack is a kind of container. The big sack is an open sack in the Mill. The small sack is an open sack in the big sack. The cord is in the small sack. Greta is a woman in the Mill.
A thing has a number called heft. The heft of the cord is 3. The heft of the big sack is 12.
A grade is a kind of value. The grades are fine, plain and coarse. A thing has a grade.
The depth is a number that varies.
To decide whether it goes too deep:
	increment the depth;
	if the depth is greater than 30, yes;
	no.


To decide which number is the lepunef of (X - a thing): decide on 3.

To decide which real number is the lepunef of (X - a container): decide on 2.5.

Carry out probing when the number understood is 18:
	say "#18:[line break]";
	now the depth is 0;
	say "[the lepunef of the big sack].";

To zufisal (X - a container): say "[X], widely. "

To zufisal (X - an open container):
	say "[X]: ";
	if it goes too deep, stop;
	let Y be X;
	zufisal Y;

Carry out probing when the number understood is 25:
	say "#25:[line break]";
	now the depth is 0;
	zufisal the small sack;
	zufisal the big sack;
	zufisal Greta;

To decide which number is the/-- absolute value of (N - number):
	if it goes too deep, decide on -1;
	decide on 0 - the absolute value of N.

Carry out probing when the number understood is 46:
	say "#46:[line break]";
	now the depth is 0;
	say "[absolute value of -5]";
--- problems
PHRASE_OTHER_RESULT at "To decide which real number is the lepunef of (X - a container)"
PHRASE_UNKNOWN at "zufisal Greta"
PHRASE_UNKNOWN at "decide on 0 - the absolute value of N"
--- sentences
'To decide which real number is the lepunef of (X - a container)' has the same words as 'To decide which number is the lepunef of (X - a thing)', but the two do not decide on the same kind of value. Use other words for this phrase, or decide on the same kind.
'zufisal Greta' is not a known phrase. It was read as 'zufisal (X - an open container)', so 'Greta' must be a container. It is a woman.
'decide on 0 - the absolute value of N' is not a known phrase. 'decide on' was read as a decision, so '0 - the absolute value of N' must be a number. It is a real number.
