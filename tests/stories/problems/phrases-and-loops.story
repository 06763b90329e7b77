Definitions of phrases and adjectives, and statements that stand where they cannot.
--- source
The Loft is a room. The hay is in the Loft.

To stack (B) neatly:
	do nothing.

To stack (B - bale) neatly:
	do nothing.

To decide which bale is on top:
	decide on nothing.

To:
	do nothing.

Definition: the hay.

Definition: a bale is dry if the hay is in the Loft.

Definition: a thing is damp when it is in the Loft

When play begins:
	break;
	repeat with the hay:
		do nothing;
	if the hay is:
		say "Hm.";
	now the hay is visible;
	let N be the glockenspiel;
	now the number of things is 4;
	if the hay is portable:
																											say "Deep."
--- problems
PARAMETER_FORM at "B"
PARAMETER_UNKNOWN at "bale"
PHRASE_RESULT_UNKNOWN at "bale"
PHRASE_FORM at "To"
DEFINITION_FORM at "the hay"
DEFINITION_OF_WHAT at "a bale"
DEFINITION_NO_CONDITION at "a thing is damp when it is in the Loft"
CASE_EXPECTED at "When play begins"
NOT_IN_A_LOOP at "break"
REPEAT_UNKNOWN at "with the hay"
NOT_A_CASE at "say "Hm.""
NOW_DEFINED at "the hay is visible"
PHRASE_UNKNOWN at "let N be the glockenspiel"
NOW_IMPOSSIBLE at "the number of things is 4"
