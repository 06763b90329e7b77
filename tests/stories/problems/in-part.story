Actions named in part, conditions that are missing, tokens that count or give now this and now that, tables that define and amend, and notations given twice.
--- source
The Yard is a room. The lamp is a thing in the Yard.

Instead of giving the lamp: say "No."

Instead of giving: say "No."

Every turn when:
	say "Now."

Every turn: if we are unlocking the lamp, say "Click."

Understand "prod [any any thing]" as examining. Understand "poke [some open container]" as examining.

Understand "rust" or "[number] coins" as "[payment]".

Understand "[direction]" or "[any room]" as "[whereabouts]".

Understand "[something]" or "[someone]" as "[whoever]".

A planet is a kind of thing. Some planets are defined by the Table of Planet Data.

Table of Planet Data
planet	mass
Mars	6

Table of Planet Data (amended)
planet	mass
Mars	7

Length is a kind of value. 1m specifies a length. 2m specifies a length. 1cm specifies a length scaled up by 10.

A person has a text called presence.
--- problems
ACTION_IN_PART at "the lamp"
RULE_WHEN_EMPTY at "Every turn when"
ACTION_IN_PART at "the lamp"
UNDERSTAND_TOKEN at ""prod [any any thing]""
UNDERSTAND_TOKEN at ""poke [some open container]""
UNDERSTAND_MIXED at ""[number] coins""
UNDERSTAND_MIXED at ""[any room]""
TABLE_DEFINES_AMENDED at "Table of Planet Data"
NOTATION_TWICE at "2m specifies a length"
PROPERTY_PRESENCE at "a text called presence"
