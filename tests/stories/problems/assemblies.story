Things made for every one of a kind, without end or without measure, and phrases within phrases without measure.
--- source
The Hall is a room. A cup, a lid, a shelf, a tray and a pin are kinds of thing.

A lid is part of every cup. A cup is part of every lid. The mug is a cup.

200 trays are part of every shelf. 200 pins are part of every tray. The rack is a shelf.

The bun is in a container in a container in a container in a container in a container in a container in a container in a container in a container in a container in a container in a container in the Hall.
--- problems
ASSEMBLY_ENDLESS at "A lid is part of every cup"
ASSEMBLY_TOO_LARGE at "200 pins are part of every tray"
NOUN_TOO_DEEP at "the Hall"
