Version 11 of Plurality by Looseleaf, in place of Plurality by Emily Short, begins here.

"Stands in for an extension by Emily Short, whose phrases it answers to, in words and code of its own. Pronouns and verbs agree with what was named last, or with a thing that is given."

Part 1 - Things that are one and many

A thing can be ambiguously plural or ordinarily enumerated.
A thing is usually ordinarily enumerated.

To decide whether (item - an object) acts plural:
	if the item is plural-named, yes;
	if the item is an ambiguously plural thing, yes;
	no.

To mark (target - an object) in output: say "[regarding the target]".

Part 2 - Verbs

To say is-are: say "[are]".
To say has-have: say "[have]".
To say is-are of (item - an object): say "[regarding the item][are]".
To say has-have of (item - an object): say "[regarding the item][have]".

[Of the number that was printed last, which the library's "[s]" knows.]
To decide whether the last number is one:
	if the substituted form of "[s]" is "", yes;
	no.
To say numerical is-are:
	if the last number is one, say "is";
	otherwise say "are".
To say numerical has-have:
	if the last number is one, say "has";
	otherwise say "have".

[Endings of a verb whose subject was named last.]
To decide whether the last name takes a plural verb:
	if the prior named object is the player, yes;
	decide on whether or not the prior named object acts plural.
To say es:
	unless the last name takes a plural verb, say "es".
To say es of (item - an object): say "[regarding the item][es]".
To say ies:
	if the last name takes a plural verb, say "y";
	otherwise say "ies".
To say ies of (item - an object): say "[regarding the item][ies]".

Part 3 - Pronouns

[What was named last is one of five sorts, and the table has a pronoun for each.]
A pointed-out sort is a kind of value. The pointed-out sorts are you-sort, they-sort, she-sort, he-sort and it-sort.

To decide which pointed-out sort is the sort of (X - an object):
	if X is the player, decide on you-sort;
	if X acts plural, decide on they-sort;
	if X is a woman, decide on she-sort;
	if X is a man, decide on he-sort;
	decide on it-sort.

Table of Pronouns for Pointing
pointed-out sort	small pronoun	capital pronoun
you-sort	"you"	"You"
they-sort	"those"	"Those"
she-sort	"her"	"She"
he-sort	"him"	"He"
it-sort	"that"	"That"

To say that-those: say "[small pronoun corresponding to a pointed-out sort of the sort of the prior named object in the Table of Pronouns for Pointing]".
To say Cap that-those: say "[capital pronoun corresponding to a pointed-out sort of the sort of the prior named object in the Table of Pronouns for Pointing]".
To say that-those of (item - an object): say "[regarding the item][that-those]".
To say Cap that-those of (item - an object): say "[regarding the item][Cap that-those]".

To say that-those (item - an object): say "[if the item acts plural]those[otherwise]that[end if] [printed name of the item]".
To say Cap that-those (item - an object): say "[if the item acts plural]Those[otherwise]That[end if] [printed name of the item]".

To say it-they: say "[they]".
To say Cap it-they: say "[They]".
To say it-them: say "[them]".
To say Cap it-them: say "[Them]".
To say its-their: say "[their]".
To say Cap its-their: say "[Their]".
To say its-theirs: say "[theirs]".
To say Cap its-theirs: say "[Theirs]".
To say Cap possessive: say "[Possessive]".
To say it-they of (item - an object): say "[regarding the item][they]".
To say Cap it-they of (item - an object): say "[regarding the item][They]".
To say it-them of (item - an object): say "[regarding the item][them]".
To say Cap it-them of (item - an object): say "[regarding the item][Them]".
To say its-their of (item - an object): say "[regarding the item][their]".
To say Cap its-their of (item - an object): say "[regarding the item][Their]".
To say its-theirs of (item - an object): say "[regarding the item][theirs]".
To say Cap its-theirs of (item - an object): say "[regarding the item][Theirs]".
To say possessive of (item - an object): say "[regarding the item][possessive]".
To say Cap possessive of (item - an object): say "[regarding the item][Possessive]".

Part 4 - What the parser notices

[Both pronouns mean what is one and many.]
To notice the plurality of (item - an object):
	if the item is a singular-named thing:
		now the item is plural-named;
		set pronouns from the item;
		now the item is singular-named;
	set pronouns from the item.

To have the parser notice (item - an object):
	if the item is an ambiguously plural thing, notice the plurality of the item;
	otherwise set pronouns from the item.

Every turn (this is the notice what is one and many rule):
	if the noun is an ambiguously plural thing, notice the plurality of the noun;
	if the second noun is an ambiguously plural thing, notice the plurality of the second noun.

Plurality ends here.

---- DOCUMENTATION ----

Read with "Include Plurality by Emily Short."

	Instead of eating something inedible: say "[The noun] [is-are] not food. Leave [it-them] alone."

	Instead of touching something: say "[Cap that-those of noun] [is-are] cold, and [its-their] edges are sharp."

A thing that is one and many can be called "it" and "them" in commands:

	The bouquet is ambiguously plural.

The library's "[are]", "[have]", "[they]" and "[them]" say the same, and follow the tense and the viewpoint of the story.
