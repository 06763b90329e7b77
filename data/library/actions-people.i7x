[Looseleaf's standard library, 12: actions that concern other people.]

Book 5 - Other people

Part 1 - Giving and showing

Giving it to is an action applying to two things.

First check an actor giving something to (this is the can't give what you haven't got rule):
	if the holder of the noun is the actor, make no decision;
	carry out the implicitly taking activity with the noun;
	unless the actor holds the noun, stop the action.
Check an actor giving something to (this is the can't give to yourself rule):
	unless the second noun is the actor, make no decision;
	if the actor is the player, say "[We] [have] [the noun], and so there [are] nobody to give [regarding the noun][them] to." (A);
	stop the action.
Check an actor giving something to (this is the can't give to a non-person rule):
	if the second noun is a person, make no decision;
	if the actor is the player, say "[The second noun] [can't] be given anything." (A);
	stop the action.
Check an actor giving something to (this is the can't give clothes being worn rule):
	unless the actor is wearing the noun, make no decision;
	say "(taking off [the noun] to begin with)[command clarification break]" (A);
	silently try the actor trying taking off the noun;
	if the actor is wearing the noun, stop the action.
Check an actor giving something to (this is the block giving rule):
	if the actor is the player, say "[The second noun] [refuse] it with thanks." (A);
	stop the action.
Check an actor giving something to (this is the can't exceed carrying capacity when giving rule):
	unless the number of things carried by the second noun is at least the carrying capacity of the second noun, make no decision;
	if the actor is the player, say "[The second noun] [have] no hand free for it." (A);
	stop the action.
Carry out an actor giving something to (this is the standard giving rule):
	move the noun to the second noun.
Report an actor giving something to (this is the standard report giving rule):
	if the actor is the player:
		say "[We] [give] [the second noun] [the noun]." (A);
	otherwise if the second noun is the player:
		say "[The actor] [give] [us] [the noun]." (B);
	otherwise:
		say "[The actor] [give] [the second noun] [the noun]." (C).

Showing it to is an action applying to one thing and one visible thing.

Check an actor showing something to (this is the can't show what you haven't got rule):
	if the holder of the noun is the actor, make no decision;
	carry out the implicitly taking activity with the noun;
	unless the holder of the noun is the actor, stop the action.
Check an actor showing something to (this is the convert show to yourself to examine rule):
	if the second noun is the actor:
		convert to the examining action on the noun;
		stop the action.
Check an actor showing something to (this is the block showing rule):
	if the actor is the player, say "[The second noun] [look] at it and [say] nothing." (A);
	stop the action.

Part 2 - Waking, throwing, attacking, kissing

Waking is an action applying to one thing.
Check an actor waking (this is the block waking rule):
	if the actor is the player:
		now the prior named object is nothing;
		say "[There] [are] no call for that." (A);
	stop the action.

Throwing it at is an action applying to one thing and one visible thing.
Check an actor throwing something at (this is the implicitly remove thrown clothing rule):
	unless the actor is wearing the noun, make no decision;
	say "(taking off [the noun] to begin with)[command clarification break]" (A);
	silently try the actor trying taking off the noun;
	if the actor is wearing the noun, stop the action.
Check an actor throwing something at (this is the implicitly take thrown object rule):
	if the holder of the noun is the actor, make no decision;
	carry out the implicitly taking activity with the noun;
	unless the holder of the noun is the actor, stop the action.
Check an actor throwing something at (this is the futile to throw things at inanimate objects rule):
	if the second noun is a person, make no decision;
	if the actor is the player, say "No good [would come] of it." (A);
	stop the action.
Check an actor throwing something at (this is the block throwing at rule):
	if the actor is the player, say "[We] [take] aim, and [think] better of it." (A);
	stop the action.

Attacking is an action applying to one thing.
Check an actor attacking (this is the block attacking rule):
	if the actor is the player:
		now the prior named object is nothing;
		say "Nothing [here] [would get] better by blows." (A);
	stop the action.

Kissing is an action applying to one thing.
Check an actor kissing (this is the kissing yourself rule):
	unless the noun is the actor, make no decision;
	if the actor is the player, say "[We] [can't] reach, and it [would be] no use." (A);
	stop the action.
Check an actor kissing (this is the block kissing rule):
	if the actor is the player, say "[The noun] [seem] in no mood to be kissed." (A);
	stop the action.

Part 3 - Talking

Answering it that is an action applying to one thing and one topic.
Report an actor answering something that (this is the block answering rule):
	if the actor is the player:
		now the prior named object is nothing;
		say "Nobody [answer]." (A);
	stop the action.

Telling it about is an action applying to one thing and one topic.
Check an actor telling something about (this is the telling yourself rule):
	unless the noun is the actor, make no decision;
	if the actor is the player, say "[We] [tell] [ourselves] all about it." (A);
	stop the action.
Report an actor telling something about (this is the block telling rule):
	if the actor is the player:
		now the prior named object is nothing;
		say "It [make] no impression." (A);
	stop the action.

Asking it about is an action applying to one thing and one topic.
Report an actor asking something about (this is the block asking rule):
	if the actor is the player:
		now the prior named object is nothing;
		say "Nobody [answer]." (A);
	stop the action.

Asking it for is an action applying to two things.
Check an actor asking something for (this is the asking yourself for something rule):
	if the noun is the actor and the actor is the player, try taking inventory instead.
Check an actor asking something for (this is the translate asking for to giving rule):
	convert to request of the noun to perform giving it to action with the second noun and the actor;
	stop the action.
