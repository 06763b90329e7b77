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
	if N is at most 0, now O is mentioned;
	if there is a notable-object of O in the Table of Locale Priorities:
		choose the row with a notable-object of O in the Table of Locale Priorities;
		if N is greater than 0, now the locale description priority entry is N;
		otherwise blank out the whole row;
	otherwise if N is greater than 0:
		choose a blank row in the Table of Locale Priorities;
		now the notable-object entry is O;
		now the locale description priority entry is N.

Before printing the locale description (this is the initialise locale description rule):
	now the locale paragraph count is 0;
	repeat through the Table of Locale Priorities:
		blank out the whole row.

Before printing the locale description (this is the find notable locale objects rule):
	let the domain be the parameter-object;
	carry out the choosing notable locale objects activity with the domain;
	continue the activity.

For choosing notable locale objects (this is the standard notable locale objects rule):
	let the item be the first thing held by the parameter-object;
	while the item is a thing:
		set the locale priority of the item to 5;
		now the item is the next thing held after the item;
	continue the activity.

Part 2 - Paragraphs, then the rest

For printing the locale description (this is the interesting locale paragraphs rule):
	sort the Table of Locale Priorities in locale description priority order;
	repeat through the Table of Locale Priorities:
		carry out the printing a locale paragraph about activity with the notable-object entry;
	continue the activity.

For printing the locale description (this is the you-can-also-see rule):
	let the domain be the parameter-object;
	if the domain is a thing and the domain holds the player and the domain is falsely-unoccupied, continue the activity;
	now every thing is unmarked for listing;
	let the notables be 0;
	repeat through the Table of Locale Priorities:
		increase the notables by 1;
		if the locale description priority entry is greater than 0, now the notable-object entry is marked for listing;
	if the notables is 0, continue the activity;
	now every mentioned thing is unmarked for listing;
	begin the listing nondescript items activity with the domain;
	if the number of marked for listing things is 0:
		abandon the listing nondescript items activity with the domain;
		continue the activity;
	if handling the listing nondescript items activity with the domain:
		if the domain is the location:
			say "[We] " (A);
		otherwise if the domain is a supporter or the domain is an animal:
			say "On [the domain] [we] " (B);
		otherwise:
			say "In [the domain] [we] " (C);
		if the locale paragraph count is greater than 0, say "[regarding the player][can] also see " (D);
		otherwise say "[regarding the player][can] see " (E);
		let the keeper be nothing;
		let all together be true;
		repeat with the item running through marked for listing things:
			if the keeper is nothing, now the keeper is the holder of the item;
			if the holder of the item is not the keeper, now all together is false;
			if the item is mentioned, now the item is unmarked for listing;
		filter list recursion to unmentioned things;
		if all together is true and the keeper is not nothing:
			list the contents of the keeper, as a sentence, including contents, giving brief inventory information, tersely, not listing concealed items, listing marked items only;
		otherwise:
			say a list of marked for listing things including contents;
		if the domain is the location, say " [here]" (F);
		say ".[paragraph break]";
		unfilter list recursion;
	end the listing nondescript items activity with the domain;
	continue the activity.

Part 3 - A paragraph about one thing

For printing a locale paragraph about a thing (called the item) (this is the don't mention player's supporter in room descriptions rule):
	if the item encloses the player, set the locale priority of the item to 0;
	continue the activity.

For printing a locale paragraph about a thing (called the item) (this is the don't mention scenery in room descriptions rule):
	if the item is scenery, set the locale priority of the item to 0;
	continue the activity.

For printing a locale paragraph about a thing (called the item) (this is the don't mention undescribed items in room descriptions rule):
	if the item is undescribed, set the locale priority of the item to 0;
	continue the activity.

For printing a locale paragraph about a thing (called the item) (this is the set pronouns from items in room descriptions rule):
	if the item is unmentioned, set pronouns from the item;
	continue the activity.

For printing a locale paragraph about a thing (called the item) (this is the offer items to writing a paragraph about rule):
	if the item is mentioned, continue the activity;
	if a paragraph break is pending, say "[conditional paragraph break]";
	carry out the writing a paragraph about activity with the item;
	if a paragraph break is pending:
		increase the locale paragraph count by 1;
		now the item is mentioned;
		say "[conditional paragraph break]";
	continue the activity.

For printing a locale paragraph about a thing (called the item) (this is the use initial appearance in room descriptions rule):
	if the item is mentioned or the item is handled or the initial appearance of the item is "", continue the activity;
	increase the locale paragraph count by 1;
	say "[initial appearance of the item]";
	say "[paragraph break]";
	if a locale-supportable thing is on the item:
		mark what lies on the item for listing;
		say "On [the item] " (A);
		list the contents of the item, as a sentence, including contents, giving brief inventory information, tersely, not listing concealed items, prefacing with is/are, listing marked items only;
		say ".[paragraph break]";
	now the item is mentioned;
	continue the activity.

For printing a locale paragraph about a supporter (called the tabletop) (this is the initial appearance on supporters rule):
	repeat with the item running through not handled things on the tabletop:
		unless the item is a person or the item is undescribed or the initial appearance of the item is "":
			now the item is mentioned;
			say initial appearance of the item;
			say paragraph break;
	continue the activity.

Definition: a thing is locale-supportable if it is not scenery and it is unmentioned and it is described.

To mark what lies on (O - an object) for listing:
	let the item be the first thing held by O;
	while the item is not nothing:
		if the item is mentioned, now the item is unmarked for listing;
		otherwise now the item is marked for listing;
		now the item is the next thing held after the item.

For printing a locale paragraph about a thing (called the platform) (this is the describe what's on scenery supporters in room descriptions rule):
	unless the platform is a scenery supporter, continue the activity;
	if the platform encloses the player, continue the activity;
	let the worth be 0;
	let the item be the first thing held by the platform;
	while the item is not nothing:
		if the item is described and the item is not scenery and the platform does not conceal the item:
			if the item is mentioned:
				now the item is unmarked for listing;
			otherwise:
				now the item is marked for listing;
				increase the worth by 1;
		now the item is the next thing held after the item;
	if the worth is greater than 0:
		set pronouns from the platform;
		increase the locale paragraph count by 1;
		say "On [the platform] " (A);
		list the contents of the platform, as a sentence, including contents, giving brief inventory information, tersely, not listing concealed items, prefacing with is/are, listing marked items only;
		say ".[paragraph break]";
	continue the activity.

For printing a locale paragraph about a thing (called the item) (this is the describe what's on mentioned supporters in room descriptions rule):
	if the item is unmentioned or the item is undescribed or the item is scenery, continue the activity;
	if the item encloses the player, continue the activity;
	if a locale-supportable thing is on the item:
		set pronouns from the item;
		mark what lies on the item for listing;
		increase the locale paragraph count by 1;
		say "On [the item] " (A);
		list the contents of the item, as a sentence, including contents, giving brief inventory information, tersely, not listing concealed items, prefacing with is/are, listing marked items only;
		say ".[paragraph break]";
	continue the activity.
