[Looseleaf's standard library, 13: actions that concern other people.]

Book 6 - Other people

Part 1 - Giving and showing

Giving it to is an action applying to two things.

First check an actor giving something to (this is the can't give what you haven't got rule):
	unless the actor comes to hold the noun, stop the action.
Check an actor giving something to (this is the can't give to yourself rule):
	if the second noun is the actor, refuse with "[We] [have] [the noun], and so there [are] nobody to give [regarding the noun][them] to." (A) instead.
Check an actor giving something to (this is the can't give to a non-person rule):
	unless the second noun is a person, refuse with "[The second noun] [can't] be given anything." (A) instead.
Check an actor giving something to (this is the can't give clothes being worn rule):
	if the actor wears the noun:
		reply "(taking off [the noun] to begin with)[command clarification break]" (A);
		unless the actor quietly sheds the noun, stop the action.
Check an actor giving something to (this is the block giving rule):
	refuse with "[The second noun] [refuse] it with thanks." (A) instead.
Check an actor giving something to (this is the can't exceed carrying capacity when giving rule):
	if the second noun has no room left, refuse with "[The second noun] [have] no hand free for it." (A) instead.
Carry out an actor giving something to (this is the standard giving rule):
	move the noun to the second noun.
Report an actor giving something to (this is the standard report giving rule):
	let the view be "[The actor] [give] [the second noun] [the noun]." (C);
	if the second noun is the player, now the view is "[The actor] [give] [us] [the noun]." (B);
	report "[We] [give] [the second noun] [the noun]." (A) or the view.

Showing it to is an action applying to one thing and one visible thing.

Check an actor showing something to (this is the can't show what you haven't got rule):
	unless the actor comes to hold the noun, stop the action.
Check an actor showing something to (this is the convert show to yourself to examine rule):
	if the second noun is the actor, convert to the examining action on the noun.
Check an actor showing something to (this is the block showing rule):
	refuse with "[The second noun] [look] at it and [say] nothing." (A) instead.

Part 2 - Waking, throwing, attacking, kissing

Waking is an action applying to one thing.
Check an actor waking (this is the block waking rule):
	now the prior named object is nothing;
	refuse with "[There] [are] no call for that." (A) instead.

Throwing it at is an action applying to one thing and one visible thing.
Check an actor throwing something at (this is the implicitly remove thrown clothing rule):
	if the actor wears the noun:
		reply "(taking off [the noun] to begin with)[command clarification break]" (A);
		unless the actor quietly sheds the noun, stop the action.
Check an actor throwing something at (this is the implicitly take thrown object rule):
	unless the actor comes to hold the noun, stop the action.
Check an actor throwing something at (this is the futile to throw things at inanimate objects rule):
	unless the second noun is a person, refuse with "No good [would come] of it." (A) instead.
Check an actor throwing something at (this is the block throwing at rule):
	refuse with "[We] [take] aim, and [think] better of it." (A) instead.

Attacking is an action applying to one thing.
Check an actor attacking (this is the block attacking rule):
	now the prior named object is nothing;
	refuse with "Nothing [here] [would get] better by blows." (A) instead.

Kissing is an action applying to one thing.
Check an actor kissing (this is the kissing yourself rule):
	if the noun is the actor, refuse with "[We] [can't] reach, and it [would be] no use." (A) instead.
Check an actor kissing (this is the block kissing rule):
	refuse with "[The noun] [seem] in no mood to be kissed." (A) instead.

Part 3 - Talking

Answering it that is an action applying to one thing and one topic.
Report an actor answering something that (this is the block answering rule):
	now the prior named object is nothing;
	refuse with "Nobody [answer]." (A) instead.

Telling it about is an action applying to one thing and one topic.
Check an actor telling something about (this is the telling yourself rule):
	if the noun is the actor, refuse with "[We] [tell] [ourselves] all about it." (A) instead.
Report an actor telling something about (this is the block telling rule):
	now the prior named object is nothing;
	refuse with "It [make] no impression." (A) instead.

Asking it about is an action applying to one thing and one topic.
Report an actor asking something about (this is the block asking rule):
	now the prior named object is nothing;
	refuse with "Nobody [answer]." (A) instead.

Asking it for is an action applying to two things.
Check an actor asking something for (this is the asking yourself for something rule):
	if the noun is the actor and the noun is the player, try taking inventory instead.
Check an actor asking something for (this is the translate asking for to giving rule):
	convert to request of the noun to perform giving it to action with the second noun and the actor;
	stop the action.
