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
'let T be a random tol carried by the player' is not a known phrase. I took 'carried' for a preposition, but 'tol' should be a description, or a name. Perhaps 'tool' was meant.
'let U be the depth corresponding to an hour of 1 in the Table of Tidings' is not a known phrase. I took 'the depth corresponding to an hour' for an entry looked up, but 'the Table of Tidings' should be a table. Perhaps 'table of tides' was meant.
'the rope' is of the wrong kind: it must be number, but it is thing.
'move the rope to the crte' is not a known phrase. I took it for 'move (O - object) to (P - object)', but 'the crte' should be an object. Perhaps 'crate' was meant.
'try taking the mallte' is not a known phrase. I took 'taking' for an action, but 'the mallte' should be a description, or a name. Perhaps 'mallet' was meant.
'the mallet is waterlogged' is not a condition. I took 'is' for a verb, but 'waterlogged' should be an adjective, a description, a name or a place. Nothing here is called 'waterlogged'.
'every tool is a tool' can be tested, but 'now' cannot make it true.
'next' is only valid inside a 'repeat' or a 'while'.
'T is the rope and the mallet is in the crte' is not a condition. I took 'is in' for a verb, but 'the crte' should be a description, or a name. Perhaps 'crate' was meant.
'with X running through tols' does not say what to repeat through. Write 'with N running from 1 to 5', 'with X running through' a description or a list, or 'through' a table. Perhaps 'tools' was meant.
'[Y]' in this text is not a text substitution or a value. Nothing here is called 'Y'.
'a tol (called V) is in the crate' is not a condition. I took 'is' for a verb, but 'a tol (called V)' should be a description, or a name. Nothing here is called 'tol'; perhaps 'tool' was meant.
'a tool (called V) is in the crte' is not a condition. I took 'is in' for a verb, but 'the crte' should be a description, or a name. Perhaps 'crate' was meant.
'the tol (called Z)' is not an action. Rules of the instead rulebook apply to actions. I took 'taking' for an action, but 'the tol (called Z)' should be a description, or a name. Nothing here is called 'tol'; perhaps 'tool' was meant.
