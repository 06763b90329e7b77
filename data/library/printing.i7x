[Looseleaf's standard library, 6: names, articles, lists, the status line, the banner, and the activities around them.]

Volume 7 - Printing

Part 1 - Names with their articles

Before printing the name of a thing (called the item) (this is the make named things mentioned rule):
	unless substituting text for comparison purposes, now the item is mentioned.

This is the standard name printing rule:
	if the parameter-object is nothing:
		say "nothing";
	otherwise if the parameter-object is the player and the player-is-named is false:
		if the capital-wanted is true:
			say text of print protagonist internal rule response (A);
		otherwise:
			say text of print protagonist internal rule response (B);
	otherwise if the parameter-object is yourself and (the capital-wanted is false or the printed name of yourself is not "yourself"):
		say text of print protagonist internal rule response (C);
	otherwise if the capital-wanted is true:
		say the capital name of the parameter-object;
	otherwise:
		say the written name of the parameter-object.
The standard name printing rule is listed last in the for printing the name rulebook.
To say the written name of (O - an object) (of the library): (- say-printed-name -).
To say the capital name of (O - an object) (of the library): (- say-capital-name -).

This is the standard printing the plural name rule:
	say the written plural of the parameter-object.
The standard printing the plural name rule is listed last in the for printing the plural name rulebook.
To say the written plural of (O - an object) (of the library): (- say-printed-plural -).

This is the standard issuing the response text rule: (- say-response -).
The standard issuing the response text rule is listed last in the for issuing the response text rulebook.
To say the/-- text of (R - response): (- issue-response -).

The capital-wanted is a truth state that varies.
The player-is-named is a truth state that varies. [by the name that the player has, and not as yourself]

[A name without article: what "say" does with an object.]
To say bare (O - object) (of the library):
	if O is nothing:
		say "nothing";
	otherwise:
		say regarding O;
		let the outer be the item described;
		carry out the printing the name activity with O.
To say capital bare (O - object) (of the library):
	let the outer capital be the capital-wanted;
	now the capital-wanted is true;
	say bare O;
	now the capital-wanted is the outer capital.

To say large-lettered (O - object) (of the library):
	say large-lettered "[bare O]".
To say large-lettered (T - a text) (of the library):
	let the name be the substituted form of T;
	say the name begun with a capital.

To say the (O - object):
	if O is not nothing and O is not proper-named, say "the ";
	say bare O.
To say The (O - object):
	if O is nothing:
		say "nothing";
	otherwise if O is proper-named or O is the player:
		say capital bare O;
	otherwise:
		say "The ";
		say bare O.
To say a (O - object):
	if O is nothing or O is proper-named:
		say bare O;
	otherwise if the indefinite article of O is not "":
		say "[indefinite article of O] ";
		say bare O;
	otherwise if O is plural-named:
		say "some ";
		say bare O;
	otherwise:
		let the name be the substituted form of "[bare O]";
		if the name begins with a vowel, say "an [the name]";
		otherwise say "a [the name]".
To say an (O - object):
	say a O.
To say A (O - object):
	if O is nothing:
		say "Nothing";
	otherwise if O is proper-named:
		say capital bare O;
	otherwise if the indefinite article of O is not "":
		say "[the indefinite article of O in sentence case] ";
		say bare O;
	otherwise if O is plural-named:
		say "Some ";
		say bare O;
	otherwise:
		let the name be the substituted form of "[bare O]";
		if the name begins with a vowel, say "An [the name]";
		otherwise say "A [the name]".
To say An (O - object):
	say A O.
To decide whether (T - a text) begins with a vowel (of the library): (- begins-with-vowel -).

To say (T - time) in words: (- say-time-in-words -).
To say (P - time period) in words:
	let the end be 12:00 am plus P;
	say the end in words.

Part 2 - Activities of naming and listing

Printing a number of something is an activity.
Printing room description details of something (hidden in RULES command) is an activity.
Printing inventory details of something (hidden in RULES command) is an activity.
Listing contents of something (hidden in RULES command) is an activity.
Grouping together something (hidden in RULES command) is an activity.
Writing a paragraph about something is an activity.
Listing nondescript items of something is an activity.
Printing the name of a dark room is an activity.
Printing the description of a dark room is an activity.
Printing the announcement of darkness is an activity.
Printing the announcement of light is an activity.
Printing a refusal to act in the dark is an activity.
Printing the banner text is an activity.
Reading a command is an activity.
Deciding the scope of something (future action) is an activity.
Deciding the concealed possessions of something is an activity.
Deciding whether all includes something (future action) is an activity.
The for deciding whether all includes rules have outcomes it does not (failure) and it does (success).
Clarifying the parser's choice of something (future action) is an activity.
Asking which do you mean (future action) is an activity.
Printing a parser error is an activity.
Supplying a missing noun is an activity.
Supplying a missing second noun is an activity.
Implicitly taking something is an activity.
Amusing a victorious player is an activity.
Printing the player's obituary is an activity.
Handling the final question is an activity.
Printing the locale description of something is an activity.
Choosing notable locale objects of something is an activity.
Printing a locale paragraph about something is an activity.

Rule for printing a number of something (called the item) (this is the standard printing a number of something rule):
	say listing group size in words;
	say " ";
	carry out the printing the plural name activity with the item.
The standard printing a number of something rule is listed last in the for printing a number rulebook.

This is the look around once light available rule:
	try looking.
The look around once light available rule is listed last in the for printing the announcement of light rulebook.

Part 3 - How lists are written

A list manner is a kind of value.
The list manners are on-lines, stepped, telling-all, sentence-wise, with-contents, with-all-contents, terse, telling-some, definite, marked-only, is-prefixed, unhidden-only, bare-named, one-in, capital-first, large-first and as-given.

The list-manner is a list of list manners that varies.
The list-depth is a number that varies.
The list-margin is a number that varies.
The list-group is a text that varies.
The list-recursion-is-filtered is a truth state that varies.
The list-regarded-count is a number that varies.
The list-regarded-item is an object that varies.
The list-group-counter is a number that varies.

To decide whether list (M - a list manner) (of the library):
	if M is listed in the list-manner, yes;
	no.

To list the/-- contents of (O - an object), with newlines, indented, giving inventory information, as a sentence, including contents, including all contents, tersely, giving brief inventory information, using the definite article, listing marked items only, prefacing with is/are, not listing concealed items, suppressing all articles, with extra indentation, and/or capitalized:
	let the manner be a list of list manners;
	if with newlines, add on-lines to the manner;
	if indented, add stepped to the manner;
	if giving inventory information, add telling-all to the manner;
	if as a sentence, add sentence-wise to the manner;
	if including contents, add with-contents to the manner;
	if including all contents, add with-all-contents to the manner;
	if tersely, add terse to the manner;
	if giving brief inventory information, add telling-some to the manner;
	if using the definite article, add definite to the manner;
	if listing marked items only, add marked-only to the manner;
	if prefacing with is/are, add is-prefixed to the manner;
	if not listing concealed items, add unhidden-only to the manner;
	if suppressing all articles, add bare-named to the manner;
	if with extra indentation, add one-in to the manner;
	if capitalized, add capital-first to the manner;
	write what O holds in the manner.

To write what (O - an object) holds in (M - a list of list manners) (of the library):
	let the outer manner be the list-manner;
	let the outer depth be the list-depth;
	let the outer margin be the list-margin;
	now the list-manner is M;
	now the list-depth is 0;
	now the list-margin is 0;
	if list one-in, now the list-margin is 1;
	if nothing in O belongs in this list:
		if list is-prefixed:
			say text of list writer internal rule response (W);
		otherwise:
			say text of list writer internal rule response (Y);
		if list on-lines, say line break;
	otherwise:
		forget the groups;
		carry out the listing contents activity with O;
	now the list-manner is the outer manner;
	now the list-depth is the outer depth;
	now the list-margin is the outer margin.

This is the standard contents listing rule:
	write the children of the parameter-object.
The standard contents listing rule is listed last in the for listing contents rulebook.

To write the children of (O - an object) (of the library):
	bring the groups in O together;
	let the entries be a list of objects;
	repeat with the item running through the children of O:
		if the item belongs in this list, add the item to the entries;
	write the entries.

To decide whether nothing in (O - an object) belongs in this list (of the library):
	repeat with the item running through the children of O:
		if the item belongs in this list, no;
	yes.
To decide whether (O - an object) belongs in this list (of the library):
	if list marked-only and the list-depth is 0 and O is unmarked for listing, no;
	if the list-recursion-is-filtered is true and O is mentioned, no;
	if list unhidden-only and O is kept out of lists, no;
	yes.
To decide whether (O - an object) is kept out of lists (of the library):
	if O is undescribed or O is scenery, yes;
	let the keeper be the parent of O;
	if the keeper is a container or the keeper is a supporter:
		if the keeper conceals O, yes;
	no.

Part 4 - Groups

To forget the groups (of the library):
	repeat with the item running through things:
		now the list grouping key of the item is "".
To group (D - description of objects) together:
	increase the list-group-counter by 1;
	let the key be the substituted form of "+bare [list-group-counter]";
	repeat with the item running through D:
		now the list grouping key of the item is the key.
To group (D - description of objects) together giving articles:
	increase the list-group-counter by 1;
	let the key be the substituted form of "+articled [list-group-counter]";
	repeat with the item running through D:
		now the list grouping key of the item is the key.
To group (D - description of objects) together as (T - text):
	let the key be the substituted form of T;
	repeat with the item running through D:
		now the list grouping key of the item is the key.
To omit contents in listing:
	remove with-contents from the list-manner, if present;
	remove telling-all from the list-manner, if present;
	remove telling-some from the list-manner, if present.
To filter list recursion to unmentioned things (of the library):
	now the list-recursion-is-filtered is true.
To unfilter list recursion (of the library):
	now the list-recursion-is-filtered is false.

[A group that lies scattered is brought together: in the tree at the end, so that TAKE ALL goes the same way; in other
lists behind its first member. The first look for such a group begins with the first thing that is listed.]
To bring the groups in (O - an object) together (of the library):
	let any more be true;
	let the listing be false;
	while any more is true:
		now any more is false;
		let the key be the first scattered key among the children of O listed from the listing;
		now the listing is true;
		unless the key is "":
			now any more is true;
			let the members be a list of objects;
			let the others be a list of objects;
			repeat with the item running through the children of O:
				if the list grouping key of the item is the key, add the item to the members;
				otherwise add the item to the others;
			repeat with the item running through the others:
				make the item the youngest child;
			repeat with the item running through the members:
				make the item the youngest child.
To decide what text is the first scattered key among the children of (O - an object) listed from (listing - a truth state) (of the library):
	let the finished be a list of texts;
	let the scattered be a list of texts;
	let the current be "";
	repeat with the item running through the children of O:
		if the listing is false:
			unless the item belongs in this list, next;
			now the listing is true;
		let the key be the list grouping key of the item;
		if the key is not the current:
			if the current is not "", add the current to the finished, if absent;
			if the key is listed in the finished, add the key to the scattered, if absent;
			now the current is the key;
	if the scattered is empty, decide on "";
	repeat with the key running through the finished:
		if the key is listed in the scattered, decide on the key;
	decide on "".
To make (O - an object) the youngest child (of the library): (- make-youngest -).
To decide what list of objects is (L - a list of objects) with their groups together (of the library):
	let the new order be a list of objects;
	repeat with the item running through L:
		unless the item is listed in the new order:
			add the item to the new order;
			unless the list grouping key of the item is "":
				repeat with the fellow running through L:
					if the list grouping key of the fellow is the list grouping key of the item:
						add the fellow to the new order, if absent;
	decide on the new order.

Part 5 - Entries

[Like things are counted; a run of classes that share a grouping key is written as one.]
To write (L - a list of objects) (of the library):
	if L is empty, stop;
	if list is-prefixed:
		now the list-regarded-count is the number of entries in L;
		now the list-regarded-item is entry 1 of L;
		say text of list writer internal rule response (V);
		if list on-lines, say ":[line break]";
		otherwise say " ";
		remove is-prefixed from the list-manner;
	let the heads be a list of objects;
	let the sizes be a list of numbers;
	repeat with the item running through L:
		let the class be 0;
		unless the printed plural name of the item is "":
			repeat with I running from 1 to the number of entries in the heads:
				if the class is 0 and the item counts with entry I of the heads, now the class is I;
		if the class is 0:
			add the item to the heads;
			add 1 to the sizes;
		otherwise:
			increase entry (the class) of the sizes by 1;
	let the class count be the number of entries in the heads;
	let the groups to do be 0;
	let the last key be "";
	repeat with the head running through the heads:
		let the key be the list grouping key of the head;
		unless the key is not "" and the key is the last key and the key is not the list-group:
			increase the groups to do by 1;
		now the last key is the key;
	let I be 1;
	let the written be 0;
	while I is at most the class count:
		let the head be entry I of the heads;
		let the key be the list grouping key of the head;
		let the span be 1;
		if the key is not "" and the key is not the list-group:
			while I plus the span is at most the class count and the list grouping key of entry (I plus the span) of the heads is the key:
				increase the span by 1;
		if the span is 1:
			write the class of the head sized entry I of the sizes numbered I;
		otherwise:
			let the members be a list of objects;
			repeat with the item running through L:
				if the list grouping key of the item is the key, add the item to the members;
			let the outer size be the listing group size;
			now the listing group size is the span;
			let the outer manner be the list-manner;
			let the leading be whether or not I is 1 and list capital-first;
			unless list definite, remove capital-first from the list-manner, if present;
			if the leading is true:
				let the opening be the substituted form of "[the group of the members under the key]";
				say the opening begun with a capital;
			otherwise:
				write the group of the members under the key;
			now the list-manner is the outer manner;
			now the listing group size is the outer size;
		increase I by the span;
		increase the written by 1;
		decrease the groups to do by 1;
		if list sentence-wise:
			if the groups to do is 1:
				if the written is greater than 1 and the serial comma option is active, say ",";
				say list conjunction;
			otherwise if the groups to do is greater than 1:
				say ", ".

To decide whether (A - an object) counts with (B - an object) (of the library):
	unless A is the same to the parser as B, no;
	if A is obviously-occupied and A would be opened in a list, no;
	if B is obviously-occupied and B would be opened in a list, no;
	if list telling-all or list telling-some:
		if whether or not A is worn by someone is not whether or not B is worn by someone, no;
		if whether or not A is lit is not whether or not B is lit, no;
		if whether or not A stands open is not whether or not B stands open, no;
	yes.
To decide whether (A - an object) is worn by someone (of the library):
	if the parent of A is a person and the parent of A is wearing A, yes;
	no.
To decide whether (A - an object) stands open (of the library):
	if A provides the property open and A is open, yes;
	no.
To decide whether (A - an object) is the same to the parser as (B - an object) (of the library): (- are-alike -).
To decide whether (O - an object) would be opened in a list (of the library):
	if list with-all-contents, yes;
	unless list with-contents, no;
	if O is a supporter or O is an open container or O is a transparent container, yes;
	no.

To say the group of (L - a list of objects) under (T - a text) (of the library):
	write the group of L under T.
To write the group of (L - a list of objects) under (T - a text) (of the library):
	let the outer manner be the list-manner;
	let the leader be entry 1 of L;
	if list stepped, indent the list;
	begin the grouping together activity with the leader;
	if handling the grouping together activity with the leader:
		let the outer group be the list-group;
		if T matches the regular expression "^\+(bare|articled) \d+$":
			add sentence-wise to the list-manner, if absent;
			remove on-lines from the list-manner, if present;
			remove stepped from the list-manner, if present;
			if T matches the regular expression "^\+bare", add bare-named to the list-manner, if absent;
			now the list-group is T;
			increase the list-margin by 1;
			write L;
			decrease the list-margin by 1;
		otherwise:
			say "[number of entries in L in words] [T]";
			if list sentence-wise, say " (";
			if list stepped, say ":[line break]";
			now the list-group is T;
			increase the list-margin by 1;
			write L;
			decrease the list-margin by 1;
			if on-sentence in the outer manner, say ")";
		now the list-group is the outer group;
	otherwise:
		remove on-lines from the list-manner, if present;
	end the grouping together activity with the leader;
	if on-lines is listed in the outer manner:
		unless list on-lines, say line break;
	now the list-manner is the outer manner.
To decide whether on-sentence in (M - a list of list manners) (of the library):
	if sentence-wise is listed in M, yes;
	no.

To indent the list (of the library):
	repeat with I running from 1 to the list-depth plus the list-margin:
		say "  ".

To say the count of (O - an object) (of the library):
	carry out the printing a number activity with O.
To say (T - a text) begun with a capital (of the library):
	let the whole be T;
	replace character number 1 in the whole with "[character number 1 in the whole in upper case]";
	say the whole.

To write the class of (O - an object) sized (N - a number) numbered (I - a number) (of the library):
	let the outer manner be the list-manner;
	if list stepped, indent the list;
	let the leading be whether or not I is 1 and list capital-first;
	if N is 1:
		if list bare-named:
			say bare O;
		otherwise if list definite:
			if the leading is false:
				say the O;
			otherwise if list large-first:
				say large-lettered "[The O]";
			otherwise:
				say The O;
		otherwise:
			if the leading is false:
				say a O;
			otherwise if O is the player or (list large-first and O is proper-named):
				say large-lettered O;
			otherwise:
				say A O;
	otherwise:
		let the outer size be the listing group size;
		now the listing group size is N;
		if list definite:
			if the leading is true, say "The ";
			otherwise say "the ";
			say the count of O;
		otherwise if the leading is true:
			let the opening be the substituted form of "[the count of O]";
			say the opening begun with a capital;
		otherwise:
			say the count of O;
		now the listing group size is the outer size;
	let the plural be whether or not N is greater than 1 and O is singular-named;
	if the plural is true, now O is plural-named;
	write the details of O;
	if the plural is true, now O is singular-named;
	now the list-manner is the outer manner.

Part 6 - What follows an entry

To open the details (of the library):
	say text of list writer internal rule response (A).
To close the details (of the library):
	say text of list writer internal rule response (B).

To write the details of (O - an object) (of the library):
	let the outer noun be the noun;
	now the noun is O;
	if list telling-some:
		begin the printing room description details activity with O;
		if handling the printing room description details activity with O, tell briefly of O;
		end the printing room description details activity with O;
	if list telling-all:
		begin the printing inventory details activity with O;
		if handling the printing inventory details activity with O, tell fully of O;
		end the printing inventory details activity with O;
	let the eldest be nothing;
	let the count be 0;
	repeat with the item running through the children of O:
		unless list unhidden-only and the item is kept out of lists:
			unless the list-recursion-is-filtered is true and the item is mentioned:
				increase the count by 1;
				if the eldest is nothing, now the eldest is the item;
	let the descent be false;
	if the count is greater than 0:
		if list with-all-contents:
			if list sentence-wise, say " [text of list writer internal rule response (Q)] ";
			now the descent is true;
		if list with-contents:
			if O is a supporter:
				if list sentence-wise:
					if list terse:
						open the details;
						say text of list writer internal rule response (R);
					otherwise:
						say text of list writer internal rule response (S);
				now the descent is true;
			otherwise if O is an open container or O is a transparent container:
				if list sentence-wise:
					if list terse:
						open the details;
						say text of list writer internal rule response (T);
					otherwise:
						say text of list writer internal rule response (U);
				now the descent is true;
	if the descent is true and list sentence-wise:
		now the list-regarded-count is the count;
		now the list-regarded-item is the eldest;
		say text of list writer internal rule response (V);
		say " ";
	if list on-lines, say line break;
	if the descent is true:
		let the outer group be the list-group;
		let the outer size be the listing group size;
		now the list-group is "";
		now the listing group size is 0;
		increase the list-depth by 1;
		write the children of O;
		decrease the list-depth by 1;
		now the listing group size is the outer size;
		now the list-group is the outer group;
		if list terse, close the details;
	now the noun is the outer noun.

To tell briefly of (O - an object) (of the library):
	let the sum be 0;
	if O is lit and the location is dark, increase the sum by 1;
	if O is a container:
		if O is closed, increase the sum by 2;
		if O is open or O is transparent:
			if the first thing held by O is nothing, increase the sum by 4;
	if the sum is 0, stop;
	open the details;
	if the sum is:
		-- 1: say text of list writer internal rule response (D);
		-- 2: say text of list writer internal rule response (E);
		-- 3: say text of list writer internal rule response (H);
		-- 4: say text of list writer internal rule response (F);
		-- 5: say text of list writer internal rule response (I);
		-- 6: say text of list writer internal rule response (G);
		-- 7: say text of list writer internal rule response (J);
	close the details.

To tell fully of (O - an object) (of the library):
	let the opened be false;
	if O is lit or O is worn by someone:
		open the details;
		now the opened is true;
		if O is unlit:
			say text of list writer internal rule response (L);
		otherwise if O is worn by someone:
			say text of list writer internal rule response (K);
		otherwise:
			say text of list writer internal rule response (D);
	if O is a container:
		if O is openable:
			if the opened is true:
				if the serial comma option is active, say ",";
				say list conjunction;
			otherwise:
				open the details;
				now the opened is true;
			if O is open:
				if the first thing held by O is nothing, say text of list writer internal rule response (N);
				otherwise say text of list writer internal rule response (M);
			otherwise if O is lockable and O is locked:
				say text of list writer internal rule response (P);
			otherwise:
				say text of list writer internal rule response (O);
		otherwise if O is transparent and the first thing held by O is nothing:
			if the opened is true:
				say list conjunction;
			otherwise:
				open the details;
				now the opened is true;
			say text of list writer internal rule response (F);
	if the opened is true, close the details.

For printing room description details of a container (called the box) when the box is falsely-unoccupied (this is the falsely-unoccupied container room description details rule):
	let the glow be whether or not the box is lit and the location is dark;
	open the details;
	if the box is closed:
		if the glow is true, say text of list writer internal rule response (J);
		otherwise say text of list writer internal rule response (E);
	otherwise:
		if the glow is true, say text of list writer internal rule response (I);
		otherwise say text of list writer internal rule response (F);
	close the details.

For printing inventory details of a container (called the box) when the box is falsely-unoccupied (this is the falsely-unoccupied container inventory details rule):
	let the remark be the substituted form of "[hollow details of the box]";
	unless the remark is empty:
		open the details;
		say the remark;
		close the details.
To say hollow details of (box - a container) (of the library):
	let the begun be false;
	if the box is lit or the box is worn:
		now the begun is true;
		if the box is unlit:
			say text of list writer internal rule response (L);
		otherwise if the box is worn:
			say text of list writer internal rule response (K);
		otherwise:
			say text of list writer internal rule response (D);
	if the box is openable:
		if the begun is true:
			if the serial comma option is active, say ",";
			say list conjunction;
		if the box is open:
			say text of list writer internal rule response (N);
		otherwise if the box is locked:
			say text of list writer internal rule response (P);
		otherwise:
			say text of list writer internal rule response (O);
	otherwise if the box is transparent:
		if the begun is true, say list conjunction;
		say text of list writer internal rule response (F).

Part 7 - Lists of what a description fits

To write the described (L - a list of objects) in (M - a list of list manners) (of the library):
	let the outer manner be the list-manner;
	let the outer depth be the list-depth;
	let the outer margin be the list-margin;
	let the outer group be the list-group;
	now the list-manner is M;
	now the list-depth is 0;
	now the list-margin is 0;
	now the list-group is "";
	if L is empty:
		if list is-prefixed:
			say text of list writer internal rule response (W);
		otherwise if list capital-first:
			say text of list writer internal rule response (X);
		otherwise:
			say text of list writer internal rule response (Y);
	otherwise:
		let the entries be L in the order of their holder;
		write the entries with their groups together;
	if the number of entries in L is not 1, speak of (number of entries in L) at once;[one thing is named by being printed, as is what its name names]
	now the list-manner is the outer manner;
	now the list-depth is the outer depth;
	now the list-margin is the outer margin;
	now the list-group is the outer group.

[When all have one holder they come as they lie there, unless their order is given; and those that ask for it are left out.]
To decide what list of objects is (L - a list of objects) in the order of their holder (of the library):
	let the keeper be the one parent of L;
	let the new order be a list of objects;
	if the keeper is nothing or list as-given:
		now the new order is L;
	otherwise:
		bring the groups in the keeper together;
		repeat with the item running through the children of the keeper:
			if the item is listed in L, add the item to the new order;
		repeat with the item running through L:
			add the item to the new order, if absent;
	let the kept be a list of objects;
	repeat with the item running through the new order:
		unless list unhidden-only and the item is kept out of lists, add the item to the kept;
	decide on the kept.
To decide which object is the one parent of (L - a list of objects) (of the library):
	if L is empty, decide on nothing;
	let the keeper be the parent of entry 1 of L;
	repeat with the item running through L:
		unless the parent of the item is the keeper, decide on nothing;
	decide on the keeper.
To regard the described (L - a list of objects) (of the library): (- regarding-list-of -).

To say a list of (D - description of objects):
	write the described (list of D) in {sentence-wise}.
To say A list of (D - description of objects):
	write the described (list of D) in {sentence-wise, capital-first, large-first}.
To say list of (D - description of objects):
	write the described (list of D) in {sentence-wise, bare-named}.
To say the list of (D - description of objects):
	write the described (list of D) in {sentence-wise, definite}.
To say The list of (D - description of objects):
	write the described (list of D) in {sentence-wise, definite, capital-first, large-first}.
To say is-are a list of (D - description of objects):
	write the described (list of D) in {sentence-wise, is-prefixed}.
To say is-are list of (D - description of objects):
	write the described (list of D) in {sentence-wise, is-prefixed, bare-named}.
To say is-are the list of (D - description of objects):
	write the described (list of D) in {sentence-wise, is-prefixed, definite}.
To say a list of (D - description of objects) including contents:
	write the described (list of D) in {sentence-wise, with-contents, telling-some, terse, unhidden-only}.

[Code in Inform 6 tells the manners of a list by the bits of a number.]
To decide what list of list manners is the list manners in (N - a number) (of the library):
	let the manners be a list of list manners;
	let the rest be N;
	repeat with M running from on-lines to capital-first:
		if the remainder after dividing the rest by 2 is 1, add M to the manners;
		now the rest is the rest divided by 2;
	decide on the manners.
To inform6-list-contents of (O - an object) by (N - a number) (of the library):
	write what O holds in the list manners in N.
To inform6-list-objects of (L - a list of objects) by (N - a number) (of the library):
	let the manners be the list manners in N;
	if capital-first is listed in the manners, add large-first to the manners;
	if N is at least 65536, add as-given to the manners; [leaf-inform6-listing.c]
	write the described L in the manners.
To inform6-list-marked by (N - a number) (of the library):
	inform6-list-objects of (list of marked for listing things) by N.
To decide what text is inform6-list-key by (N - a number) (of the library):
	increase the list-group-counter by 1;
	if N is 0, decide on the substituted form of "+bare [list-group-counter]";
	decide on the substituted form of "+articled [list-group-counter]".
To decide what number is inform6-conceals (O - an object) from (P - an object) (of the library):
	if O conceals P, decide on 1;
	decide on 0.
To decide what number is inform6-followed (R - a rule) (of the library):
	follow R;
	if the last following decided, decide on 1;
	decide on 0.
To decide what number is inform6-followed-quietly (R - a rulebook producing a number) (of the library):
	let N be the number produced by R;
	if the last following decided, decide on 1;
	decide on 0.
To decide what number is inform6-followed-for (R - an object based rule) with (O - an object) (of the library):
	follow R for O;
	if the last following decided, decide on 1;
	decide on 0.
To inform6-take-first (O - an object) (of the library):
	carry out the implicitly taking activity with O.

Part 8 - Status line, banner, score

To say default left status (of the library):
	unless the play is still before its first command, say the player's surroundings.
To say default right status (of the library):
	unless the play is still before its first command:
		if scoring option is active, say "[score]/[turn count]".
To decide whether the play is still before its first command (of the library): (- before-first-command -).

To say the/-- player's surroundings:
	let the ceiling be the visibility ceiling of the player;
	if in darkness:
		leave it to the printing the name of a dark room activity or else name as darkness name internal rule response (A);
	otherwise if the ceiling is the location:
		say bare the location;
	otherwise:
		say The ceiling.

To say the/-- banner text:
	carry out the printing the banner text activity.
To say the/-- list of extension credits: (- say-extensions -).
To say the/-- complete list of extension credits: (- say-all-extensions -).
To say VM report on interpreter: (- say-interpreter -).
To decide whether the program is for players (of the library): (- is-release -).

Last for printing the banner text rule (this is the standard printing the banner text rule):
	say "[bold type][story title][roman type][line break]" (A);
	say "[story headline][if story author is not empty] by [story author][end if][line break]" (B);
	say "Release [release number] / Serial number [story serial code] / Looseleaf [Inform build code]" (C);
	unless the program is for players, say " / D" (D);
	say line break.
