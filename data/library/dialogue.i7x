[Looseleaf's standard library, 20: dialogue. It is read only where a story has a section of dialogue. What stands in such sections gives
values to the properties of Part 1 (src/engine/world/declarations/leaf-dialogue-properties.def); the director goes from step to step.]

Volume 14 - Dialogue

Part 1 - Beats, lines, choices

A dialogue beat is a kind of value.
A dialogue line is a kind of value.
A dialogue choice is a kind of value.
A performance style is a kind of value.
The performance styles are spoken normally.

A dialogue beat can be performed or unperformed. A dialogue beat is usually unperformed.
A dialogue beat can be recurring or non-recurring. A dialogue beat is usually non-recurring.
A dialogue beat can be voluntary or involuntary. A dialogue beat is usually voluntary.
A dialogue beat can be spontaneous or unspontaneous. A dialogue beat is usually unspontaneous.
A dialogue line can be performed or unperformed. A dialogue line is usually unperformed.
A dialogue line can be recurring or non-recurring. A dialogue line is usually non-recurring.
A dialogue line can be narrated or unnarrated. A dialogue line is usually unnarrated.
A dialogue line can be elaborated or unelaborated. A dialogue line is usually unelaborated.
A dialogue line can be verbal or non-verbal. A dialogue line is usually verbal.
A dialogue choice can be performed or unperformed. A dialogue choice is usually unperformed.
A dialogue choice can be recurring or non-recurring. A dialogue choice is usually non-recurring.

[A beat is gone through in steps: its items, and its end. Each knows where it leads.]
A dialogue move is a kind of value.
The dialogue moves are speech move, offer move, forestalling move, replacing move, following up move, falling back move, stepping to the last move, stepping move, cycling move, shuffling move, drawing move, alternative move, return move, divider move, stop move, interlude move, happy end with words move, end with words move, happy end move, end move and close move.
A dialogue step is a kind of value.
A dialogue step has a dialogue move.
A dialogue step has a dialogue beat called dialogue script.
A dialogue step has a dialogue line called dialogue speech.
A dialogue step has a dialogue choice called dialogue option.
A dialogue step has a number called dialogue margin.
A dialogue step can be dialogue-heading or dialogue-hanging. A dialogue step is usually dialogue-hanging.
A dialogue step has a dialogue step called dialogue entry.
A dialogue step has a dialogue step called dialogue bypass.
A dialogue step has a dialogue step called dialogue return.
A dialogue step has a dialogue step called dialogue alternative.
A dialogue step has a dialogue step called dialogue succession.

A dialogue beat has a dialogue step called dialogue opening.
A dialogue beat has a dialogue line called dialogue opener.
A dialogue beat can be dialogue-spoken or dialogue-unspoken. A dialogue beat is usually dialogue-unspoken.
A dialogue beat has a scene called dialogue scene.
A dialogue beat can be dialogue-scenic or dialogue-unscenic. A dialogue beat is usually dialogue-unscenic.
A dialogue beat can be dialogue-staged or dialogue-unstaged. A dialogue beat is usually dialogue-unstaged.
A dialogue beat can be dialogue-concluded or dialogue-unconcluded. A dialogue beat is usually dialogue-unconcluded.
A dialogue beat has a phrase nothing -> truth state called dialogue condition.
A dialogue beat has a phrase object -> truth state called dialogue topicality.
A dialogue beat has a phrase nothing -> list of objects called dialogue topics.
A dialogue beat has a phrase nothing -> list of objects called dialogue requirement.
A dialogue beat has a phrase nothing -> list of objects called dialogue leader.

A dialogue line has a dialogue beat called dialogue home.
A dialogue line has a text called dialogue words.
A dialogue line has a performance style called dialogue manner.
A dialogue line can be dialogue-addressed or dialogue-unaddressed. A dialogue line is usually dialogue-unaddressed.
A dialogue line has a phrase nothing -> truth state called dialogue condition.
A dialogue line has a phrase nothing -> list of objects called dialogue speakers.
A dialogue line has a phrase nothing -> list of objects called dialogue hearers.
A dialogue line has a phrase nothing -> list of lists of objects called dialogue mentions.
A dialogue line has a phrase nothing -> truth state called dialogue opening business.
A dialogue line has a phrase nothing -> nothing called dialogue effect.
A dialogue line has a phrase nothing -> nothing called dialogue closing business.

