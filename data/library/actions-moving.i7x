[Looseleaf's standard library, 10: actions that move the actor, and the room descriptions that follow.]

Book 3 - Getting about

Part 1 - Going

Going is an action applying to one visible thing.
The going action has a room called the room gone from (matched as "from").
The going action has an object called the room gone to (matched as "to").
The going action has an object called the door gone through (matched as "through").
The going action has an object called the vehicle gone by (matched as "by").
The going action has an object called the thing gone with (matched as "with").

Setting action variables for going (this is the standard set going variables rule):
	now the room gone from is the location of the actor;
	now the thing gone with is the item-pushed-between-rooms;
	if the actor is in an enterable vehicle (called the carriage), now the vehicle gone by is the carriage;
	let the way be the way out of the room gone from by the noun;
	if the way is a door, now the door gone through is the way;
	now the room gone to is where the noun leads from the room gone from.

[A direction leads to a room, to a door or nowhere; a door is a way of its own.]
To decide which object is the way out of (R - an object) by (N - an object) (of the library):
	if N is a direction, decide on the room-or-door N from R;
	if N is a door, decide on N;
	decide on nothing.
To decide which object is where (N - an object) leads from (R - an object) (of the library):
	let the way be the way out of R by N;
	if the way is a door, decide on the other side of the way from R;
	decide on the way.

Check an actor going when the actor is on a supporter (called the chaise) (this is the stand up before going rule):
	first try the actor trying exiting after "(getting off [the chaise] to begin with)[command clarification break]" (A).
Check an actor going (this is the can't travel in what's not a vehicle rule):
	let the nonvehicle be the holder of the actor;
	if the nonvehicle is the vehicle gone by or the nonvehicle is the room gone from, make no decision;
	if the nonvehicle is a supporter, refuse with "[We] [need] to get off [the nonvehicle] before that." (A) instead;
	refuse with "[We] [need] to get out of [the nonvehicle] before that." (B) instead.
Check an actor going (this is the can't go through undescribed doors rule):
	if the door gone through is an undescribed door, refuse with "[There] [are] no way in that direction." (A) instead.
Check an actor going (this is the can't go through closed doors rule):
	if the door gone through is a closed door:
		first try the actor trying opening the door gone through after "(opening [the door gone through] to begin with)[command clarification break]" (A);
		unless the door gone through is open, stop the action.
Check an actor going (this is the determine map connection rule):
	now the room gone to is where the noun leads from the room gone from.
Check an actor going (this is the can't go that way rule):
	if the room gone to is nothing:
		if the door gone through is nothing, refuse with "[There] [are] no way in that direction." (A) instead;
		refuse with "[The door gone through] [lead] nowhere." (B) instead.

To decide whether the player goes along with (P - an object) by (V - an object) or (X - an object) (of the library):
	if P is the player or the player is within V or the player is within X, yes;
	no.

Carry out an actor going (this is the move player and vehicle rule):
	let the traveller be the actor;
	unless the vehicle gone by is nothing, now the traveller is the vehicle gone by;
	surreptitiously move the traveller to the room gone to during going.
Carry out an actor going (this is the move floating objects rule):
	if the player goes along with the actor by the vehicle gone by or the thing gone with, update backdrop positions.
Carry out an actor going (this is the check light in new location rule):
	if the player goes along with the actor by the vehicle gone by or the thing gone with, surreptitiously reckon darkness.

Report an actor going (this is the describe room gone into rule):
	if the actor is the player:
		produce a room description with going spacing conventions;
		make no decision;
	let riding be whether or not the player is within the vehicle gone by;
	let pushed be whether or not the player is within the thing gone with;
	let leaving be whether or not the location is the room gone from or riding is true or pushed is true;
	if the noun is not a direction:
		if the location is the room gone from, say "[The actor] [leave] through [the noun]" (K);
		otherwise say "[The actor] [come] in through [the noun]" (L);
	otherwise if leaving is true:
		if the room gone to is the room gone from, make no decision;
		tell the noun as "[The actor] [leave], going up" (A) or "[The actor] [leave], going down" (B) or "[The actor] [leave], going [noun]" (C);
	otherwise:
		let the way back be the opposite of the noun;
		if the location is not the room gone to:
			tell the way back as "[The actor] [get] to [the room gone to] from above" (H) or "[The actor] [get] to [the room gone to] from below" (I) or "[The actor] [get] to [the room gone to] from [the way back]" (J);
		otherwise if the way back leads from the location to the room gone from by the noun:
			tell the way back as "[The actor] [come] in from above" (D) or "[The actor] [come] in from below" (E) or "[The actor] [come] in from [the way back]" (F);
		otherwise:
			say "[The actor] [come] in" (G);
	unless the vehicle gone by is nothing:
		say " ";
		if the vehicle gone by is a supporter, say "on [the vehicle gone by]" (M);
		otherwise say "in [the vehicle gone by]" (N);
	unless the thing gone with is nothing:
		let the view be ", pushing [the thing gone with] along" (R);
		if the location is the room gone from, now the view is ", pushing [the thing gone with] out" (Q);
		if riding is true, now the view is ", pushing [the thing gone with] ahead" (P);
		if pushed is true, now the view is ", pushing [the thing gone with] with [us] on board" (O);
		reply the view;
	if riding is true and pushed is false:
		say ", and [we] [come] too" (S);
		say ".";
		try looking;
	otherwise:
		say ".".

[The way that one comes in by, seen from inside, if it is the way back indeed.]
To decide whether (D - a direction) leads from (R - an object) to (S - an object) by (N - a direction) (of the library):
	let the room behind be the room D from R;
	if the room behind is S or the room behind is the room N from S, yes;
	no.

Part 2 - Entering

Entering is an action applying to one thing.

Rule for supplying a missing noun while entering (this is the find what to enter rule):
	if an enterable thing (called the seat) is in the location, now the noun is the seat;
	otherwise make no decision.
The find what to enter rule is listed last in the for supplying a missing noun rulebook.

Check an actor entering (this is the convert enter door into go rule):
	if the noun is a door, convert to the going action on the noun.
Check an actor entering (this is the convert enter compass direction into go rule):
	if the noun is a direction, convert to the going action on the noun.
Check an actor entering (this is the can't enter what's already entered rule):
	if the noun is the actor or the noun does not enclose the actor, make no decision;
	if the noun is a supporter, refuse with "[We] [are] on [the noun] as it [are]." (A) instead;
	refuse with "[We] [are] in [the noun] as it [are]." (B) instead.
Check an actor entering (this is the can't enter what's not enterable rule):
	if the noun is enterable, make no decision;
	if the player's command includes "stand", refuse with "[The noun] [are] nothing to stand on." (A) instead;
	if the player's command includes "sit", refuse with "[The noun] [are] nothing to sit on." (B) instead;
	if the player's command includes "lie", refuse with "[The noun] [are] nothing to lie on." (C) instead;
	refuse with "[The noun] [are] nothing to get into." (D) instead.
Check an actor entering (this is the can't enter closed containers rule):
	if the noun is a closed container, refuse with "[The noun] [are] closed, so [we] [can't] get in." (A) instead.
Check an actor entering (this is the can't enter if this exceeds carrying capacity rule):
	if the noun has no room left:
		if the noun is a supporter, refuse with "[The noun] [have] no space left for more on top." (A) instead;
		if the noun is a container, refuse with "[The noun] [have] no space left for more inside." (B) instead.
Check an actor entering (this is the can't enter something carried rule):
	if the actor surrounds the noun, refuse with "[We] [need] to put [the noun] down before that." (A) instead.
Check an actor entering (this is the implicitly pass through other barriers rule):
	if the noun lies where the actor is, make no decision;
	let the common ground be the common ancestor of the actor with the noun;
	while the holder of the actor is not the common ground:
		let the current home be the holder of the actor;
		let the warning be "(getting out of [the current home] to begin with)[command clarification break]" (B);
		if the current home is a supporter or the current home is an animal, now the warning is "(getting off [the current home] to begin with)[command clarification break]" (A);
		first try the actor trying exiting after the warning;
		if the current home holds the actor, stop the action;
	if the noun holds the actor, stop the action;
	if the noun lies where the actor is, make no decision;
	let the target be the outermost thing around the noun within the common ground;
	if the target is a thing:
		let the warning be "(entering [the target] to begin with)[command clarification break]" (E);
		if the target is a supporter, now the warning is "(getting onto [the target] to begin with)[command clarification break]" (C);
		if the target is a container, now the warning is "(getting into [the target] to begin with)[command clarification break]" (D);
		first try the actor trying entering the target after the warning;
		if the target holds the actor, convert to the entering action on the noun;
		stop the action.

To decide whether (O - an object) lies where (P - an object) is (of the library):
	decide on whether or not the holder of O is the holder of P.
To decide which object is the outermost thing around (O - an object) within (A - an object) (of the library):
	let the step be the not-counting-parts holder of O;
	while the step is a thing and the holder of the step is not A:
		now the step is the holder of the step;
	decide on the step.

Carry out an actor entering (this is the standard entering rule):
	surreptitiously move the actor to the noun.

Report an actor entering (this is the standard report entering rule):
	let the view be "[We] [get] into [the noun]." (B);
	if the noun is a supporter, now the view is "[We] [get] onto [the noun]." (A);
	if the noun is a container, report the view or "[The actor] [get] into [the noun]." (C);
	otherwise report the view or "[The actor] [get] onto [the noun]." (D).
Report an actor entering (this is the describe contents entered into rule):
	if the actor is the player, describe locale for the noun.

Part 3 - Exiting

Exiting is an action applying to nothing.
The exiting action has an object called the container exited from (matched as "from").

Setting action variables for exiting (this is the standard set exiting variables rule):
	now the container exited from is the holder of the actor.

Check an actor exiting (this is the convert exit into go out rule):
	if the container exited from is the location of the actor and the room-or-door outside from the container exited from is not nothing:
		convert to the going action on the outside.
Check an actor exiting (this is the can't exit when not inside anything rule):
	if the container exited from is the location of the actor, refuse with "[There] [are] nothing to get out of [here]." (A) instead.
Check an actor exiting (this is the can't exit closed containers rule):
	if the actor is in a closed container (called the cage), refuse with "[The cage] [are] closed, so [we] [can't] get out." (A) instead.
Check an actor exiting (this is the convert exit into get off rule):
	if the actor is on a supporter (called the perch), convert to the getting off action on the perch.

Carry out an actor exiting (this is the standard exiting rule):
	surreptitiously move the actor to the not-counting-parts holder of the container exited from.

Report an actor exiting (this is the standard report exiting rule):
	let the view be "[We] [get] out of [the container exited from]." (B);
	if the container exited from is a supporter, now the view is "[We] [get] off [the container exited from]." (A);
	report the view or "[The actor] [get] out of [the container exited from]." (C).
Report an actor exiting (this is the describe room emerged into rule):
	if the actor is the player:
		surreptitiously reckon darkness;
		produce a room description with going spacing conventions.

Part 4 - Getting off

Getting off is an action applying to one thing.

Check an actor getting off (this is the can't get off things rule):
	unless the noun carries the actor or the noun supports the actor, refuse with "[We] [aren't] on [the noun]." (A) instead.
Carry out an actor getting off (this is the standard getting off rule):
	surreptitiously move the actor to the not-counting-parts holder of the noun.
Report an actor getting off (this is the standard report getting off rule):
	say "[The actor] [get] off [the noun]." (A).
Report an actor getting off (this is the describe room stood up into rule):
	if the actor is the player, produce a room description with going spacing conventions.

Part 5 - Looking

Looking is an action applying to nothing.
The looking action has an action name called the room-describing action.
The looking action has a truth state called abbreviated form allowed.
The looking action has a number called the visibility level count.
The looking action has an object called the visibility ceiling.

[A room description after going runs the looking action's own rulebooks without a looking action: what asked for it
stands here meanwhile.]
The description-is-brief is a truth state that varies.
The description-asker is an action name that varies.

Setting action variables for looking (this is the determine visibility ceiling rule):
	now the room-describing action is the looking action;
	if the description-is-brief is true:
		now the room-describing action is the description-asker;
		now the abbreviated form allowed is true;
	if in darkness or the actor is not the player:
		now the visibility ceiling is nothing;
		now the visibility level count is 0;
	otherwise:
		now the visibility ceiling is the visibility ceiling of the player;
		now the visibility level count is the number of visibility levels of the player.

To produce a room description with going spacing conventions (of the library):
	break the paragraph as after going;
	describe the surroundings as after going.
To describe the surroundings as after going (of the library):
	now the description-asker is the action name part of the current action;
	now the description-is-brief is true;
	take up looking within the action;
	consider the setting action variables rules;
	now the description-is-brief is false;
	consider the specific action-processing rules;
	lay down looking within the action.
To take up looking within the action (of the library): (- enter-looking -).
To lay down looking within the action (of the library): (- leave-looking -).

Carry out looking (this is the declare everything unmentioned rule):
	now every thing is unmentioned.

Carry out looking (this is the room description heading rule):
	if the nameless room descriptions option is active, make no decision;
	say bold type;
	if the visibility level count is 0:
		leave it to the printing the name of a dark room activity or else reply "In the dark" (A);
	otherwise if the visibility ceiling is the location:
		say bare the location;
	otherwise:
		say The visibility ceiling;
	say roman type;
	let the intermediate level be the visibility-holder of the actor;
	repeat with the height running from 2 to the visibility level count:
		if the intermediate level is a supporter or the intermediate level is an animal, say " (on [the intermediate level])" (B);
		otherwise say " (in [the intermediate level])" (C);
		now the intermediate level is the visibility-holder of the intermediate level;
	say line break;
	say run paragraph on with special look spacing.

Carry out looking (this is the room description body text rule):
	let the familiar be the darkness witnessed;
	unless the visibility level count is 0, now the familiar is whether or not the location is visited;
	if set to abbreviated room descriptions, make no decision;
	if the familiar is true and the abbreviated form allowed is true and set to sometimes abbreviated room descriptions, make no decision;
	if the visibility level count is 0:
		leave it to the printing the description of a dark room activity or else reply "Not a glimmer of light anywhere: [we] [can] make out nothing at all." (A);
	otherwise if the visibility ceiling is the location:
		print the description of the location as a paragraph.
[Not asked first whether it is empty: a text that draws lots must be printed once.]
To print the description of (O - an object) as a paragraph (of the library): (- print-description -).
To print the/-- location's description: print the description of the location as a paragraph.

Carry out looking (this is the room description paragraphs about objects rule):
	let the levels be a list of objects;
	let the level be the actor;
	repeat with the height running from 1 to the visibility level count:
		if the level is a thing, now the level is marked for listing;
		now the level is the visibility-holder of the level;
		add the level at entry 1 in the levels;
	repeat with the stage running through the levels:
		describe locale for the stage.

Carry out looking (this is the check new arrival rule):
	if in darkness:
		now the darkness witnessed is true;
	otherwise:
		now every room which is the location is visited.

Report an actor looking (this is the other people looking rule):
	unless the actor is the player, say "[The actor] [look] about." (A).

The room-description-detail is a number that varies.
To decide if set to sometimes abbreviated room descriptions (of the library):
	decide on whether or not the room description style is 1.
To decide if set to unabbreviated room descriptions (of the library):
	decide on whether or not the room description style is 2.
To decide if set to abbreviated room descriptions (of the library):
	decide on whether or not the room description style is 3.
[0: as the story's options say.]
To decide which number is the room description style (of the library):
	if the room-description-detail is not 0, decide on the room-description-detail;
	if the abbreviated room descriptions option is active, decide on 3;
	if the SUPERBRIEF room descriptions option is active, decide on 3;
	if the BRIEF room descriptions option is active, decide on 1;
	decide on 2.
