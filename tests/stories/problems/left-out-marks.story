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
I do not know how to do 'say "A draught" say "moves the dust."'. Perhaps a semicolon is missing before 'say'.
I do not know how to do 'if the moth is in the Attic say "It flutters."'. Perhaps a colon or comma is missing before 'say'.
I do not know how to do 'if the chest is closed say "Shut."'. After the condition of an 'if' there is a comma, or a colon and a new line.
I do not know how to do 'while the moth is in the chest, wait'. After a 'while' or a 'repeat' there is a colon and not a comma, and what is done again begins a line of its own.
I do not know how to do 'nudge the moth'. Nothing here is called 'nudge'.
I do not know how to do 'let the tally be the blurb of the chest'. I took 'let the tally be' for giving a name to a value, but 'the blurb of the chest' should be a value. Nothing here is called 'blurb'.
I could not make sense of the sentence 'Instead of opening the chest say "Stuck."'. Perhaps a colon is missing before 'say'.
I could not make sense of the sentence 'Instead of taking the moth say "Too quick."'. Perhaps a colon or comma is missing before 'say'.
I do not understand 'the moth is drowsy' as a condition, or as an activity. I took 'is' for a verb, but 'drowsy' should be an adjective, a description, a name or a place. Nothing here is called 'drowsy'.
I could not make sense of the sentence '"An old beam. Instead of entering the beam: say "Low'. Perhaps a closing quotation mark is missing in line 20, after '"An old beam.'.
A quotation begins here, "wait., but no closing quotation mark follows before the end of the file. Perhaps a closing quotation mark is missing in line 20, after '"An old beam.'.
