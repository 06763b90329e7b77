[Looseleaf's standard library, 10: actions by which things are examined and searched.]

Book 3 - Looking closer

Part 1 - Examining

Examining is an action applying to one visible thing and requiring light.
The examining action has a truth state called examine text printed.

Carry out examining (this is the standard examining rule):
	if the noun provides the property description and the description of the noun is not "":
		say "[description of the noun][line break]";
		now examine text printed is true.
Carry out examining (this is the examine directions rule):
	if the noun is a direction:
		say "[We] [see] nothing remarkable in that direction." (A);
		now examine text printed is true.
Carry out examining (this is the examine containers rule):
	unless the noun is a container, make no decision;
	if the noun is closed and the noun is opaque, make no decision;
	if something described which is not scenery is in the noun and something which is not the player is in the noun and the noun is not falsely-unoccupied:
		say "In [the noun] " (A);
		list the contents of the noun, as a sentence, tersely, not listing concealed items, prefacing with is/are;
		say ".";
		now examine text printed is true;
	otherwise if examine text printed is false:
		if the player is in the noun, make no decision;
		say "[The noun] [are] empty." (B);
		now examine text printed is true.
Carry out examining (this is the examine supporters rule):
	unless the noun is a supporter and the noun is not falsely-unoccupied, make no decision;
	if something described which is not scenery is on the noun and something which is not the player is on the noun:
		say "On [the noun] " (A);
		list the contents of the noun, as a sentence, tersely, not listing concealed items, prefacing with is/are, including contents, giving brief inventory information;
		say ".";
		now examine text printed is true.
Carry out examining (this is the examine devices rule):
	if the noun provides the property switched on:
		say "[The noun] [are] switched [if the noun is switched on]on[otherwise]off[end if]." (A);
		now examine text printed is true.
Carry out examining (this is the examine undescribed things rule):
	if examine text printed is false, say "[We] [notice] nothing out of the ordinary about [the noun]." (A).

Report an actor examining (this is the report other people examining rule):
	if the actor is not the player, say "[The actor] [look] at [the noun] from close by." (A).

Part 2 - Looking under

Looking under is an action applying to one visible thing and requiring light.

Carry out an actor looking under (this is the standard looking under rule):
	if the actor is the player, say "[There] [are] nothing worth finding there." (A);
	stop the action.
Report an actor looking under (this is the report other people looking under rule):
	if the actor is not the player and the action is not silent, say "[The actor] [look] under [the noun]." (A).

Part 3 - Searching

Searching is an action applying to one thing and requiring light.

Check an actor searching (this is the can't search unless container or supporter rule):
	if the noun is a container or the noun is a supporter, make no decision;
	if the actor is the player, say "[There] [are] nothing worth finding there." (A);
	stop the action.
Check an actor searching (this is the can't search closed opaque containers rule):
	unless the noun is a closed opaque container, make no decision;
	if the actor is the player, say "[The noun] [are] closed, so [we] [can't] look inside." (A);
	stop the action.

Report searching a container (this is the standard search containers rule):
	if the noun contains a described thing which is not scenery:
		say "In [the noun] " (A);
		list the contents of the noun, as a sentence, tersely, not listing concealed items, prefacing with is/are;
		say ".";
	otherwise:
		say "[The noun] [are] empty." (B).
Report searching a supporter (this is the standard search supporters rule):
	if the noun supports a described thing which is not scenery:
		say "On [the noun] " (A);
		list the contents of the noun, as a sentence, tersely, not listing concealed items, prefacing with is/are;
		say ".";
	otherwise:
		say "[There] [are] nothing on [the noun]." (B).
Report an actor searching (this is the report other people searching rule):
	if the actor is not the player, say "[The actor] [search] [the noun]." (A).

Part 4 - Consulting

Consulting it about is an action applying to one thing and one topic.

Report an actor consulting something about (this is the block consulting rule):
	if the actor is the player, say "[We] [find] nothing about that in [the noun]." (A);
	otherwise say "[The actor] [look] something up in [the noun]." (B).
