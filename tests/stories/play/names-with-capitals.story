Capitals are kept: an article that is part of a name, and the plural of a kind. The author's showme draws what holds what.
--- source
There is a room called The Spot. A Ming vase is a kind of thing. Two Ming vases are in the Spot.
The crate is a closed openable container in the Spot. The nail is in the crate. The hinge is part of the crate.
The player wears a cap.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

The Spot
You can see two Ming vases and a crate (closed) here.

>look
The Spot
You can see two Ming vases and a crate (closed) here.

>showme
The Spot - room
    yourself - person
        cap (worn)
    Ming vase - Ming vase
    Ming vase - Ming vase
    crate - closed container
        hinge (part of crate)
        nail

>
