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

Instead of waiting: say "x" to the player.

--- sentences
'print "x"' is not a known phrase. To print a text, write 'say "Hello."'.
'set the count to 3' is not a known phrase. To change a value, write 'now the count is 5'.
'the count is 3' is not a known phrase. To make something true, write 'now the lamp is lit'.
'count = 3' is not a known phrase. To set a value, write 'now the count is 5'. To change it, write 'increase' or 'decrease'.
'count += 1' is not a known phrase. To set a value, write 'now the count is 5'. To change it, write 'increase' or 'decrease'.
'add 1 to the count' is not a known phrase. It was read as 'add (new - K) to (L - list of values of kind K)', so 'the count' must be a list of values. It is a number. 'Add' is for lists. To change a number, write 'increase the count by 1'.
'increase the count with 1' is not a known phrase. To change a number, write 'increase the count by 5' or 'decrease the count by 5'.
'Bob' is of the wrong kind: it must be a number, but it is a man.
'move the ball into the crate' is not a known phrase. To move a thing, write 'move the ball to the crate' or 'now Bob carries the ball'.
'move the bal to the crate' is not a known phrase. It was read as 'move (O - object) to (P - object)', so 'the bal' must be an object. Nothing here is called 'bal'. Did you mean 'ball'?
'destroy the ball' is not a known phrase. To remove a thing from play, write 'now the ball is nowhere'.
'end the game in victory' is not a known phrase. To end the story, write 'end the story' or 'end the story finally', optionally followed by 'saying "You have lost"'.
'return' is not a known phrase. To leave a rule, write 'stop the action', 'continue the action', 'rule succeeds' or 'rule fails'. To leave a phrase that decides a value, write 'decide on'.
'pass' is not a known phrase. To do nothing, write 'do nothing'.
'go north' is not a known phrase. To make somebody do an action, write 'try going north'.
'say 'x'' is not a known phrase. Write a text in double quotation marks.
'the count = 3' is not a condition. Write 'is' instead of '='. The sign '=' is only for equations.
'for N from 1 to 3' groups its phrases by indentation, so its own first line cannot be indented.
'for N from 1 to 3' looks like the beginning of a rule, but it does not begin with the name of a rulebook. Write a 'repeat' in a rule, with its phrases indented under it.
'the count == 3' is not a condition. Write 'is' instead of '='. The sign '=' is only for equations.
'the count equals 3' is not a condition. To compare two values, write 'the count is 5'.
'the count is between 3 and 4' is not a condition. 'is' was read as a verb, so 'between 3' must be an adjective, a description, a name or a place. Write both bounds: 'the count is at least 3 and the count is at most 9'.
'the count is more than 3' is not a condition. 'is' was read as a verb, so 'more than 3' must be an adjective, a description, a name or a place. To compare numbers, write 'is greater than', 'is less than', 'is at least' or 'is at most'.
'otherwise' looks like the beginning of a rule, but it does not begin with the name of a rulebook. End the phrase before 'otherwise' with a semicolon; a full stop ends the rule.
'elseif the count is 4' looks like the beginning of a rule, but it does not begin with the name of a rulebook. Write 'otherwise if'.
'take the ball' is not an action. Rules of the instead rulebook apply to actions. The name of an action is a participle: 'taking', not 'take'.
'frob' is not an action. Rules of the instead rulebook apply to actions. The name of an action is a participle: 'frobbing', not 'frob'.
'the player takes the ball' is not an action. Rules of the after rulebook apply to actions. The name of an action is a participle: 'taking', not 'takes'.
'reading the ball' is not an action. Rules of the instead rulebook apply to actions. To define an action, write 'Reading is an action applying to one thing.'
'takeing the ball' is not an action. Rules of the instead rulebook apply to actions. Nothing here is called 'takeing'. Did you mean 'taking'?
'If the player takes the ball' looks like the beginning of a rule, but it does not begin with the name of a rulebook. Begin a rule with its rulebook, and put conditions after it: 'Every turn when the lamp is lit:', 'After taking the lamp:'.
'Upon taking the ball' looks like the beginning of a rule, but it does not begin with the name of a rulebook. A rule about an action begins with 'Instead of', 'Before' or 'After': 'After taking the lamp:'.
The sentence 'If the ball is in the crate, say "x"' could not be understood. Write a phrase like this in a rule: 'Every turn: if the lamp is lit, say "Light!"'.
'say "x" to the player' is not a known phrase. What is said is printed for the player. Write only 'say "Hello."'.
