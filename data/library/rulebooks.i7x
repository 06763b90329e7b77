[Looseleaf's standard library, 5: the rulebooks, and how a play runs through them: startup, turns, actions, shutdown.]

Volume 6 - Rulebooks

Part 1 - Starting and stopping

Startup rules is a rulebook.
Startup rules have outcomes allow startup (success) and deny startup (failure).
Shutdown rules is a rulebook.

Starting the virtual machine is an activity on nothing.
The for starting the virtual machine rules have default no outcome.

First startup rule (this is the virtual machine startup rule):
	carry out the starting the virtual machine activity.

This is the start capturing startup text rule: (- do-nothing -).
This is the platform specific startup rule: (- do-nothing -).
This is the initialise memory rule: (- do-nothing -).
This is the enable Glulx acceleration rule: (- do-nothing -).
This is the seed random number generator rule: (- begin-chance -).
This is the recover glk objects rule:
	follow the reset glk references rules;
	follow the glk object updating rules.
This is the calculate hyperlink tag width rule: (- do-nothing -).
This is the set default stylehints rule: (- do-nothing -).
This is the sound channel initialisation rule: (- do-nothing -).
This is the open built in windows rule: (- do-nothing -).
This is the display captured startup text rule: (- do-nothing -).

The recover glk objects rule is listed first in the before starting the virtual machine rules.
The seed random number generator rule is listed first in the before starting the virtual machine rules.
The initialise memory rule is listed first in the before starting the virtual machine rules.
The platform specific startup rule is listed first in the before starting the virtual machine rules.
The start capturing startup text rule is listed first in the before starting the virtual machine rules.
The calculate hyperlink tag width rule is listed in the before starting the virtual machine rules.
The set default stylehints rule is listed in the before starting the virtual machine rules.
The sound channel initialisation rule is listed in the for starting the virtual machine rules.
The open built in windows rule is listed in the for starting the virtual machine rules.
The display captured startup text rule is listed in the for starting the virtual machine rules.

Part 2 - Names

Constructing the status line is an activity.
Printing the name of something (hidden in RULES command) is an activity.
Printing the plural name of something (hidden in RULES command) is an activity.
Issuing the response text of something (hidden in RULES command) is an activity on responses.

This is the default status window rule: (- default-status-line -).
The default status window rule is listed in the for constructing the status line rules.

Part 3 - Events of the terminal

[Ticks of the timer come by these rulebooks, and links that rules are to handle. Keys and lines come to whom waits for them.]

Section 1 - Sorts of events (yields to stories)

A glk event type is a kind of value.
The glk event types are null event, timer event, character event, line event, mouse event, screen resize event, graphics window lost event, sound notification event, hyperlink event and volume event.

Section 2 - Links and ticks

A glk event is a kind of value. Missing glk event is a glk event.

A glulx feature is a kind of value.
The glulx features are memory resizing feature, undo feature, glulx unicode feature, memory copying feature, memory allocations feature, glulx acceleration feature, real numbers feature, extended undo feature and double precision real numbers feature.
Definition: a glulx feature is supported rather than unsupported: decide yes.

A glk feature is a kind of value.
The glk features are timers feature, graphics feature, basic sounds feature, sound volume feature, sound notifications feature, hyperlinks feature, MOD sounds feature, PNG transparency feature, glk unicode feature, unicode normalization feature, line input echo suppression feature, line input terminators feature, system clock feature, extended sounds feature, resource streams feature, graphics window character input feature, extended graphics feature, text formatting feature, buffer window graphics feature, graphics window graphics feature, buffer window hyperlinks feature, grid window hyperlinks feature, graphics window mouse input feature and grid window mouse input feature.
Definition: a glk feature is supported rather than unsupported: decide on whether or not it is the glk unicode feature or it is the unicode normalization feature or it is the timers feature or it is the hyperlinks feature or it is the buffer window hyperlinks feature or it is the grid window hyperlinks feature or it is the graphics window graphics feature or it is the graphics window mouse input feature or it is the grid window mouse input feature or it is the graphics feature or it is the basic sounds feature or it is the buffer window graphics feature or it is the system clock feature or it is the resource streams feature.
A hyperlink tag is a kind of value.
The hyperlink tags are null hyperlink, Command replacement, Command appendment, Keypress hyperlink and Rule hyperlink.
A hyperlink token is a kind of value. Missing hyperlink token is a hyperlink token.
The current hyperlink token is a hyperlink token that varies.

[What a link is for is a pair: a tag, and a value that goes with it.]
To decide which hyperlink token is hyperlink token of (tag - hyperlink tag):
	decide on hyperlink token of tag with nothing.
To decide which hyperlink token is hyperlink token of (tag - hyperlink tag) for/of/with (V - value): (- pair -).
To decide which hyperlink tag is tag of (T - hyperlink token):
	if T is missing hyperlink token, decide on null hyperlink;
	decide on the tag within T.
To decide which hyperlink tag is the tag within (T - hyperlink token): (- pair-first -).
To decide which K is value of (T - hyperlink token) as a/an (family - name of kind of value K): (- pair-second -).
To say (T - hyperlink token):
	now the current hyperlink token is T;
	follow the hyperlink printing rules for the tag of T.
To begin-link (T - hyperlink token) by (N - a number) (of the library): (- begin-link -).
To mark-link (T - hyperlink token) (of the library):
	let the way be 4;
	if the tag of T is:
		-- Command replacement: now the way is 1;
		-- Command appendment: now the way is 2;
		-- Keypress hyperlink: now the way is 3;
	begin-link T by the way.
To say link to (T - hyperlink token): mark-link T.
To say link to command (T - text): mark-link hyperlink token of Command replacement for the substituted form of T.
To say link to type (T - text): mark-link hyperlink token of Command appendment for the substituted form of T.
To say link to press (C - unicode character): mark-link hyperlink token of Keypress hyperlink for C.
To say link to follow (R - rule): mark-link hyperlink token of Rule hyperlink for R.
To say end link: (- end-link -).
To request timer events every (N - number) milliseconds: (- request-ticks -).
To cancel timer events: (- cancel-ticks -).

[What the machine calls where a tick comes, or a link is followed, while a line or a key is wanted.]
To decide whether a link-was-followed (of the library): (- link-is-followed -).
To decide which hyperlink token is the token-followed (of the library): (- followed-link -).
To give-line (T - text) (of the library): (- give-line -).
To give-key (C - unicode character) (of the library): (- give-key -).
To end-event (of the library): (- end-event -).
To event-of-timer (of the library):
	follow the glk event handling rules for timer event;
	end-event.
To event-of-link (of the library):
	follow the glk event handling rules for hyperlink event;
	end-event.
To event-of-mouse (of the library):
	follow the glk event handling rules for mouse event;
	end-event.

[Of the event that is handled.]
To decide what IO window is the window of (E - a glk event):
	repeat with W running through IO windows:
		if the glk window handle of W is not 0 and the glk window handle of W is the clicked-pane, decide on W;
	decide on the main window.
To decide what number is the x coordinate of (E - a glk event): decide on the clicked-column.
To decide what number is the y coordinate of (E - a glk event): decide on the clicked-row.
To decide what number is the column/col of (E - a glk event): decide on the clicked-column.
To decide what number is the row of (E - a glk event): decide on the clicked-row.

Waiting for a glk event is an activity on glk event types.

The glk event handling rules is a glk event type based rulebook.
The glk event handling rulebook has a glk event called the event.
The hyperlink handling rules is a hyperlink tag based rulebook.
The hyperlink handling rulebook has a hyperlink token called the outcome.
The hyperlink printing rules is a hyperlink tag based rulebook.
The hyperlink printing rules have default success.
The reset glk references rules is a rulebook.
The identify glk windows rules is a rulebook.
The identify glk streams rules is a rulebook.
The identify glk filerefs rules is a rulebook.
The identify glk sound channels rules is a rulebook.
The glk object updating rules is a rulebook.

Before waiting for a glk event (this is the draw the status window before waiting for a glk event rule):
	redraw the status line.
This is the request keyboard input rule: (- do-nothing -).
The request keyboard input rule is listed last in the before waiting for a glk event rules.
This is the manually echo line input rule: (- do-nothing -).
The manually echo line input rule is listed in the after waiting for a glk event rules.
This is the normalise line input whitespace rule: (- do-nothing -).
The normalise line input whitespace rule is listed in the after waiting for a glk event rules.

Very first glk event handling rule for a glk event type (this is the set glk event processing variables rule):
	do nothing.
Glk event handling rule for a screen resize event (this is the redraw the status window after the screen is resized rule):
	redraw the status line.
This is the handle hyperlinks rule:
	if a link-was-followed:
		now the current hyperlink token is the token-followed;
		follow the hyperlink handling rules for the tag of the current hyperlink token.
The handle hyperlinks rule is listed in the glk event handling rules.

Very first hyperlink handling rule for a hyperlink tag (this is the set hyperlink handling variables rule):
	now the outcome is the current hyperlink token.
Hyperlink handling rule for a command replacement (this is the command replacement hyperlink rule):
	give-line the value of the outcome as a text.
Hyperlink handling rule for a command appendment (this is the command appendment hyperlink rule):
	give-line the value of the outcome as a text.
Hyperlink handling rule for a keypress hyperlink (this is the keypress hyperlink rule):
	give-key the value of the outcome as a unicode character.
Hyperlink handling rule for a rule hyperlink (this is the rule hyperlink rule):
	follow the value of the outcome as a rule.

Hyperlink printing rule for Command replacement (this is the command replacement representation rule):
	say "a link that types [quotation mark][value of current hyperlink token as a text][quotation mark]".
Hyperlink printing rule for Command appendment (this is the command appendment representation rule):
	say "a link that adds [quotation mark][value of current hyperlink token as a text][quotation mark]".
Hyperlink printing rule for Keypress hyperlink (this is the keypress hyperlink printing rule):
	say "a link that presses [value of current hyperlink token as a unicode character]".
Hyperlink printing rule for Rule hyperlink (this is the rule hyperlink printing rule):
	say "a link that follows [value of current hyperlink token as a rule]".
Hyperlink printing rule for null hyperlink (this is the null hyperlink printing rule):
	say "no link".
Last hyperlink printing rule for a hyperlink tag (this is the default hyperlink printing rule):
	say "a link for [tag of current hyperlink token]".

This is the reset glk references for built in objects rule: (- do-nothing -).
The reset glk references for built in objects rule is listed first in the reset glk references rules.
This is the cache gestalts rule: (- do-nothing -).
The cache gestalts rule is listed in the reset glk references rules.
This is the identify built in windows rule: (- do-nothing -).
The identify built in windows rule is listed first in the identify glk windows rules.
This is the identify built in streams rule: (- do-nothing -).
The identify built in streams rule is listed first in the identify glk streams rules.
This is the identify built in filerefs rule: (- do-nothing -).
The identify built in filerefs rule is listed first in the identify glk filerefs rules.
This is the identify built in sound channels rule: (- do-nothing -).
The identify built in sound channels rule is listed first in the identify glk sound channels rules.
This is the stop built in sound channels rule: (- do-nothing -).
The stop built in sound channels rule is listed in the glk object updating rules.

Part 4 - The rulebooks of a story

Turn sequence rules is a nothing based rulebook.
Scene changing rules is a rulebook.
When play begins is a rulebook.
When play ends is a rulebook.
When scene begins is a scene based rulebook.
When scene ends is a scene based rulebook.
Every turn rules is a rulebook.

Action-processing rules is a rulebook.
The action-processing rulebook has a person called the actor.
Setting action variables is a rulebook.
The specific action-processing rules is a rulebook.
The specific action-processing rulebook has a truth state called action in world.
The specific action-processing rulebook has a truth state called action keeping silent.
The specific action-processing rulebook has a rulebook called specific check rulebook.
The specific action-processing rulebook has a rulebook called specific carry out rulebook.
The specific action-processing rulebook has a rulebook called specific report rulebook.
The specific action-processing rulebook has a truth state called within the player's sight.
The player's action awareness rules is a rulebook.

Accessibility rules is a rulebook.
Reaching inside rules is an object based rulebook.
Reaching inside rules have outcomes allow access (success) and deny access (failure).
Reaching outside rules is an object based rulebook.
Reaching outside rules have outcomes allow access (success) and deny access (failure).
Visibility rules is a rulebook.
Visibility rules have outcomes there is sufficient light (failure) and there is insufficient light (success).

Persuasion rules is a rulebook.
Persuasion rules have outcomes persuasion succeeds (success) and persuasion fails (failure).
Unsuccessful attempt by is a rulebook.
The unsuccessful attempt by rules have default success.

Before rules is a rulebook.
Instead rules is a rulebook.
The instead rules have default failure.
Check rules is a rulebook.
Carry out rules is a rulebook.
After rules is a rulebook.
The after rules have default success.
Report rules is a rulebook.

The does the player mean rules is a rulebook.
The does the player mean rules have outcomes it is very likely, it is likely, it is possible, it is unlikely and it is very unlikely.
The multiple action processing rules is a rulebook.

This is the little-used do nothing rule: (- do-nothing -).

Part 5 - The beginning of a play

This is the initial whitespace rule: (- allow-paragraphs -).
The initial whitespace rule is listed in the after starting the virtual machine rules.

This is the update chronological records rule: (- update-chronology -).
The update chronological records rule is listed in the after starting the virtual machine rules.

This is the position player in model world rule:
	place the player in the model;
	note what the player has;
	update backdrop positions;
	surreptitiously reckon darkness.
The position player in model world rule is listed in the after starting the virtual machine rules.
To place the player in the model (of the library): (- place-player -).

[What a scene brings with it when it begins: dialogue.i7x.]
The follower of scenes is a phrase nothing -> nothing that varies.

This is the start in the correct scenes rule:
	follow the scene changing rules;
	apply the follower of scenes.
The start in the correct scenes rule is listed in the after starting the virtual machine rules.

Startup rule (this is the when play begins stage rule):
	follow the when play begins rulebook.
Startup rule (this is the fix baseline scoring rule):
	now the last notified score is the score.
Startup rule (this is the display banner rule):
	say "[banner text]".
Startup rule (this is the initial room description rule):
	surreptitiously reckon darkness;
	try looking.

Part 6 - A turn

First turn sequence rule (this is the every turn stage rule):
	follow the every turn rules.
First turn sequence rule (this is the early scene changing stage rule):
	follow the scene changing rules;
	apply the follower of scenes.
This is the generate action rule:
	if the command is the machine's own:
		if the command brought the player elsewhere, make no decision;
		rule succeeds;
	unless a command waits to be done, make no decision;
	if the command is for several things:
		let the first count be the number of entries in the multiple object list;
		if the first count is 0:
			if the person asked is the player, say "[We] [find] nothing there to do that with!" (B);
			stop the action;
		if the command was cut short and the person asked is the player:
			say "(only for the first hundred things)[command clarification break]" (A);
		consider the multiple action processing rules;
		let the count be the number of entries in the multiple object list;
		if the count is 0, make no decision;
		if the count is 1 and the first count is greater than 1:
			take the command for entry 1 of the multiple object list alone;
			try the action as commanded for nothing;
		otherwise:
			do the command for each in turn;
	otherwise:
		try the action as commanded for nothing;
		if rule succeeded and the interceptor of actions applied to 3 is true, do nothing;
	let the aside be whether or not the command was out of world;
	settle the command;
	if the aside is true, rule succeeds.
The generate action rule is listed first in the turn sequence rulebook.
This is the declare everything initially unmentioned rule:
	now every thing is unmentioned.
The declare everything initially unmentioned rule is listed first in the turn sequence rulebook.
This is the parse command rule: (- parse-command -).
The parse command rule is listed first in the turn sequence rulebook.

To decide whether a command waits to be done (of the library): (- command-is-ready -).
To decide whether the command is for several things (of the library): (- command-is-multiple -).
To decide whether the command was cut short (of the library): (- command-was-cut -).
To decide whether the command was out of world (of the library): (- command-is-out-of-world -).
To decide what action is the action as commanded for (item - an object) (of the library): (- commanded-action -).
To take the command for (item - an object) alone (of the library): (- command-for-one -).
To settle the command (of the library): (- settle-command -).

To do the command for each in turn (of the library):
	let the starting place be the location;
	let the starting darkness be the darkness-now;
	let the place be 0;
	while the place is less than the number of entries in the multiple object list:
		increment the place;
		let the item be entry (the place) of the multiple object list;
		say run paragraph on;
		try the action as commanded for the item;
		if rule succeeded and the interceptor of actions applied to 3 is true, do nothing;
		if the story has ended, stop;
		unless the location is the starting place and the darkness-now is the starting darkness:
			if the person asked is the player:
				say text of action processing internal rule response (J);
				say line break;
			stop.

This is the timed events rule: (- timed-events -).
The timed events rule is listed in the turn sequence rulebook.
This is the advance time rule:
	increase the turn count by 1;
	let the minute hand be the minutes since midnight of the time of day plus 1;
	now the time of day is the time at minute the minute hand.
The advance time rule is listed in the turn sequence rulebook.
The update chronological records rule is listed in the turn sequence rulebook.

Last turn sequence rule (this is the late scene changing stage rule):
	follow the scene changing rules;
	apply the follower of scenes.
This is the adjust light rule:
	let the former darkness be the darkness-now;
	surreptitiously reckon darkness;
	if the former darkness is the darkness-now, make no decision;
	if in darkness:
		divide the paragraph;
		leave it to the printing the announcement of darkness activity or else reply "Darkness closes in around [us]!" (A);
	otherwise:
		carry out the printing the announcement of light activity.
The adjust light rule is listed last in the turn sequence rulebook.
This is the note object acquisitions rule:
	note what the player has.
The note object acquisitions rule is listed last in the turn sequence rulebook.
This is the notify score changes rule:
	unless the last notified score is the score:
		issue score notification message;
		now the last notified score is the score.
The notify score changes rule is listed last in the turn sequence rulebook.

The player's sack is an object that varies.
To note what the player has (of the library):
	repeat with the item running through the children of the player:
		now the item is handled;
		if the item is a player's holdall, now the player's sack is the item;
	now everything enclosed by the player is described.

Part 7 - The end

This is the when play ends stage rule:
	follow the when play ends rulebook.
This is the resurrect player if asked rule:
	if the story-resumption is true:
		now the story-resumption is false;
		mark the end of the story as 0;
		rule succeeds.
This is the print player's obituary rule:
	carry out the printing the player's obituary activity.
This is the ask the final question rule:
	end the line;
	while the story has ended:
		carry out the handling the final question activity;
		divide the paragraph;
		if the story-resumption is true, abide by the resurrect player if asked rule.
The when play ends stage rule is listed first in the shutdown rulebook.
The resurrect player if asked rule is listed last in the shutdown rulebook.
The print player's obituary rule is listed last in the shutdown rulebook.
The ask the final question rule is listed last in the shutdown rulebook.

[What can be answered when the story has ended; what comes of the answers is in playing.i7x.]
Table of Final Question Options
final question wording	only if victorious	topic	final response rule (a rule)	final response activity (an activity)
"RESTART"	false	"restart"	immediately restart the VM rule	--
"RESTORE a saved game"	false	"restore"	immediately restore saved game rule	--
"hear about some AMUSING things to try"	true	"amusing"	--	amusing a victorious player
"QUIT"	false	"quit"	immediately quit rule	--
"UNDO the last command"	false	"undo"	immediately undo rule	--

Part 8 - Scenes

This is the scene change machinery rule: (- change-scenes -).
The scene change machinery rule is listed last in the scene changing rulebook.

When a scene (called the event) begins (this is the scene description text rule):
	unless the description of the event is "":
		say "[description of the event][paragraph break]".

Part 9 - An action, its upper level

The before stage rule is listed first in the action-processing rules.
The set pronouns from items from multiple object lists rule is listed first in the action-processing rules.
The announce items from multiple object lists rule is listed first in the action-processing rules.
The basic visibility rule is listed in the action-processing rules.
The basic tangibility rule is listed in the action-processing rules.
The basic accessibility rule is listed in the action-processing rules.
The carrying requirements rule is listed in the action-processing rules.
The instead stage rule is listed last in the action-processing rules.
The requested actions require persuasion rule is listed last in the action-processing rules.
The carry out requested actions rule is listed last in the action-processing rules.
The descend to specific action-processing rule is listed last in the action-processing rules.
The end action-processing in success rule is listed last in the action-processing rules.

This is the announce items from multiple object lists rule:
	unless the current item from the multiple object list is nothing:
		say "[current item from the multiple object list]: [run paragraph on]" (A).
This is the set pronouns from items from multiple object lists rule:
	unless the current item from the multiple object list is nothing:
		set pronouns from the current item from the multiple object list.
[Who waits for an action may take it over before anything else is asked, or once it could be done: dialogue.i7x.]
The interceptor of actions is a phrase number -> truth state that varies.
This is the before stage rule:
	if the interceptor of actions applied to 1 is true, rule fails;
	abide by the before rules.
This is the instead stage rule:
	if the interceptor of actions applied to 2 is true, rule fails;
	abide by the instead rules.
This is the end action-processing in success rule:
	rule succeeds.

This is the basic visibility rule:
	if the action requires light and the actor is the player and the requester is nothing:
		consider the visibility rules;
		if rule succeeded:
			leave it to the printing a refusal to act in the dark activity or else reply "[We] [need] light to do that by." (A);
			now the reason the action failed is the basic visibility rule;
			rule fails.

This is the basic tangibility rule:
	if the action makes a request or an actor smelling a room or an actor listening to a room, make no decision;
	if the noun is not a thing and the action requires a touchable noun:
		refuse with "[The noun] [are] nothing that [we] [can] lay hands on." (A);
	otherwise if the second noun is not a thing and the action requires a touchable second noun:
		refuse with "[The second noun] [are] nothing that [we] [can] lay hands on." (B);
	otherwise:
		make no decision;
	now the reason the action failed is the basic tangibility rule;
	rule fails.

To decide whether (P - an object) falls short of (O - an object) (of the library):
	if O is nothing, no;
	decide on whether or not O is beyond the reach of P.

This is the basic accessibility rule:
	if the action makes a request, make no decision;
	let the goals be a list of objects;
	if the action requires a touchable noun, add the noun to the goals;
	if the action requires a touchable second noun, add the second noun to the goals;
	repeat with the goal running through the goals:
		if the goal is a direction, refuse with "That [need] something that can be touched." (A);
		if the goal is a direction or the actor falls short of the goal:
			now the reason the action failed is the basic accessibility rule;
			rule fails.

This is the carrying requirements rule:
	let the goals be a list of objects;
	if the action requires a carried noun, add the noun to the goals;
	if the action requires a carried second noun, add the second noun to the goals;
	repeat with the goal running through the goals:
		unless the actor comes to hold the goal:
			now the reason the action failed is the carrying requirements rule;
			rule fails.

This is the requested actions require persuasion rule:
	unless the action makes a request, make no decision;
	if the person asked is the player, make no decision;
	let the state be the paragraph state;
	set the paragraph state to 0;
	consider the persuasion rules;
	if rule succeeded:
		set the paragraph state to the state;
		make no decision;
	let the culprit be the rule that decided;
	unless the story has ended or a paragraph break is pending:
		let the own noun be the noun;
		let the own second noun be the second noun;
		speak of the person asked and nothing;
		say "[The person asked] [would] rather not." (A);
		speak of the own noun and the own second noun;
	now the reason the action failed is the culprit;
	rule fails.

This is the carry out requested actions rule:
	unless the action makes a request, make no decision;
	if the person asked is the player, make no decision;
	let the asker be the requester;
	set the requester to nothing;
	try the current action;
	let the failure be whether or not rule succeeded;
	if the failure is false and the story has not ended:
		consider the unsuccessful attempt by rules;
		unless the last following decided:
			let the own noun be the noun;
			let the own second noun be the second noun;
			speak of the person asked and nothing;
			say "[The person asked] [try], but [can't] do that." (A);
			speak of the own noun and the own second noun;
	set the requester to the asker;
	consider the after rules;
	rule succeeds.

This is the descend to specific action-processing rule:
	let the former conversion be the action-was-converted;
	now the action-was-converted is false;
	consider the specific action-processing rules;
	let the conversion be the action-was-converted;
	now the action-was-converted is the former conversion;
	if rule failed and the conversion is true, rule succeeds;
	stop the action.

The action-was-converted is a truth state that varies.

To decide whether the action makes a request (of the library):
	if the requester is nothing, no;
	yes.
To decide which object is the requester (of the library): (- requester -).
To set the requester to (P - an object) (of the library): (- set-requester -).
To decide whether the last following decided (of the library): (- was-decided -).
To decide which action based rule producing nothing is the rule that decided (of the library): (- deciding-rule -).

Part 10 - An action, its lower level

This is the work out details of specific action rule: (- work-out-details -).
The work out details of specific action rule is listed first in the specific action-processing rules.

Specific action-processing rule (this is the investigate player's awareness before action rule):
	consider the player's action awareness rules;
	now within the player's sight is whether or not rule succeeded.
Specific action-processing rule (this is the check stage rule):
	anonymously abide by the specific check rulebook.
Specific action-processing rule (this is the carry out stage rule):
	consider the specific carry out rulebook.
Specific action-processing rule (this is the after stage rule):
	if action in world is false, make no decision;
	consider the after rules;
	if rule succeeded or rule failed, rule succeeds.
Specific action-processing rule (this is the investigate player's awareness after action rule):
	if within the player's sight is false:
		consider the player's action awareness rules;
		now within the player's sight is whether or not rule succeeded.
Specific action-processing rule (this is the report stage rule):
	if action keeping silent is true or within the player's sight is false, make no decision;
	consider the specific report rulebook.
Last specific action-processing rule (this is the default action success rule):
	rule succeeds.

A player's action awareness rule (this is the player aware of their own actions rule):
	if the actor is the player, rule succeeds.
A player's action awareness rule (this is the player aware of actions by visible actors rule):
	unless the actor is the player or the actor is not visible, rule succeeds.
A player's action awareness rule (this is the player aware of actions on visible nouns rule):
	if the player can see the noun, rule succeeds.
A player's action awareness rule (this is the player aware of actions on visible second nouns rule):
	if the player can see the second noun, rule succeeds.

Part 11 - Reach

This is the access through barriers rule:
	let the goal be the reach-goal;
	let the common ground be the common ancestor of the person reaching with the goal;
	if the common ground is nothing and the location of the goal is nothing and the goal is not a door and the goal is not a backdrop:
		if the reach is to be spoken of:
			let the own noun be the noun;
			let the own second noun be the second noun;
			speak of the goal and nothing;
			say "[regarding the goal][They] [aren't] within reach." (A);
			speak of the own noun and the own second noun;
		rule fails;
	let the barrier be the first barrier out from the person reaching to the common ground;
	while the barrier is not nothing:
		now the container in question is the barrier;
		now the supporter in question is the barrier;
		consider the reaching outside rules for the barrier;
		if rule failed, stop the action;
		now the barrier is the next barrier out after the barrier to the common ground;
	let the barrier be the first barrier in to the goal from the common ground;
	while the barrier is not nothing:
		now the container in question is the barrier;
		now the supporter in question is the barrier;
		consider the reaching inside rules for the barrier;
		if rule failed, stop the action;
		now the barrier is the next barrier in after the barrier from the common ground;
	rule succeeds.
The access through barriers rule is listed last in the accessibility rules.

This is the can't reach inside closed containers rule:
	unless the container in question is a closed container, make no decision;
	if the reach is to be spoken of:
		let the own noun be the noun;
		let the own second noun be the second noun;
		speak of the container in question and nothing;
		say "[The container in question] [are] closed." (A);
		speak of the own noun and the own second noun;
	rule fails.
This is the can't reach inside rooms rule:
	unless the container in question is a room, make no decision;
	if the reach is to be spoken of:
		let the own noun be the noun;
		let the own second noun be the second noun;
		speak of the container in question and nothing;
		say "[We] [can't] stretch as far as [the container in question]." (A);
		speak of the own noun and the own second noun;
	rule fails.
This is the can't reach outside closed containers rule:
	unless the container in question is a closed container, make no decision;
	if the reach is to be spoken of:
		let the own noun be the noun;
		let the own second noun be the second noun;
		speak of the container in question and nothing;
		say "[The container in question] [are] closed." (A);
		speak of the own noun and the own second noun;
	rule fails.
The can't reach inside rooms rule is listed last in the reaching inside rules.
The can't reach inside closed containers rule is listed last in the reaching inside rules.
The can't reach outside closed containers rule is listed last in the reaching outside rules.

The reach-goal is an object that varies.
The reach-is-silent is a truth state that varies.
The reach-is-asked-aside is a truth state that varies.

[A story's own response calls what is in the way "the noun".]
To speak of (O - an object) and (P - an object) (of the library):
	now the noun is O;
	now the second noun is P.

To decide whether the reach is to be spoken of (of the library):
	if the reach-is-silent is true or the reach-is-asked-aside is true, no;
	if the person reaching is the player, yes;
	no.

[One question of reach may be asked while another is being answered: everything that tells of the outer one is kept.]
To decide whether (goal - an object) is beyond the reach of (P - an object), tested silently (of the library):
	let the outer goal be the reach-goal;
	let the outer silence be the reach-is-silent;
	let the outer aside be the reach-is-asked-aside;
	let the outer asker be the person asked;
	let the outer reacher be the person reaching;
	let the state be the paragraph state;
	let the floats moved be false;
	if the location of P is not the location and the goal floats:
		now the floats moved is true;
		bring the floating things to the location of P;
	now the reach-goal is the goal;
	now the reach-is-silent is false;
	if tested silently or P is not the player, now the reach-is-silent is true;
	now the reach-is-asked-aside is false;
	if P is not the person asked, now the reach-is-asked-aside is true;
	now the person asked is P;
	now the person reaching is P;
	forget the paragraph pending;
	consider the accessibility rules;
	let the verdict be false;
	if the last following decided and not rule succeeded, now the verdict is true;
	now the person asked is the outer asker;
	now the person reaching is the outer reacher;
	now the reach-goal is the outer goal;
	now the reach-is-silent is the outer silence;
	now the reach-is-asked-aside is the outer aside;
	unless a paragraph break is pending, set the paragraph state to the state;
	if the floats moved is true, update backdrop positions;
	decide on the verdict.
To decide whether (O - an object) floats (of the library): (- is-floating -).
To bring the floating things to (R - an object) (of the library): (- float-to -).
To forget the paragraph pending (of the library): (- forget-paragraph -).
To decide which object is the first barrier out from (P - an object) to (A - an object) (of the library): (- barrier-out -).
To decide which object is the next barrier out after (B - an object) to (A - an object) (of the library): (- barrier-out-next -).
To decide which object is the first barrier in to (P - an object) from (A - an object) (of the library): (- barrier-in -).
To decide which object is the next barrier in after (B - an object) from (A - an object) (of the library): (- barrier-in-next -).

Part 12 - Sight, hearing, hiding

Last visibility rule (this is the can't act in the dark rule):
	if in darkness, rule succeeds.
The can't act in the dark rule is listed last in the visibility rules.

To decide whether (P - an object) has (O - an object) in sight (of the library):
	unless P is a thing and O is a thing, no;
	unless light falls on the surroundings of P, no;
	if P takes in O, yes;
	no.
To decide whether (P - an object) has (O - an object) in earshot (of the library):
	unless P is a thing and O is a thing, no;
	if P takes in O by ear, yes;
	no.
To decide whether (P - an object) has (O - an object) in reach (of the library):
	unless P is a thing and O is a thing, no;
	let the floats moved be whether or not P floats;
	if P floats, bring the floating things to the location of O;
	if O floats, bring the floating things to the location of P;
	let the verdict be false;
	if P takes in O:
		if O is beyond the reach of P, tested silently:
			do nothing;
		otherwise:
			now the verdict is true;
	if the floats moved is true, update backdrop positions;
	decide on the verdict.
To decide whether (P - an object) keeps (O - an object) hidden (of the library):
	unless P is a thing and O is a thing, no;
	unless P encloses O, no;
	if the deciding the concealed possessions activity is empty, no;
	now the particular possession is O;
	let the verdict be true;
	begin the deciding the concealed possessions activity with P;
	if handling the deciding the concealed possessions activity with P, now the verdict is false;
	end the deciding the concealed possessions activity with P;
	decide on the verdict.

[Scope: what one takes in from where one stands, and what the rules for deciding the scope add to it.]
To decide whether (P - an object) takes in (O - an object) (of the library): (- takes-in -).
To decide whether (P - an object) takes in (O - an object) by ear (of the library): (- takes-in-by-ear -).
To decide what list of objects is the range of (P - an object) (of the library): (- scope-of -).
To decide whether light falls on the surroundings of (P - an object) (of the library): (- offers-light -).
[What extensions do by a routine of their own for all that is in scope.]
To broadcast (R - a rule) over the scope (of the library):
	repeat with O running through the range of the player:
		follow R for O.

The darkness-now is a truth state that varies.
To decide whether in darkness:
	decide on the darkness-now.
To surreptitiously reckon darkness (of the library):
	now the darkness-now is true;
	if light falls on the surroundings of the player, now the darkness-now is false.

Part 13 - What the player means

Does the player mean taking something which is carried by the player (this is the very unlikely to mean taking what's already carried rule):
	it is very unlikely.

Part 14 - Texts of the machine

[Rules that are never followed: the machine asks for their responses.]
To keep (R - response) (of the library): (- do-nothing -).

This is the list writer internal rule:
	keep " (" (A);
	keep ")" (B);
	keep " and " (C);
	keep "providing light" (D);
	keep "closed" (E);
	keep "empty" (F);
	keep "closed and empty" (G);
	keep "closed and providing light" (H);
	keep "empty and providing light" (I);
	keep "closed, empty[if serial comma option is active],[end if] and providing light" (J);
	keep "providing light and being worn" (K);
	keep "being worn" (L);
	keep "open" (M);
	keep "open but empty" (N);
	keep "closed" (O);
	keep "closed and locked" (P);
	keep "containing" (Q);
	keep "on [if the noun is a person]whom[otherwise]which[end if] " (R);
	keep ", on top of [if the noun is a person]whom[otherwise]which[end if] " (S);
	keep "in [if the noun is a person]whom[otherwise]which[end if] " (T);
	keep ", inside [if the noun is a person]whom[otherwise]which[end if] " (U);
	keep "[regarding list writer internals][are]" (V);
	keep "[regarding list writer internals][are] nothing" (W);
	keep "Nothing" (X);
	keep "nothing" (Y).

This is the action processing internal rule:
	keep "[bracket]This is something for [us] and the story to settle between [us]: [the person asked] [have] no part in it.[close bracket]" (A);
	keep "That asks for an object." (B);
	keep "That asks for something other than an object." (C);
	keep "That asks for a noun." (D);
	keep "That can do without a noun." (E);
	keep "That asks for a second object." (F);
	keep "That asks for something other than a second object." (G);
	keep "That asks for a second noun." (H);
	keep "That can do without a second noun." (I);
	keep "(After what has just happened, the rest of the list is dropped.)" (J);
	keep "That order means nothing to me." (K).

This is the parser error internal rule:
	keep "That sentence means nothing to me." (A);
	keep "That makes sense only as far as this: " (B);
	keep "That makes sense only as far as this: (go) " (C);
	keep "That number means nothing to me." (D);
	keep "[We] [see] nothing of that name." (E);
	keep "Only one thing at a time can be done that way." (H);
	keep "It is not clear to me what ['][pronoun i6 dictionary word]['] stands for." (J);
	keep "['][pronoun i6 dictionary word]['] ([the noun]) [are] out of [our] sight at the moment." (K);
	keep "That is only for the living." (M);
	keep "That is no verb known to me." (N);
	keep "[if number understood is 0]None[otherwise]No more than [number understood in words][end if] of those [regarding the number understood][are] to be had." (Q);
	keep "That noun has no place in such a command." (R);
	keep "To have somebody do it again, say only 'again'." (S);
	keep "A command can hardly begin with a comma." (T);
	keep "There is nobody of that name to speak to." (U);
	keep "[We] [can't] hold a conversation with [the noun]." (V);
	keep "To speak to somebody, put it so: 'somebody, hello'." (W);
	keep "Pardon?" (X).

This is the parser nothing error internal rule:
	keep "There is nothing to do that with!" (A);
	keep "[There] [are] none of those about!" (B);
	keep "[The noun] [have] nothing." (C);
	keep "[regarding the noun][They] [can't] hold anything." (D);
	keep "[The noun] [are] closed." (E);
	keep "[The noun] [are] empty." (F).

This is the darkness name internal rule:
	keep "Darkness" (A).

This is the parser command internal rule:
	keep "There is nothing there that could be put right." (A);
	keep "No harm done." (B);
	keep "'Oops' puts right one word and no more." (C);
	keep "There is nothing yet to do again." (D).

This is the parser clarification internal rule:
	keep "Whom do you mean: " (A);
	keep "Which do you mean: " (B);
	keep "Only one of them will do here. Which shall it be?" (C);
	keep "Whom [if the noun is not the player]is [the noun][otherwise]are you[end if] to [parser command so far]?" (D);
	keep "What [if the noun is not the player]is [the noun][otherwise]are you[end if] to [parser command so far]?" (E);
	keep "those things" (F);
	keep "that" (G);
	keep " or " (H).

This is the yes or no question internal rule:
	keep "Yes or no?" (A).

This is the pick a number internal rule:
	keep "(A number from 1 to [number understood], please.)" (A).

This is the print protagonist internal rule:
	keep "[We]" (A);
	keep "[ourselves]" (B);
	keep "[our] former self" (C).

To say list conjunction (of the library):
	say text of list writer internal rule response (C).
To say pronoun i6 dictionary word (of the library): (- say-pronoun-word -).
To say pronoun dictionary word (of the library): (- say-pronoun-word -).
To say parser command so far (of the library): (- say-command-so-far -).
To say recap of command (of the library): (- say-command-so-far -).
