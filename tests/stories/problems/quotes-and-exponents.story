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
'say "He says "no" again."' is not a known phrase. The text ends at its second quotation mark. Inside a text, write an apostrophe or [quotation mark] instead.
'say "A "ball" here."' is not a known phrase. The text ends at its second quotation mark. Inside a text, write an apostrophe or [quotation mark] instead.
'say "The " " is here."' is not a known phrase. The text ends at its second quotation mark. Inside a text, write an apostrophe or [quotation mark] instead.
'let X be 1.0e10' is not a known phrase. Write a power of ten as '1.5 x 10^3', not as '1.5e3'.
'[2E-5]' in this text is not a text substitution or a value. Write a power of ten as '1.5 x 10^3', not as '1.5e3'.
