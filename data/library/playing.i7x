[Looseleaf's standard library, 16: phrases about the play and its world: moving things, the map, ends, scenes, times,
commands, scope.]

Volume 10 - Phrases of play

Part 1 - Moving things

To move (O - object) to (P - object), without printing a room description or printing an abbreviated room description:
	if P is nothing: [no place: that is a fault, and nothing moves]
		shift O to P;
		stop;
	if O is a backdrop:
		let the places be a list of objects;
		add P to the places;
		spread O over the places;
		stop;
	let the former room be the location of the player;
	if O is the player or O encloses the player:
		shift O to P;
		now the location is the location of the player;
		update backdrop positions;
		surreptitiously reckon darkness;
		if O is the player:
			divide the paragraph;
			if printing an abbreviated room description:
				describe the surroundings as after going;
			otherwise if without printing a room description:
				now the location is visited;
			otherwise:
				let the command take a turn;
				try the player looking;
	otherwise:
		shift O to P.
[Even one that is out of world.]
To let the command take a turn (of the library): (- take-turn -).
To shift (O - object) to (P - object) (of the library): (- move-thing -).
To spread (O - object) over (L - list of objects) (of the library):
	now O is not sent-about;
	now O is moved-about;
	now the backdrop-presence of O is L;
	update backdrop positions.
To surreptitiously move (O - object) to (P - object) (of the library): (- move-thing -).
To surreptitiously move (O - object) to (P - object) during going (of the library):
	surreptitiously move O to P;
	now the location is the location of the player.
To remove (O - object) from play:
	if O is a backdrop:
		let the places be a list of objects;
		spread O over the places;
	otherwise:
		take O out of play.
To take (O - object) out of play (of the library): (- remove-from-play -).
To move (O - object) backdrop to all (D - description of objects):
	spread O over the list of D;
	now the backdrop-range of O is D;
	now O is sent-about.
To update backdrop positions:
	repeat with O running through sent-about backdrops:
		bring O to wherever the backdrop-range of O describes;
	have the floats find their places.
To bring (O - object) to wherever (D - description of objects) describes (of the library):
	now the backdrop-presence of O is the list of D.
To have the floats find their places (of the library): (- update-floats -).

[Now the player is in the Hall; now the cart is in the Yard, with the player in it; now the player is Bob.]
To transplant (O - object) to (P - object) (of the library):
	move O to P.
To recast the player as (P - object) (of the library):
	change the player to P;
	now the location is the location of the player;
	update backdrop positions;
	surreptitiously reckon darkness.
To change the player to (P - object): (- change-player -).

Part 2 - Places

To decide which room is location of (O - object): (- location-of -).
To decide which object is holder of (O - object): (- holder-of -).
To decide which object is the parent of (O - object): (- parent-of -).
To decide which object is first thing held by (O - object): (- first-held -).
To decide which object is next thing held after (O - object): (- next-held -).
To decide what list of objects is the children of (O - object) (of the library):
	let the children be a list of objects;
	let the child be the first thing held by O;
	while the child is not nothing:
		add the child to the children;
		now the child is the next thing held after the child;
	decide on the children.
To decide which object is the component parts core of (O - an object): (- core-of -).
To decide which object is the not-counting-parts holder of (O - an object): (- core-holder-of -).
To decide which object is the common ancestor of (O - an object) with (P - an object): (- common-ancestor -).
To decide which object is the visibility-holder of (O - object): (- visibility-holder -).
To decide which object is the visibility ceiling of (O - object): (- visibility-ceiling -).
To decide which number is the number of visibility levels of (O - object): (- visibility-levels -).
To calculate visibility ceiling at low level: do nothing. [both are found when they are asked for]
To decide which number is the visibility ceiling count calculated:
	if in darkness, decide on 0;
	decide on the number of visibility levels of the player.
To decide which object is the visibility ceiling calculated:
	if in darkness, decide on nothing;
	decide on the visibility ceiling of the player.

[How far out one could reach: to the room, or to the first thing around that lets nothing out.]
To decide which object is the touchability ceiling of (O - object):
	let the reached be O;
	let the wall be the not-counting-parts holder of the reached;
	while the wall is not nothing:
		if the wall is a room, decide on the wall;
		now the container in question is the wall;
		consider the reaching outside rules for the wall;
		if rule failed, decide on the wall;
		now the reached is the wall;
		now the wall is the not-counting-parts holder of the reached;
	decide on the reached.

Part 3 - The map

