Kinds used before the sentences that make them: assertions and declarations are read in order, but rules, phrases and the like may use any kind.
--- source
The Bar is a room.

The tea is a jug. Toby is a mug. Toby is in the Bar. In the Bar is a jug called Big Bess.

A barrel is usually open. A barrel has a number called depth. A barrel can be tapped.

A tankard is a kind of mug.

A person has a mood called frame of mind. A person has a list of moods called former moods.

The weather is a mood that varies.

Fancying relates one person to various mugs.

Steeping is an action applying to one mood. Stirring is an action applying to nothing. The stirring action has a mood called temper.

The topping rules are a mug based rulebook. The judging rules are a rulebook producing a mood.

Rinsing something is an activity on mugs.

Some mugs are defined by the Table of Rims.

Table of Rims
mug	depth
Bertha	3

Instead of taking a mug: say "[The noun] [are] one of [the number of mugs]."

To praise (M - a mood): say "[M]?"

Understand "pot" as a mug. The plural of mug is mugses.

A mug is a kind of container.
A jug is a kind of container.
A barrel is a kind of container.
Mood is a kind of value. The moods are glad and glum.
--- problems
KIND_LATER at "a jug"
KIND_LATER at "a mug"
KIND_LATER at "a jug"
KIND_LATER at "A barrel"
KIND_LATER at "A barrel"
KIND_LATER at "A barrel"
KIND_LATER at "mug"
KIND_LATER at "a mood"
KIND_LATER at "moods"
KIND_LATER at "a mood"
KIND_LATER at "mugs"
KIND_LATER at "mood"
KIND_LATER at "a mood"
KIND_LATER at "mug"
KIND_LATER at "a mood"
KIND_LATER at "mugs"
KIND_LATER at "mugs"
