Kinds of parameters that nearly name a kind, and values that nearly fit one.
--- source
The Yard is a room. The ball is in the Yard. A thing has a number called size. Liking relates various people to various things. Loving relates various people to various people. The grade rules are a number based rulebook. The naming rules are a number based rulebook producing text. Grade 3 (this is the three rule): do nothing. Weighing something is an activity. Toning something is an activity on numbers.

To decide what number is double (N - a number) (this is doubling): decide on N times 2.

To bad 1 (X - a relation of no-such): do nothing. To bad 2 (X - a relation of people to no-such): do nothing. To bad 3 (X - a no-such relation of people): do nothing. To bad 4 (X - a relation): do nothing. To bad 5 (X - a no-such based rule): do nothing. To bad 6 (X - a number based rule producing no-such): do nothing. To bad 7 (X - based rule): do nothing. To bad 8 (X - a number based): do nothing. To bad 9 (X - a number-bases rule): do nothing. To bad 10 (X - a rule producing): do nothing. To bad 11 (X - a number rulebook): do nothing. To bad 12 (X - an activity on no-such): do nothing. To bad 13 (X - an activity on): do nothing. To bad 14 (X - a no-such valued property): do nothing. To bad 15 (X - valued property): do nothing. To bad 16 (X - a number valued): do nothing. To bad 17 (X - a number valued thing): do nothing. To bad 18 (X - a phrase number): do nothing. To bad 19 (X - a phrase no-such -> number): do nothing. To bad 20 (X - a phrase number -> no-such): do nothing. To bad 21 (X - a phrase (number, no-such) -> number): do nothing. To bad 22 (X - a phrase (no-such, number) -> number): do nothing. To bad 23 (X - a list): do nothing. To bad 24 (X - a list of): do nothing. To bad 25 (X - a list of no-such): do nothing. To bad 26 (X - a description of no-such): do nothing. To bad 27 (X - a value of kind KK): do nothing. To bad 28 (X - a value of kind k): do nothing. To bad 29 (X - k): do nothing. To bad 30 (X - a Kt): do nothing. To bad 31 (X - a list of Kt): do nothing. To bad 32 (X - value of kind): do nothing. To bad 33 (X - (number)): do nothing. To bad 34 (X - ()): do nothing. To bad 35 (X - a combination of numbers): do nothing. To bad 36 (X - of kind K): do nothing. To bad 37 (X - an equivalence): do nothing.

To fit 1 (X - a relation of people to things): do nothing. To fit 2 (X - a number based rulebook): do nothing. To fit 3 (X - a number based rulebook producing text): do nothing. To fit 4 (X - a number based rule): do nothing. To fit 5 (X - an activity on numbers): do nothing. To fit 6 (X - a text valued property): do nothing. To fit 7 (X - a phrase number -> text): do nothing. To fit 8 (X - a phrase (number, number) -> number): do nothing. To fit 9 (X - a list of lists of numbers): do nothing. To fit 10 (X - a list of Ks) and (Y - K): do nothing. To fit 11 (X - a description of numbers): do nothing. To fit 12 (X - a rulebook): do nothing. To fit 13 (X - a rule): do nothing. To fit 14 (X - an arithmetic value): do nothing. To fit 15 (X - an enumerated value): do nothing. To fit 16 (X - a phrase nothing -> nothing): do nothing.

When play begins:
	fit 1 loving relation;
	fit 1 liking relation;
	fit 2 naming rules;
	fit 2 instead;
	fit 3 grade rules;
	fit 4 can't take yourself rule;
	fit 5 weighing;
	fit 6 size;
	fit 7 doubling;
	fit 8 doubling;
	fit 9 { 1, 2 };
	fit 9 { { 1 }, { "a" } };
	fit 10 { 1, 2 } and "a";
	fit 10 { 1, 2 } and 3;
	fit 11 people;
	fit 12 grade rules;
	fit 13 three rule;
	fit 14 "a";
	fit 15 5;
	fit 16 doubling.
--- problems
PARAMETER_UNKNOWN at "no-such relation of people"
PARAMETER_UNKNOWN at "no-such based rule"
PARAMETER_UNKNOWN at "number based rule producing no-such"
PARAMETER_UNKNOWN at "based rule"
PARAMETER_UNKNOWN at "number based"
PARAMETER_UNKNOWN at "number-bases rule"
PARAMETER_UNKNOWN at "rule producing"
PARAMETER_UNKNOWN at "number rulebook"
PARAMETER_UNKNOWN at "activity on no-such"
PARAMETER_UNKNOWN at "activity on"
PARAMETER_UNKNOWN at "no-such valued property"
PARAMETER_UNKNOWN at "valued property"
PARAMETER_UNKNOWN at "number valued"
PARAMETER_UNKNOWN at "number valued thing"
KIND_TOO_VAGUE at "list"
PARAMETER_UNKNOWN at "list of"
PARAMETER_UNKNOWN at "list of no-such"
PARAMETER_UNKNOWN at "description of no-such"
PARAMETER_UNKNOWN at "value of kind KK"
PARAMETER_UNKNOWN at "value of kind k"
PARAMETER_UNKNOWN at "k"
PARAMETER_UNKNOWN at "Kt"
PARAMETER_UNKNOWN at "list of Kt"
PARAMETER_UNKNOWN at "value of kind"
PARAMETER_UNKNOWN at "()"
PARAMETER_UNKNOWN at "combination of numbers"
PARAMETER_UNKNOWN at "equivalence"
KIND_VARIABLE_UNDECLARED at "To fit 10 (X - a list of Ks) and (Y - K)"
PHRASE_UNKNOWN at "fit 2 naming rules"
PHRASE_UNKNOWN at "fit 2 instead"
PHRASE_UNKNOWN at "fit 4 can't take yourself rule"
PHRASE_UNKNOWN at "fit 5 weighing"
PHRASE_UNKNOWN at "fit 6 size"
PHRASE_UNKNOWN at "fit 7 doubling"
PHRASE_UNKNOWN at "fit 8 doubling"
PHRASE_UNKNOWN at "fit 9 { 1, 2 }"
PHRASE_UNKNOWN at "fit 9 { { 1 }, { "a" } }"
PHRASE_UNKNOWN at "fit 10 { 1, 2 } and "a""
PHRASE_UNKNOWN at "fit 11 people"
PHRASE_UNKNOWN at "fit 12 grade rules"
PHRASE_UNKNOWN at "fit 14 "a""
PHRASE_UNKNOWN at "fit 16 doubling"