A dialogue choice has a dialogue beat called dialogue home.
A dialogue choice has a text called dialogue words.
A dialogue choice has a dialogue move called dialogue choice move.
A dialogue choice has a phrase nothing -> truth state called dialogue condition.
A dialogue choice has a phrase nothing -> truth state called dialogue trigger.
A dialogue choice has a phrase nothing -> dialogue beat called dialogue interlude.
A dialogue choice has a number called dialogue count.
A dialogue choice has a list of numbers called dialogue order.

To decide what text is the textual content of (L - dialogue line):
	decide on the dialogue words of L.
To decide what text is the textual content of (C - dialogue choice):
	decide on the dialogue words of C.
To decide what dialogue line is the opening line of (B - dialogue beat):
	decide on the dialogue opener of B.
To decide what list of objects is the list of speakers required by (B - dialogue beat):
	decide on the dialogue requirement of B applied.
To decide what object is the first speaker of (B - dialogue beat):
	let the leaders be the dialogue leader of B applied;
	if the leaders is empty, decide on nothing;
	decide on entry 1 of the leaders.

Dialogue-line-containment relates a dialogue line (called L) to a dialogue beat (called B) when the dialogue home of L is B.
Dialogue-choice-containment relates a dialogue choice (called C) to a dialogue beat (called B) when the dialogue home of C is B.
The verb to be in means the dialogue-line-containment relation.
The verb to be in means the dialogue-choice-containment relation.
Topicality relates a dialogue beat (called B) to an object (called T) when the dialogue topicality of B applied to T is true.
The verb to be about means the topicality relation.
Performability relates a dialogue beat (called B) to an object (called P) when B could play before P.
The verb to be performable to means the performability relation.

To decide whether (B - dialogue beat) could play before (P - object):
	if B is performed and B is non-recurring, no;
	repeat with X running through the dialogue requirement of B applied:
		unless P can hear X, no;
	yes.

Definition: a dialogue beat is available rather than unavailable if the dialogue condition of it applied is true.
Definition: a dialogue line is available rather than unavailable if the dialogue condition of it applied is true.
Definition: a dialogue choice is available rather than unavailable if the dialogue condition of it applied is true.
Definition: a dialogue beat (called B) is relevant rather than irrelevant:
	repeat with T running through the dialogue subjects:
		if the dialogue topicality of B applied to T is true, yes;
	no.
Definition: a dialogue beat is being performed if it is listed in the dialogue scripts.
[Before any was performed the first of all counts as the latest, as in the reference.]
Definition: a dialogue beat is dialogue-latest if it is the dialogue-recent beat.
Definition: a dialogue choice (called C) is flowing rather than offered:
	decide on whether or not the dialogue choice move of C is at least the return move.
Definition: a dialogue choice (called C) is story-ending:
	let M be the dialogue choice move of C;
	if M is the happy end with words move or M is the end with words move or M is the happy end move or M is the end move, yes;
	no.
Definition: a dialogue choice (called C) is dialogue-open:
	if C is performed and C is non-recurring, no;
	decide on the dialogue condition of C applied.

Part 2 - Subjects

The dialogue subjects is a list of objects that varies.

To decide what list of objects is the live conversational subject list:
	decide on the dialogue subjects.
To alter the live conversational subject list to (L - list of objects):
	now the dialogue subjects is L.
To clear conversational subjects:
	truncate the dialogue subjects to 0 entries.
To make (T - object) a live conversational subject:
	if T is nothing or T is listed in the dialogue subjects, stop;
	add T at entry 1 in the dialogue subjects;
	if the number of entries in the dialogue subjects is greater than 20, truncate the dialogue subjects to 20 entries.
To make (T - object) a dead conversational subject:
	remove T from the dialogue subjects, if present.

Part 3 - Performing

Performing something is an activity on dialogue lines.
The performing activity has an object called the speaker.
The performing activity has an object called the interlocutor.
The performing activity has a performance style called the style.

The dialogue performer is an object that varies.
The dialogue hearer is an object that varies.
[Who spoke last in the beat, and to whom.  Each branch begins without knowing, and where it joins the beat again, what was said in it is
forgotten; so there is one memory for each level that is open.]
The dialogue levels is a list of numbers that varies.
The dialogue predecessors is a list of objects that varies.
The dialogue addressees is a list of objects that varies.
The dialogue predecessor is an object that varies.
The dialogue addressee is an object that varies.

