"X of Y is ..." leaves what is spoken of as it was; kinds with adjectives beside them; phrases as deep as their case; a text
with substitutions is not empty; a property named after a kind whose name begins like another's.
--- source
"What Is Spoken Of"

The Nursery is a room.

A cow is in the Nursery. A rock is in the Nursery. The printed name of the cow is "brown cow". The description is "Grey."

A bucket is in the Nursery. A stool is in the Nursery. The description of the bucket is "Of tin." It is fixed in place. "A stool stands here."

Bob is a man in the Nursery. A hat is in the Nursery. The player is Bob. The description is "Of felt."

A ghost is a kind of animal and scenery. The white lady is a ghost in the Nursery.
A picture is scenery and a kind of thing. The portrait is a picture in the Nursery.

A thing has a text called the note. The note of the cow is "[if 1 is 2]never[end if]".

A liquid level is a kind of value. The liquid levels are brimful and half full. Liquid is a kind of value. The liquids are water and milk.
A bottle is a kind of thing. A bottle has a liquid. The stool has a liquid level. The stool is half full.
Instead of jumping, say "[The liquid level of the stool]."

Carry out examining something (called the seen):
	if the seen is:
		-- the hat:
		say "The hat.";
		say "Your hat.";
		-- the cow:
			say "The cow.";
		say "Whose cow?";
		-- otherwise: say "Something.";
	if the seen is scenery, say "It is scenery.";
	if the note of the seen is empty, say "No note.";
	if the note of the seen is "", say "Nothing would be read."

Report examining something (called the seen): say "[The seen]: [description of the seen]"; stop.
--- play

What Is Spoken Of
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Nursery
A stool stands here.

You can also see a brown cow, a rock, a bucket and a hat here.

>x rock
Something.
No note.
Nothing would be read.

Grey.

The rock: Grey.
>x cow
The cow.
Whose cow?
Nothing would be read.

You notice nothing out of the ordinary about the brown cow.

The brown cow: 
>x stool
Something.
No note.
Nothing would be read.

You notice nothing out of the ordinary about the stool.

The stool: 
>take stool
The stool can't be moved from the spot.

>x hat
The hat.
Your hat.
No note.
Nothing would be read.

Of felt.

The hat: Of felt.
>x white lady
Something.
It is scenery.
No note.
Nothing would be read.

You notice nothing out of the ordinary about the white lady.

The white lady: 
>x portrait
Something.
It is scenery.
No note.
Nothing would be read.

You notice nothing out of the ordinary about the portrait.

The portrait: 
>jump
half full.

>
