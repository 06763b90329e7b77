Values that cannot stand where they are put at the start, kinds that are too vague, and what is only so by definition.
--- source
The Mill is a room. The sack is in the Mill. The miller is a man in the Mill.

Grinding relates various things to various things. The verb to grind means the grinding relation. The miller grinds the sack.

The miller grinds the Mill.

Storing relates various people to various values.

A thing has a relation of values to values called the ledger.

Grain is a kind of value. The grains are rye and oats. A thing has a grain called grain.

A kind has a number called the weight.

The dawn is a time that varies. The dawn is 5:30 AM. The dusk is a time that varies. The dusk is the dawn.

Painting relates various grains to various figure names. The verb to paint means the painting relation. Figure of Rye is the file "rye.png". Rye paints Figure of Rye.

Oats paints Figure of Oat.

Definition: a room is dusty if the sack is in it.

When play begins:
	now the Mill is dusty.

Part 2 - Flour (in place of Part 1 - Bread in Baking by Ada Heron)

The oven is a thing.
--- problems
RELATION_WRONG_KIND at "The miller grinds the Mill"
KIND_TOO_VAGUE at "Storing relates various people to various values"
KIND_TOO_VAGUE at "a relation of values to values"
PROPERTY_CALLED_KIND at "a grain called grain"
KIND_TOO_VAGUE at "A kind"
VARIABLE_FROM_VARIABLE at "the dawn"
FILE_UNKNOWN at "Figure of Oat"
CONSTANT_UNKNOWN at "Figure of Oat"
NOW_DEFINED at "the Mill is dusty"
HEADING_REPLACES_NOTHING at "Part 2 - Flour (in place of Part 1 - Bread in Baking by Ada Heron)"
