An adjective that is never said of what a description names is told wherever the description stands: texts and lists are empty, containers are not.
--- source
The Lab is a room. A bucket is a kind of container. The pail is a bucket in the Lab. A thing can be dusty.

Instead of taking an empty container: say "No."

Instead of jumping:
	say "[list of empty buckets] [number of dusty buckets] [list of open things].";
	repeat with item running through empty dusty containers:
		say item;
	if the pail contains an empty thing, say "Yes.";
	if a thing that is in an empty person is visible, say "Yes.";
	if the pail is empty, say "Yes.";
	if the pail is an empty bucket, say "Yes.";
	now every even supporter is dusty;
	let L be a list of numbers;
	if L is empty, say "Yes."
--- problems
ADJECTIVE_OF_OTHERS at "an empty container"
ADJECTIVE_OF_OTHERS at "empty buckets"
ADJECTIVE_OF_OTHERS at "empty dusty containers"
ADJECTIVE_OF_OTHERS at "an empty thing"
ADJECTIVE_OF_OTHERS at "an empty person"
ADJECTIVE_OF_OTHERS at "the pail is empty"
ADJECTIVE_OF_OTHERS at "an empty bucket"
ADJECTIVE_OF_OTHERS at "every even supporter"
