A mark that was left out is looked for where it would have stood; a text that is not closed is found where it begins.
--- source
The Attic is a room. The chest is a container in the Attic. The moth is an animal in the Attic.

Every turn:
	say "A draught"
	say "moves the dust.";
	if the moth is in the Attic
		say "It flutters.";
	if the chest is closed say "Shut.";
	while the moth is in the chest, wait;
	nudge the moth;
	let the tally be the blurb of the chest.

Instead of opening the chest
	say "Stuck."

Instead of taking the moth say "Too quick."

Every turn when the moth is drowsy: say "Zz."

The beam is a supporter in the Attic. "An old beam.

Instead of entering the beam:
	say "Low.

Test me with "wait.
--- sentences
'say "A draught" say "moves the dust."' is not a known phrase. A semicolon may be missing before 'say'.
'if the moth is in the Attic say "It flutters."' is not a known phrase. A colon or comma may be missing before 'say'.
'if the chest is closed say "Shut."' is not a known phrase. Write a comma after the condition of an 'if', or a colon and a new line.
'while the moth is in the chest, wait' is not a known phrase. Write a colon, not a comma, after a 'while' or a 'repeat', and begin its phrases on a new line.
'nudge the moth' is not a known phrase. Nothing here is called 'nudge'.
'let the tally be the blurb of the chest' is not a known phrase. 'let the tally be' was read as naming a value, so 'the blurb of the chest' must be a value. Nothing here is called 'blurb'.
The sentence 'Instead of opening the chest say "Stuck."' could not be understood. A colon may be missing before 'say'.
The sentence 'Instead of taking the moth say "Too quick."' could not be understood. A colon or comma may be missing before 'say'.
'the moth is drowsy' is not a condition or an activity. 'is' was read as a verb, so 'drowsy' must be an adjective, a description, a name or a place. Nothing here is called 'drowsy'.
The text that starts here, "An old beam., has no closing quotation mark. Put one where the text ends; it is taken to end in line 20.
The text that starts here, "Low., has no closing quotation mark. Put one where the text ends; it is taken to end in line 23.
The text that starts here, "wait., has no closing quotation mark. Put one where the text ends; it is taken to end in line 25.
