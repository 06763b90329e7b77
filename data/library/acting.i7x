[Looseleaf's standard library, 8: what the rules of the actions below share. A check rule says which case is its business and
refuses it; a report rule says what is seen of the action, in one text for the player and another for everybody else.]

Volume 9 - Actions

Book 1 - How actions are answered

Part 1 - Saying

[A response given to one of these phrases stays the rule's own: it is said as if the rule said it, with the rule's names for
things, and a story replaces it by the rule's name and the letter.]
To reply (R - response) (of the library): (- reply -).

To refuse with (R - response) (of the library):
	if the person asked is the player, reply R.

To report (R - response) or (S - response) (of the library):
	if the person asked is the player, reply R;
	otherwise reply S.

To tell (D - object) as (R - response) or (S - response) or (T - response) (of the library):
	if D is:
		-- up: reply R;
		-- down: reply S;
		-- otherwise: reply T.

To leave it to (A - an activity on nothing) or else reply (R - response) (of the library):
	begin A activity;
	if handling A activity, reply R;
	end A activity.

To leave it to (A - an activity on nothing) or else name as (R - response) (of the library):
	begin A activity;
	if handling A activity, say text of R;
	end A activity.

[What lies in or on something, as the rest of the sentence that R begins.]
To tell what (O - object) holds after (R - response) (of the library):
	reply R;
	write what O holds in {sentence-wise, terse, unhidden-only, is-prefixed};
	say ".".

Part 2 - Doing something else first

To first try (A - action) after (R - response) (of the library):
	if the person asked is the player, reply R;
	silently try A.

To decide whether (P - object) quietly sheds (O - object) (of the library):
	silently try P trying taking off O;
	decide on whether or not P does not wear O.

[Both ask for the activity, so that a story may forbid it, say it in another way, or put another thing in the place of the noun or second noun; what was worn is not yet in the hands.]
To decide whether (P - object) comes to hold (O - object) (of the library):
	if the holder of O is P, yes;
	decide on whether or not P is the holder of what implicitly taking O leaves.
To decide whether (P - object) comes to have (O - object) (of the library):
	if P wears O or P carries O, yes;
	decide on whether or not P carries what implicitly taking O leaves.
To decide which object is what implicitly taking (O - an object) leaves (of the library):
	let the first be whether or not O is the noun;
	carry out the implicitly taking activity with O;
	if the first is true, decide on the noun;
	decide on the second noun.

Part 3 - Room

To decide whether (O - object) surrounds (P - object) (of the library):
	if O is P or O encloses P, yes;
	no.

[Only what is carried counts for a person, and only what lies there for a thing: not what is worn, and no parts.]
To decide whether (O - object) has no room left (of the library):
	unless O provides the property carrying capacity, no;
	let the load be the number of things carried by O;
	if O is a container, now the load is the number of things in O;
	if O is a supporter, now the load is the number of things on O;
	decide on whether or not the load is at least the carrying capacity of O.


Definition: a thing is list-worthy rather than list-unworthy if it is described and it is not scenery.
