What a relation between people, or containers, is said to hold of is one, though it was said to be a thing.
--- source
The Yard is a room. Anna and Beth are women in the Yard. The red cup and the old box are things in the Yard.
Bakasalness relates various people to one thing. The verb to be under-bakasal means the bakasalness relation. The red cup is under-bakasal the old box.
Liking relates various things to various people. The verb to like means the liking relation. Anna likes the blue cup. The blue cup is in the Yard. Anna likes the old tin. The old tin is a thing. The crate is a container. 
Owning relates one container to various things. The verb to hoard means the owning relation. The shelf is a thing in the Yard. The shelf hoards the pin. 
Instead of jumping: say "[list of people]. [list of containers]. [list of things]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see Anna, Beth, a red cup, an old box, a blue cup and a shelf (empty) here.

>jump
yourself, Anna, Beth, red cup, blue cup and old tin. shelf and crate. yourself, Anna, Beth, red cup, old box, blue cup, shelf, old tin, crate and pin.
