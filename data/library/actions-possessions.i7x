[Looseleaf's standard library, 9: actions about what the actor has: inventory, taking, dropping, putting, eating.]

Book 2 - What one has

Part 1 - Taking inventory

Taking inventory is an action applying to nothing.

Carry out taking inventory (this is the print empty inventory rule):
	if the player carries nothing and the player wears nothing, reply "[We] [have] nothing with [us]." (A) instead.
Carry out taking inventory (this is the print standard inventory rule):
	say "[We] [have] with [us]:[line break]" (A);
	now every thing is unmarked for listing;
	now everything held by the player is marked for listing;
	write what the player holds in {on-lines, stepped, one-in, telling-all, with-contents, marked-only, unhidden-only}.
Report an actor taking inventory (this is the report other people taking inventory rule):
	unless the actor is the player, say "[The actor] [look] over what [they] [have]." (A).

Part 2 - Taking

Taking is an action applying to one thing.

Check an actor taking (this is the can't take yourself rule):
	if the noun is the actor, refuse with "[We] [have] [ourselves] well in hand already." (A) instead.
Check an actor taking (this is the can't take other people rule):
	if the noun is a person, refuse with "[The noun] [are] not [ours] to pick up." (A) instead.
Check an actor taking (this is the can't take component parts rule):
	if the noun is part of something (called the whole):
		refuse with "[regarding the noun][They] [belong] to [the whole] and [regarding the noun][stay] there." (A) instead.
Check an actor taking (this is the can't take people's possessions rule):
	let the keeper be the person between the actor and the noun;
	if the keeper is a person, refuse with "[The keeper] [have] [regarding the noun][them]." (A) instead.
Check an actor taking (this is the can't take what you're inside rule):
	if the noun surrounds the actor, refuse with "[We] [need] to get [if the noun is a supporter]off[otherwise]out of[end if] [the noun] before that." (A) instead.
Check an actor taking (this is the can't take what's already taken rule):
	if the actor wears the noun or the actor carries the noun:
		refuse with "[We] [have] [regarding the noun][them] already." (A) instead.
Check an actor taking (this is the can't take scenery rule):
	if the noun is scenery, refuse with "[The noun] [stay] where [they] [are]." (A) instead.
Check an actor taking (this is the can't take what's fixed in place rule):
	if the noun is fixed in place, refuse with "[The noun] [can't] be moved from the spot." (A) instead.
Check an actor taking (this is the use player's holdall to avoid exceeding carrying capacity rule):
	if the actor has no room left and the actor holds a player's holdall (called the sack):
		let the spare be the last thing that the actor could put into the sack;
		unless the spare is nothing:
			first try the actor trying inserting the spare into the sack after "(making room by putting [the spare] into [the sack])[command clarification break]" (A);
			unless the sack contains the spare, stop the action.
Check an actor taking (this is the can't exceed carrying capacity rule):
	if the actor has no room left, refuse with "[Our] hands [are] full." (A) instead.

Carry out an actor taking (this is the standard taking rule):
	now the noun is carried by the actor;
	if the player carries the noun, now the noun is handled.

Report an actor taking (this is the standard report taking rule):
	report "[We] [take] [the noun]." (A) or "[The actor] [take] [the noun]." (B).

[Who would have to let go of it: someone around it, but not around the one who reaches for it.]
To decide which object is the person between (P - object) and (O - object) (of the library):
	let the keeper be the not-counting-parts holder of O;
	while the keeper is a thing:
		if the keeper surrounds P, decide on nothing;
		if the keeper is a person, decide on the keeper;
		now the keeper is the not-counting-parts holder of the keeper;
	decide on nothing.
To decide which object is the last thing that (P - object) could put into (S - object) (of the library):
	let the spare be nothing;
	repeat with the item running through unlit things carried by P:
		unless the item is S, now the spare is the item;
	decide on the spare.

Part 3 - Removing

Removing it from is an action applying to two things.

Check an actor removing something from (this is the can't remove what's not inside rule):
	unless the holder of the noun is the second noun, refuse with "[The noun] [aren't] there to be removed." (A) instead.
Check an actor removing something from (this is the can't remove from people rule):
	let the keeper be the holder of the noun;
	if the keeper is the actor, convert to the taking off action on the noun;
	if the keeper is a person, refuse with "[The keeper] [have] [regarding the noun][them]." (A) instead.
Check an actor removing something from (this is the convert remove to take rule):
	convert to the taking action on the noun.
The can't take component parts rule is listed before the can't remove what's not inside rule in the check removing it from rules.

Part 4 - Dropping

Dropping is an action applying to one thing.

Check an actor dropping (this is the can't drop yourself rule):
	if the noun is the actor, refuse with "[We] [can't] let go of [ourselves]." (A) instead.
Check an actor dropping something which is part of the actor (this is the can't drop body parts rule):
	refuse with "[The noun] [belong] to [us] and [can't] be dropped." (A) instead.
Check an actor dropping (this is the can't drop what's already dropped rule):
	if the noun is in the holder of the actor, refuse with "[The noun] [lie] [here] as it [are]." (A) instead.
Check an actor dropping (this is the can't drop what's not held rule):
	unless the actor wears the noun or the actor carries the noun:
		refuse with "[We] [don't have] [regarding the noun][them]." (A) instead.
Check an actor dropping (this is the can't drop clothes being worn rule):
	if the actor wears the noun:
		first try the actor trying taking off the noun after "(taking off [the noun] to begin with)[command clarification break]" (A);
		if the noun is worn by the actor, stop the action.
Check an actor dropping (this is the can't drop if this exceeds carrying capacity rule):
	let the receptacle be the holder of the actor;
	unless the receptacle is a thing which is not a person, make no decision;
	if the receptacle has no room left:
		if the receptacle is a supporter, refuse with "[The receptacle] [have] no space left for more on top." (A) instead;
		refuse with "[The receptacle] [have] no space left for more inside." (B) instead.

Carry out an actor dropping (this is the standard dropping rule):
	move the noun to the holder of the actor.

Report an actor dropping (this is the standard report dropping rule):
	report "[We] [put] [the noun] down." (A) or "[The actor] [put] [the noun] down." (B).

Part 5 - Putting on

Putting it on is an action applying to two things.

Check an actor putting something on (this is the convert put to drop where possible rule):
	if the actor is on the second noun or the second noun is down, convert to the dropping action on the noun.
Check an actor putting something on (this is the can't put what's not held rule):
	unless the actor comes to have the noun, stop the action.
Check an actor putting something on (this is the can't put something on itself rule):
	if the component parts core of the noun surrounds the second noun:
		refuse with "[The noun] [can't] be put on top of [themselves]." (A) instead.
Check an actor putting something on (this is the can't put onto what's not a supporter rule):
	unless the second noun is a supporter, refuse with "[The second noun] [are] no place to put things on." (A) instead.
Check an actor putting something on (this is the can't put clothes being worn rule):
	if the actor wears the noun:
		first try the actor trying taking off the noun after "(taking off [the noun] to begin with)[command clarification break]" (A);
		if the noun is worn by the actor, stop the action.
Check an actor putting something on (this is the can't put if this exceeds carrying capacity rule):
	if the second noun has no room left, refuse with "[The second noun] [have] no space left for more on top." (A) instead.

Carry out an actor putting something on (this is the standard putting rule):
	now the noun is on the second noun.

Report an actor putting something on (this is the concise report putting rule):
	if several things are being done and the actor is the player:
		say "[We] [put] [regarding the noun][them] there." (A) instead.
Report an actor putting something on (this is the standard report putting rule):
	say "[The actor] [put] [the noun] on [the second noun]." (A).

Part 6 - Inserting

Inserting it into is an action applying to two things.

Check an actor inserting something into (this is the convert insert to drop where possible rule):
	if the actor is in the second noun or the second noun is down, convert to the dropping action on the noun.
Check an actor inserting something into (this is the can't insert what's already inserted rule):
	if the second noun contains the noun, refuse with "[The noun] [are] in there as it [are]." (A) instead.
Check an actor inserting something into (this is the can't insert something into itself rule):
	if the component parts core of the noun surrounds the second noun:
		refuse with "[The noun] [can't] be put inside [themselves]." (A) instead.
Check an actor inserting something into (this is the can't insert what's not held rule):
	unless the actor comes to have the noun, stop the action.
Check an actor inserting something into (this is the can't insert into closed containers rule):
	if the second noun is a closed container, refuse with "[The second noun] [are] shut." (A) instead.
Check an actor inserting something into (this is the can't insert into what's not a container rule):
	unless the second noun is a container, refuse with "[The second noun] [can't] hold things." (A) instead.
Check an actor inserting something into (this is the can't insert clothes being worn rule):
	if the actor wears the noun:
		first try the actor trying taking off the noun after "(taking off [the noun] to begin with)[command clarification break]" (A);
		if the noun is worn by the actor, stop the action.
Check an actor inserting something into (this is the can't insert if this exceeds carrying capacity rule):
	if the second noun has no room left, refuse with "[The second noun] [have] no space left for more inside." (A) instead.

Carry out an actor inserting something into (this is the standard inserting rule):
	now the second noun contains the noun.

Report an actor inserting something into (this is the concise report inserting rule):
	if several things are being done and the actor is the player:
		say "[We] [put] [regarding the noun][them] inside." (A) instead.
Report an actor inserting something into (this is the standard report inserting rule):
	say "[The actor] [put] [the noun] into [the second noun]." (A).

Part 7 - Eating

Eating is an action applying to one thing.

Check an actor eating (this is the can't eat unless edible rule):
	unless the noun is an edible thing, refuse with "[The noun] [are] not for eating." (A) instead.
Check an actor eating (this is the can't eat clothing without removing it first rule):
	if the actor wears the noun:
		refuse with "(taking off [the noun] to begin with)[command clarification break]" (A);
		try the actor trying taking off the noun;
		if the noun is worn by the actor, stop the action.
Check an actor eating (this is the can't eat other people's food rule):
	let the owner be the person between the actor and the noun;
	if the owner is a person:
		if the action is not silent, refuse with "[The owner] [would] hardly let [us]." (A);
		stop the action.
Check an actor eating (this is the can't eat portable food without carrying it rule):
	unless the noun is fixed in place or the actor comes to have the noun, stop the action.

Carry out an actor eating (this is the standard eating rule):
	now the noun is nowhere.

Report an actor eating (this is the standard report eating rule):
	report "[We] [eat] [the noun] with a good appetite." (A) or "[The actor] [eat] [the noun]." (B).
