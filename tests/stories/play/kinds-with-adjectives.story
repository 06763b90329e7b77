Adjectives may stand before the kind of which another is a kind, and each of that kind has them unless it says otherwise. A
room that is said to be a direction is there from what was last spoken of, and "called the" gives its article to what has a
name already.
--- source
"Pantry"

The Pantry is a room. The Larder is east. "Shelves, all of them bare."
A teacup is a kind of open container. The mug is a closed teacup in the Pantry. The cup is a teacup in the Pantry.
A settle is a kind of fixed in place enterable supporter. The pew is a settle in the Pantry.
The handle is part of the brass urn. The brass urn is in the Pantry. A container called the brass urn is in the Pantry.
--- play

Pantry
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Pantry
You can see a mug (closed), a cup (empty), a pew and the brass urn (empty) here.

>take pew
The pew can't be moved from the spot.

>e

Larder
Shelves, all of them bare.

>w

Pantry
You can see a mug (closed), a cup (empty), a pew and the brass urn (empty) here.

>
