The extension that comes with Looseleaf: many keys for a lock, many locks for a key.
--- source
Include Skeleton Keys by Emily Short.
The Cell is a room. The grate is a door. It is north of the Cell and south of the Drain. The grate is locked and lockable. The chest is a closed openable locked lockable container in the Cell.
The hairpin, the iron key and the spoon are carried by the player. The hairpin unlocks the grate. The hairpin unlocks the chest. The iron key unlocks the grate.
When play begins: say "[The list of things that unlock the grate]; [the list of things unlocked by the hairpin]."
--- play

The hairpin and the iron key; the grate and the chest.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Cell
You can see a grate and a chest (closed) here.

>unlock grate with spoon
The spoon doesn't fit the lock of the grate.

>unlock grate with iron key
You unlock the grate.

>lock grate with hairpin
You lock the grate.

>unlock chest with key
The iron key doesn't fit the lock of the chest.

>unlock chest with hairpin
You unlock the chest.

>open chest
You open the chest.

>drop hairpin
You put the hairpin down.

>unlock grate with hairpin
(taking the hairpin to begin with)
You unlock the grate.

>open grate
You open the grate.

>
