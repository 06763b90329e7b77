Kinds that come too late, halves of contraries, phrases that decide nothing, and what is handed on.
--- source
The Yard is a room. The old barrel is a container in the Yard.

A barrel is a kind of container.

A door can be opaque.

A thing can be closed or ajar.

To decide which value is anything at all:
	decide on 5.

To hum:
	decide on 5.

To enumerate (D - a description of objects):
	do nothing.

To look into (item - a room):
	enumerate things in the item.

Table of Greetings
greeting
"hello"

Every turn:
	if 17 is a greeting listed in the Table of Greetings, say "Found."
--- problems
KIND_NAMES_ONE at "A barrel"
PROPERTY_HALF at "opaque"
PROPERTY_HALF at "closed or ajar"
KIND_TOO_VAGUE at "To decide which value is anything at all"
DECIDES_NOTHING at "decide on 5"
DESCRIPTION_LOCAL at "things in the item"
LISTED_KIND at "17 is a greeting listed in the Table of Greetings"
