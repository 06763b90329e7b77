A rulebook followed for, producing or listed with the wrong kind: the problem names both kinds.
--- source
The Yard is a room.

Grading is a number based rulebook producing a text. Grading 3 (this is the third grade rule): rule succeeds with result "three".

Humming is a rulebook. Humming: say "Hm."

Grading "four": rule fails.

Grading 5: rule succeeds with result 55.

The third grade rule is listed in the humming rules.

The third grade rule substitutes for the advance time rule.

When play begins:
	follow the grading rules for "six";
	follow the humming rules for 7;
	let N be the number produced by the grading rules for 8;
	let T be the text produced by the humming rules;
	let U be the text produced by the grading rules for "nine";
	follow the grading rules for 10.
--- problems
RULE_VALUE_WRONG_KIND at ""four""
RESULT_WRONG_KIND at "rule succeeds with result 55"
LISTING_KINDS at "The third grade rule is listed in the humming rules"
CHANGE_KINDS at "The third grade rule substitutes for the advance time rule"
FOLLOW_WRONG_KIND at "follow the grading rules for "six""
FOLLOW_FOR_NOTHING at "follow the humming rules for 7"
PRODUCES_OTHER at "the number produced by the grading rules for 8"
PRODUCES_NOTHING at "the text produced by the humming rules"
FOLLOW_WRONG_KIND at "the text produced by the grading rules for "nine""
