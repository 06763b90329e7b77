[Looseleaf's standard library, 3: English that adapts. Verbs that texts use, pronouns for the player and for what was named
last, in the story's tense and viewpoint.]

Volume 4 - Adaptive text

Part 1 - Modal verbs and contractions

To be able to is a verb. To could is a verb. To may is a verb. To might is a verb.
To must is a verb. To should is a verb. To would is a verb. To can is a verb.

To 're is a verb. To 've is a verb. To aren't is a verb. To can't is a verb. To cannot is a verb.
To don't is a verb. To haven't is a verb. To mustn't is a verb. To mightn't is a verb.
To mayn't is a verb. To wouldn't is a verb. To couldn't is a verb. To shouldn't is a verb. To won't is a verb.

Part 2 - Other verbs for texts

To achieve is a verb. To appreciate is a verb. To arrive is a verb. To care is a verb.
To close is a verb. To die is a verb. To discover is a verb. To do is a verb. To drop is a verb.
To eat is a verb. To feel is a verb. To find is a verb. To get is a verb.
To give is a verb. To go is a verb. To happen is a verb. To hear is a verb. To jump is a verb.
To lack is a verb. To lead is a verb. To like is a verb. To listen is a verb.
To lock is a verb. To look is a verb. To need is a verb. To open is a verb.
To pass is a verb. To pick is a verb. To provoke is a verb. To pull is a verb. To push is a verb.
To put is a verb. To rub is a verb. To say is a verb. To search is a verb. To see is a verb.
To seem is a verb. To set is a verb. To smell is a verb. To sniff is a verb.
To squeeze is a verb. To switch is a verb. To take is a verb. To talk is a verb. To taste is a verb.
To touch is a verb. To turn is a verb. To wait is a verb.
To wave is a verb. To win is a verb.

Part 3 - Verbs for texts of the library alone

[A story that wants one of these says so: "To answer is a verb."]

To answer is a verb of the library. To belong is a verb of the library. To come is a verb of the library.
To fail is a verb of the library. To fit is a verb of the library. To gain is a verb of the library.
To keep is a verb of the library. To leave is a verb of the library. To let is a verb of the library.
To lie is a verb of the library. To make is a verb of the library. To move is a verb of the library.
To notice is a verb of the library. To prove is a verb of the library. To refuse is a verb of the library.
To shake is a verb of the library. To show is a verb of the library. To stay is a verb of the library.
To swing is a verb of the library. To tell is a verb of the library. To think is a verb of the library.
To try is a verb of the library. To want is a verb of the library.

Part 4 - Tense and viewpoint

A natural language has a narrative viewpoint called the adaptive text viewpoint.
The adaptive text viewpoint of the English language is first person plural.
The language of play is a natural language that varies.
The story tense is a grammatical tense that varies.
The story viewpoint is a narrative viewpoint that varies. The story viewpoint is usually second person singular.

The prior named object is an object that varies.

To say regarding (item - an object): (- regarding -).
To say regarding (N - a number): (- regarding-number -).
To say regarding (D - a description of objects):
	let L be the list of D;
	if L is empty, regard nothing as one of 0;
	otherwise regard the described L.
To say regarding list writer internals (of the library):
	regard the list-regarded-item as one of the list-regarded-count.
To regard (item - an object) as one of (N - a number) (of the library): (- regarding-one-of -).
To decide if the prior naming context is plural (of the library): (- prior-is-plural -).

To say here:
	if the story tense is present tense, say "here";
	otherwise say "there".
To say now:
	if the story tense is present tense, say "now";
	otherwise say "then".

Part 5 - The player

[The forms of all viewpoints in a row: of the one who speaks, the one spoken to, a man, a woman, several with the speaker, several
others.]
To give (I - a text) or (Y - a text) or (M - a text) or (F - a text) or (W - a text) or (T - a text) for the player (of the library):
	now the prior named object is the player;
	if the story viewpoint is:
		-- first person singular: say I;
		-- first person plural: say W;
		-- third person plural: say T;
		-- third person singular:
			if the player is male, say M;
			otherwise say F;
		-- otherwise: say Y.

To say we: give "I" or "you" or "he" or "she" or "we" or "they" for the player.
To say We: give "I" or "You" or "He" or "She" or "We" or "They" for the player.
To say us: give "me" or "you" or "him" or "her" or "us" or "them" for the player.
To say Us: give "Me" or "You" or "Him" or "Her" or "Us" or "Them" for the player.
To say our: give "my" or "your" or "his" or "her" or "our" or "their" for the player.
To say Our: give "My" or "Your" or "His" or "Her" or "Our" or "Their" for the player.
To say ours: give "mine" or "yours" or "his" or "hers" or "ours" or "theirs" for the player.
To say Ours: give "Mine" or "Yours" or "His" or "Hers" or "Ours" or "Theirs" for the player.
To say ourselves:
	let the one spoken to be "yourself";
	if the story viewpoint is second person plural, now the one spoken to is "yourselves";
	give "myself" or the one spoken to or "himself" or "herself" or "ourselves" or "themselves" for the player.
To say Ourselves:
	let the one spoken to be "Yourself";
	if the story viewpoint is second person plural, now the one spoken to is "Yourselves";
	give "Myself" or the one spoken to or "Himself" or "Herself" or "Ourselves" or "Themselves" for the player.

To say (A - a text) or (B - a text) in (role - a grammatical case):
	if the role is nominative, say A;
	otherwise say B.

Part 6 - What was named last

[How a pronoun stands for the object named last: 1 several things, 2 the player, 3 he, 4 she, 5 it.]
To decide which number is the prior form (of the library):
	if the prior naming context is plural, decide on 1;
	if the prior named object is the player, decide on 2;
	if the prior named object is a person and the prior named object is not neuter:
		if the prior named object is female, decide on 4;
		decide on 3;
	decide on 5.

To say they:
	let F be the prior form;
	if F is:
		-- 1: say "they";
		-- 2: say "[we]";
		-- 3: say "he";
		-- 4: say "she";
		-- otherwise: say "it".
To say They:
	let F be the prior form;
	if F is:
		-- 1: say "They";
		-- 2: say "[We]";
		-- 3: say "He";
		-- 4: say "She";
		-- otherwise: say "It".
To say them:
	let F be the prior form;
	if F is:
		-- 1: say "them";
		-- 2: say "[us]";
		-- 3: say "him";
		-- 4: say "her";
		-- otherwise: say "it".
To say Them:
	let F be the prior form;
	if F is:
		-- 1: say "Them";
		-- 2: say "[Us]";
		-- 3: say "Him";
		-- 4: say "Her";
		-- otherwise: say "It".
To say their:
	let F be the prior form;
	if F is:
		-- 1: say "their";
		-- 2: say "[our]";
		-- 3: say "his";
		-- 4: say "her";
		-- otherwise: say "its".
To say Their:
	let F be the prior form;
	if F is:
		-- 1: say "Their";
		-- 2: say "[Our]";
		-- 3: say "His";
		-- 4: say "Her";
		-- otherwise: say "Its".
To say theirs:
	let F be the prior form;
	if F is:
		-- 1: say "theirs";
		-- 2: say "[ours]";
		-- 3: say "his";
		-- 4: say "hers";
		-- otherwise: say "its".
To say Theirs:
	let F be the prior form;
	if F is:
		-- 1: say "Theirs";
		-- 2: say "[Ours]";
		-- 3: say "His";
		-- 4: say "Hers";
		-- otherwise: say "Its".
To say themselves:
	let F be the prior form;
	if F is:
		-- 1: say "themselves";
		-- 2: say "[ourselves]";
		-- 3: say "himself";
		-- 4: say "herself";
		-- otherwise: say "itself".
To say Themselves:
	let F be the prior form;
	if F is:
		-- 1: say "Themselves";
		-- 2: say "[Ourselves]";
		-- 3: say "Himself";
		-- 4: say "Herself";
		-- otherwise: say "Itself".

To say those:
	say those in the accusative.
To say Those:
	say Those in the nominative.
To say those in the/-- (role - grammatical case):
	let F be the prior form;
	if F is:
		-- 1: say "those";
		-- 2: say "[we]";
		-- 3: say "he" or "him" in role;
		-- 4: say "she" or "her" in role;
		-- otherwise: say "that".
To say Those in the/-- (role - grammatical case):
	let F be the prior form;
	if F is:
		-- 1: say "Those";
		-- 2: say "[We]";
		-- 3: say "He" or "Him" in role;
		-- 4: say "She" or "Her" in role;
		-- otherwise: say "That".
To say they're:
	let F be the prior form;
	if F is:
		-- 1: say "they";
		-- 2: say "[we]";
		-- 3: say "he";
		-- 4: say "she";
		-- otherwise: say "that";
	say "['re]".
To say They're:
	let F be the prior form;
	if F is:
		-- 1: say "They";
		-- 2: say "[We]";
		-- 3: say "He";
		-- 4: say "She";
		-- otherwise: say "That";
	say "['re]".

To say it:
	say "[regarding nothing]it".
To say It:
	say "[regarding nothing]It".
To say there:
	say "[regarding nothing]there".
To say There:
	say "[regarding nothing]There".
To say it's:
	say "[regarding nothing]it['re]".
To say It's:
	say "[regarding nothing]It['re]".
To say there's:
	say "[regarding nothing]there['re]".
To say There's:
	say "[regarding nothing]There['re]".

To say possessive:
	if the prior named object is the player, say "[our]";
	otherwise say "[the prior named object][genitive ending of the prior named object]".
To say Possessive:
	if the prior named object is the player, say "[Our]";
	otherwise say "[The prior named object][genitive ending of the prior named object]".
To say genitive ending of (O - an object) (of the library):
	say apostrophe;
	unless O is plural-named, say "s".
