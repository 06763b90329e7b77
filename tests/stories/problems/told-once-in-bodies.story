One mistake, one problem: an 'end if' under colons, a repeat without its 'with' or its name, a substitution that belongs to nothing and what would belong to it, a semicolon where the colon of a rule should be.
--- source
The Lab is a room. The box is a container in the Lab.

Every turn:
	if the box is open:
		say "a";
	end if.

Every turn:
	repeat X running through things:
		say "[X]";
	repeat with running through things:
		say "b".

Every turn: say "[if the box is open]c[otherwise]d[otherwise]e[end if]".

Every turn: say "[otherwise if the box is open]f[end if]".

Every turn; say "g".
--- problems
BLOCK_STYLES_MIXED at "Every turn"
REPEAT_UNKNOWN at "X running through things"
REPEAT_UNKNOWN at "with running through things"
SUBSTITUTION_STRAY at "otherwise"
SUBSTITUTION_STRAY at "otherwise if the box is open"
SEMICOLON_UNEXPECTED at "Every turn"
