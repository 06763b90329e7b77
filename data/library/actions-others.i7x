[Looseleaf's standard library, 13: actions that the rules of a story have to give a meaning. By themselves they say that
nothing came of it.]

Book 6 - Actions for stories to fill

Part 1 - Waiting and touching

Waiting is an action applying to nothing.
Report an actor waiting (this is the standard report waiting rule):
	if the actor is the player:
		if the action is not silent:
			now the prior named object is nothing;
			say "A while [go] by." (A);
	otherwise:
		say "[The actor] [wait]." (B).

Touching is an action applying to one thing.
Report an actor touching (this is the report touching yourself rule):
	unless the noun is the actor, continue the action;
	if the actor is not the player:
		say "[The actor] [touch] [themselves]." (B);
	otherwise if the action is not silent:
		say "[We] [are] all there." (A);
	stop the action.
Report an actor touching (this is the report touching other people rule):
	unless the noun is a person, continue the action;
	if the actor is the player:
		if the action is not silent, say "[The noun] [seem] to prefer some distance." (A);
	otherwise if the noun is the player:
		say "[The actor] [touch] [us]." (B);
	otherwise:
		say "[The actor] [touch] [the noun]." (C);
	stop the action.
Report an actor touching (this is the report touching things rule):
	if the actor is the player:
		if the action is not silent, say "[The noun] [feel] just as [they] [look]." (A);
	otherwise:
		say "[The actor] [touch] [the noun]." (B).

Part 2 - Moving things without taking them

Waving is an action applying to one thing.
Check an actor waving (this is the can't wave what's not held rule):
	if the holder of the noun is the actor, make no decision;
	if the actor is the player, say "[We] [don't have] [the noun] to wave." (A);
	stop the action.
Report an actor waving (this is the report waving things rule):
	if the actor is the player:
		if the action is not silent, say "[We] [wave] [the noun] about." (A);
	otherwise:
		say "[The actor] [wave] [the noun] about." (B).

Pulling is an action applying to one thing.
Check an actor pulling (this is the can't pull what's fixed in place rule):
	unless the noun is fixed in place, make no decision;
	if the actor is the player, say "[The noun] [are] too firmly in place." (A);
	stop the action.
