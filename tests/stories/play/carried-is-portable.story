What a person begins with is portable, whatever its kind; commas stand between adjectives before a called; a region within a region comes after it.
--- source
The Yard is a room. Anna is a woman in the Yard. A gannon is a kind of thing. A gannon is always fixed in place. A basket is a kind of container. A basket is usually fixed in place.
Anna carries a gannon. The creel is a basket. Anna carries the creel. The punnet is a basket in the creel. The pannier is a basket. The pannier is part of Anna. The hamper is a basket in the Yard. The sledge is a vehicle worn by Anna.
Anna carries an unlit, transparent and openable container called the jar. In the Yard is a lit, open container called the urn. A closed, openable door called the hatch is north of the Yard. The Loft is north of the hatch.
The Plot is a region. The Yard is in the Plot. The Farm is a region. The Plot is in the Farm. The Sky is a region. The Shire is a region. The Farm is in the Shire. The Croft is a region in the Shire.
Instead of jumping:
	say "[list of fixed in place things] / [list of portable things] / [list of open transparent containers], [list of lit containers], [list of closed doors].";
	say "[list of regions]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see the hatch, Anna, a hamper (empty) and the urn (empty) here.

>jump
hamper, pannier and hatch / yourself, Anna, gannon, creel, punnet, sledge, jar and urn / jar, urn, hatch.
Sky, Shire, Farm, Plot and Croft.