To decide which room is room (D - direction) from/of (R - room): (- room-from -).
To decide which door is door (D - direction) from/of (R - room): (- door-from -).
To decide which object is room-or-door (D - direction) from/of (R - room): (- room-or-door-from -).
To decide which object is the other side of (D - door): (- other-side-here -).
To decide which object is the other side of (D - door) from (R - room): (- other-side -).
To decide which object is the direction of (D - door) from (R - room): (- door-direction -).
To decide which room is the front side of (D - object): (- front-side -).
To decide which room is the back side of (D - object): (- back-side -).
To change (D - direction) exit of (R - room) to (S - room): (- set-exit -).
To change (D - direction) exit of (R - room) to nothing/nowhere: (- clear-exit -).
To decide which object is best route from (A - object) to (B - object), using doors or using even locked doors: (- best-route -).
To decide which number is number of moves from (A - object) to (B - object), using doors or using even locked doors: (- route-length -).
To decide which object is best route from (P - object) to (Q - object) through (D - description of objects), using doors or using even locked doors:
	if using even locked doors, decide on the first step from P to Q within (list of D) by 2;
	if using doors, decide on the first step from P to Q within (list of D) by 1;
	decide on the first step from P to Q within (list of D) by 0.
To decide which number is number of moves from (P - object) to (Q - object) through (D - description of objects), using doors or using even locked doors:
	if using even locked doors, decide on the steps from P to Q within (list of D) by 2;
	if using doors, decide on the steps from P to Q within (list of D) by 1;
	decide on the steps from P to Q within (list of D) by 0.
To decide which object is the first step from (A - object) to (B - object) within (L - list of objects) by (N - number) (of the library): (- best-route-within -).
To decide which number is the steps from (A - object) to (B - object) within (L - list of objects) by (N - number) (of the library): (- route-length-within -).

Part 4 - Actions

To decide whether the action is not silent: (- action-is-loud -).
To decide whether several things are being done: (- command-is-multiple -).
To decide whether the I6 parser is running multiple actions: (- command-is-multiple -).
To decide whether the action requires a/-- touchable noun: (- needs-touch -).
To decide whether the action requires a/-- touchable second noun: (- needs-touch-second -).
To decide whether the action requires a/-- carried noun: (- needs-carried -).
To decide whether the action requires a/-- carried second noun: (- needs-carried-second -).
To decide whether the action requires light: (- needs-light -).
To decide what action is the current action: (- current-action -).
To decide what action is the action of (A - action): (- same-value -).
To decide if (A - a action) involves (O - an object): (- action-involves -).
To decide what action name is the action name part of (A - a action): (- action-name-part -).
To decide what object is the noun part of (A - a action): (- action-noun-part -).
To decide what object is the second noun part of (A - a action): (- action-second-part -).
To decide what object is the actor part of (A - a action): (- action-actor-part -).

[One action becomes another half way; it has succeeded if the other has.]
To convert to (A - an action name) on (O - an object) -- stopping the action (of the library):
	try the actual action A with O and nothing;
	if rule succeeded:
		now the action-was-converted is true;
		hold paragraphs together;
		consider the after rules;
		part paragraphs again.
To hold paragraphs together (of the library): (- hold-paragraphs -).
To part paragraphs again (of the library): (- allow-paragraphs -).
To convert to request of (P - object) to perform (A - action name) with (O - object) and (Q - object) (of the library):
	try the requested action A of P with O and Q.
To convert to special going-with-push action (of the library):
	let the crate be the noun;
	let the way be the second noun;
	let the former room be the location of the crate;
	unless the crate encloses the person asked, surreptitiously move the crate to the person asked;
	now the item-pushed-between-rooms is the crate;
	let the pusher be the person asked;
	try the actual action (the going action) with the way and nothing;
	let the new room be the location of the pusher;
	now the item-pushed-between-rooms is nothing;
	surreptitiously move the crate to the new room;
	now the push-outcome is false;
	if the new room is not the former room:
		now the push-outcome is true;
		if the crate encloses the player, try the player looking.
The push-outcome is a truth state that varies.
To try the actual action (A - action name) with (O - object) and (P - object) (of the library):
	try the action A upon O and P.
To try the requested action (A - action name) of (X - object) with (O - object) and (P - object) (of the library):
	try the request of X for A upon O and P.
To decide what action is the action (A - action name) upon (O - object) and (P - object) (of the library): (- make-action -).
To decide what action is the request of (X - object) for (A - action name) upon (O - object) and (P - object) (of the library): (- make-request -).

This is the standard implicit taking rule:
	let the item be the parameter-object;
	let the taker be the person asked;
	let the own noun be the noun;
	let the own second noun be the second noun;
	now the noun is the item; [the responses speak of what is taken, and by whom]
	now the second noun is nothing;
	if the taker is the player:
		print "(taking [the noun] to begin with)[command clarification break]" (A) aside;
	otherwise if the player can see the taker:
		now the second noun is the taker;
		print "([the second noun] taking [the noun] to begin with)[command clarification break]" (B) aside;
	now the noun is the own noun;
	now the second noun is the own second noun;
	if the action makes a request, silently try the request of the taker for the taking action upon the item and nothing;
	otherwise silently try the action taking action upon the item and nothing;
	continue the activity.
