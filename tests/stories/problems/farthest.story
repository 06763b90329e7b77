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
I do not know how to do 'let T be a random tol carried by the player'. I took 'carried' for a preposition, but 'tol' should be a description, or a name. Perhaps 'tool' was meant.
I do not know how to do 'let U be the depth corresponding to an hour of 1 in the Table of Tidings'. I took 'the depth corresponding to an hour' for an entry looked up, but 'the Table of Tidings' should be a table. Perhaps 'table of tides' was meant.
'the rope' cannot be the value here: number was expected, but it is thing.
I do not know how to do 'move the rope to the crte'. I took it for 'move (O - object) to (P - object)', but 'the crte' should be an object. Perhaps 'crate' was meant.
I do not know how to do 'try taking the mallte'. I took 'taking' for an action, but 'the mallte' should be a description, or a name. Perhaps 'mallet' was meant.
I do not understand 'the mallet is waterlogged' as something that is so or not so. I took 'is' for a verb, but 'waterlogged' should be an adjective, a description, a name or a place. Nothing here is called 'waterlogged'.
'every tool is a tool' is something that I can test, but not make so by saying 'now'.
'next' belongs inside a repeat or a while, and this is not inside one.
I do not understand 'T is the rope and the mallet is in the crte' as something that is so or not so. I took 'is in' for a verb, but 'the crte' should be a description, or a name. Perhaps 'crate' was meant.
I do not see what is to be repeated in 'with X running through tols'. A repeat runs 'with N running from 1 to 5', 'with X running through' a description or a list, or 'through' a table. Perhaps 'tools' was meant.
The text has '[Y]' in it, but I know nothing of that name to print. Nothing here is called 'Y'.
I do not understand 'a tol (called V) is in the crate' as something that is so or not so. I took 'is' for a verb, but 'a tol (called V)' should be a description, or a name. Nothing here is called 'tol'; perhaps 'tool' was meant.
I do not understand 'a tool (called V) is in the crte' as something that is so or not so. I took 'is in' for a verb, but 'the crte' should be a description, or a name. Perhaps 'crate' was meant.
A rule of the instead rulebook applies to actions, but I do not understand 'the tol (called Z)' as one, or as a part of one. I took 'taking' for an action, but 'the tol (called Z)' should be a description, or a name. Nothing here is called 'tol'; perhaps 'tool' was meant.
