Statements that fit by their kinds but could not do what they say.
--- source
The Hall is a room. The urn is in the Hall. A thing has a thing called the twin.

To praise (T - a thing): say "Fine [T]."

This is the gong rule: say "Gong." (A).

When play begins:
	repeat with N running from 1 to 3:
		let N be 7;
		let M be N;
		let M be 8;
	if the urn is in the Hall, let the remark be "Here.";
	if the urn is in the Hall:
		let the count be 1;
		say "[the count].";
	let L be {};
	let K be { "one", 2 };
	let J be { 1, 2 };
	remove 2 from J;
	remove 2 from { 1, 2 };
	truncate { 1, 2, 3 } to 1 entry;
	add { 1 } to { 2, 3 };
	let Q be a random number;
	let R be a random number from 1 to 2;
	let S be a random text;
	increment the twin of the urn;
	now the score is 7;
	let T be a topic;
	now T is "fish";
	display the boxed quotation "Fine.";
	let B be "Finer.";
	display the boxed quotation B;
	praise the urn;
	praise nothing;
	if the gong rule response (A) is "Gong.", say "Same.";
	say "The urn] is here."
--- problems
LET_LOOP at "let N be 7"
LET_FORGOTTEN at "let the remark be "Here.""
LET_EMPTY_LIST at "let L be {}"
LIST_MIXED at "{ "one", 2 }"
LIST_NOT_CHANGED at "remove 2 from { 1, 2 }"
LIST_NOT_CHANGED at "truncate { 1, 2, 3 } to 1 entry"
LIST_NOT_CHANGED at "add { 1 } to { 2, 3 }"
RANDOM_OF_WHAT at "a random number"
RANDOM_OF_WHAT at "a random text"
CHANGE_NOT_NUMBER at "increment the twin of the urn"
SCORE_NOT_KEPT at "the score is 7"
TOPIC_ASSIGNED at "T is "fish""
BOXED_NOT_TEXT at "display the boxed quotation B"
NOTHING_GIVEN at "praise nothing"
RESPONSE_COMPARED at "the gong rule response (A) is "Gong.""
SUBSTITUTION_NOT_OPENED at ""The urn] is here.""