The standard implicit taking rule is listed last in the for implicitly taking rulebook.

Part 5 - Ends of the story

[The mark: 0 going on, 1 ended finally, 2 ended.]
The closing-words is a text that varies.
The closing-headline is initially 3. [4: the closing words; the others are lettered texts]
The story-resumption is a truth state that varies.
To mark the end of the story as (N - a number) (of the library): (- mark-end -).
To decide which number is the mark of the end (of the library): (- end-mark -).
To end the/-- story:
	now the closing-headline is 3;
	mark the end of the story as 2.
To end the/-- story finally:
	now the closing-headline is 3;
	mark the end of the story as 1.
To end the/-- story saying (T - text):
	now the closing-words is T;
	now the closing-headline is 4;
	mark the end of the story as 2.
To end the/-- story finally saying (T - text):
	now the closing-words is T;
	now the closing-headline is 4;
	mark the end of the story as 1.
To decide whether the story has ended:
	if the mark of the end is 0, no;
	yes.
To decide whether the story has ended finally:
	if the mark of the end is 1, yes;
	no.
To decide whether the story has not ended:
	if the mark of the end is 0, yes;
	no.
To decide whether the story has not ended finally:
	if the mark of the end is 1, no;
	yes.
To resume the/-- story:
	now the story-resumption is true.

This is the print obituary headline rule:
	let the state be the paragraph state;
	say "[line break][line break]    [bold type]***";
	if the closing-headline is:
		-- 1: say " [We] [have] died " (A);
		-- 2: say " [We] [have] won " (B);
		-- 3: say " The End " (C);
		-- otherwise:
			say " ";
			set the paragraph state to the state;
			print the closing-words aside;
			now the state is the paragraph state;
			say " ";
	say "***[roman type][line break][line break][line break]";
	if the closing-headline is 4, set the paragraph state to the state.
The print obituary headline rule is listed last in the for printing the player's obituary rulebook.
[The first two are for stories that put them in the place of the third.]
This is the print final score rule:
	if the scoring option is active, tell the score.
The print final score rule is listed last in the for printing the player's obituary rulebook.
This is the display final status line rule:
	redraw the status line.
The display final status line rule is listed last in the for printing the player's obituary rulebook.

This is the immediately restart the VM rule: (- restart-play -).
This is the immediately restore saved game rule:
	unless the restoring of the play works, say text of restore the game rule response (A).
This is the immediately quit rule: (- stop-play -).
This is the immediately undo rule:
	let the result be the result of undoing;
	if the result is:
		-- 1: say "This story keeps no turns to go back to." (A);
		-- 2: say "There is no turn to go back to yet!" (B);
		-- 3: say "Going back is beyond this machine!" (C);
		-- 4: say "Going back failed!" (D);
		-- 5: say "[bracket]One turn taken back.[close bracket]" (E);
		-- 6: say "That is as far back as it goes!" (F).
To decide which number is the result of undoing (of the library): (- undo-turn -).

The print the final question rule is listed in the before handling the final question rulebook.
The print the final prompt rule is listed in the before handling the final question rulebook.
The read the final answer rule is listed last in the before handling the final question rulebook.
The standard respond to final question rule is listed last in the for handling the final question rulebook.

This is the print the final prompt rule:
	say "> [run paragraph on]" (A).
This is the read the final answer rule: (- read-final-answer -).

[Row R is an answer that can be given now. A chosen row is known only where it was chosen.]
To decide whether answer (R - a number) stands open (of the library):
	choose row R in the Table of Final Question Options;
	if the only if victorious entry is true and the story has not ended finally, no;
	if there is a final response rule entry, yes;
	if there is a final response activity entry and the final response activity entry is not empty, yes;
	no.

To decide whether (S - a snippet) gives answer (R - a number) (of the library):
	choose row R in the Table of Final Question Options;
	if S matches the topic entry, yes;
	no.
To take answer (R - a number) (of the library):
	choose row R in the Table of Final Question Options;
	if there is no final response rule entry, carry out the final response activity entry activity;
	otherwise follow the final response rule entry.

This is the print the final question rule:
	let the wordings be a list of texts;
	repeat with R running from 1 to the number of rows in the Table of Final Question Options:
		choose row R in the Table of Final Question Options;
		if there is a final question wording entry and answer R stands open:
			add the final question wording entry to the wordings;
	if the wordings is empty, abide by the immediately quit rule;
	say "What now: " (A);
	let the count be the number of entries in the wordings;
	repeat with I running from 1 to the count:
		say entry I of the wordings;
		let the left be the count minus I;
		if the left is:
			-- 0: say "?[line break]";
			-- 1:
				if the serial comma option is active, say ",";
				say " or " (B);
			-- otherwise: say ", ".

