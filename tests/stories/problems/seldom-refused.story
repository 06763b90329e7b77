Histories, cases, repeats and changes that ask for what cannot be, each beside one that can.
--- source
"Seldom Refused"

The Hall is a room. The Yard is north of the Hall. Bob is a man in the Hall. The cup is in the Hall. The box is a container in the Hall. A bike is a kind of vehicle. The red bike is a bike in the Hall. The gate is a door. The gate is east of the Hall and west of the Field.
A shade is a kind of value. The shades are dim and pale. A thing has a shade.
A tint is a kind of value.
A thing has an object called the owner.

To list all (D - a description of things): say "[list of D]".
To decide which object is the keeper of (T - a thing): decide on T.

Definition: a thing is fine if it is edible.

Instead of jumping:
	let T be a tint;
	let N be 5;
	if N is pale, say "a";
	if N is fine, say "b";
	if "x" is the standard report taking rule response (A), say "c";
	if the standard report taking rule response (A) is "x", say "c";
	let V be the cup;
	list all things carried by the owner of V;
	list all things carried by the keeper of V;
	list all things carried by the owner of the keeper of V;
	list all things carried by V;
	list all things carried by the owner of the cup.

Instead of waving hands:
	if we have taken the cup in the Hall, say "1";
	if we have taken the cup in the presence of Bob, say "2";
	if we have taken the cup when the cup is edible, say "3";
	if we have put the cup into the box, say "4";
	if we have gone from the Hall, say "5";
	if we have gone to the Yard, say "6";
	if we have gone through the gate, say "7";
	if we have gone by the red bike, say "8";
	if we have gone with the cup, say "9";
	if we have gone nowhere, say "10";
	if we have gone somewhere, say "11";
	if we have asked Bob about "cups", say "12";
	if we have set the cup to "five", say "13";
	if we have taken the cup, say "14";
	if we have inserted the cup into the box, say "15".

Instead of thinking:
	if we have taken the cup for the second time, say "1";
	if we have taken the cup for the first time, say "2";
	if we have taken the cup twice, say "3";
	if we are taking the cup for the second time, say "4";
	if taking something for the second time, say "5";
	if we are inserting the cup into the box for the third time, say "6";
	if we are jumping for the third time, say "7";
	if we have jumped for the third time, say "8";
	if we have jumped for the third turn, say "9";
	if we had taken the cup, say "10";
	if we have taken some edible things, say "11".

Instead of sleeping:
	let N be 1;
	let L be a list of numbers;
	if N is:
		-- 1: say "1";
		-- 2: say "2";
		-- 1: say "3";
	if "x" is listed in L, say "a";
	if N is listed in L, say "b";
	if the cup is listed in L, say "c";
	repeat with M running from 1 to "x":
		say "x";
	repeat with M running from "x" to "y":
		say "x";
	repeat with M running from the cup to the box:
		say "x";
	repeat with M running from true to false:
		say "x";
	repeat with M running from dim to pale:
		say "x";
	repeat with M running through numbers:
		say "x";
	repeat with M running through the cup:
		say "x";
	repeat with M running through 5:
		say "x";
	repeat with M running through "x":
		say "x";
	increase the cup by 1;
	increase the shade of the cup by 1;
	increase N by "x";
	increase N by 9:00 AM;
	now the time of day is 9:00 AM;
	increase the time of day by 5;
	increase the time of day by 5 minutes;
	increase the time of day by 9:00 AM.
--- problems
LET_WITHOUT_DEFAULT at "let T be a tint"
ADJECTIVE_OF_OTHERS at "N is pale"
ADJECTIVE_OF_OTHERS at "N is fine"
RESPONSE_COMPARED at ""x" is the standard report taking rule response (A)"
RESPONSE_COMPARED at "the standard report taking rule response (A) is "x""
DESCRIPTION_LOCAL at "things carried by the owner of V"
DESCRIPTION_LOCAL at "things carried by the keeper of V"
DESCRIPTION_LOCAL at "things carried by the owner of the keeper of V"
DESCRIPTION_LOCAL at "things carried by V"
PAST_ACTION_LONG at "we have taken the cup in the Hall"
PAST_ACTION_LONG at "we have taken the cup in the presence of Bob"
CONDITION_UNKNOWN at "we have taken the cup when the cup is edible"
CONDITION_UNKNOWN at "we have put the cup into the box"
PAST_ACTION_LONG at "we have gone from the Hall"
PAST_ACTION_LONG at "we have gone to the Yard"
PAST_ACTION_LONG at "we have gone through the gate"
PAST_ACTION_LONG at "we have gone by the red bike"
PAST_ACTION_LONG at "we have gone with the cup"
PAST_ACTION_LONG at "we have gone nowhere"
PAST_ACTION_LONG at "we have gone somewhere"
PAST_ACTION_LONG at "we have asked Bob about "cups""
CONDITION_UNKNOWN at "we have set the cup to "five""
PAST_ACTION_LONG at "we have inserted the cup into the box"
PAST_ACTION_COUNTED at "we have taken the cup for the second time"
PAST_ACTION_COUNTED at "we have taken the cup twice"
PAST_ACTION_COUNTED at "we are taking the cup for the second time"
PAST_ACTION_COUNTED at "taking something for the second time"
PAST_ACTION_COUNTED at "we are inserting the cup into the box for the third time"
PAST_ACTION_COUNTED at "we have jumped for the third time"
PAST_ACTION_VAGUE at "we have taken some edible things"
CASE_TWICE at "1"
LISTED_KIND at ""x" is listed in L"
LISTED_KIND at "the cup is listed in L"
REPEAT_UNKNOWN at "with M running from 1 to "x""
REPEAT_NOT_COUNTED at ""x""
REPEAT_NOT_COUNTED at "the cup"
REPEAT_NOT_COUNTED at "true"
REPEAT_ENDLESS at "repeat with M running through numbers"
REPEAT_NOT_MANY at "the cup"
REPEAT_NOT_MANY at "5"
REPEAT_NOT_MANY at ""x""
PHRASE_UNKNOWN at "increase the cup by 1"
CHANGE_NOT_NUMBER at "increase the shade of the cup by 1"
VALUE_WRONG_KIND at ""x""
VALUE_WRONG_KIND at "9:00 AM"
VALUE_WRONG_KIND at "5"
VALUE_WRONG_KIND at "9:00 AM"
