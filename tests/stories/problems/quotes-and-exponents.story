What is often written as elsewhere: a quotation mark within a text, and a power of ten with an 'e'.
--- source
The Lab is a room. The ball is in the Lab.

Every turn:
	say "He says "no" again.";
	if the ball is in the Lab, say "A "ball" here.";
	say "The "[ball]" is here.";
	let X be 1.0e10;
	say "[2E-5]."

--- problems
PHRASE_UNKNOWN at "say "He says "no" again.""
PHRASE_UNKNOWN at "say "A "ball" here.""
PHRASE_UNKNOWN at "say "The "[ball]" is here.""
PHRASE_UNKNOWN at "let X be 1.0e10"
SUBSTITUTION_UNKNOWN at "2E-5"
--- sentences
I do not know how to do 'say "He says "no" again."'. The text ends at its second quotation mark: within a text an apostrophe is written for it, or [quotation mark].
I do not know how to do 'say "A "ball" here."'. The text ends at its second quotation mark: within a text an apostrophe is written for it, or [quotation mark].
I do not know how to do 'say "The " " is here."'. The text ends at its second quotation mark: within a text an apostrophe is written for it, or [quotation mark].
I do not know how to do 'let X be 1.0e10'. A power of ten is written out here: '1.5 x 10^3', and not '1.5e3'.
The text has '[2E-5]' in it, but I know nothing of that name to print. A power of ten is written out here: '1.5 x 10^3', and not '1.5e3'.
