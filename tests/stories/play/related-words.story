What an Understand line takes for a thing: what is related to it, its properties, texts and other tokens in its name, and when.
--- source
"Related Words"

The Shop is a room. A bottle is a kind of container. The green bottle, the blue bottle and the tall bottle are open bottles in the Shop.
A liquid is a kind of thing. Some milk is a liquid in the green bottle. Some ink is a liquid in the blue bottle.
Understand "bottle of [something related by containment]" as a bottle.
A label is a kind of thing. Ownership relates one person to various things. The verb to own means the ownership relation.
Ann is a woman in the Shop. Bob is a man in the Shop. Ann owns the hat. Bob owns the coat. The hat is in the Shop. The coat is in the Shop.
Understand "garment of [something related by reversed ownership]" as the hat.
Likeness relates a thing (called X) to a thing (called Y) when the weight of X is the weight of Y. The verb to resemble means the likeness relation.
A thing has a number called weight. The weight of the hat is 5. The weight of the coat is 7. The weight of the stone is 7. The stone is in the Shop.
Understand "twin of [something related by likeness]" as the coat.
A tone is a kind of value. The tones are bright, dull and grim. A brush is a kind of thing. A brush has a tone. Understand the tone property as describing a brush.
The first brush is a brush in the Shop. The tone of the first brush is dull. The second brush is a brush in the Shop. The tone of the second brush is bright.
A tag is a kind of thing. A tag has a text called inscription. Understand the inscription property as referring to a tag.
The paper tag is a tag in the Shop. The inscription of the paper tag is "fragile goods". The wooden tag is a tag in the Shop. The inscription of the wooden tag is "Bath [counted]".
To say counted: say "twelve".
A dial is a kind of thing. A dial has a number called setting. Understand the setting property as referring to a dial. The brass dial is a dial in the Shop. The setting of the brass dial is 6. The steel dial is a dial in the Shop. The setting of the steel dial is 7.
A lamp is a kind of device. A lamp can be lit-up or snuffed. The oil lamp is a lamp in the Shop. The gas lamp is a lit-up lamp in the Shop. The oil lamp is snuffed. Understand the lit-up property as describing a lamp.
Understand "shiny" as the gas lamp when the gas lamp is switched on.
Understand "colour [tone]" or "[tone] paint" as "[paint]". Painting is an action applying to one thing and one tone. Understand "paint [something] in [paint]" as painting. Report painting: say "You paint [the noun] [tone understood]."
Setting-to is an action applying to one thing and one number. Understand "turn [dial] to [number]" as setting-to. Carry out setting-to: now the setting of the noun is the number understood. Report setting-to: say "[The noun] is at [setting of the noun]."
Does the player mean doing something with the gas lamp: it is very likely.
--- play

Related Words
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Shop
You can see a green bottle (in which are some milk), a blue bottle (in which are some ink), a tall bottle (empty), Ann, Bob, a hat, a coat, a stone, a first brush, a second brush, a paper tag, a wooden tag, a brass dial, a steel dial, an oil lamp and a gas lamp here.

>x bottle of milk
In the green bottle are some milk.

>x bottle of ink
In the blue bottle are some ink.

>x bottle of hat
You see nothing of that name.

>take bottle of milk
You take the green bottle.

>x garment of ann
You notice nothing out of the ordinary about the hat.

>x garment of bob
You see nothing of that name.

>x twin of stone
You notice nothing out of the ordinary about the coat.

>x twin of hat
You see nothing of that name.

>x dull brush
You notice nothing out of the ordinary about the first brush.

>x bright
You notice nothing out of the ordinary about the second brush.

>x grim brush
You see nothing of that name.

>x brush
Which do you mean: the first brush or the second brush?

>dull
You notice nothing out of the ordinary about the first brush.

>x fragile
You see nothing of that name.

>x fragile goods
You see nothing of that name.

>x goods
You see nothing of that name.

>x bath twelve
You see nothing of that name.

>x 6
You see nothing of that name.

>x dial 7
You notice nothing out of the ordinary about the steel dial.

>turn dial 6 to 9
The brass dial is at 9.

>x 9
You see nothing of that name.

>x dial 6
You see nothing of that name.

>x lit-up lamp
The gas lamp is switched off.

>x snuffed lamp
The oil lamp is switched off.

>x snuffed
The oil lamp is switched off.

>x shiny
You see nothing of that name.

>switch on gas lamp
You switch the gas lamp on.

>x shiny
The gas lamp is switched on.

>x lamp
(the gas lamp)
The gas lamp is switched on.

>paint hat in bright paint
You paint the hat bright.

>paint hat in colour grim
You paint the hat grim.

>paint hat in paint
That sentence means nothing to me.

>
