[Looseleaf's standard library, 14: actions that the rules of a story have to give a meaning. By themselves they say that
nothing came of it.]

Book 7 - Actions for stories to fill

Part 1 - Waiting and touching

Waiting is an action applying to nothing.
Report an actor waiting (this is the standard report waiting rule):
	now the prior named object is nothing;
	report "A while [go] by." (A) or "[The actor] [wait]." (B).

Touching is an action applying to one thing.
Report an actor touching (this is the report touching yourself rule):
	if the noun is the actor:
		report "[We] [are] all there." (A) or "[The actor] [touch] [themselves]." (B) instead.
Report an actor touching (this is the report touching other people rule):
	if the noun is the player:
		say "[The actor] [touch] [us]." (B) instead;
	if the noun is a person:
		report "[The noun] [seem] to prefer some distance." (A) or "[The actor] [touch] [the noun]." (C) instead.
Report an actor touching (this is the report touching things rule):
	report "[The noun] [feel] just as [they] [look]." (A) or "[The actor] [touch] [the noun]." (B).

Part 2 - Moving things without taking them

Waving is an action applying to one thing.
Check an actor waving (this is the can't wave what's not held rule):
	unless the holder of the noun is the actor, refuse with "[We] [don't have] [the noun] to wave." (A) instead.
Report an actor waving (this is the report waving things rule):
	report "[We] [wave] [the noun] about." (A) or "[The actor] [wave] [the noun] about." (B).

Pulling is an action applying to one thing.
Check an actor pulling (this is the can't pull what's fixed in place rule):
	if the noun is fixed in place, refuse with "[The noun] [are] too firmly in place." (A) instead.
