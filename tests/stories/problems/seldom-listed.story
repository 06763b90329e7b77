Rulebooks, listings, substitutions, scenes, times and responses that say what cannot be, each beside one that can.
--- source
"Seldom Listed"

The Hall is a room. Bob is a man in the Hall. The cup is in the Hall. The Meeting is a scene. A thing can be odd.

The tidy rules are a rulebook. The sweep rules are a number based rulebook. The count rules are a rulebook producing a number.
The at once rules are a rulebook. The to do rules are a rulebook. The definition rules are a rulebook.

Tidy rule (this is the first tidy rule): say "1".
Tidy rule (this is the second tidy rule): say "2".
Very first tidy rule (this is the leading tidy rule): say "3".
Very last tidy rule (this is the closing tidy rule): say "4".
Sweep rule for 1 (this is the one sweep rule): say "5".
Sweep rule for nothing: say "6".
Count rule (this is the odd count rule): rule succeeds with result "x".
Count rule (this is the even count rule): rule succeeds.
This is the loose rule: say "7".
This is the rule: say "8".
This is rule: say "8".

The first tidy rule and the second tidy rule are listed in the sweep rules.
The first tidy rule, second tidy rule is listed in the tidy rules.
The third tidy rule is listed in the tidy rules.
The second tidy rule is listed before the leading tidy rule in the tidy rules.
The second tidy rule is listed after the closing tidy rule in the tidy rules.
The second tidy rule is listed before the closing tidy rule in the tidy rules.
The first tidy rule is listed very first in the tidy rules.
The first tidy rule is listed very last in the tidy rules.
The first tidy rule is listed in any rulebook.
The loose rule is not listed in any rulebook.
The loose rule is not listed in the tidy rules.
The one sweep rule is listed in the tidy rules.
The loose rule is listed in the nonsense rules.
The loose rule substitutes for the one sweep rule.
The first tidy rule substitutes for the loose rule.
The leading tidy rule does nothing when the cup is odd.
The closing tidy rule does nothing if the cup is.
The closing tidy rule does nothing unless the sky is blue.
The second tidy rule is not listed in the tidy rules when the cup is odd.

When the Meeting starts:
	say "x".
When the Meeting finishes:
	say "x".
When the Meeting breaks:
	say "x".
When nonsense begins:
	say "x".
At 3:
	say "x".
At noon:
	say "x".
At 9:00 AM:
	say "x".
At the time when the bell rings:
	say "x".
Rule for:
	say "x".
Instead of taking the cup when the sky is blue:
	say "x".
Instead of taking the sky while the cup is odd:
	say "x".
Instead of:
	say "x".
Tidy rule when the cup is odd:
	say "x".
Tidy rule when nonsense:
	say "x".
Sweep rule for "x":
	say "x".
Sweep rule for a number when the cup is odd:
	say "x".
Every turn during the Meeting: say "x".
Every turn during a scene: say "x".
Every turn during no scenes: say "x".
Every turn during nonsense: say "x".
Every turn during: say "x".
During the Meeting: say "x".
Rule about: say "x".
Rule on: say "x".
Tidy rule about the cup: say "x".
Rule for tidy when: say "x".

The standard report taking rule response (A) is "a".
The standard report taking rule response (A) is "a" (A).
The standard report taking rule response (A) is "a" (B).
The standard report taking rule response (7) is "a".
The standard report taking rule response (AB) is "a".
The standard report taking rule response is "a".
The standard report taking rule response (A) is a.
The standard report taking rule response (Z) is "a".
The standard report taking rule response (A) was "a".
--- problems
RULEBOOK_NAME_BEGINS at "The at once rules are a rulebook"
RULEBOOK_NAME_BEGINS at "The to do rules are a rulebook"
RULEBOOK_NAME_BEGINS at "The definition rules are a rulebook"
RULE_VALUE_WRONG_KIND at "nothing"
RESULT_WRONG_KIND at "rule succeeds with result "x""
RULE_NAMELESS at "the rule"
RULE_NAMELESS at "rule"
RULE_ONE_AT_A_TIME at "The first tidy rule and the second tidy rule"
RULE_ONE_AT_A_TIME at "The first tidy rule, second tidy rule"
RULE_UNKNOWN at "The third tidy rule"
LISTING_VERY at "The second tidy rule is listed before the leading tidy rule in the tidy rules"
LISTING_VERY at "The second tidy rule is listed after the closing tidy rule in the tidy rules"
LISTING_VERY_ASKED at "The first tidy rule is listed very first in the tidy rules"
LISTING_VERY_ASKED at "The first tidy rule is listed very last in the tidy rules"
RULEBOOK_UNKNOWN at "any rulebook"
LISTING_KINDS at "The one sweep rule is listed in the tidy rules"
RULEBOOK_UNKNOWN at "the nonsense rules"
CHANGE_KINDS at "The first tidy rule substitutes for the loose rule"
CHANGE_CONDITION_UNKNOWN at "the cup is"
CHANGE_CONDITION_UNKNOWN at "the sky is blue"
RULEBOOK_UNKNOWN at "the tidy rules when the cup is odd"
RULE_SCENE_STARTS at "When the Meeting starts"
RULE_SCENE_STARTS at "When the Meeting finishes"
RULE_WHEN_FIRST at "When the Meeting breaks"
RULE_TIME_UNKNOWN at "3"
RULE_TIME_UNKNOWN at "noon"
EVENT_NOT_SET_OFF at "At the time when the bell rings"
RULEBOOK_NOT_FOUND at "Rule for"
RULE_CONDITION_UNKNOWN at "the sky is blue"
RULE_ACTION_UNKNOWN at "the sky"
RULE_ACTION_UNKNOWN at "of"
RULE_CONDITION_UNKNOWN at "nonsense"
RULE_VALUE_WRONG_KIND at ""x""
DURING_NO_SCENE at "no scenes"
DURING_NO_SCENE at "nonsense"
DURING_NO_SCENE at "during"
RULEBOOK_NOT_FOUND at "During the Meeting"
RULEBOOK_NOT_FOUND at "Rule about"
RULEBOOK_NOT_FOUND at "Rule on"
RULE_ACTION_UNKNOWN at "the cup"
RULE_WHEN_EMPTY at "Rule for tidy when"
RESPONSE_FORM at "The standard report taking rule response (A) is "a" (B)"
RESPONSE_FORM at "The standard report taking rule response (7) is "a""
RESPONSE_FORM at "The standard report taking rule response (AB) is "a""
SAME_AS_ANOTHER at "The standard report taking rule response is "a""
RESPONSE_FORM at "The standard report taking rule response (A) is a"
RESPONSE_UNKNOWN at "The standard report taking rule response (Z)"
SENTENCE_UNKNOWN at "The standard report taking rule response (A) was "a""
