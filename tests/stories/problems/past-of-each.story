What was so is kept of a whole condition, not of each of those that a description might mean.
--- source
The Lab is a room. A hat is a kind of thing. The fez is a hat in the Lab. Anna is a woman in the Lab. A thing can be dusty.
Liking relates various people to various things. The verb to like means the liking relation.

Instead of examining a hat which was dusty: say "No."

Every turn:
	say "[list of hats that have not been liked by someone] [number of hats which were not dusty] [a random person who has carried a hat].";
	if Anna is a person who had not liked the fez, say "Yes.";
	if Anna has carried a hat which is dusty, say "Yes.";
	repeat with item running through things that were in the Lab:
		say item.
--- problems
PAST_CLAUSE at "was dusty"
PAST_CLAUSE at "have not been liked by someone"
PAST_CLAUSE at "were not dusty"
PAST_CLAUSE at "has carried a hat"
PAST_CLAUSE at "had not liked the fez"
PAST_CLAUSE at "were in the Lab"
