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
'say "A draught" say "moves the dust."' is not a known phrase. Perhaps a semicolon is missing before 'say'.
'if the moth is in the Attic say "It flutters."' is not a known phrase. Perhaps a colon or comma is missing before 'say'.
'if the chest is closed say "Shut."' is not a known phrase. After the condition of an 'if' there is a comma, or a colon and a new line.
'while the moth is in the chest, wait' is not a known phrase. After a 'while' or a 'repeat' there is a colon and not a comma, and what is done again begins a line of its own.
'nudge the moth' is not a known phrase. Nothing here is called 'nudge'.
'let the tally be the blurb of the chest' is not a known phrase. I took 'let the tally be' for giving a name to a value, but 'the blurb of the chest' should be a value. Nothing here is called 'blurb'.
The sentence 'Instead of opening the chest say "Stuck."' could not be understood. Perhaps a colon is missing before 'say'.
The sentence 'Instead of taking the moth say "Too quick."' could not be understood. Perhaps a colon or comma is missing before 'say'.
'the moth is drowsy' is not a condition or an activity. I took 'is' for a verb, but 'drowsy' should be an adjective, a description, a name or a place. Nothing here is called 'drowsy'.
The sentence '"An old beam. Instead of entering the beam: say "Low' could not be understood. Perhaps a closing quotation mark is missing in line 20, after '"An old beam.'.
The text that starts here, "wait., has no closing quotation mark before the end of the file. Perhaps a closing quotation mark is missing in line 20, after '"An old beam.'.