To forget what was said above (N - number) (of the library):
	let the count be the number of entries in the dialogue levels;
	while the count is greater than 0 and entry count of the dialogue levels is greater than N:
		decrease the count by 1;
	truncate the dialogue levels to count entries;
	truncate the dialogue predecessors to count entries;
	truncate the dialogue addressees to count entries.
To recall what was said at (S - dialogue step) (of the library):
	let the level be the level of S;
	let the count be the number of entries in the dialogue levels;
	now the dialogue predecessor is nothing;
	now the dialogue addressee is nothing;
	if the count is greater than 0 and entry count of the dialogue levels is the level:
		now the dialogue predecessor is entry count of the dialogue predecessors;
		now the dialogue addressee is entry count of the dialogue addressees.
To remember what was said at (S - dialogue step) (of the library):
	let the level be the level of S;
	forget what was said above the level minus 1;
	add the level to the dialogue levels;
	add the dialogue predecessor to the dialogue predecessors;
	add the dialogue addressee to the dialogue addressees.
To decide what number is the level of (S - dialogue step) (of the library):
	let the height be 1000 times the number of entries in the dialogue positions;
	decide on the height plus the dialogue margin of S.

Before performing a dialogue line:
	now the speaker is the dialogue performer;
	now the interlocutor is the dialogue hearer;
	now the style is the dialogue manner of the dialogue-current line.

The dialogue-current line is a dialogue line that varies.

For performing a dialogue line (called L) (this is the default dialogue performance rule):
	if L is unnarrated and L is unelaborated and L is verbal:
		say "[The speaker][if the interlocutor is not nothing] (to [the interlocutor])[end if]: '[textual content of L]'[line break]";
	otherwise:
		say "[textual content of L][line break]".

To decide whether (P - object) gets through to (Q - object) in (L - dialogue line) (of the library):
	if L is verbal, decide on whether or not Q can hear P;
	decide on whether or not Q can see P.

[Of those who could speak, or be spoken to, the likeliest; of several, one by chance. Who was spoken to is likely to answer, and who
spoke to be answered.]
The dialogue favourite is an object that varies.
The dialogue bystander is an object that varies.
To decide what number is the aptness of (P - object) before (Q - object) for (L - dialogue line) (of the library):
	let the aptness be 0;
	if P is on-stage, increase the aptness by 32;
	if P gets through to Q in L, increase the aptness by 16;
	unless P is the player, increase the aptness by 8; [who speaks as he likes]
	if P is the dialogue favourite, increase the aptness by 4;
	if P is a person, increase the aptness by 2;
	unless P is the dialogue bystander, increase the aptness by 1;
	decide on the aptness.
To decide what object is the aptest of (candidates - list of objects) before (Q - object) for (L - dialogue line) (of the library):
	if the number of entries in the candidates is 1, decide on entry 1 of the candidates;
	let the best be a list of objects;
	let the most be 0;
	repeat with P running through the candidates:
		let the aptness be the aptness of P before Q for L;
		if the aptness is greater than the most:
			now the most is the aptness;
			truncate the best to 0 entries;
		if the aptness is the most, add P to the best;
	if the best is empty, decide on nothing;
	if the number of entries in the best is 1, decide on entry 1 of the best;
	decide on entry (a random number from 1 to the number of entries in the best) of the best.
To decide what object is the one who says (L - dialogue line) (of the library):
	now the dialogue favourite is the dialogue addressee;
	now the dialogue bystander is the dialogue predecessor;
	decide on the aptest of the dialogue speakers of L applied before the player for L.
To decide what object is the one who hears (P - object) say (L - dialogue line) (of the library):
	now the dialogue favourite is the dialogue predecessor;
	now the dialogue bystander is nothing;
	let Q be the aptest of the dialogue hearers of L applied before P for L;
	if Q is nothing, decide on nothing;
	if P gets through to Q in L, decide on Q;
	decide on nothing.

