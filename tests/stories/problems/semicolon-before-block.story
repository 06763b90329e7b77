Where a semicolon is left out before a block, the block seems to begin a rule; the problem says where the mark may be missing.
--- source
The Hall is a room. The cup is in the Hall.

Instead of taking the cup:
	say "No"
	if the cup is in the Hall:
		say "x".

After taking the cup:
	now the cup is handled
	if the player is in the Hall:
		say "In the hall.";
	say "Done."

Insteda of dropping the cup when
	the cup is handled:
	say "x".
--- sentences
'say "No" if the cup is in the Hall' looks like the beginning of a rule, but it does not begin with the name of a rulebook. A semicolon may be missing before 'if'.
'now the cup is handled if the player is in the Hall' looks like the beginning of a rule, but it does not begin with the name of a rulebook. A semicolon may be missing before 'if'.
'Insteda of dropping the cup when the cup is handled' looks like the beginning of a rule, but it does not begin with the name of a rulebook. Did you mean 'instead'?
