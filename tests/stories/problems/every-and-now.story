EVERY_NOT_HERE at "Every container"
EVERY_NOT_HERE at "All people"
RELATED_DESCRIBED at "A thing in the vat"
KIND_PLACED at "A thing that is madder"
TWO_PLACES at "The lid is part of the vat"
VERB_TWICE at "fancy"
VERB_TWICE at "be fancied by"
VERB_TWICE at "be carrying"
VARIABLE_OF_PLAY at "The story tense is past tense"
UNDERSTAND_NOT_TEXT at ""tub" and"
NOW_IMPOSSIBLE at "Hugo fancies every thing"
NOW_IMPOSSIBLE at "every thing fancies Hugo"
NOW_IMPOSSIBLE at "no things are woad"
SUBSTITUTION_UNKNOWN at "look out"
SUBSTITUTION_STRAY at "else if"EVERY_NOT_HERE at "Every container"
EVERY_NOT_HERE at "All people"
RELATED_DESCRIBED at "A thing in the vat"
KIND_PLACED at "A thing that is madder"
TWO_PLACES at "The lid is part of the vat"
VERB_TWICE at "fancy"
VERB_TWICE at "be fancied by"
VERB_TWICE at "be carrying"
VARIABLE_OF_PLAY at "The story tense is past tense"
UNDERSTAND_NOT_TEXT at ""tub" and"
NOW_IMPOSSIBLE at "Hugo fancies every thing"
NOW_IMPOSSIBLE at "every thing fancies Hugo"
NOW_IMPOSSIBLE at "no things are woad"
SUBSTITUTION_UNKNOWN at "look out"
SUBSTITUTION_STRAY at "else if"EVERY_NOT_HERE at "Every container"
EVERY_NOT_HERE at "All people"
RELATED_DESCRIBED at "A thing in the vat"
KIND_PLACED at "A thing that is madder"
TWO_PLACES at "The lid is part of the vat"
VERB_TWICE at "fancy"
VERB_TWICE at "be fancied by"
VERB_TWICE at "be carrying"
VARIABLE_OF_PLAY at "The story tense is past tense"
UNDERSTAND_NOT_TEXT at ""tub" and"
NOW_IMPOSSIBLE at "Hugo fancies every thing"
NOW_IMPOSSIBLE at "every thing fancies Hugo"
NOW_IMPOSSIBLE at "no things are woad"
SUBSTITUTION_UNKNOWN at "look out"
SUBSTITUTION_STRAY at "else if"EVERY_NOT_HERE at "Every container"
EVERY_NOT_HERE at "All people"
RELATED_DESCRIBED at "A thing in the vat"
KIND_PLACED at "A thing that is madder"
TWO_PLACES at "The lid is part of the vat"
VERB_TWICE at "fancy"
VERB_TWICE at "be fancied by"
VERB_TWICE at "be carrying"
VARIABLE_OF_PLAY at "The story tense is past tense"
UNDERSTAND_NOT_TEXT at ""tub" and"
NOW_IMPOSSIBLE at "Hugo fancies every thing"
NOW_IMPOSSIBLE at "every thing fancies Hugo"
NOW_IMPOSSIBLE at "no things are woad"
SUBSTITUTION_UNKNOWN at "look out"
SUBSTITUTION_STRAY at "else if"What is said of all of a kind, of what is described, of verbs that have a meaning, and by 'now' of more than fits: each is refused where it stands.
--- source
Dyes is a room. The vat is an open container in Dyes. Hugo is a man in Dyes. A tint is a kind of value. The tints are madder, woad and weld. A thing has a tint.

Every container is madder.

All people are woad.

A thing in the vat is weld.

A thing that is madder is in the vat.

The lid is in the vat. The lid is part of the vat.

Fancying relates various people to various people. The verb to fancy means the fancying relation.

The verb to fancy means the reversed fancying relation.

The verb to be fancied by means the fancying relation.

The verb to be carrying means the fancying relation.

The story tense is past tense.

Understand "tub" and as the vat.

To look out is a verb.

Every turn: now Hugo fancies every thing.

Every turn: now every thing fancies Hugo.

Every turn: now no things are woad.

Every turn: say "[Hugo] [look out] and [look] out."

Every turn: say "[if Hugo is woad]blue[else if]plain[end if]."

Every turn: now Hugo fancies every person; now no containers are open.
--- problems
EVERY_NOT_HERE at "Every container"
EVERY_NOT_HERE at "All people"
RELATED_DESCRIBED at "A thing in the vat"
KIND_PLACED at "A thing that is madder"
TWO_PLACES at "The lid is part of the vat"
VERB_TWICE at "fancy"
VERB_TWICE at "be fancied by"
VERB_TWICE at "be carrying"
VARIABLE_OF_PLAY at "The story tense is past tense"
UNDERSTAND_NOT_TEXT at ""tub" and"
NOW_IMPOSSIBLE at "Hugo fancies every thing"
NOW_IMPOSSIBLE at "every thing fancies Hugo"
NOW_IMPOSSIBLE at "no things are woad"
SUBSTITUTION_UNKNOWN at "look out"
SUBSTITUTION_STRAY at "else if"
