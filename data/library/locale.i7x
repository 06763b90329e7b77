[Looseleaf's standard library, 7: what a room or a perch holds, told in paragraphs when the player looks.]

Volume 8 - Locale descriptions

Part 1 - What is notable

Table of Locale Priorities
notable-object (an object)	locale description priority (a number)
--	--
with blank rows for each thing.

The locale paragraph count is a number that varies.

To describe locale for (O - object):
	carry out the printing the locale description activity with O.

To set the/-- locale priority of (O - an object) to (N - a number):
	unless O is a thing, stop;
	if N is less than 1, now O is mentioned;
	if O is a notable-object listed in the Table of Locale Priorities:
		if N is less than 1, blank out the whole row;
		otherwise now the locale description priority entry is N;
	otherwise if N is at least 1:
		choose a blank row in the Table of Locale Priorities;
		now the locale description priority entry is N;
		now the notable-object entry is O.
To pass over (O - a thing) (of the library):
	set the locale priority of O to 0.

Before printing the locale description (this is the initialise locale description rule):
	blank out the whole of the Table of Locale Priorities;
	now the locale paragraph count is 0.

Before printing the locale description (this is the find notable locale objects rule):
	carry out the choosing notable locale objects activity with the parameter-object.

For choosing notable locale objects (this is the standard notable locale objects rule):
	repeat with the item running through the children of the parameter-object:
		set the locale priority of the item to 5;
	make no decision.

Part 2 - Paragraphs, then the rest

For printing the locale description (this is the interesting locale paragraphs rule):
	sort the Table of Locale Priorities in locale description priority order;
	repeat through the Table of Locale Priorities:
		offer a paragraph to the notable-object entry;
	make no decision.
To offer a paragraph to (O - an object) (of the library):
	now the container in question is O;
	now the supporter in question is O;
	carry out the printing a locale paragraph about activity with O.

For printing the locale description (this is the you-can-also-see rule):
	let the domain be the parameter-object;
	if the domain shows nobody but the player, make no decision;
	let the notables be the number of filled rows in the Table of Locale Priorities;
	mark the rest of the notable things for listing;
	if the notables is 0, make no decision;
	begin the listing nondescript items activity with the domain;
	if the number of marked for listing things is 0:
		abandon the listing nondescript items activity with the domain;
		make no decision;
	if handling the listing nondescript items activity with the domain:
		let the opening be "In [the domain] [we] " (C);
		if the domain is a supporter or the domain is an animal, now the opening is "On [the domain] [we] " (B);
		if the domain is the location, now the opening is "[We] " (A);
		reply the opening;
		if the locale paragraph count is 0, say "[regarding the player][can] see " (E);
		otherwise say "[regarding the player][can] also see " (D);
		write whatever is marked for listing;
		if the domain is the location, say " [here]" (F);
		say ".[paragraph break]";
	end the listing nondescript items activity with the domain;
	make no decision.

To decide whether (O - an object) shows nobody but the player (of the library):
	if O is a thing and O holds the player, decide on whether or not O is falsely-unoccupied;
	no.
To mark the rest of the notable things for listing (of the library):
	now everything is unmarked for listing;
	repeat through the Table of Locale Priorities:
		if the locale description priority entry is at least 1 and the notable-object entry is unmentioned, now the notable-object entry is marked for listing.

[Where all of it has one parent it comes in the order in which it lies there.]
To write whatever is marked for listing (of the library):
	let the rest be the list of unmentioned marked for listing things;
	let the keeper be the one parent of the list of marked for listing things;
	now every mentioned thing is unmarked for listing;
	filter list recursion to unmentioned things;
	if the keeper is nothing, write the described the rest in {sentence-wise, terse, with-contents, telling-some, unhidden-only};
	otherwise write what the keeper holds in {sentence-wise, terse, with-contents, telling-some, unhidden-only, marked-only};
	unfilter list recursion.

Part 3 - A paragraph about one thing

For printing a locale paragraph about a thing (called the item) (this is the don't mention player's supporter in room descriptions rule):
	if the player is enclosed by the item, pass over the item;
	make no decision.

For printing a locale paragraph about a thing (called the item) (this is the don't mention scenery in room descriptions rule):
	if the item is scenery, pass over the item;
	make no decision.

For printing a locale paragraph about a thing (called the item) (this is the don't mention undescribed items in room descriptions rule):
	if the item is undescribed, pass over the item;
	make no decision.

For printing a locale paragraph about a thing (called the item) (this is the set pronouns from items in room descriptions rule):
	unless the item is mentioned, set pronouns from the item;
	make no decision.

For printing a locale paragraph about a thing (called the item) (this is the offer items to writing a paragraph about rule):
	unless the item is mentioned:
		divide the paragraph;
		carry out the writing a paragraph about activity with the item;
		if a paragraph break is pending:
			now the item is mentioned;
			increase the locale paragraph count by 1;
			divide the paragraph;
	make no decision.

For printing a locale paragraph about a thing (called the item) (this is the use initial appearance in room descriptions rule):
	if the item is self-introducing and the item is unmentioned:
		increase the locale paragraph count by 1;
		introduce the item;
		if a locale-supportable thing is on the item, tell what lies on the item after "On [the item] " (A);
	make no decision.

For printing a locale paragraph about a supporter (called the tabletop) (this is the initial appearance on supporters rule):
	repeat with the item running through self-introducing things on the tabletop:
		unless the item is undescribed or the item is a person, introduce the item;
	make no decision.

Definition: a thing is self-introducing rather than unintroduced if it is not handled and the initial appearance of it is not "".
To introduce (O - a thing) (of the library):
	say "[initial appearance of O]";
	say "[paragraph break]";
	now O is mentioned.

Definition: a thing is locale-supportable if it is list-worthy and it is unmentioned.

For printing a locale paragraph about a thing (called the item) (this is the describe what's on scenery supporters in room descriptions rule):
	if the item is a scenery supporter and the item does not enclose the player:
		if an unconcealed locale-supportable thing is on the item:
			set pronouns from the item;
			tell what lies on the item after "On [the item] " (A);
	make no decision.

For printing a locale paragraph about a thing (called the item) (this is the describe what's on mentioned supporters in room descriptions rule):
	if the item is a mentioned list-worthy supporter and the item does not enclose the player:
		if a locale-supportable thing is on the item:
			set pronouns from the item;
			tell what lies on the item after "On [the item] " (A);
	make no decision.

To tell what lies on (O - an object) after (R - response) (of the library):
	now everything on O is unmarked for listing;
	now every unmentioned thing on O is marked for listing;
	increase the locale paragraph count by 1;
	reply R;
	write what O holds in {sentence-wise, terse, with-contents, telling-some, unhidden-only, is-prefixed, marked-only};
	say ".[paragraph break]".
