The verb to have is the language's own: it is not made once more, with a meaning or without. To be, without a meaning, only says what is known.
--- source
The Dock is a room. To be is a verb. To hope is a verb.

To have is a verb.

Lending relates various people to various people. The verb to have means the lending relation.
--- problems
VERB_TWICE at "have"
VERB_TWICE at "have"
