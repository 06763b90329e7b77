What is said last of a property as a word of a name counts, with its condition; and what is said of a narrower kind counts for that kind.
--- source
"Last Word"

The Attic is a room. The trunk is in the Attic. A scarf is a kind of thing. The long scarf is a scarf in the Attic.
Colour is a kind of value. The colours are red and green. A thing has a colour. The long scarf is green. 
Size is a kind of value. The sizes are big and small. A thing has a size. The long scarf is small. The trunk is small.
Age is a kind of value. The ages are old and new. A thing has an age. The long scarf is new.
A thing can be dusty. The trunk is dusty. A thing can be torn. The trunk is torn.
Instead of examining: say "[The noun]."
Understand the colour property as describing a thing. Understand the colour property as referring to a thing.
Understand the age property as referring to a thing. Understand the age property as describing a thing.
Understand the size property as describing a thing. Understand the size property as referring to a scarf.
Understand the dusty property as describing a thing when the player is in the Attic. Understand the dusty property as describing a thing when the player carries the trunk.
Understand the torn property as describing a thing when the player carries the trunk. Understand the torn property as describing a thing.
--- play

Last Word
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic
You can see a trunk and a long scarf here.

>x green
You see nothing of that name.

>x green scarf
The long scarf.

>x new
The long scarf.

>x small
The trunk.

>x small scarf
The long scarf.

>x dusty trunk
You see nothing of that name.

>x torn
The trunk.

>take trunk
You take the trunk.

>x dusty
The trunk.

>
