[Looseleaf's standard library, 3: English that adapts. Verbs that texts use, pronouns for the player and for what was named
last, in the story's tense and viewpoint.]

Volume 4 - Adaptive text

Part 1 - Modal verbs and contractions

To be able to is a verb. To could is a verb. To may is a verb. To might is a verb.
To must is a verb. To should is a verb. To would is a verb. To can is a verb.

To 're is a verb. To 've is a verb. To aren't is a verb. To can't is a verb.
To don't is a verb. To haven't is a verb. To mustn't is a verb. To mightn't is a verb.
To mayn't is a verb. To wouldn't is a verb. To couldn't is a verb. To shouldn't is a verb. To won't is a verb.

Part 2 - Other verbs for texts

To achieve is a verb. To answer is a verb. To appreciate is a verb. To arrive is a verb. To belong is a verb. To care is a verb.
To close is a verb. To come is a verb. To die is a verb. To discover is a verb. To do is a verb. To drop is a verb.
To eat is a verb. To fail is a verb. To feel is a verb. To find is a verb. To fit is a verb. To gain is a verb. To get is a verb.
To give is a verb. To go is a verb. To happen is a verb. To hear is a verb. To jump is a verb. To keep is a verb.
To lack is a verb. To lead is a verb. To leave is a verb. To let is a verb. To like is a verb. To listen is a verb.
To lie is a verb. To lock is a verb. To look is a verb. To make is a verb. To move is a verb. To need is a verb. To notice is a verb. To open is a verb.
To pass is a verb. To pick is a verb. To prove is a verb. To provoke is a verb. To pull is a verb. To push is a verb.
To put is a verb. To refuse is a verb. To rub is a verb. To say is a verb. To search is a verb. To see is a verb.
To seem is a verb. To set is a verb. To shake is a verb. To show is a verb. To smell is a verb. To sniff is a verb.
To squeeze is a verb. To stay is a verb. To swing is a verb. To switch is a verb. To take is a verb. To talk is a verb. To taste is a verb. To tell is a verb.
To think is a verb. To touch is a verb. To try is a verb. To turn is a verb. To wait is a verb. To want is a verb.
To wave is a verb. To win is a verb.

Part 3 - Tense and viewpoint

A natural language has a narrative viewpoint called the adaptive text viewpoint.
The adaptive text viewpoint of the English language is first person plural.
The language of play is a natural language that varies.
The story tense is a grammatical tense that varies.
The story viewpoint is a narrative viewpoint that varies. The story viewpoint is usually second person singular.

The prior named object is an object that varies.

To say regarding (item - an object): (- regarding -).
To say regarding (N - a number): (- regarding-number -).
To say regarding (D - a description of objects):
	regard the described (list of D).
To say regarding list writer internals:
	say regarding the list-regarded-item;
	if the list-regarded-count is greater than 1, say regarding the list-regarded-count.
To decide if the prior naming context is plural: (- prior-is-plural -).

To say here:
	if the story tense is present tense, say "here";
	otherwise say "there".
To say now:
	if the story tense is present tense, say "now";
	otherwise say "then".

Part 4 - The player

[One table of forms would do for all six viewpoints, but a switch a pronoun is what the debugger shows best.]

To say we:
	now the prior named object is the player;
	if the story viewpoint is:
		-- first person singular: say "I";
		-- third person singular: say "he" or "she" for the player;
		-- first person plural: say "we";
		-- third person plural: say "they";
		-- otherwise: say "you".
To say We:
	now the prior named object is the player;
	if the story viewpoint is:
		-- first person singular: say "I";
		-- third person singular: say "He" or "She" for the player;
		-- first person plural: say "We";
		-- third person plural: say "They";
		-- otherwise: say "You".
To say us:
	now the prior named object is the player;
	if the story viewpoint is:
		-- first person singular: say "me";
		-- third person singular: say "him" or "her" for the player;
		-- first person plural: say "us";
		-- third person plural: say "them";
		-- otherwise: say "you".
To say Us:
	now the prior named object is the player;
	if the story viewpoint is:
		-- first person singular: say "Me";
		-- third person singular: say "Him" or "Her" for the player;
		-- first person plural: say "Us";
		-- third person plural: say "Them";
		-- otherwise: say "You".
To say our:
	now the prior named object is the player;
	if the story viewpoint is:
		-- first person singular: say "my";
		-- third person singular: say "his" or "her" for the player;
		-- first person plural: say "our";
		-- third person plural: say "their";
		-- otherwise: say "your".
To say Our:
	now the prior named object is the player;
	if the story viewpoint is:
		-- first person singular: say "My";
		-- third person singular: say "His" or "Her" for the player;
		-- first person plural: say "Our";
		-- third person plural: say "Their";
		-- otherwise: say "Your".
To say ours:
	now the prior named object is the player;
	if the story viewpoint is:
		-- first person singular: say "mine";
		-- third person singular: say "his" or "hers" for the player;
		-- first person plural: say "ours";
		-- third person plural: say "theirs";
		-- otherwise: say "yours".
To say Ours:
	now the prior named object is the player;
	if the story viewpoint is:
		-- first person singular: say "Mine";
		-- third person singular: say "His" or "Hers" for the player;
		-- first person plural: say "Ours";
		-- third person plural: say "Theirs";
		-- otherwise: say "Yours".
To say ourselves:
	now the prior named object is the player;
	if the story viewpoint is:
		-- first person singular: say "myself";
		-- second person singular: say "yourself";
		-- third person singular: say "himself" or "herself" for the player;
		-- first person plural: say "ourselves";
		-- second person plural: say "yourselves";
		-- third person plural: say "themselves".
To say Ourselves:
	now the prior named object is the player;
	if the story viewpoint is:
		-- first person singular: say "Myself";
		-- second person singular: say "Yourself";
		-- third person singular: say "Himself" or "Herself" for the player;
		-- first person plural: say "Ourselves";
		-- second person plural: say "Yourselves";
		-- third person plural: say "Themselves".

To say (M - a text) or (F - a text) for the player:
	if the player is male, say M;
	otherwise say F.
To say (A - a text) or (B - a text) in (role - a grammatical case):
	if the role is nominative, say A;
	otherwise say B.

Part 5 - What was named last

[How a pronoun stands for the object named last: 1 several things, 2 the player, 3 he, 4 she, 5 it.]
To decide which number is the prior form:
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
	let the owner be the prior named object;
	if the owner is the player:
		say "[our]";
	otherwise if the prior naming context is plural:
		say "[the owner][apostrophe]";
	otherwise:
		say "[the owner][apostrophe]s".
To say Possessive:
	let the owner be the prior named object;
	if the owner is the player:
		say "[Our]";
	otherwise if the prior naming context is plural:
		say "[The owner][apostrophe]";
	otherwise:
		say "[The owner][apostrophe]s".
