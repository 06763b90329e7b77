Generated: 6 questions of wrapping, which the reference also refuses.
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


To kademip (X - a container): say "[X], widely. "

To kademip (X - an open container):
	say "[X]: ";
	if it goes too deep, stop;
	kademip X;

Carry out probing when the number understood is 5:
	say "#5:[line break]";
	now the depth is 0;
	kademip Greta;
	kademip the big sack;
	kademip the cord;

To decide which number is the remainder after dividing (N - a number) by (M - a number):
	if it goes too deep, decide on -1;
	decide on 99.

Carry out probing when the number understood is 34:
	say "#34:[line break]";
	now the depth is 0;
	say "[remainder after dividing 7 by 4]";

To say a (X - a sack):
	if it goes too deep, stop;
	say "one [X]".

Carry out probing when the number understood is 38:
	say "#38:[line break]";
	now the depth is 0;
	say "[a big sack], [a cord], [an open sack]";

To dezuzob (X - a sack): say "[X], widely. "

To dezuzob (X - a sack which is in the Mill):
	say "[X]: ";
	if it goes too deep, stop;
	if X is not the cord, dezuzob the cord;

Carry out probing when the number understood is 45:
	say "#45:[line break]";
	now the depth is 0;
	dezuzob the small sack;
	dezuzob Greta;
	dezuzob the cord;

To decide which number is timivam (N - a number) times: decide on N.

To timivam (N - a number) times:
	unless it goes too deep, say "[N] times [timivam N times]."

Carry out probing when the number understood is 48:
	say "#48:[line break]";
	now the depth is 0;
	timivam 3 times;
	say timivam 2 times;

To nolelom (X - a sack): say "[X], widely. "

To nolelom (X - a sack which is in the Mill):
	say "[X]: ";
	if it goes too deep, stop;
	nolelom the holder of X;

Carry out probing when the number understood is 50:
	say "#50:[line break]";
	now the depth is 0;
	nolelom Greta;
	nolelom the small sack;
	nolelom the cord;
--- problems
PHRASE_UNKNOWN at "kademip Greta"
PHRASE_OTHER_RESULT at "To decide which number is the remainder after dividing (N - a number) by (M - a number)"
SUBSTITUTION_UNKNOWN at "an open sack"
PHRASE_UNKNOWN at "dezuzob Greta"
PHRASE_OTHER_RESULT at "To timivam (N - a number) times"
PHRASE_UNKNOWN at "nolelom Greta"
--- sentences
'kademip Greta' is not a known phrase. It was read as 'kademip (X - an open container)', so 'Greta' must be a container. It is a woman.
'To decide which number is the remainder after dividing (N - a number) by (M - a number)' has the same words as 'remainder after dividing (X - arithmetic value) by (Y - arithmetic value)', but the two do not decide on the same kind of value. Use other words for this phrase, or decide on the same kind.
'[an open sack]' in this text is not a text substitution or a value. In it, 'open sack' must be an object.
'dezuzob Greta' is not a known phrase. It was read as 'dezuzob (X - a sack which is in the Mill)', so 'Greta' must be a sack. It is a woman.
'To timivam (N - a number) times' has the same words as 'To decide which number is timivam (N - a number) times', but the two do not decide on the same kind of value. Use other words for this phrase, or decide on the same kind.
'nolelom Greta' is not a known phrase. It was read as 'nolelom (X - a sack which is in the Mill)', so 'Greta' must be a sack. It is a woman.
