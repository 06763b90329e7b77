What beginners bring along from other languages and systems is told as what is written here instead (leaf-habits.def), and actions that are not
called by their "-ing" form are told how they are called. Where it is known what is wrong with a phrase, that alone is told.

--- source
The Kitchen is a room. The Hall is north of the Kitchen. The crate is a container in the Hall. The ball is in the Kitchen. Bob is a man in the Hall.
The count is a number that varies. Frobbing is an action applying to one thing.

Every turn:
	print "x";
	set the count to 3;
	the count is 3;
	count = 3;
	count += 1;
	add 1 to the count;
	increase the count with 1;
	increase the count by Bob;
	move the ball into the crate;
	move the bal to the crate;
	destroy the ball;
	end the game in victory;
	return;
	pass;
	go north;
	say 'x';
	now the count = 3.

Every turn:
	for N from 1 to 3:
		say "x";
	repeat 3 times:
		say "x".

Every turn:
	if the count == 3, say "x";
	if the count equals 3, say "x";
	if the count is between 3 and 4, say "x";
	if the count is more than 3, say "x";
	if the count is 3:
		say "x".
	otherwise:
		say "y".

Every turn:
	if the count is 3:
		say "x";
	elseif the count is 4:
		say "y".

Instead of take the ball: say "x".

Instead of frob: say "x".

After the player takes the ball: say "x".

Instead of reading the ball: say "x".

Instead of takeing the ball: say "x".

If the player takes the ball: say "x".

Upon taking the ball: say "x".

If the ball is in the crate, say "x".

Instead of taking the ball: say "x"; stop action.

Instead of dropping the ball: continue action.

--- sentences
'print "x"' is not a known phrase. What is to be read is said: 'say "Hello."'.
'set the count to 3' is not a known phrase. A value is given by 'now': 'now the count is 5'.
'the count is 3' is not a known phrase. A phrase makes it so that begins with 'now': 'now the lamp is lit'.
'count = 3' is not a known phrase. A value is given by 'now', 'now the count is 5', and changed by 'increase' and 'decrease'.
'count += 1' is not a known phrase. A value is given by 'now', 'now the count is 5', and changed by 'increase' and 'decrease'.
'add 1 to the count' is not a known phrase. I took it for 'add (new - K) to (L - list of values of kind K)', but 'the count' should be a list of values. It is a number.
'increase the count with 1' is not a known phrase. A number is changed by 'increase' and 'decrease': 'increase the count by 5'.
'Bob' is of the wrong kind: it must be number, but it is man.
'move the ball into the crate' is not a known phrase. A thing is moved by 'to', 'move the ball to the crate', or by 'now': 'now Bob carries the ball'.
'move the bal to the crate' is not a known phrase. I took it for 'move (O - object) to (P - object)', but 'the bal' should be an object. Perhaps 'ball' was meant.
'destroy the ball' is not a known phrase. What leaves the story is nowhere: 'now the ball is nowhere'.
'end the game in victory' is not a known phrase. A story ends by 'end the story', or 'end the story finally'; behind it may stand 'saying "You have lost"'.
'return' is not a known phrase. A rule is left by 'stop the action', 'continue the action', 'rule succeeds' or 'rule fails', and a phrase that decides something by 'decide on'.
'pass' is not a known phrase. Where nothing is to be done, 'do nothing' stands.
'go north' is not a known phrase. What somebody does is tried, and called so: 'try going'.
'say 'x'' is not a known phrase. A text stands between double quotation marks.
'the count = 3' is not a condition. The sign '=' belongs to formulas; whether two values are the same is asked by 'is'.
'for N from 1 to 3' groups its phrases by indentation, so its own first line cannot be indented.
In 'for N from 1 to 3', the indentation of the phrase 'say "x"' does not match the lines before it. Indent each block by one tab more than the line that opens it.
'for N from 1 to 3' looks like the beginning of a rule, but it does not begin with the name of a rulebook. What is done again stands in a rule, indented under its 'repeat'.
'the count == 3' is not a condition. The sign '=' belongs to formulas; whether two values are the same is asked by 'is'.
'the count equals 3' is not a condition. Whether two values are the same is asked by 'is': 'the count is 5'.
'the count is between 3 and 4' is not a condition. I took 'is' for a verb, but 'between 3' should be an adjective, a description, a name or a place. Both bounds are asked for: 'the count is at least 3 and the count is at most 9'.
'the count is more than 3' is not a condition. I took 'is' for a verb, but 'more than 3' should be an adjective, a description, a name or a place. Numbers are compared by 'is greater than', 'is less than', 'is at least' and 'is at most'.
'otherwise' looks like the beginning of a rule, but it does not begin with the name of a rulebook. A full stop ends a rule, so what stands before 'otherwise' has to end in a semicolon.
'elseif the count is 4' looks like the beginning of a rule, but it does not begin with the name of a rulebook. It is written in two words here: 'otherwise if'.
'take the ball' is not an action. Rules of the instead rulebook apply to actions. An action is called by what is being done: 'taking', and not 'take'.
'frob' is not an action. Rules of the instead rulebook apply to actions. An action is called by what is being done: 'frobbing', and not 'frob'.
'the player takes the ball' is not an action. Rules of the after rulebook apply to actions. An action is called by what is being done: 'taking', and not 'takes'.
'reading the ball' is not an action. Rules of the instead rulebook apply to actions. Nothing here is called 'reading'. 'Reading is an action applying to one thing.' would make it an action.
'takeing the ball' is not an action. Rules of the instead rulebook apply to actions. Nothing here is called 'takeing'; perhaps 'taking' was meant.
'If the player takes the ball' looks like the beginning of a rule, but it does not begin with the name of a rulebook. A rule begins with what it is about, and conditions come behind: 'Every turn when the lamp is lit:', 'After taking the lamp:'.
'Upon taking the ball' looks like the beginning of a rule, but it does not begin with the name of a rulebook. Rules about what somebody does begin with 'Instead of', 'Before' or 'After': 'After taking the lamp:'.
The sentence 'If the ball is in the crate, say "x"' could not be understood. What is to happen stands in a rule: 'Every turn: if the lamp is lit, say "Light!"'.
