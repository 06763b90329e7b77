Blocks of both styles whose words or indentation are not those of any block, and the beginnings of actions.
--- source
The Yard is a room. Ann is a woman in the Yard. The pin is in the Yard. Recess is a scene. Lunch is a scene.

An is an action applying to nothing.

Is an action applying to nothing.

Hopping is an action applying to nothing. Tying it up is an action applying to two things. Looking out to is an action applying to one thing.

To act one: if the pin is in the Yard begin; say "a"; otherwise; say "b"; otherwise; say "c"; end if.

To act two: if the pin is in the Yard begin; say "a"; otherwise; say "b"; otherwise if the pin is in Ann; say "c"; end if.

To act three: if the pin is in the Yard begin; say "a"; otherwise say "b"; otherwise say "c"; end if.

To act four: while the pin is in the Yard begin; say "a"; otherwise; say "b"; end while.

To act five: if the pin is in the Yard begin; say "a"; end while.

To act six: if the pin is in the Yard begin; say "a".

To act seven: repeat with X running from 1 to 3 begin; say "a"; end if; end repeat.

To act eight: end if.

To act nine: say "a"; otherwise; say "b".

To act ten: if the pin is in the Yard begin; end if.

To act eleven: if the pin is in the Yard, say "a"; otherwise say "b"; otherwise say "c".

To act twelve: if the pin is in the Yard, say "a"; otherwise if the pin is in Ann, say "b"; otherwise say "c".

To act thirteen: if the pin is in the Yard is begin; -- true: say "a"; end if.

To act fourteen: if the pin is in the Yard, , say "a".

To act fifteen:
	if the pin is in the Yard:
		say "a";
	otherwise:
		say "b";
	otherwise:
		say "c".

To act sixteen:
	if the pin is in the Yard:
	otherwise:
		say "b".

To act seventeen:
	if the pin is in the Yard:
		say "a";
		otherwise:
			say "b".

To act eighteen:
	if the pin is in the Yard, say "a";
	otherwise:
		say "b".

To act nineteen:
	if the pin is in the Yard, say "a";
	otherwise if the pin is in Ann:
		say "b".

To act twenty:
	if the pin is in the Yard, say "a";
		say "b".

To act twenty-one:
	if the number of things is:
		-- 1: say "a"; say "b";
		-- 2:
			say "c";
		-- otherwise: say "d";
		-- 3: say "e".

To act twenty-two:
	if the number of things is:
		say "a".

To act twenty-three:
	-- 1: say "a".

To act twenty-four:
	if the number of things is begin;
		-- 1: say "a";
	end if.

To act twenty-five:
	while the pin is in the Yard:
		say "a";
	end while.

To act twenty-six:
	if the pin is in the Yard:
		say "a"; say "b"; if the pin is in Ann, say "c";
	otherwise unless the pin is in Ann:
		say "d";
	otherwise:
		unless the pin is in Ann:
			say "e".

 To act twenty-seven:
	if the pin is in the Yard:
		say "a".

To act twenty-eight:
	repeat with X running through things:
		if X is the pin, next;
		otherwise say "b";
		say "c".

To act twenty-nine:
	say "a": say "b".

To act thirty:
		say "a";
	say "b".
--- problems
NAME_UNUSABLE at "An"
SENTENCE_UNKNOWN at "Is an action applying to nothing"
OTHERWISE_NOT_LAST at "otherwise"
OTHERWISE_NOT_LAST at "otherwise"
PHRASE_UNKNOWN at "otherwise say "b""
PHRASE_UNKNOWN at "otherwise say "c""
OTHERWISE_WITHOUT_IF at "otherwise"
END_WRONG at "end while"
BEGIN_WITHOUT_END at "if the pin is in the Yard begin"
END_WRONG at "end if"
END_WITHOUT_BEGIN at "end repeat"
END_WITHOUT_BEGIN at "end if"
OTHERWISE_WITHOUT_IF at "otherwise"
PHRASE_UNKNOWN at "otherwise say "c""
OTHERWISE_MISPLACED at "otherwise if the pin is in Ann, say "b""
CONDITION_UNKNOWN at "the pin is in Ann, say "b""
PHRASE_UNKNOWN at "otherwise say "c""
BLOCK_STYLES_MIXED at "To act thirteen"
CASE_NEEDS_COLONS at "if the pin is in the Yard is begin"
CASE_NEEDS_COLONS at "-- true"
PHRASE_UNKNOWN at ", say "a""
OTHERWISE_NOT_LAST at "otherwise"
BLOCK_EMPTY at "To act sixteen"
INDENT_UNEXPECTED at "To act seventeen"
OTHERWISE_MISPLACED at "otherwise"
OTHERWISE_AFTER_COMMA at "To act eighteen"
PHRASE_RUNS_ON at "To act twenty-one"
CASE_AFTER_OTHERWISE at "-- 3"
CASE_EXPECTED at "To act twenty-two"
NOT_A_CASE at "say "a""
CASE_MISPLACED at "-- 1"
BLOCK_STYLES_MIXED at "To act twenty-four"
CASE_NEEDS_COLONS at "if the number of things is begin"
CONDITION_UNKNOWN at "the number of things"
CASE_NEEDS_COLONS at "-- 1"
BLOCK_STYLES_MIXED at "To act twenty-five"
PHRASE_RUNS_ON at "To act twenty-six"
RULEBOOK_NOT_FOUND at "say "a""