To decide whether (L - dialogue line) comes off at (S - dialogue step) (of the library):
	if L is performed and L is non-recurring, no;
	if L is unavailable, no;
	let P be nothing;
	let Q be nothing;
	if L is unnarrated:
		now P is the one who says L;
		if P is nothing, no;
		unless P gets through to the player in L, no;
		if L is dialogue-addressed:
			now Q is the one who hears P say L;
			if Q is nothing, no;
	now the dialogue performer is P;
	if the dialogue opening business of L applied is false, no;
	now the dialogue performer is P;
	now the dialogue hearer is Q;
	now the dialogue-current line is L;
	divide the paragraph;
	carry out the performing activity with L;
	divide the paragraph;
	now L is performed;
	now the dialogue predecessor is P;
	now the dialogue addressee is Q;
	remember what was said at S;
	repeat with the heap running through the dialogue mentions of L applied:
		repeat with T running through the heap:
			make T a live conversational subject;
	now the dialogue performer is P;
	apply the dialogue effect of L;
	apply the dialogue closing business of L;
	yes.

Part 4 - Going through beats

[What is under way: beats that perform others stand below them. A step that waits for an action stays on top.]
The dialogue scripts is a list of dialogue beats that varies.
The dialogue positions is a list of dialogue steps that varies.
The dialogue-recent beat is a dialogue beat that varies.
The dialogue awaiting is a truth state that varies.
The dialogue turn is a truth state that varies.
The dialogue runs is a number that varies.
The dialogue lines reached is a number that varies.

To decide whether dialogue has been performed this turn:
	decide on the dialogue turn.
To have scenes take their course (of the library): (- change-scenes -).

To perform (B - dialogue beat):
	let the height be the number of entries in the dialogue positions;
	if the height is at least 20:
		say "*** Too many beats of dialogue are performing each other. ***";
		stop;
	open B;
	go through the dialogue down to the height.

To open (B - dialogue beat) (of the library):
	if the dialogue-tracing is at least 1, say "-- Performing [B][line break][run paragraph on]";
	add B to the dialogue scripts;
	add the dialogue opening of B to the dialogue positions;
	now B is performed;
	now the dialogue-recent beat is B;
	now the dialogue turn is true;
	let the floor be 1000 times the number of entries in the dialogue positions;
	forget what was said above the floor minus 1;
	repeat with T running through the dialogue topics of B applied:
		make T a live conversational subject;
	now B is dialogue-unstaged;
	if B is dialogue-scenic:
		unless the dialogue scene of B is happening, have scenes take their course;
		if the dialogue scene of B is happening, now B is dialogue-staged.

To close the latest beat (of the library):
	let N be the number of entries in the dialogue positions;
	let B be entry N of the dialogue scripts;
	truncate the dialogue scripts to N minus 1 entries;
	truncate the dialogue positions to N minus 1 entries;
	if the dialogue-tracing is at least 1, say "-- Performance of [B] ended[line break][run paragraph on]";
	if B is dialogue-staged and the dialogue scene of B is happening:
		now B is dialogue-concluded;
		have scenes take their course;
		now B is dialogue-unconcluded.

[A scene that began for another reason brings its beat.]
To let scenes bring their beats (this is the scene-led dialogue) (of the library):
	repeat with B running through dialogue-scenic dialogue beats:
		if the dialogue scene of B is happening and B is not being performed, perform B.

The follower of scenes is the scene-led dialogue.

To go through the dialogue down to (N - number) (of the library):
	increase the dialogue runs by 1;
	now the dialogue awaiting is false;
	while the dialogue awaiting is false and the number of entries in the dialogue positions is greater than N:
		take the latest step;
	decrease the dialogue runs by 1.

To go on to (S - dialogue step) (of the library):
	now entry (number of entries in the dialogue positions) of the dialogue positions is S.

To take the latest step (of the library):
	let S be entry (number of entries in the dialogue positions) of the dialogue positions;
	let B be the dialogue script of S;
	if B is dialogue-staged and the dialogue scene of B is not happening:
		close the latest beat;
		stop;
	forget what was said above the level of S;
	if the dialogue move of S is:
		-- speech move:
			increase the dialogue lines reached by 1;
			recall what was said at S;
			if the dialogue speech of S comes off at S, go on to the dialogue entry of S;
			otherwise go on to the dialogue bypass of S;
		-- offer move: offer a choice at S;
		-- forestalling move: await an action at S;
		-- replacing move: await an action at S;
		-- following up move: await an action at S;
		-- falling back move: await an action at S;
		-- alternative move: go on to the dialogue bypass of S;
		-- divider move: go on to the dialogue entry of S;
		-- close move: close the latest beat;
		-- stepping to the last move: alternate at S;
		-- stepping move: alternate at S;
		-- cycling move: alternate at S;
		-- shuffling move: alternate at S;
		-- drawing move: alternate at S;
		-- otherwise: flow at S.