Check an actor pulling (this is the can't pull scenery rule):
	if the noun is scenery, refuse with "[The noun] [don't move] in the least." (A) instead.
Check an actor pulling (this is the can't pull people rule):
	if the noun is a person, refuse with "[The noun] [would] not stand for it." (A) instead.
Report an actor pulling (this is the report pulling rule):
	now the prior named object is nothing;
	report "Nothing [come] of it." (A) or "[The actor] [pull] [the noun]." (B).

Pushing is an action applying to one thing.
Check an actor pushing something (this is the can't push what's fixed in place rule):
	if the noun is fixed in place, refuse with "[The noun] [are] too firmly in place." (A) instead.
Check an actor pushing something (this is the can't push scenery rule):
	if the noun is scenery, refuse with "[The noun] [don't move] in the least." (A) instead.
Check an actor pushing something (this is the can't push people rule):
	if the noun is a person, refuse with "[The noun] [would] not stand for it." (A) instead.
Report an actor pushing something (this is the report pushing rule):
	now the prior named object is nothing;
	report "Nothing [come] of it." (A) or "[The actor] [push] [the noun]." (B).

Turning is an action applying to one thing.
Check an actor turning (this is the can't turn what's fixed in place rule):
	if the noun is fixed in place, refuse with "[The noun] [are] too firmly in place." (A) instead.
Check an actor turning (this is the can't turn scenery rule):
	if the noun is scenery, refuse with "[The noun] [don't move] in the least." (A) instead.
Check an actor turning (this is the can't turn people rule):
	if the noun is a person, refuse with "[The noun] [would] not stand for it." (A) instead.
Report an actor turning (this is the report turning rule):
	now the prior named object is nothing;
	report "Nothing [come] of it." (A) or "[The actor] [turn] [the noun]." (B).

Pushing it to is an action applying to one thing and one visible thing.
Check an actor pushing something to (this is the can't push unpushable things rule):
	unless the noun is pushable between rooms, refuse with "[The noun] [can't] be pushed as far as that." (A) instead.
Check an actor pushing something to (this is the can't push to non-directions rule):
	unless the second noun is a direction, refuse with "[The second noun] [are] no direction to push things in." (A) instead.
Check an actor pushing something to (this is the can't push vertically rule):
	if the second noun is up or the second noun is down, refuse with "[The noun] [can] be pushed along, but not up or down." (A) instead.
Check an actor pushing something to (this is the can't push from within rule):
	if the noun encloses the actor, refuse with "[The noun] [can't] be pushed from inside." (A) instead.
Check an actor pushing something to (this is the standard pushing in directions rule):
	convert to special going-with-push action;
	if the push-outcome is true, rule succeeds;
	rule fails.
Check an actor pushing something to (this is the block pushing in directions rule):
	refuse with "[The noun] [can't] be pushed as far as that." (A) instead.

Squeezing is an action applying to one thing.
Check an actor squeezing (this is the innuendo about squeezing people rule):
	if the noun is a person, refuse with "[The noun] [would] not stand for it." (A) instead.
Report an actor squeezing (this is the report squeezing rule):
	report "[We] [squeeze] [the noun], to no effect." (A) or "[The actor] [squeeze] [the noun]." (B).

Part 3 - Refused unless a story says otherwise

Saying yes is an action applying to nothing.
Check an actor saying yes (this is the block saying yes rule):
	refuse with "Nobody asked." (A) instead.

Saying no is an action applying to nothing.
Check an actor saying no (this is the block saying no rule):
	refuse with "Nobody asked." (A) instead.

Burning is an action applying to one thing.
Check an actor burning (this is the block burning rule):
	refuse with "Nothing good [would come] of setting fire to that." (A) instead.

Waking up is an action applying to nothing.
Check an actor waking up (this is the block waking up rule):
	now the prior named object is nothing;
	refuse with "[We] [are] wide awake, and [are] not dreaming." (A) instead.

Thinking is an action applying to nothing.
Check an actor thinking (this is the block thinking rule):
	refuse with "It never does any harm." (A) instead.

Smelling is an action applying to nothing or one thing.
Report an actor smelling (this is the report smelling rule):
	report "[There] [are] no smell worth mention." (A) or "[The actor] [sniff] the air." (B).

Listening to is an action applying to nothing or one thing and abbreviable.
Report an actor listening to (this is the report listening rule):
	report "[There] [are] no sound worth mention." (A) or "[The actor] [listen]." (B).

Tasting is an action applying to one thing.
Report an actor tasting (this is the report tasting rule):
	report "[The noun] [taste] of nothing much." (A) or "[The actor] [taste] [the noun]." (B).

Cutting is an action applying to one thing.
Check an actor cutting (this is the block cutting rule):
	refuse with "[The noun] [would] be no better for being cut." (A) instead.

Jumping is an action applying to nothing.
Report an actor jumping (this is the report jumping rule):
	report "[We] [jump], and [come] down again." (A) or "[The actor] [jump] up and down." (B).

Tying it to is an action applying to two things.
Check an actor tying something to (this is the block tying rule):
	refuse with "[We] [would gain] nothing by tying those together." (A) instead.

Drinking is an action applying to one thing.
Check an actor drinking (this is the block drinking rule):
	now the prior named object is nothing;
	refuse with "[The noun] [are] not for drinking." (A) instead.

Saying sorry is an action applying to nothing.
Check an actor saying sorry (this is the block saying sorry rule):
	refuse with "No harm done." (A) instead.

Swinging is an action applying to one thing.
Check an actor swinging (this is the block swinging rule):
	now the prior named object is nothing;
	refuse with "[The noun] [won't swing]." (A) instead.

Rubbing is an action applying to one thing.
Check an actor rubbing (this is the can't rub another person rule):
	if the noun is a person who is not the actor, refuse with "[The noun] [would] not stand for it." (A) instead.
Report an actor rubbing (this is the report rubbing rule):
	report "[We] [rub] [the noun] for a while." (A) or "[The actor] [rub] [the noun]." (B).

Setting it to is an action applying to one thing and one topic.
Check an actor setting something to (this is the block setting it to rule):
	refuse with "[The noun] [can't] be set to anything." (A) instead.

Waving hands is an action applying to nothing.
Report an actor waving hands (this is the report waving hands rule):
	report "[We] [wave] [our] hands." (A) or "[The actor] [wave] a hand." (B).

Buying is an action applying to one thing.
Check an actor buying (this is the block buying rule):
	now the prior named object is nothing;
	refuse with "[The noun] [are] not for sale." (A) instead.

Climbing is an action applying to one thing.
Check an actor climbing (this is the block climbing rule):
	refuse with "[The noun] [are] not for climbing." (A) instead.

Sleeping is an action applying to nothing.
Check an actor sleeping (this is the block sleeping rule):
	refuse with "[We] [are] not at all sleepy." (A) instead.
