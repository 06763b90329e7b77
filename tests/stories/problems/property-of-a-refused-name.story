What follows from the refused name of a property is not told again.
--- source
The Lab is a room. The rock is in the Lab.
A coin is a kind of thing. A coin has a number called the value. The penny is a coin in the Lab. The value of the penny is 1.
When play begins:
	if the value of the penny is less than 2, say "Cheap [value of the penny].";
	now the value of the penny is 3;
	say "[total value of coins in the Lab].".
--- problems
NAME_TAKEN at "the value"