Check an actor pulling (this is the can't pull scenery rule):
	unless the noun is scenery, make no decision;
	if the actor is the player, say "[The noun] [don't move] in the least." (A);
	stop the action.
Check an actor pulling (this is the can't pull people rule):
	unless the noun is a person, make no decision;
	if the actor is the player, say "[The noun] [would] not stand for it." (A);
	stop the action.
Report an actor pulling (this is the report pulling rule):
	if the actor is the player:
		if the action is not silent:
			now the prior named object is nothing;
			say "Nothing [come] of it." (A);
	otherwise:
		say "[The actor] [pull] [the noun]." (B).

Pushing is an action applying to one thing.
Check an actor pushing something (this is the can't push what's fixed in place rule):
	unless the noun is fixed in place, make no decision;
	if the actor is the player, say "[The noun] [are] too firmly in place." (A);
	stop the action.
Check an actor pushing something (this is the can't push scenery rule):
	unless the noun is scenery, make no decision;
	if the actor is the player, say "[The noun] [don't move] in the least." (A);
	stop the action.
Check an actor pushing something (this is the can't push people rule):
	unless the noun is a person, make no decision;
	if the actor is the player, say "[The noun] [would] not stand for it." (A);
	stop the action.
Report an actor pushing something (this is the report pushing rule):
	if the actor is the player:
		if the action is not silent:
			now the prior named object is nothing;
			say "Nothing [come] of it." (A);
	otherwise:
		say "[The actor] [push] [the noun]." (B).

Turning is an action applying to one thing.
Check an actor turning (this is the can't turn what's fixed in place rule):
	unless the noun is fixed in place, make no decision;
	if the actor is the player, say "[The noun] [are] too firmly in place." (A);
	stop the action.
Check an actor turning (this is the can't turn scenery rule):
	unless the noun is scenery, make no decision;
	if the actor is the player, say "[The noun] [don't move] in the least." (A);
	stop the action.
Check an actor turning (this is the can't turn people rule):
	unless the noun is a person, make no decision;
	if the actor is the player, say "[The noun] [would] not stand for it." (A);
	stop the action.
Report an actor turning (this is the report turning rule):
	if the actor is the player:
		if the action is not silent:
			now the prior named object is nothing;
			say "Nothing [come] of it." (A);
	otherwise:
		say "[The actor] [turn] [the noun]." (B).

Pushing it to is an action applying to one thing and one visible thing.
Check an actor pushing something to (this is the can't push unpushable things rule):
	if the noun is pushable between rooms, make no decision;
	if the actor is the player, say "[The noun] [can't] be pushed as far as that." (A);
	stop the action.
Check an actor pushing something to (this is the can't push to non-directions rule):
	if the second noun is a direction, make no decision;
	if the actor is the player, say "[The second noun] [are] no direction to push things in." (A);
	stop the action.
Check an actor pushing something to (this is the can't push vertically rule):
	unless the second noun is up or the second noun is down, make no decision;
	if the actor is the player, say "[The noun] [can] be pushed along, but not up or down." (A);
	stop the action.
Check an actor pushing something to (this is the can't push from within rule):
	unless the noun encloses the actor, make no decision;
	if the actor is the player, say "[The noun] [can't] be pushed from inside." (A);
	stop the action.
Check an actor pushing something to (this is the standard pushing in directions rule):
	convert to special going-with-push action;
	if the push-outcome is true, rule succeeds;
	rule fails.
Check an actor pushing something to (this is the block pushing in directions rule):
	if the actor is the player, say "[The noun] [can't] be pushed as far as that." (A);
	stop the action.

Squeezing is an action applying to one thing.
Check an actor squeezing (this is the innuendo about squeezing people rule):
	unless the noun is a person, make no decision;
	if the actor is the player, say "[The noun] [would] not stand for it." (A);
	stop the action.
Report an actor squeezing (this is the report squeezing rule):
	if the actor is the player:
		if the action is not silent, say "[We] [squeeze] [the noun], to no effect." (A);
	otherwise:
		say "[The actor] [squeeze] [the noun]." (B).

Part 3 - Refused unless a story says otherwise

Saying yes is an action applying to nothing.
Check an actor saying yes (this is the block saying yes rule):
	if the actor is the player, say "Nobody asked." (A);
	stop the action.

Saying no is an action applying to nothing.
Check an actor saying no (this is the block saying no rule):
	if the actor is the player, say "Nobody asked." (A);
	stop the action.

Burning is an action applying to one thing.
Check an actor burning (this is the block burning rule):
	if the actor is the player, say "Nothing good [would come] of setting fire to that." (A);
	stop the action.

Waking up is an action applying to nothing.
Check an actor waking up (this is the block waking up rule):
	if the actor is the player, say "[We] [are] wide awake, and this [are] no dream." (A);
	stop the action.

Thinking is an action applying to nothing.
Check an actor thinking (this is the block thinking rule):
	if the actor is the player, say "It never does any harm." (A);
	stop the action.

Smelling is an action applying to nothing or one thing.
Report an actor smelling (this is the report smelling rule):
	if the actor is the player:
		if the action is not silent, say "[There] [are] no smell worth mention." (A);
	otherwise:
		say "[The actor] [sniff] the air." (B).

Listening to is an action applying to nothing or one thing and abbreviable.
Report an actor listening to (this is the report listening rule):
	if the actor is the player:
		if the action is not silent, say "[There] [are] no sound worth mention." (A);
	otherwise:
		say "[The actor] [listen]." (B).

Tasting is an action applying to one thing.
Report an actor tasting (this is the report tasting rule):
	if the actor is the player:
		if the action is not silent, say "[The noun] [taste] of nothing much." (A);
	otherwise:
		say "[The actor] [taste] [the noun]." (B).

Cutting is an action applying to one thing.
Check an actor cutting (this is the block cutting rule):
	if the actor is the player, say "[The noun] [would] be no better for being cut." (A);
	stop the action.

Jumping is an action applying to nothing.
Report an actor jumping (this is the report jumping rule):
	if the actor is the player:
		if the action is not silent, say "[We] [jump], and [come] down again." (A);
	otherwise:
		say "[The actor] [jump] up and down." (B).

Tying it to is an action applying to two things.
Check an actor tying something to (this is the block tying rule):
	if the actor is the player, say "[We] [would gain] nothing by tying those together." (A);
	stop the action.

Drinking is an action applying to one thing.
Check an actor drinking (this is the block drinking rule):
	if the actor is the player, say "[The noun] [are] not for drinking." (A);
	stop the action.

Saying sorry is an action applying to nothing.
Check an actor saying sorry (this is the block saying sorry rule):
	if the actor is the player, say "No harm done." (A);
	stop the action.

Swinging is an action applying to one thing.
Check an actor swinging (this is the block swinging rule):
	if the actor is the player, say "[The noun] [won't swing]." (A);
	stop the action.

Rubbing is an action applying to one thing.
Check an actor rubbing (this is the can't rub another person rule):
	unless the noun is a person who is not the actor, make no decision;
	if the actor is the player, say "[The noun] [would] not stand for it." (A);
	stop the action.
Report an actor rubbing (this is the report rubbing rule):
	if the actor is the player:
		if the action is not silent, say "[We] [rub] [the noun] for a while." (A);
	otherwise:
		say "[The actor] [rub] [the noun]." (B).

Setting it to is an action applying to one thing and one topic.
Check an actor setting something to (this is the block setting it to rule):
	if the actor is the player, say "[The noun] [can't] be set to anything." (A);
	stop the action.

Waving hands is an action applying to nothing.
Report an actor waving hands (this is the report waving hands rule):
	if the actor is the player:
		if the action is not silent, say "[We] [wave] [our] hands." (A);
	otherwise:
		say "[The actor] [wave] a hand." (B).

Buying is an action applying to one thing.
Check an actor buying (this is the block buying rule):
	if the actor is the player, say "[The noun] [are] not for sale." (A);
	stop the action.

Climbing is an action applying to one thing.
Check an actor climbing (this is the block climbing rule):
	if the actor is the player, say "[The noun] [are] not for climbing." (A);
	stop the action.

Sleeping is an action applying to nothing.
Check an actor sleeping (this is the block sleeping rule):
	if the actor is the player, say "[We] [are] not at all sleepy." (A);
	stop the action.
