Version 2 of Inanimate Listeners by Looseleaf, in place of Inanimate Listeners by Emily Short, begins here.

"Stands in for an extension by Emily Short, whose names it answers to, in words and code of its own: things without life that can be spoken to."

A thing can be addressable. A thing is usually not addressable.

[Whom the grammar of the library asks for is a person; whatever else can hear has lines of its own.]
Understand "ask [something addressable] about [text]" as asking it about.
Understand "ask [something addressable] for [something]" as asking it for.
Understand "tell [something addressable] about [text]" as telling it about.
Understand "answer [text] to [something addressable]" as answering it that (with nouns reversed).
Understand "say [text] to [something addressable]" as answering it that (with nouns reversed).
Understand "speak [text] to [something addressable]" as answering it that (with nouns reversed).

Inanimate Listeners ends here.

---- DOCUMENTATION ----

Read with "Include Inanimate Listeners by Emily Short."

A thing can be addressable: then ASK, TELL, ANSWER and SAY understand it as they understand people, with the actions asking it about, asking it for, telling it about and answering it that.

	The parrot clock is an addressable thing.
	Instead of asking the parrot clock about "time": say "'Late,' says the clock."
