Phrases in Inform 6 of a story that includes nothing: library routines with and without their last arguments, and what they do not accept.
--- source
The Attic is a room. The trunk is a container in the Attic. The coin is in the trunk. The pear is in the trunk. The jar is an open container in the Attic. The plum is in the jar. A thing has a number called the rank. Liking relates various things to various things. The verb to like means the liking relation. Bob is a man in the Attic.
A mood is a kind of value. The moods are calm and cross.
The cap is a wearable thing. The first mark is a thing.
Weighing up something is an activity on objects. Rule for weighing up something (called it): say "Weighed [it]. ".
Small rules is a rulebook. Numbered rules is a number based rulebook. Numbered rule for a number (called N): say "numbered [N]. "; rule succeeds. Small rule: say "small. ".
This is the blue rule: say "blue. ".
The gauge is a number that varies.

To list all (N - a number): (- WriteListOfMarkedObjects({N}); -).
To write from (X - an object): (- WriteListFrom({X}, 8, 0, false, ObjectTreeIterator); -).
To write plainly from (X - an object): (- WriteListFrom({X}, 8); -).
To write at zero from (X - an object): (- WriteListFrom({X}, 8, 0, false, 0); -).
To write oddly from (X - an object): (- WriteListFrom({X}, 8, 0, false, MyIterator); -).
To mark (X - an object): (- give {X} workflag2; -).
To unmark (X - an object): (- give {X} ~workflag2; -).
To decide whether (X - an object) is marked now: (- ({X} has workflag2) -).
To decide what number is the entry (N - a number) of an address: (- {N}-->0 -).
To decide what number is taken: (- RequisitionStack(4) -).
To try (N - a number): (- if ({N} == 1) TryAction(0, player, ##Insert, (+ plum +), (+ trunk +)); else TryAction(0, player, ##PutOn, 0, 0); -).
To try inserting: (- TryAction(0, player, ##Inserting_it_into, (+ plum +), (+ trunk +)); -).
To try to eat: (- TryAction(0, player, ##Eat, (+ plum +), 0); TryAction(0, player, ##Wave, 0, 0); TryAction(0, player, ##Drop, (+ plum +), 0); -).
To ask: (- TryAction(1, player, ##Exit, 0, 0); -).
To try an actor: (- TryAction(0, player, player, 0, 0); -).
To follow (R - a rulebook): (- FollowRulebook({R}); -).
To follow (R - a number based rulebook) with (N - a number): (- FollowRulebook({R}, {N}); -).
To follow quietly (R - a rulebook): (- FollowRulebook({R}, 0, true); -).
To follow loudly (R - a rulebook): (- FollowRulebook({R}, 0, 0); -).
To decide whether (R - a rulebook) quietly decides: (- (FollowRulebook({R}, 0, true)) -).
To decide whether (R - a number based rulebook) decides on (N - a number): (- (FollowRulebook({R}, {N})) -).
To follow nothing: (- FollowRulebook(5); -).
To follow a rule (R - a rule): (- FollowRulebook({R}); -).
To be blue: (- BLUE_R(); -).
To be blue once: (- Blue_R(1); -).
To be green: (- GREEN_R(); -).
To weigh (X - an object): (- CarryOutActivity((+ the weighing up activity +), {X}); -).
To weigh (N - a number) otherwise: (- CarryOutActivity({N}, {N}); -).
To weigh alone: (- CarryOutActivity((+ the weighing up activity +)); -).
To decide whether (X - a thing) is liked by (Y - a thing): (- Relation_TestVtoV({Y}, (+ liking relation +), {X}) -).
To decide whether (X - a thing) is not liked by (Y - a thing): (- Relation_TestVtoV({Y}, (+ liking relation +), {X}, true) -).
To decide whether (X - a thing) is oddly liked by (Y - a thing): (- Relation_TestVtoV({Y}, (+ liking relation +), {X}, 1) -).
To decide whether (X - a thing) is falsely liked by (Y - a thing): (- Relation_TestVtoV({Y}, (+ liking relation +), {X}, maybe) -).
To decide whether (X - a thing) is wrongly liked by (Y - a thing): (- Relation_TestVtoV({Y}, {Y}, {X}, false) -).
To decide what number is the new rank of (X - a thing): (- WriteGProperty(OBJECT_TY, {X}, (+ rank +), 6) -).
To decide whether (T - a text) has (P - a text) plainly: (- TEXT_TY_Replace_RE(CHR_BLOB, {T}, {P}) -).
To decide whether (T - a text) has (P - a text) in any case: (- TEXT_TY_Replace_RE(CHR_BLOB, {T}, {P}, 0, 1) -).
To decide whether (T - a text) fits (P - a text): (- TEXT_TY_Replace_RE(REGEXP_BLOB, {T}, {P}, 0, 0, 1) -).
To decide whether (T - a text) fits (P - a text) somewhere: (- TEXT_TY_Replace_RE(REGEXP_BLOB, {T}, {P}, 0, 0, 0) -).
To decide whether (T - a text) is (P - a text) wholly: (- TEXT_TY_Replace_RE(CHR_BLOB, {T}, {P}, 0, 1, 1) -).
To decide whether (T - a text) is (P - a text) by number: (- TEXT_TY_Replace_RE(0, {T}, {P}, 0, 1, 1) -).
To decide whether (T - a text) is (P - a text) replaced: (- TEXT_TY_Replace_RE(REGEXP_BLOB, {T}, {P}, 1) -).
To say (T - a text) substituted once: (- TEXT_TY_Say(TEXT_TY_SubstitutedForm({T})); -).
To say (T - a text) substituted twice: (- TEXT_TY_Say(TEXT_TY_SubstitutedForm(0, {T})); -).
To say character (N - a number): (- glk_put_char({N}); -).
To say nothing at all: (- glk_put_char(); -).
To decide what number is the undoing: (- VM_Save_Undo() -).
To undo nothing: (- VM_Save_Undo(); VM_Undo(); -).
To end with words: (- deadflag = "You are lost"; -).
To loop without actor: (- LoopOverScope(Scoped); -).
To decide what number is the sorting: (- SetSortDomain(TableSwapRows, OtherRows) -).
To decide what number is the sorting otherwise: (- SetSortDomain(OtherRows, TableCompareRows) -).
To decide what number is the window: (- glk_gestalt(5) -).
To decide what number is the drawing: (- glk_gestalt(gestalt_Unicode, 0) + glk_gestalt(gestalt_CharOutput, 65) -).
To decide what number is the strange gestalt: (- glk_gestalt(gestalt_Strange, 0) -).

Instead of jumping:
	write from the coin; say "; ";
	write plainly from the coin; say "; ";
	write at zero from the plum; say ".";
	now the coin is marked for listing;
	now the plum is marked for listing;
	list all 8; say ".";
	say "[if the coin is marked now]y[else]n[end if][if the pear is marked now]y[else]n[end if]";
	mark the pear;
	unmark the coin;
	say " [if the coin is marked for listing]y[else]n[end if][if the pear is marked for listing]y[else]n[end if][line break]";
	try 1;
	try to eat;
	follow the small rules; follow quietly the small rules; follow loudly the small rules;
	follow the numbered rules with 3;
	say "[if the small rules quietly decides]y[else]n[end if][if the numbered rules decides on 4]y[else]n[end if].";
	follow a rule the blue rule;
	be blue;
	weigh the cap;
	weigh alone;
	now Bob likes the cap;
	say "[if the cap is liked by Bob]y[else]n[end if][if the coin is liked by Bob]y[else]n[end if] [if the cap is not liked by Bob]y[else]n[end if][if the coin is not liked by Bob]y[else]n[end if] [new rank of the cap] [rank of the cap].";
	let A be "Attic"; let B be "tt"; let C be "TT"; let D be "A.*c"; let E be "A.*t"; let F be "t+"; let G be "attic"; let H be "att";
	say "[if A has B plainly]y[else]n[end if][if A has C plainly]y[else]n[end if][if A has C in any case]y[else]n[end if] [if A fits D]y[else]n[end if][if A fits E]y[else]n[end if][if A fits F somewhere]y[else]n[end if] [if A is G wholly]y[else]n[end if][if A is H wholly]y[else]n[end if][if A is G by number]y[else]n[end if].";
	let T be "a[4 + 1]b";
	say "[T substituted once] [T substituted twice] [character 65][nothing at all]z [undoing] [drawing]";
	undo nothing.

Instead of waiting:
	mark the pear;
	write oddly from the coin;
	say "[entry 2 of an address] [taken]";
	try 2;
	try inserting;
	ask;
	try an actor;
	follow nothing;
	be blue once; be green;
	weigh 2 otherwise;
	say "[if the cap is oddly liked by Bob]y[end if][if the cap is falsely liked by Bob]y[end if][if the cap is wrongly liked by Bob]y[end if]"; if "a" is "a" replaced, say "y";
	loop without actor;
	say "[sorting][sorting otherwise][window][strange gestalt].";

Instead of thinking: end with words.
--- notices
INFORM_6_BODY at "To write oddly from (X - an object)"
INFORM_6_BODY at "To decide what number is the entry (N - a number) of an address"
INFORM_6_BODY at "To decide what number is taken"
INFORM_6_BODY at "To try (N - a number)"
INFORM_6_BODY at "To try inserting"
INFORM_6_BODY at "To ask"
INFORM_6_BODY at "To try an actor"
INFORM_6_BODY at "To follow nothing"
INFORM_6_BODY at "To be blue once"
INFORM_6_BODY at "To be green"
INFORM_6_BODY at "To weigh (N - a number) otherwise"
INFORM_6_BODY at "To decide whether (X - a thing) is oddly liked by (Y - a thing)"
INFORM_6_BODY at "To decide whether (X - a thing) is falsely liked by (Y - a thing)"
INFORM_6_BODY at "To decide whether (X - a thing) is wrongly liked by (Y - a thing)"
INFORM_6_BODY at "To decide whether (T - a text) is (P - a text) replaced"
INFORM_6_BODY at "To loop without actor"
INFORM_6_BODY at "To decide what number is the sorting"
INFORM_6_BODY at "To decide what number is the sorting otherwise"
INFORM_6_BODY at "To decide what number is the window"
INFORM_6_BODY at "To decide what number is the strange gestalt"
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic
You can see a trunk (in which are a coin and a pear), a jar (in which is a plum) and Bob here.

>jump
a coin and a pear; a coin and a pear; a plum.
a trunk, a coin, a jar, a plum and Bob.
yn ny
(notice) 'To try (N - a number)' does its work in Inform 6, so it does nothing here.

The plum is not for eating.

That asks for a noun.

You don't have it.

small. small. 
small. numbered 3. small. nnumbered 4. y.

blue. 
blue. Weighed it. yn ny 6 6.
yny yny yny.
a5b a5b A*** In the rule "Instead of jumping", no character has the number 0.
 z -1 3
>wait
(notice) 'To write oddly from (X - an object)' does its work in Inform 6, so it does nothing here.
(notice) 'To decide what number is the entry (N - a number) of an address' does its work in Inform 6, so it does nothing here.
0 (notice) 'To decide what number is taken' does its work in Inform 6, so it does nothing here.
0(notice) 'To try inserting' does its work in Inform 6, so it does nothing here.
(notice) 'To ask' does its work in Inform 6, so it does nothing here.
(notice) 'To try an actor' does its work in Inform 6, so it does nothing here.
(notice) 'To follow nothing' does its work in Inform 6, so it does nothing here.
(notice) 'To be blue once' does its work in Inform 6, so it does nothing here.
(notice) 'To be green' does its work in Inform 6, so it does nothing here.
(notice) 'To weigh (N - a number) otherwise' does its work in Inform 6, so it does nothing here.
(notice) 'To decide whether (X - a thing) is oddly liked by (Y - a thing)' does its work in Inform 6, so it does nothing here.
(notice) 'To decide whether (X - a thing) is falsely liked by (Y - a thing)' does its work in Inform 6, so it does nothing here.
(notice) 'To decide whether (X - a thing) is wrongly liked by (Y - a thing)' does its work in Inform 6, so it does nothing here.
(notice) 'To decide whether (T - a text) is (P - a text) replaced' does its work in Inform 6, so it does nothing here.
(notice) 'To loop without actor' does its work in Inform 6, so it does nothing here.
(notice) 'To decide what number is the sorting' does its work in Inform 6, so it does nothing here.
0(notice) 'To decide what number is the sorting otherwise' does its work in Inform 6, so it does nothing here.
0(notice) 'To decide what number is the window' does its work in Inform 6, so it does nothing here.
0(notice) 'To decide what number is the strange gestalt' does its work in Inform 6, so it does nothing here.
0.

>think


    *** You are lost ***



What now: RESTART, RESTORE a saved game, QUIT or UNDO the last command?
> >
