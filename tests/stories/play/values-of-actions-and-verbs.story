Actions, phrases, verbs, rulebooks, activities and descriptions as values: kept, asked, given on, tried and said.
--- source
"Values of Actions and Verbs"

The Studio is a room. The easel is a fixed in place supporter in the Studio. The brush is in the Studio. The box is an open container in the Studio. Mona is a woman in the Studio. Mona carries a fan. The Attic is above the Studio.

The habit is a stored action that varies.
The whim is an action name that varies. The whim is the waiting action.
Persuasion rule: persuasion succeeds.

Instead of jumping:
	say "A [habit] [whim].";
	now the habit is the action of taking the brush;
	say "B [habit].";
	say "C [action name part of the habit] [noun part of the habit] [second noun part of the habit] [actor part of the habit].";
	say "D [if the habit involves the brush]yes[otherwise]no[end if] [if the habit involves the box]yes[otherwise]no[end if] [if the habit involves the player]yes[otherwise]no[end if].";
	say "E [if the habit is the action of taking the brush]yes[otherwise]no[end if] [if the habit is the action of taking the box]yes[otherwise]no[end if] [if the habit is the action of dropping the brush]yes[otherwise]no[end if].";
	try the habit;
	say "F [holder of the brush].";
	now the habit is the action of Mona putting the fan on the easel;
	say "G [habit] [actor part of the habit] [second noun part of the habit].";
	try the habit;
	say "H [holder of the fan].";
	let L be a list of stored actions;
	add the action of waiting to L;
	add the action of inserting the brush into the box to L;
	add the action of Mona taking the fan to L;
	say "I [L].";
	repeat with X running through L:
		say "J [X]: [action name part of X][if X involves the fan] fan[end if].";
	try silently inserting the brush into the box;
	say "K [holder of the brush].";
	now the habit is the current action;
	say "L [habit].";
	now the whim is the taking action;
	say "M [whim] [if the whim is the taking action]yes[otherwise]no[end if] [if the whim is the waiting action]yes[otherwise]no[end if].";
	say "N [if we are jumping]yes[otherwise]no[end if] [if jumping]yes[otherwise]no[end if] [if waiting]yes[otherwise]no[end if].";
	try silently taking the brush;
	try Mona trying jumping;
	say "O [noun part of the habit].";

To decide what number is double (N - number) (this is doubling): decide on N times 2.
To decide what number is (N - number) plus one (this is stepping): decide on N plus 1.
To decide what number is the lot of (N - number) and (M - number) (this is adding up): decide on N plus M.
To decide what number is all of (N - number) with (M - number) with (P - number) (this is three together): decide on N plus M plus P.
To decide what number is the answer (this is the answering): decide on 42.
To greet (P - person) (this is greeting): say "Hello, [the P]."
To wave (this is the waving): say "Wave."
To join (P - person) to (Q - thing) (this is the joining): say "[P] and [Q]."
To link (P - person) to (Q - thing) by (N - number) (this is the linking): say "[P] and [Q]: [N]."
F is a phrase number -> number that varies.
Definition: a person is lofty if it is in the Attic.

Instead of waiting:
	say "A [doubling applied to 5] [adding up applied to 2 and 3] [three together applied to 1 and 2 and 3] [answering applied].";
	let G be doubling;
	say "B [G applied to 7] [G].";
	now G is stepping;
	say "C [G applied to 7].";
	say "D [F applied to 3].";
	now F is doubling;
	say "E [F applied to 3].";
	apply greeting to Mona;
	apply the waving;
	apply the joining to Mona and the brush;
	apply the linking to Mona and the brush and 4;
	let R be the jump-start rules;
	say "I [R] [if R is empty]empty[otherwise]not empty[end if] [if the idle rules are empty]empty[otherwise]not empty[end if].";
	follow R;
	follow the starting rule;
	let S be the starting rule;
	say "J [S].";
	follow S;
	follow the idle rules;
	say "K [if rule succeeded]succeeded[otherwise if rule failed]failed[otherwise]nothing decided[end if].";
	follow the verdict rules;
	say "L [if rule succeeded]succeeded[otherwise if rule failed]failed[otherwise]nothing decided[end if] [outcome of the rulebook].";
	say "M [number produced by the counting rules for 4] [number produced by the counting rules for 9].";
	let N be the number produced by the counting rules for 1;
	say "N [N].";

The jump-start rules are a rulebook. The idle rules is a rulebook. The verdict rules is a rulebook. The verdict rules have outcomes good (success), bad (failure) and unsure (no outcome).
This is the starting rule: say "Started." 
The starting rule is listed in the jump-start rules.
A verdict rule: bad.
The counting rules is a number based rulebook producing a number.
A counting rule for 4: rule succeeds with result 44.
A counting rule for a number (called N): if N > 5, rule succeeds with result N times 10.
To say the/-- outcome of the rulebook: say "[if the outcome of the rulebook is the bad outcome]bad[otherwise]other[end if]".