[Stop and end of the story leave the beat while it goes on in the line that led here, so each step is left before it acts.]
To flow at (S - dialogue step) (of the library):
	let C be the dialogue option of S;
	unless the dialogue condition of C applied is true:
		go on to the dialogue bypass of S;
		stop;
	now C is performed;
	if the dialogue move of S is:
		-- return move: go on to the dialogue return of S;
		-- stop move: close the latest beat;
		-- interlude move:
			go on to the dialogue entry of S;
			let B be the dialogue interlude of C applied;
			if the number of entries in the dialogue positions is at least 20:
				say "*** Too many beats of dialogue are performing each other. ***";
			otherwise:
				open B;
		-- end move:
			drop all dialogue;
			end the story;
		-- happy end move:
			drop all dialogue;
			end the story finally;
		-- end with words move:
			drop all dialogue;
			end the story saying the dialogue words of C;
		-- happy end with words move:
			drop all dialogue;
			end the story finally saying the dialogue words of C.

To drop all dialogue (of the library):
	while the dialogue positions is not empty:
		close the latest beat.

Part 5 - Choices

Offering something is an activity on lists of dialogue choices.

The dialogue offers is a list of dialogue choices that varies.
The dialogue selection is a number that varies.

To decide what list of dialogue choices is the current choice list:
	decide on the dialogue offers.
To set the/-- dialogue/dialog selection value to (N - number):
	now the dialogue selection is N.

[Each option may ask which of those before it are open.]
To decide what list of dialogue steps is the open options from (S - dialogue step) (of the library):
	let the open ones be a list of dialogue steps;
	let the last be false;
	truncate the dialogue offers to 0 entries;
	while the last is false:
		if the dialogue option of S is dialogue-open:
			add S to the open ones;
			add the dialogue option of S to the dialogue offers;
		let T be the dialogue alternative of S;
		if T is S, now the last is true;
		now S is T;
	decide on the open ones.

Last for offering a list of dialogue choices (called L) (this is the default offering dialogue choices rule):
	let the count be the number of entries in L;
	repeat with N running from 1 to the count:
		say "([N]) [textual content of entry N of L][line break]";
	say conditional paragraph break;
	let the pick be a number chosen by the player from 1 to the count;
	set the dialogue selection value to the pick;
	say "[bold type][textual content of entry pick of L][roman type][paragraph break]".

To offer a choice at (S - dialogue step) (of the library):
	let the options be the open options from S;
	if the options is empty:
		go on to the dialogue bypass of S;
		stop;
	let the offers be the dialogue offers;
	now the dialogue selection is 1;
	divide the paragraph;
	carry out the offering activity with the offers;
	choose the dialogue selection of the options.

To choose (N - number) of (L - list of dialogue steps) (of the library):
	if N is less than 1 or N is greater than the number of entries in L, now N is 1;
	take up entry N of L.

To take up (S - dialogue step) (of the library):
	now the dialogue option of S is performed;
	go on to the dialogue entry of S.

To alternate at (S - dialogue step) (of the library):
	let the options be the open options from S;
	let the count be the number of entries in the options;
	let C be the dialogue option of S;
	let N be 0;
	if the count is 0:
		go on to the dialogue bypass of S;
		stop;
	if the dialogue move of S is:
		-- stepping move:
			increase the dialogue count of C by 1;
			now N is the dialogue count of C;
		-- stepping to the last move:
			if the dialogue count of C is less than the count, increase the dialogue count of C by 1;
			now N is the dialogue count of C;
		-- cycling move:
			if the dialogue count of C is at least the count, now the dialogue count of C is 0;
			increase the dialogue count of C by 1;
			now N is the dialogue count of C;
		-- shuffling move:
			now N is the next in the dialogue order of C among the count;
		-- otherwise:
			now N is a random number from 1 to the count;
	if N is greater than the count, go on to the dialogue bypass of S;
	otherwise take up entry N of the options.

