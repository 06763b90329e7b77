What could not be read says how far it was understood, what stopped it, and what could have stood there.
--- source
The Quay is a room. A tool is a kind of thing. The mallet is a tool. The crate is a container in the Quay. A rope is here.

Tally is a number that varies.

Table of Tides
hour (number)	depth (number)
1	3

Every turn:
	let T be a random tol carried by the player;
	if T is nothing, say "Nothing.";
	move T to the crate;
	let U be the depth corresponding to an hour of 1 in the Table of Tidings;
	increase the tally by the rope;
	move the rope to the crte;
	try taking the mallte;
	now the mallet is waterlogged;
	now every tool is a tool;
	next;
	let T be a random tool in the crate;
	if T is the rope and the mallet is in the crte, say "[T].".

Every turn:
	repeat with X running through tols:
		say "[X]";
		say "[Y]";
	if a tol (called V) is in the crate:
		say "[V]";
	if a tool (called V) is in the crte:
		say "[V]".

Instead of taking the tol (called Z):
	now Z is in the crate.
--- sentences
'let T be a random tol carried by the player' is not a known phrase. 'carried' was read as a preposition, so 'tol' must be a description or a name. Nothing here is called 'tol'. Did you mean 'tool'?
'let U be the depth corresponding to an hour of 1 in the Table of Tidings' is not a known phrase. 'the depth corresponding to an hour' was read as a table lookup, so 'the Table of Tidings' must be a table. Did you mean 'table of tides'?
'the rope' is of the wrong kind: it must be a number, but it is a thing.
'move the rope to the crte' is not a known phrase. It was read as 'move (O - object) to (P - object)', so 'the crte' must be an object. Nothing here is called 'crte'. Did you mean 'crate'?
'try taking the mallte' is not a known phrase. 'taking' was read as an action, so 'the mallte' must be a description or a name. Nothing here is called 'mallte'. Did you mean 'mallet'?
'the mallet is waterlogged' is not a condition. 'is' was read as a verb, so 'waterlogged' must be an adjective, a description, a name or a place. Nothing here is called 'waterlogged'.
'every tool is a tool' can be tested, but 'now' cannot make it true.
'next' is only valid inside a 'repeat' or a 'while'.
'T is the rope and the mallet is in the crte' is not a condition. 'is in' was read as a verb, so 'the crte' must be a description or a name. Nothing here is called 'crte'. Did you mean 'crate'?
'with X running through tols' does not say what to repeat through. Write 'with N running from 1 to 5', 'with X running through' a description or a list, or 'through' a table. Nothing here is called 'tols'. Did you mean 'tools'?
'[Y]' in this text is not a text substitution or a value. Nothing here is called 'Y'.
'a tol (called V) is in the crate' is not a condition. 'is' was read as a verb, so 'a tol (called V)' must be a description or a name. Nothing here is called 'tol'. Did you mean 'tool'?
'a tool (called V) is in the crte' is not a condition. 'is in' was read as a verb, so 'the crte' must be a description or a name. Nothing here is called 'crte'. Did you mean 'crate'?
'the tol (called Z)' is not an action. Rules of the instead rulebook apply to actions. 'taking' was read as an action, so 'the tol (called Z)' must be a description or a name. Nothing here is called 'tol'. Did you mean 'tool'?
