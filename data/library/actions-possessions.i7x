[Looseleaf's standard library, 8: actions about what the actor has: inventory, taking, dropping, putting, eating.
A check rule here begins with the cases that are not its business; then it refuses, aloud only for the player.]

Volume 9 - Actions

Book 1 - What one has

Part 1 - Taking inventory

Taking inventory is an action applying to nothing.

Carry out taking inventory (this is the print empty inventory rule):
	if the first thing held by the player is nothing, say "[We] [have] nothing with [us]." (A) instead.
Carry out taking inventory (this is the print standard inventory rule):
	say "[We] [have] with [us]:[line break]" (A);
	now every thing is unmarked for listing;
	let the item be the first thing held by the player;
	while the item is not nothing:
		now the item is marked for listing;
		now the item is the next thing held after the item;
	list the contents of the player, with newlines, indented, giving inventory information, with extra indentation, listing marked items only, not listing concealed items, including contents.
Report an actor taking inventory (this is the report other people taking inventory rule):
	if the actor is not the player and the action is not silent:
		say "[The actor] [look] over what [they] [have]." (A).

Part 2 - Taking

Taking is an action applying to one thing.

Check an actor taking (this is the can't take yourself rule):
	unless the noun is the actor, make no decision;
	if the actor is the player, say "[We] [have] [ourselves] well in hand as it [are]." (A);
	stop the action.
Check an actor taking (this is the can't take other people rule):
	unless the noun is a person, make no decision;
	if the actor is the player, say "[The noun] [are] not [ours] to pick up." (A);
	stop the action.
Check an actor taking (this is the can't take component parts rule):
	unless the noun is part of something (called the whole), make no decision;
	if the actor is the player, say "[regarding the noun][They] [belong] to [the whole] and [stay] there." (A);
	stop the action.
Check an actor taking (this is the can't take people's possessions rule):
	let the common ground be the common ancestor of the actor with the noun;
	let the keeper be the not-counting-parts holder of the noun;
	while the keeper is not nothing and the keeper is not the common ground:
		if the keeper is a person:
			if the actor is the player, say "[The keeper] [have] [regarding the noun][them]." (A);
			stop the action;
		now the keeper is the not-counting-parts holder of the keeper.
Check an actor taking (this is the can't take what you're inside rule):
	unless the common ancestor of the actor with the noun is the noun, make no decision;
	if the actor is the player, say "[We] [need] to get [if the noun is a supporter]off[otherwise]out of[end if] [the noun] before that." (A);
	stop the action.
Check an actor taking (this is the can't take what's already taken rule):
	unless the actor is carrying the noun or the actor is wearing the noun, make no decision;
	if the actor is the player, say "[We] [have] [regarding the noun][them] already." (A);
	stop the action.
Check an actor taking (this is the can't take scenery rule):
	unless the noun is scenery, make no decision;
	if the actor is the player, say "[The noun] [stay] where [they] [are]." (A);
	stop the action.
Check an actor taking (this is the can't take what's fixed in place rule):
	unless the noun is fixed in place, make no decision;
	if the actor is the player, say "[The noun] [can't] be moved from the spot." (A);
	stop the action.
Check an actor taking (this is the use player's holdall to avoid exceeding carrying capacity rule):
	unless the number of things carried by the actor is at least the carrying capacity of the actor, make no decision;
	unless the actor is holding a player's holdall (called the sack), make no decision;
	let the spare be nothing;
	repeat with the item running through things carried by the actor:
		unless the item is the sack or the item is lit, now the spare is the item;
	if the spare is nothing, make no decision;
	if the actor is the player, say "(making room by putting [the spare] into [the sack])[command clarification break]" (A);
	silently try the actor trying inserting the spare into the sack;
	unless the spare is in the sack, stop the action.
Check an actor taking (this is the can't exceed carrying capacity rule):
	unless the number of things carried by the actor is at least the carrying capacity of the actor, make no decision;
	if the actor is the player, say "[Our] hands [are] full." (A);
	stop the action.

Carry out an actor taking (this is the standard taking rule):
	now the actor carries the noun;
	if the actor is the player, now the noun is handled.

Report an actor taking (this is the standard report taking rule):
	unless the action is not silent, make no decision;
	if the actor is the player, say "[We] [take] [the noun]." (A);
	otherwise say "[The actor] [take] [the noun]." (B).

Part 3 - Removing

Removing it from is an action applying to two things.

Check an actor removing something from (this is the can't remove what's not inside rule):
	if the holder of the noun is the second noun, make no decision;
	if the actor is the player, say "[The noun] [aren't] there to be removed." (A);
	stop the action.
Check an actor removing something from (this is the can't remove from people rule):
	let the keeper be the holder of the noun;
	unless the keeper is a person, make no decision;
	if the keeper is the actor:
		convert to the taking off action on the noun;
		stop the action;
	if the actor is the player, say "[The keeper] [have] [regarding the noun][them]." (A);
	stop the action.
Check an actor removing something from (this is the convert remove to take rule):
	convert to the taking action on the noun;
	stop the action.
The can't take component parts rule is listed before the can't remove what's not inside rule in the check removing it from rules.

Part 4 - Dropping

Dropping is an action applying to one thing.

Check an actor dropping (this is the can't drop yourself rule):
	unless the noun is the actor, make no decision;
	if the actor is the player, say "[We] [can't] let go of [ourselves]." (A);
	stop the action.
Check an actor dropping something which is part of the actor (this is the can't drop body parts rule):
	if the actor is the player, say "[The noun] [belong] to [us] and [can't] be dropped." (A);
	stop the action.
Check an actor dropping (this is the can't drop what's already dropped rule):
	unless the noun is in the holder of the actor, make no decision;
	if the actor is the player, say "[The noun] [lie] [here] as it [are]." (A);
	stop the action.
Check an actor dropping (this is the can't drop what's not held rule):
	if the actor is carrying the noun or the actor is wearing the noun, make no decision;
	if the actor is the player, say "[We] [don't have] [regarding the noun][them]." (A);
	stop the action.
Check an actor dropping (this is the can't drop clothes being worn rule):
	unless the actor is wearing the noun, make no decision;
	if the actor is the player, say "(taking off [the noun] to begin with)[command clarification break]" (A);
	silently try the actor trying taking off the noun;
	if the actor is wearing the noun, stop the action.
Check an actor dropping (this is the can't drop if this exceeds carrying capacity rule):
	let the floor be the holder of the actor;
	if the floor is a supporter:
		if the number of things on the floor is at least the carrying capacity of the floor:
			if the actor is the player, say "[The floor] [have] no space left for more on top." (A);
			stop the action;
	otherwise if the floor is a container:
		if the number of things in the floor is at least the carrying capacity of the floor:
			if the actor is the player, say "[The floor] [have] no space left for more inside." (B);
			stop the action.

Carry out an actor dropping (this is the standard dropping rule):
	move the noun to the holder of the actor.

Report an actor dropping (this is the standard report dropping rule):
	unless the action is not silent, make no decision;
	if the actor is the player, say "[We] [put] [the noun] down." (A);
	otherwise say "[The actor] [put] [the noun] down." (B).

Part 5 - Putting on

Putting it on is an action applying to two things.

Check an actor putting something on (this is the convert put to drop where possible rule):
	if the second noun is down or the actor is on the second noun:
		convert to the dropping action on the noun;
		stop the action.
Check an actor putting something on (this is the can't put what's not held rule):
	if the actor is carrying the noun or the actor is wearing the noun, make no decision;
	carry out the implicitly taking activity with the noun;
	unless the actor is carrying the noun, stop the action.
Check an actor putting something on (this is the can't put something on itself rule):
	let the whole be the component parts core of the noun;
	let the target be the component parts core of the second noun;
	unless the common ancestor of the whole with the target is the whole, make no decision;
	if the actor is the player, say "[The noun] [can't] be put on top of [themselves]." (A);
	stop the action.
Check an actor putting something on (this is the can't put onto what's not a supporter rule):
	if the second noun is a supporter, make no decision;
	if the actor is the player, say "[The second noun] [are] no place to put things on." (A);
	stop the action.
Check an actor putting something on (this is the can't put clothes being worn rule):
	unless the actor is wearing the noun, make no decision;
	if the actor is the player, say "(taking off [the noun] to begin with)[command clarification break]" (A);
	silently try the actor trying taking off the noun;
	if the actor is wearing the noun, stop the action.
Check an actor putting something on (this is the can't put if this exceeds carrying capacity rule):
	unless the second noun provides the property carrying capacity, make no decision;
	unless the number of things on the second noun is at least the carrying capacity of the second noun, make no decision;
	if the actor is the player, say "[The second noun] [have] no space left for more on top." (A);
	stop the action.

Carry out an actor putting something on (this is the standard putting rule):
	now the noun is on the second noun.

Report an actor putting something on (this is the concise report putting rule):
	if the actor is the player and the action is not silent and several things are being done:
		say "[We] [put] [regarding the noun][them] there." (A);
		stop the action;
	continue the action.
Report an actor putting something on (this is the standard report putting rule):
	if the action is not silent, say "[The actor] [put] [the noun] on [the second noun]." (A).

Part 6 - Inserting

Inserting it into is an action applying to two things.

Check an actor inserting something into (this is the convert insert to drop where possible rule):
	if the second noun is down or the actor is in the second noun:
		convert to the dropping action on the noun;
		stop the action.
Check an actor inserting something into (this is the can't insert what's already inserted rule):
	unless the noun is in the second noun, make no decision;
	if the actor is the player, say "[The noun] [are] in there as it [are]." (A);
	stop the action.
Check an actor inserting something into (this is the can't insert something into itself rule):
	let the whole be the component parts core of the noun;
	let the target be the component parts core of the second noun;
	unless the common ancestor of the whole with the target is the whole, make no decision;
	if the actor is the player, say "[The noun] [can't] be put inside [themselves]." (A);
	stop the action.
Check an actor inserting something into (this is the can't insert what's not held rule):
	if the actor is carrying the noun or the actor is wearing the noun, make no decision;
	carry out the implicitly taking activity with the noun;
	unless the actor is carrying the noun, stop the action.
Check an actor inserting something into (this is the can't insert into closed containers rule):
	unless the second noun is a closed container, make no decision;
	if the actor is the player, say "[The second noun] [are] shut." (A);
	stop the action.
Check an actor inserting something into (this is the can't insert into what's not a container rule):
	if the second noun is a container, make no decision;
	if the actor is the player, say "[The second noun] [can't] hold things." (A);
	stop the action.
Check an actor inserting something into (this is the can't insert clothes being worn rule):
	unless the actor is wearing the noun, make no decision;
	if the actor is the player, say "(taking off [the noun] to begin with)[command clarification break]" (A);
	silently try the actor trying taking off the noun;
	if the actor is wearing the noun, stop the action.
Check an actor inserting something into (this is the can't insert if this exceeds carrying capacity rule):
	unless the second noun provides the property carrying capacity, make no decision;
	unless the number of things in the second noun is at least the carrying capacity of the second noun, make no decision;
	if the actor is the player, say "[The second noun] [have] no space left for more inside." (A);
	stop the action.

Carry out an actor inserting something into (this is the standard inserting rule):
	now the noun is in the second noun.

Report an actor inserting something into (this is the concise report inserting rule):
	if the actor is the player and the action is not silent and several things are being done:
		say "[We] [put] [regarding the noun][them] inside." (A);
		stop the action;
	continue the action.
Report an actor inserting something into (this is the standard report inserting rule):
	if the action is not silent, say "[The actor] [put] [the noun] into [the second noun]." (A).

Part 7 - Eating

Eating is an action applying to one thing.

Check an actor eating (this is the can't eat unless edible rule):
	if the noun is an edible thing, make no decision;
	if the actor is the player, say "[The noun] [are] not for eating." (A);
	stop the action.
Check an actor eating (this is the can't eat clothing without removing it first rule):
	unless the actor is wearing the noun, make no decision;
	if the actor is the player, say "(taking off [the noun] to begin with)[command clarification break]" (A);
	try the actor trying taking off the noun;
	if the actor is wearing the noun, stop the action.
Check an actor eating (this is the can't eat other people's food rule):
	if the actor holds the noun, make no decision;
	unless the noun is enclosed by a person, make no decision;
	let the owner be the holder of the noun;
	while the owner is not a person:
		now the owner is the holder of the owner;
	if the owner is the actor, make no decision;
	if the actor is the player and the action is not silent, say "[The owner] [would] hardly let [us]." (A);
	stop the action.
Check an actor eating (this is the can't eat portable food without carrying it rule):
	if the noun is fixed in place or the actor is carrying the noun, make no decision;
	carry out the implicitly taking activity with the noun;
	unless the actor is carrying the noun, stop the action.

Carry out an actor eating (this is the standard eating rule):
	now the noun is nowhere.

Report an actor eating (this is the standard report eating rule):
	unless the action is not silent, make no decision;
	if the actor is the player, say "[We] [eat] [the noun] with a good appetite." (A);
	otherwise say "[The actor] [eat] [the noun]." (B).