To decide what number is the next in the dialogue order of (C - dialogue choice) among (count - number) (of the library):
	if the dialogue order of C is empty:
		repeat with N running from 1 to the count:
			add N to the dialogue order of C;
	let the left be the number of entries in the dialogue order of C;
	let the place be a random number from 1 to the left;
	if the left is 1, let the toss be a random number from 1 to 2; [the last one is drawn as well]
	let N be entry place of the dialogue order of C;
	remove entry place from the dialogue order of C;
	decide on N.

[Commands that a step waits for.]
To await an action at (S - dialogue step) (of the library):
	let the options be the open options from S;
	if the options is empty, go on to the dialogue bypass of S;
	otherwise now the dialogue awaiting is true.

The dialogue prospect is a list of dialogue steps that varies.

[An action that no choice speaks of is met by the last resort, at the stage that the earliest of the others waits for.]
The dialogue last resort is a list of dialogue steps that varies.

To decide whether there is an intercession at (stage - number) (this is the dialogue intercession) (of the library):
	if the stage is 1:
		truncate the dialogue prospect to 0 entries;
		truncate the dialogue last resort to 0 entries;
	if the dialogue runs is greater than 0 or the dialogue positions is empty, decide on false;
	let S be entry (number of entries in the dialogue positions) of the dialogue positions;
	if the dialogue move of S is less than the forestalling move or the dialogue move of S is greater than the falling back move, decide on false;
	if the stage is 3:
		repeat with T running through the dialogue prospect:
			if the dialogue script of T is the dialogue script of S and the stage of T is 3:
				resume the dialogue by T;
				yes;
	otherwise:
		foresee what comes at S;
		repeat with T running through the dialogue prospect:
			if the stage of T is the stage:
				resume the dialogue by T;
				yes;
	if the dialogue prospect is empty and the dialogue last resort is not empty and the earliest stage from S is the stage:
		resume the dialogue by entry 1 of the dialogue last resort;
		yes;
	no.

To decide what number is the stage of (S - dialogue step) (of the library):
	if the dialogue move of S is the forestalling move, decide on 1;
	if the dialogue move of S is the replacing move, decide on 2;
	if the dialogue move of S is the following up move, decide on 3;
	decide on 4.
To decide what number is the earliest stage from (S - dialogue step) (of the library):
	let the earliest be 3;
	repeat with T running through the open options from S:
		if the stage of T is less than the earliest, now the earliest is the stage of T;
	decide on the earliest.
To foresee what comes at (S - dialogue step) (of the library):
	truncate the dialogue prospect to 0 entries;
	truncate the dialogue last resort to 0 entries;
	repeat with T running through the open options from S:
		if the stage of T is 4:
			add T to the dialogue last resort;
		otherwise if the dialogue trigger of the dialogue option of T applied is true:
			add T to the dialogue prospect.
To resume the dialogue by (S - dialogue step) (of the library):
	truncate the dialogue prospect to 0 entries;
	truncate the dialogue last resort to 0 entries;
	take up S;
	now the dialogue turn is true;
	if the dialogue-tracing is at least 1, say "-- Resuming [dialogue script of S][line break][run paragraph on]";
	go through the dialogue down to 0.

The interceptor of actions is the dialogue intercession.

Part 6 - The director

The dialogue activity is a truth state that varies.

[A director who takes over does so at once.]
To make the dialogue/dialog director active:
	now the dialogue turn is false;
	now the dialogue activity is true.
To make the dialogue/dialog director passive/inactive:
	now the dialogue activity is false.

[All that could be performed now is found before anything is chosen of it, so that conditions are asked once each, in their order.]
To decide what list of dialogue beats is the dialogue at hand (of the library):
	let the beats be a list of dialogue beats;
	repeat with B running through dialogue beats:
		if B is performable to the player and B is available, add B to the beats;
	decide on the beats.

To decide whether dialog/dialogue about (T - object) intervenes:
	decide on whether or not some dialogue about T led by nothing intervenes.
To decide whether dialog/dialogue about (T - object) led by (P - object) intervenes:
	decide on whether or not some dialogue about T led by P intervenes.
To decide whether some dialogue about (T - object) led by (P - object) intervenes (of the library):
	let the beats be a list of dialogue beats;
	repeat with B running through the dialogue at hand:
		if B is about T, add B to the beats;
	repeat with B running through the beats:
		if P is not nothing and the first speaker of B is P:
			perform B;
			yes;
	if the beats is empty, no;
	perform entry 1 of the beats;
	yes.