This is the standard respond to final question rule:
	repeat with R running from 1 to the number of rows in the Table of Final Question Options:
		if answer R stands open and the player's command gives answer R:
			take answer R;
			rule succeeds;
	say "One of the answers offered, please." (A).

Part 6 - Time

To decide which number is the minutes part of (T - time): (- minutes-part -).
To decide which number is the hours part of (T - time): (- hours-part -).
To decide which number is the minutes since midnight of (T - time): (- time-number -).
To decide which time is the time at minute (N - number) (of the library): (- time-at -).
To decide if (T - time) is before (U - time): (- time-is-before -).
To decide if (T - time) is after (U - time): (- time-is-after -).
To decide which time is (P - time period) before (T - time): (- time-minus -).
To decide which time is (P - time period) after (T - time): (- time-plus -).
To decide which time period is (N - number) minutes: (- period-minutes -).
To decide which time period is (N - number) hours: (- period-hours -).
To decide which time period is (N - number) hours (M - number) minutes: (- period-hours-minutes -).
To (R - rule) in (N - number) turn/turns from now: (- event-in-turns -).
To (R - rule) at (T - time): (- event-at -).
To (R - rule) in (P - time period) from now: (- event-in-period -).

Part 7 - Scenes

To decide if (S - scene) has happened: (- scene-has-happened -).
To decide if (S - scene) has not happened:
	if S has happened, no;
	yes.
To decide if (S - scene) has ended: (- scene-has-ended -).
To decide if (S - scene) has not ended:
	if S has ended, no;
	yes.
To decide which time period is the time since (S - scene) began: (- scene-since-began -).
To decide which time is the time when (S - scene) began: (- scene-when-began -).
To decide which time period is the time since (S - scene) ended: (- scene-since-ended -).
To decide which time is the time when (S - scene) ended: (- scene-when-ended -).

Part 8 - The player's command

To decide whether player consents: (- player-consents -).
To decide what number is a/-- number chosen by the player from 1 to (N - number):
	let the former number be the number understood;
	set the number understood to N; [the response tells how far]
	let the choice be the player's choice up to N;
	set the number understood to the former number;
	decide on the choice.
To decide what number is the player's choice up to (N - number) (of the library): (- player-chooses -).
To decide if (S - a snippet) matches (T - a topic): (- snippet-matches -).
To decide if (S - a snippet) does not match (T - a topic):
	if S matches T, no;
	yes.
To decide if (S - a snippet) includes (T - a topic): (- snippet-includes -).
To decide if (S - a snippet) does not include (T - a topic):
	if S includes T, no;
	yes.
To change the text of the/-- player's command to (T - text): (- set-command -).
To replace (S - a snippet) with (T - text): (- replace-snippet -).
To cut (S - a snippet):
	replace S with "".
To reject the/-- player's command -- ending in failure: (- reject-command -).
To place (O - an object) in scope, but not its contents: (- place-in-scope -).
To place the/-- contents of (O - an object) in scope: (- place-contents-in-scope -).
To set pronouns from (O - an object): (- set-pronouns -).
To decide what list of objects is the multiple object list: (- multiple-list -).
To alter the/-- multiple object list to (L - list of objects): (- set-multiple-list -).

Rule for deciding whether all includes scenery while an actor taking or taking off or removing (this is the exclude scenery from take all rule):
	it does not.
Rule for deciding whether all includes people while an actor taking or taking off or removing (this is the exclude people from take all rule):
	it does not.
Rule for deciding whether all includes fixed in place things while an actor taking or taking off or removing (this is the exclude fixed in place things from take all rule):
	it does not.
Rule for deciding whether all includes things enclosed by the person reaching while an actor taking or taking off (this is the exclude indirect possessions from take all rule):
	it does not.
Rule for deciding whether all includes a person while an actor dropping or throwing or inserting or putting (this is the exclude people from drop all rule):
	it does not.

Rule for supplying a missing noun while an actor smelling (this is the ambient odour rule):
	now the noun is the touchability ceiling of the player.
Rule for supplying a missing noun while an actor listening (this is the ambient sound rule):
	now the noun is the touchability ceiling of the player.
Rule for supplying a missing noun while an actor going (this is the block vaguely going rule):
	say "In which direction?" (A).

Part 9 - Pictures and sounds

Figure of cover is the file "Cover.png".
To display (F - figure name), one time only: (- display-figure -).
To play (S - sound name), one time only: (- play-sound -).
