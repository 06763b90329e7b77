A rule whose colon was left out is one mistake, however many phrases it has; what follows it is read.
--- source
The Yard is a room. The lamp is a thing in the Yard.

Instead of waiting
	now the lamp is lit;
	if the lamp is lit:
		say "Lit.";
	say "Time passes."

Instead of jumping: say "[wibble]."

The bench is in the Yard; it is a supporter.
--- problems
SEMICOLON_UNEXPECTED at "Instead of waiting  now the lamp is lit"
SUBSTITUTION_UNKNOWN at "wibble"
SEMICOLON_UNEXPECTED at "The bench is in the Yard"
