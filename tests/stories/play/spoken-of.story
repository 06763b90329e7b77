What a condition or a property's name is about where nothing is named: in the when of an action, who acts; the condition of one
thing is of that thing. A verb that means a property may be used in rules alone. "Always improper-named" outweighs a name
without an article. A mistake's reply may name the noun.
--- source
"Spoken Of"

The Shed is a room. Olaf is a man in the Shed. A dial is in the Shed. The dial is either low, middling or high.
A person can be weary or fresh.
A coin is a kind of thing. A coin is always improper-named.
The pot is a closed openable container in the Shed. The pot contains penny. The penny is a coin.

Instead of doing something when weary: say "You are too weary."
Instead of Olaf doing something when weary: say "Olaf yawns."
Instead of jumping: now Olaf is weary; try Olaf jumping; say "Nothing stops you."
Instead of pushing the dial: now the dial is high; say "Now it is [dial condition]."
Every turn: say "The dial is [dial condition]."
Understand "thump [any coin]" as a mistake ("What harm has [the noun] done?").

The verb to go by (it goes by, they go by, it is going by) implies the printed name property.
When play begins: now the pot goes by "[if the item described is open]open[otherwise]shut[end if] pot".
--- play

Spoken Of
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Shed
You can see Olaf, a dial and a shut pot (closed) here.

>jump
Olaf yawns.

Nothing stops you.

The dial is low.

>push dial
Now it is high.

The dial is high.

>look
Shed
You can see Olaf, a dial and a shut pot (closed) here.

The dial is high.

>thump penny
What harm has the penny done?

>open pot
You open the open pot to find inside a penny.

The dial is high.

>look
Shed
You can see Olaf, a dial and an open pot (in which is a penny) here.

The dial is high.

>
