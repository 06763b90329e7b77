Versions that are none, headings in the place of others of another level or within another such, and ways as names in a table.
--- source
Include version 012 of Metric Units by Graham Nelson. Include version 1/0123 of Metric Units by Graham Nelson. Include Basic Screen Effects by Emily Short.

The Quay is a room. Depth is a kind of value.

Part 1 - Screens (in place of Part 1 - The screen in Basic Screen Effects by Emily Short)

The net is in the Quay.

Chapter 1 - Keys (in place of Chapter 1 - Keys in Basic Screen Effects by Emily Short)

The rope is in the Quay.

Chapter 2 - Colours (in place of Part 5 - Colours in Basic Screen Effects by Emily Short)

The knot is in the Quay.

Part 3 - Depths

Table of Depths
deep	fathoms
below	2
shallow	1

Some depths are defined by the Table of Depths.
--- problems
EXTENSION_VERSION at "012"
EXTENSION_VERSION at "1/0123"
HEADING_REPLACES_WITHIN at "Chapter 1 - Keys (in place of Chapter 1 - Keys in Basic Screen Effects by Emily Short)"
HEADING_REPLACES_LEVEL at "Chapter 2 - Colours (in place of Part 5 - Colours in Basic Screen Effects by Emily Short)"
TABLE_DEFINES_TAKEN at "Some depths are defined by the Table of Depths"
