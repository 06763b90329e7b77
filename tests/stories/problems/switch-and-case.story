A choice by value in the form of other languages is one mistake, however many cases it has, and is told once. So is a rule of that
name which has nothing to do with it. Words for places and options that are nearly right are told what is right.

--- source
The Hall is a room. The lamp is located in the Hall. Use score. Use American spelling. Use scoring.

Every turn:
	switch (the turn count):
		case 1:
			say "One.";
		case 2:
			say "Two.";
		default:
			say "More."

Instead of jumping:
	say "No."

default:
	say "Alone."

--- sentences
'The lamp' and 'located in the Hall' are two different things, so one cannot be the other. Leave out 'located', 'situated', 'placed' or 'found': 'The cup is on the table.'
There is no option called 'score'. To keep a score, write 'Use scoring.'
There is no option called 'American spelling'. For American spelling, write 'Use American dialect.'
'switch (the turn count)' looks like the beginning of a rule, but it does not begin with the name of a rulebook. To choose by a value, write 'if the count is:' in a rule, and under it '-- 1:' and '-- 2:'.
'default' looks like the beginning of a rule, but it does not begin with the name of a rulebook. To choose by a value, write 'if the count is:' in a rule, and under it '-- 1:' and '-- 2:'.