Instead of smelling:
	say "A [infinitive of the verb carry] [past participle of the verb carry] [present participle of the verb carry].";
	say "B [adapt the verb carry in present tense from third person singular] [adapt the verb carry in past tense from third person singular] [adapt the verb carry in perfect tense from third person singular] [adapt the verb carry in past perfect tense from third person singular] [adapt the verb carry in future tense from third person singular].";
	say "C [adapt the verb be in present tense from first person singular] [adapt the verb be in present tense from second person singular] [adapt the verb be in present tense from third person singular] [adapt the verb be in present tense from third person plural] [adapt the verb be in past tense from first person plural].";
	say "D [negate the verb carry in present tense from third person singular] [negate the verb be in past tense from third person plural] [negate the verb carry in future tense from first person singular] [negate the verb carry in perfect tense from third person singular] [negate the verb carry in past perfect tense from third person plural].";
	say "E [adapt the verb carry from third person plural] [negate the verb carry from third person singular] [negate the verb carry in past tense] [negate the verb carry] [adapt the verb carry in past tense] [adapt the verb carry].";
	say "F [if the verb carry is modal]yes[otherwise]no[end if] [if the verb can is modal]yes[otherwise]no[end if] [if the verb carry is meaningful]yes[otherwise]no[end if] [if the verb can is meaningful]yes[otherwise]no[end if].";
	say "G [meaning of the verb carry].";
	let V be the verb wear;
	say "H [infinitive of V] [adapt V in past tense from third person singular] [V].";
	say "I [We] [carry] [us] [our] [ours] [ourselves] [They] [are] [Those] [it].";
	now the story tense is past tense;
	say "J [We] [carry] [are] [have] [can] [go].";
	now the story viewpoint is first person plural;
	say "K [We] [carry] [are] [us] [our] [ourselves].";
	now the story tense is present tense;
	now the story viewpoint is third person singular;
	say "L [We] [carry] [are] [don't] [can't].";
	say "M [regarding Mona][They] [carry] [are] [those].";
	say "N [regarding 1][carry] [regarding 2][carry] [The brush] [are] [the Mona] [have].";
	now the story viewpoint is second person singular;

Instead of listening:
	say "A [default value of action name] [default value of stored action] [default value of object] [default value of rule].";
	let T be a text;
	let N be a number;
	let C be a list of numbers;
	let O be an object;
	let P be a truth state;
	let Q be a time;
	say "B [T]|[N]|[C]|[O]|[P]|[Q].";
	say "C [if the printing the name activity is going on]yes[otherwise]no[end if].";
	carry out the humming activity;
	say "D.";
	begin the humming activity;
	say "E [if the humming activity is going on]yes[otherwise]no[end if].";
	if handling the humming activity:
		say "F handled.";
	end the humming activity;
	say "G [if the humming activity is going on]yes[otherwise]no[end if].";
	carry out the sizing activity with the brush;
	begin the sizing activity with the box;
	abandon the sizing activity with the box;
	say "H.";

Humming is an activity. Before humming: say "Before." Rule for humming: say "Hum." After humming: say "After."
Sizing something is an activity. The sizing activity has a number called tally. Before sizing: now the tally is 3. Rule for sizing something (called X): say "[X] sized [tally]." After sizing the brush: say "After the brush [tally]." After sizing the box: say "never."
--- play

Values of Actions and Verbs
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Studio
You can see an easel, a brush, a box (empty) and Mona here.

>jump
A waiting waiting.
B taking the brush.
C taking brush nothing yourself.
D yes no yes.
E yes no no.

You take the brush.

F yourself.
G Mona putting the fan on the easel Mona easel.

Mona puts the fan on the easel.

H easel.
I waiting, inserting the brush into the box and Mona taking the fan.
J waiting: waiting.
J inserting the brush into the box: inserting it into.
J Mona taking the fan: taking fan.
K box.
L jumping.
M taking yes no.
N yes yes no.

Mona jumps up and down.

O nothing.

>wait
A 10 5 6 42.
B 14 doubling.
C 8.
D 0.
E 6.
Hello, Mona.
Wave.
Mona and brush.
Mona and brush: 4.
I jump-start rulebook not empty empty.

Started.

Started.
J starting rule.

Started.
K nothing decided.

L failed bad.
M 44 90.
N 0.

>smell
A carry carried carrying.
B carries carried has carried had carried will carry.
C am are is are were.
D does not carry were not will not carry has not carried had not carried.
E carry does not carry did not carry does not carry carried carries.
F no yes yes no.
G carrying relation.
H wear wore verb wear.
I You carry you your yours yourself You are You it.
J You carried were had could went.
K We carried were us our ourselves.
L He carries is doesn't can't.
M She carries is her.
N carries carry The brush is Mona has.

>listen
A waiting waiting nothing little-used do nothing rule.
B |0||nothing|false|9:00 am.
C no.
Before.
Hum.
After.
D.
Before.
E yes.
Hum.
After.
G no.
brush sized 3.
After the brush 3.
H.

>
