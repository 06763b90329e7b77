[Looseleaf's standard library, 11: actions by which things are examined and searched.]

Book 4 - Looking closer

Part 1 - Examining

Examining is an action applying to one visible thing and requiring light.
The examining action has a truth state called examine text printed.

Carry out examining (this is the standard examining rule):
	if the noun provides the property description:
		unless the description of the noun is "":
			say "[description of the noun][line break]";
			now examine text printed is true.
Carry out examining (this is the examine directions rule):
	if the noun is a direction:
		say "[We] [see] nothing remarkable in that direction." (A);
		now examine text printed is true.
Carry out examining (this is the examine containers rule):
	if the noun is an open container or the noun is a transparent container:
		if the noun is obviously-occupied and a list-worthy thing which is not the player is in the noun:
			tell what the noun holds after "In [the noun] " (A);
			now examine text printed is true;
		otherwise if examine text printed is false and the player is not in the noun:
			say "[The noun] [are] empty." (B);
			now examine text printed is true.
Carry out examining (this is the examine supporters rule):
	if the noun is an obviously-occupied supporter and a list-worthy thing which is not the player is on the noun:
		say "On [the noun] " (A);
		write what the noun holds in {sentence-wise, terse, unhidden-only, is-prefixed, with-contents, telling-some};
		say ".";
		now examine text printed is true.
Carry out examining (this is the examine devices rule):
	if the noun provides the property switched on:
		say "[The noun] [are] switched [if the noun is switched on]on[otherwise]off[end if]." (A);
		now examine text printed is true.
Carry out examining (this is the examine undescribed things rule):
	if examine text printed is false, say "[We] [notice] nothing out of the ordinary about [the noun]." (A).

Report an actor examining (this is the report other people examining rule):
	unless the actor is the player, say "[The actor] [look] at [the noun] from close by." (A).

Part 2 - Looking under

Looking under is an action applying to one visible thing and requiring light.

Carry out an actor looking under (this is the standard looking under rule):
	refuse with "[There] [are] nothing worth finding there." (A) instead.
Report an actor looking under (this is the report other people looking under rule):
	unless the actor is the player, say "[The actor] [look] under [the noun]." (A).

Part 3 - Searching

Searching is an action applying to one thing and requiring light.

Check an actor searching (this is the can't search unless container or supporter rule):
	unless the noun is a supporter or the noun is a container, refuse with "[There] [are] nothing worth finding there." (A) instead.
Check an actor searching (this is the can't search closed opaque containers rule):
	if the noun is a closed opaque container, refuse with "[The noun] [are] closed, so [we] [can't] look inside." (A) instead.

Report searching a container (this is the standard search containers rule):
	if a list-worthy thing is in the noun, tell what the noun holds after "In [the noun] " (A);
	otherwise say "[The noun] [are] empty." (B).
Report searching a supporter (this is the standard search supporters rule):
	if a list-worthy thing is on the noun:
		tell what the noun holds after "On [the noun] " (A);
	otherwise:
		now the prior named object is nothing;
		say "[There] [are] nothing on [the noun]." (B).
Report an actor searching (this is the report other people searching rule):
	unless the actor is the player, say "[The actor] [search] [the noun]." (A).

Part 4 - Consulting

Consulting it about is an action applying to one thing and one topic.

Report an actor consulting something about (this is the block consulting rule):
	report "[We] [find] nothing about that in [the noun]." (A) or "[The actor] [look] something up in [the noun]." (B).