This is the performing opening dialogue beat rule:
	repeat with B running through dialogue beats:
		if "[B]" exactly matches the text "starting beat", case insensitively:
			perform B;
			break;
	now the dialogue turn is false.
The performing opening dialogue beat rule is listed in the startup rulebook.

This is the dialogue direction rule:
	if the dialogue activity is true and the dialogue turn is false and the dialogue positions is empty, direct the dialogue;
	now the dialogue turn is false.
The dialogue direction rule is listed in the turn sequence rulebook.

[What the player would say first is left to the player, while there is a subject at hand.]
To direct the dialogue (of the library):
	let the beats be the dialogue at hand;
	repeat with B running through the beats:
		if B is relevant:
			unless B is voluntary and the first speaker of B is the player:
				perform B;
				stop;
	repeat with B running through the beats:
		if B is spontaneous:
			clear conversational subjects;
			perform B;
			stop.

Part 7 - Talking about

Talking about is an action applying to one object.
The talking about action has a list of dialogue beats called the leading beats.
The talking about action has a list of dialogue beats called the other beats.

Before an actor talking about an object (called T):
	repeat with B running through dialogue beats:
		if B is available and B is performable to the player and B is about T:
			if the first speaker of B is the actor, add B to the leading beats;
			otherwise add B to the other beats.

Carry out an actor talking about an object (called T) (this is the first-declared beat rule):
	let the number before be the dialogue lines reached;
	if the leading beats is not empty:
		perform entry 1 of the leading beats;
	otherwise if the other beats is not empty:
		perform entry 1 of the other beats;
	otherwise if the actor is not the player:
		say "[The actor] [talk] about [T]." (A);
		make no decision;
	if the dialogue lines reached is the number before and the actor is the player, say "There [regarding nothing][are] no reply." (B).

Understand "talk about [thing]" as talking about.
Understand "talk about [any concept]" as talking about.
Understand "ask about [thing]" as talking about.
Understand "ask about [any concept]" as talking about.

Part 8 - Testing

The dialogue-tracing is a number that varies.

Tracing dialogue is an action out of world applying to nothing.
Tracing all dialogue is an action out of world applying to nothing.
Untracing dialogue is an action out of world applying to nothing.
Carry out tracing dialogue (this is the standard tracing dialogue rule):
	now the dialogue-tracing is 1;
	say "(Dialogue is now traced. 'Dialogue off' ends that, and 'dialogue all' tells more.)" (A).
Carry out tracing all dialogue (this is the standard tracing all dialogue rule):
	now the dialogue-tracing is 2;
	say "(All of dialogue is now traced. 'Dialogue off' ends that.)" (A).
Carry out untracing dialogue (this is the standard untracing dialogue rule):
	now the dialogue-tracing is 0;
	say "(Dialogue is traced no more.)" (A).
Understand "dialogue" or "dialogue on" as tracing dialogue.
Understand "dialogue all" as tracing all dialogue.
Understand "dialogue off" as untracing dialogue.

To showme the/-- beat structure of (B - dialogue beat):
	say "[B] ([if B is available]available[otherwise]unavailable[end if], [if B is relevant]relevant[otherwise]irrelevant[end if], [if B is performed and B is non-recurring]inaccessible[otherwise]accessible[end if], [if B is performed]performed[otherwise]unperformed[end if], [if B is recurring]recurring[otherwise]non-recurring[end if], [if B is spontaneous]spontaneous[otherwise]unspontaneous[end if]):[line break]";
	let S be the dialogue opening of B;
	while the dialogue move of S is not the close move:
		show S of B;
		now S is the dialogue succession of S.
To show (S - dialogue step) of (B - dialogue beat) (of the library):
	say "  ";
	repeat with N running from 1 to the dialogue margin of S:
		say "  ";
	if the dialogue move of S is the speech move:
		say "LINE [dialogue speech of S][line break]";
		stop;
	if S is dialogue-heading:
		say "DECISION of type [sort of dialogue move of S][line break]  ";
		repeat with N running from 1 to the dialogue margin of S:
			say "  ";
	say "  CHOICE [dialogue option of S][line break]".
To decide what text is the sort of (M - dialogue move) (of the library):
	if M is the offer move, decide on "TEXTUAL";
	if M is at most the falling back move, decide on "PARSED";
	if M is at least the return move, decide on "FLOW";
	decide on "AUTOMATIC".
