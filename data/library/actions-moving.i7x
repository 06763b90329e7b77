[Looseleaf's standard library, 9: actions that move the actor, and the room descriptions that follow.]

Book 2 - Getting about

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
	if the way is a door:
		now the door gone through is the way;
		now the way is the other side of the way from the room gone from;
	now the room gone to is the way.

[A direction leads to a room, to a door or nowhere; a door is a way of its own.]
To decide which object is the way out of (R - an object) by (N - an object):
	if N is a direction, decide on the room-or-door N from R;
	if N is a door, decide on N;
	decide on nothing.

Check an actor going when the actor is on a supporter (called the perch) (this is the stand up before going rule):
	if the actor is the player, say "(getting off [the perch] to begin with)[command clarification break]" (A);
	silently try the actor trying exiting.
Check an actor going (this is the can't travel in what's not a vehicle rule):
	let the enclosure be the holder of the actor;
	if the enclosure is the room gone from or the enclosure is the vehicle gone by, make no decision;
	if the actor is the player:
		if the enclosure is a supporter, say "[We] [need] to get off [the enclosure] before that." (A);
		otherwise say "[We] [need] to get out of [the enclosure] before that." (B);
	stop the action.
Check an actor going (this is the can't go through undescribed doors rule):
	if the door gone through is nothing, make no decision;
	if the door gone through is described, make no decision;
	if the actor is the player, say "[There] [are] no way in that direction." (A);
	stop the action.
Check an actor going (this is the can't go through closed doors rule):
	if the door gone through is nothing, make no decision;
	if the door gone through is open, make no decision;
	if the actor is the player, say "(opening [the door gone through] to begin with)[command clarification break]" (A);
	silently try the actor trying opening the door gone through;
	if the door gone through is open, make no decision;
	stop the action.
Check an actor going (this is the determine map connection rule):
	let the way be the way out of the room gone from by the noun;
	if the way is a door, now the way is the other side of the way from the room gone from;
	now the room gone to is the way.
Check an actor going (this is the can't go that way rule):
	if the room gone to is not nothing, make no decision;
	if the actor is the player:
		if the door gone through is nothing, say "[There] [are] no way in that direction." (A);
		otherwise say "[The door gone through] [lead] nowhere." (B);
	stop the action.

Carry out an actor going (this is the move player and vehicle rule):
	if the vehicle gone by is nothing, surreptitiously move the actor to the room gone to during going;
	otherwise surreptitiously move the vehicle gone by to the room gone to during going;
	now the location is the location of the player.
Carry out an actor going (this is the move floating objects rule):
	if the actor is the player or the player is within the vehicle gone by or the player is within the thing gone with:
		update backdrop positions.
Carry out an actor going (this is the check light in new location rule):
	if the actor is the player or the player is within the vehicle gone by or the player is within the thing gone with:
		surreptitiously reckon darkness.

Report an actor going (this is the describe room gone into rule):
	if the actor is the player:
		if the action is not silent, produce a room description with going spacing conventions;
		make no decision;
	let the companion be whether or not the player is within the vehicle gone by;
	let the pushed along be whether or not the player is within the thing gone with;
	if the noun is a direction:
		if the location is the room gone from or the companion is true or the pushed along is true:
			if the room gone from is the room gone to, make no decision;
			if the noun is up:
				say "[The actor] [leave], going up" (A);
			otherwise if the noun is down:
				say "[The actor] [leave], going down" (B);
			otherwise:
				say "[The actor] [leave], going [noun]" (C);
		otherwise:
			let the way back be the opposite of the noun;
			if the location is the room gone to:
				let the room behind be the room the way back from the location;
				if the room behind is the room gone from or the room behind is the room noun from the room gone from:
					if the way back is up:
						say "[The actor] [come] in from above" (D);
					otherwise if the way back is down:
						say "[The actor] [come] in from below" (E);
					otherwise:
						say "[The actor] [come] in from [the way back]" (F);
				otherwise:
					say "[The actor] [come] in" (G);
			otherwise:
				if the way back is up:
					say "[The actor] [get] to [the room gone to] from above" (H);
				otherwise if the way back is down:
					say "[The actor] [get] to [the room gone to] from below" (I);
				otherwise:
					say "[The actor] [get] to [the room gone to] from [the way back]" (J);
	otherwise:
		if the location is the room gone from, say "[The actor] [leave] through [the noun]" (K);
		otherwise say "[The actor] [come] in through [the noun]" (L);
	if the vehicle gone by is not nothing:
		say " ";
		if the vehicle gone by is a supporter, say "on [the vehicle gone by]" (M);
		otherwise say "in [the vehicle gone by]" (N);
	if the thing gone with is not nothing:
		if the pushed along is true:
			say ", pushing [the thing gone with] with [us] on board" (O);
		otherwise if the companion is true:
			say ", pushing [the thing gone with] ahead" (P);
		otherwise if the location is the room gone from:
			say ", pushing [the thing gone with] out" (Q);
		otherwise:
			say ", pushing [the thing gone with] along" (R);
	if the companion is true and the pushed along is false:
		say ", and [we] [come] too" (S);
		say ".";
		try looking;
		make no decision;
	say ".".

Part 2 - Entering

Entering is an action applying to one thing.

Rule for supplying a missing noun while entering (this is the find what to enter rule):
	if something enterable (called the seat) is in the location, now the noun is the seat;
	otherwise continue the activity.
The find what to enter rule is listed last in the for supplying a missing noun rulebook.

Check an actor entering (this is the convert enter door into go rule):
	if the noun is a door:
		convert to the going action on the noun;
		stop the action.
Check an actor entering (this is the convert enter compass direction into go rule):
	if the noun is a direction:
		convert to the going action on the noun;
		stop the action.
Check an actor entering (this is the can't enter what's already entered rule):
	if the noun is the actor, make no decision;
	unless the common ancestor of the actor with the noun is the noun, make no decision;
	if the actor is the player:
		if the noun is a supporter, say "[We] [are] on [the noun] as it [are]." (A);
		otherwise say "[We] [are] in [the noun] as it [are]." (B);
	stop the action.
Check an actor entering (this is the can't enter what's not enterable rule):
	if the noun provides the property enterable and the noun is enterable, make no decision;
	if the actor is the player:
		if the player's command includes "stand":
			say "[The noun] [are] nothing to stand on." (A);
		otherwise if the player's command includes "sit":
			say "[The noun] [are] nothing to sit on." (B);
		otherwise if the player's command includes "lie":
			say "[The noun] [are] nothing to lie on." (C);
		otherwise:
			say "[The noun] [are] nothing to get into." (D);
	stop the action.
Check an actor entering (this is the can't enter closed containers rule):
	unless the noun is a closed container, make no decision;
	if the actor is the player, say "[The noun] [are] closed, so [we] [can't] get in." (A);
	stop the action.
Check an actor entering (this is the can't enter if this exceeds carrying capacity rule):
	if the noun is a supporter:
		if the number of things on the noun is at least the carrying capacity of the noun:
			if the actor is the player, say "[The noun] [have] no space left for more on top." (A);
			stop the action;
	otherwise if the noun is a container:
		if the number of things in the noun is at least the carrying capacity of the noun:
			if the actor is the player, say "[The noun] [have] no space left for more inside." (B);
			stop the action.
Check an actor entering (this is the can't enter something carried rule):
	unless the common ancestor of the actor with the noun is the actor, make no decision;
	if the actor is the player, say "[We] [need] to put [the noun] down before that." (A);
	stop the action.
Check an actor entering (this is the implicitly pass through other barriers rule):
	if the holder of the actor is the holder of the noun, make no decision;
	let the common ground be the common ancestor of the actor with the noun;
	while the holder of the actor is not the common ground:
		let the stage be the holder of the actor;
		if the actor is the player:
			if the stage is a supporter or the stage is an animal, say "(getting off [the stage] to begin with)[command clarification break]" (A);
			otherwise say "(getting out of [the stage] to begin with)[command clarification break]" (B);
		silently try the actor trying exiting;
		if the holder of the actor is the stage, stop the action;
	if the holder of the actor is the noun, stop the action;
	if the holder of the actor is the holder of the noun, make no decision;
	let the step be the holder of the noun;
	if the noun is part of the step, now the step is the holder of the step;
	while the step is a thing:
		if the holder of the step is the common ground:
			if the actor is the player:
				if the step is a supporter:
					say "(getting onto [the step] to begin with)[command clarification break]" (C);
				otherwise if the step is a container:
					say "(getting into [the step] to begin with)[command clarification break]" (D);
				otherwise:
					say "(entering [the step] to begin with)[command clarification break]" (E);
			silently try the actor trying entering the step;
			unless the holder of the actor is the step, stop the action;
			convert to the entering action on the noun;
			stop the action;
		now the step is the holder of the step.

Carry out an actor entering (this is the standard entering rule):
	surreptitiously move the actor to the noun.

Report an actor entering (this is the standard report entering rule):
	if the actor is the player:
		if the action is not silent:
			if the noun is a supporter, say "[We] [get] onto [the noun]." (A);
			otherwise say "[We] [get] into [the noun]." (B);
	otherwise if the noun is a container:
		say "[The actor] [get] into [the noun]." (C);
	otherwise:
		say "[The actor] [get] onto [the noun]." (D);
	continue the action.
Report an actor entering (this is the describe contents entered into rule):
	if the actor is the player, describe locale for the noun.

Part 3 - Exiting

Exiting is an action applying to nothing.
The exiting action has an object called the container exited from (matched as "from").

Setting action variables for exiting (this is the standard set exiting variables rule):
	now the container exited from is the holder of the actor.

Check an actor exiting (this is the convert exit into go out rule):
	let the surroundings be the location of the actor;
	unless the container exited from is the surroundings, make no decision;
	if the room-or-door outside from the surroundings is nothing, make no decision;
	convert to the going action on the outside;
	stop the action.
Check an actor exiting (this is the can't exit when not inside anything rule):
	unless the container exited from is the location of the actor, make no decision;
	if the actor is the player, say "[There] [are] nothing to get out of [here]." (A);
	stop the action.
Check an actor exiting (this is the can't exit closed containers rule):
	unless the actor is in a closed container (called the cage), make no decision;
	if the actor is the player, say "[The cage] [are] closed, so [we] [can't] get out." (A);
	stop the action.
Check an actor exiting (this is the convert exit into get off rule):
	if the actor is on a supporter (called the perch):
		convert to the getting off action on the perch;
		stop the action.

Carry out an actor exiting (this is the standard exiting rule):
	let the outside world be the not-counting-parts holder of the container exited from;
	surreptitiously move the actor to the outside world.

Report an actor exiting (this is the standard report exiting rule):
	if the action is not silent:
		if the actor is not the player:
			say "[The actor] [get] out of [the container exited from]." (C);
		otherwise if the container exited from is a supporter:
			say "[We] [get] off [the container exited from]." (A);
		otherwise:
			say "[We] [get] out of [the container exited from]." (B);
	continue the action.
Report an actor exiting (this is the describe room emerged into rule):
	if the actor is the player:
		surreptitiously reckon darkness;
		produce a room description with going spacing conventions.

Part 4 - Getting off

Getting off is an action applying to one thing.

Check an actor getting off (this is the can't get off things rule):
	if the actor is on the noun or the actor is carried by the noun, make no decision;
	if the actor is the player, say "[We] [aren't] on [the noun]." (A);
	stop the action.
Carry out an actor getting off (this is the standard getting off rule):
	let the outside world be the not-counting-parts holder of the noun;
	surreptitiously move the actor to the outside world.
Report an actor getting off (this is the standard report getting off rule):
	if the action is not silent, say "[The actor] [get] off [the noun]." (A);
	continue the action.
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
	now the visibility level count is 0;
	now the visibility ceiling is nothing;
	if the actor is the player and not in darkness:
		now the visibility level count is the number of visibility levels of the actor;
		now the visibility ceiling is the visibility ceiling of the actor;
	now the room-describing action is the looking action;
	if the description-is-brief is true:
		now the room-describing action is the description-asker;
		now the abbreviated form allowed is true.

To produce a room description with going spacing conventions:
	break the paragraph as after going;
	describe the surroundings as after going.
To describe the surroundings as after going:
	now the description-asker is the action name part of the current action;
	now the description-is-brief is true;
	take up looking within the action;
	consider the setting action variables rules;
	now the description-is-brief is false;
	consider the specific action-processing rules;
	lay down looking within the action.
To take up looking within the action: (- enter-looking -).
To lay down looking within the action: (- leave-looking -).

Carry out looking (this is the declare everything unmentioned rule):
	now every thing is unmentioned.

Carry out looking (this is the room description heading rule):
	if the nameless room descriptions option is active, make no decision;
	say bold type;
	if the visibility level count is 0:
		begin the printing the name of a dark room activity;
		if handling the printing the name of a dark room activity, say "In the dark" (A);
		end the printing the name of a dark room activity;
	otherwise if the visibility ceiling is the location:
		say "[visibility ceiling]";
	otherwise:
		say "[The visibility ceiling]";
	say roman type;
	let the level be the visibility-holder of the actor;
	repeat with the height running from 2 to the visibility level count:
		if the level is a supporter or the level is an animal, say " (on [the level])" (B);
		otherwise say " (in [the level])" (C);
		now the level is the visibility-holder of the level;
	say line break;
	say run paragraph on with special look spacing.

Carry out looking (this is the room description body text rule):
	if the visibility level count is 0:
		if set to abbreviated room descriptions, continue the action;
		if set to sometimes abbreviated room descriptions and abbreviated form allowed is true and darkness witnessed is true, continue the action;
		begin the printing the description of a dark room activity;
		if handling the printing the description of a dark room activity:
			now the prior named object is nothing;
			say "Not a glimmer of light anywhere: [we] [can] make out nothing at all." (A);
		end the printing the description of a dark room activity;
	otherwise if the visibility ceiling is the location:
		if set to abbreviated room descriptions, continue the action;
		if set to sometimes abbreviated room descriptions and abbreviated form allowed is true and the location is visited, continue the action;
		print the location's description.
To print the location's description:
	print the description of the location as a paragraph.
[Not asked first whether it is empty: a text that draws lots must be printed once.]
To print the description of (O - an object) as a paragraph: (- print-description -).

Carry out looking (this is the room description paragraphs about objects rule):
	let the height be the visibility level count;
	let the levels be a list of objects;
	let the level be the actor;
	while the height is greater than 0:
		if the level is a thing, now the level is marked for listing;
		now the level is the visibility-holder of the level;
		add the level to the levels;
		decrease the height by 1;
	reverse the levels;
	repeat with the stage running through the levels:
		describe locale for the stage;
	continue the action.

Carry out looking (this is the check new arrival rule):
	if in darkness:
		now the darkness witnessed is true;
	otherwise if the location is a room:
		now the location is visited.

Report an actor looking (this is the other people looking rule):
	if the actor is not the player, say "[The actor] [look] about." (A).

The room-description-detail is a number that varies.
To decide if set to sometimes abbreviated room descriptions:
	if the room description style is 1, yes;
	no.
To decide if set to unabbreviated room descriptions:
	if the room description style is 2, yes;
	no.
To decide if set to abbreviated room descriptions:
	if the room description style is 3, yes;
	no.
[0: as the story's options say.]
To decide which number is the room description style:
	if the room-description-detail is not 0, decide on the room-description-detail;
	if the abbreviated room descriptions option is active, decide on 3;
	if the SUPERBRIEF room descriptions option is active, decide on 3;
	if the BRIEF room descriptions option is active, decide on 1;
	decide on 2.
