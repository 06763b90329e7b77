A definition may be about one thing alone, and comes before those about its kind; things that a player could tell apart only
under a condition are counted together while it does not hold.
--- source
"Cold Store"

Ripeness is a kind of value. The ripenesses are ripe and sour. A plum is a kind of thing. A plum has a ripeness.
Understand the ripeness property as describing a plum when the player wears the lens.
The Store is a room. Two ripe plums and two sour plums are in the Store. The lens is a wearable thing in the Store. The crate is in the Store. The sack is in the Store.
Before printing the name of a plum when the player wears the lens: say "[ripeness] ".
Before printing the plural name of a plum when the player wears the lens: say "[ripeness] ".

Definition: a thing is heavy: no.
Definition: the crate is heavy:
	if the lens is worn, no;
	yes.
Definition: the sack is heavy if the lens is worn.
Every turn: say "Heavy: [list of heavy things]."
--- play

Cold Store
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Store
You can see four plums, a lens, a crate and a sack here.

>z
A while goes by.

Heavy: crate.

>wear lens
(taking the lens to begin with)
You put the lens on.

Heavy: sack.

>look
Store
You can see two ripe plums, two sour plums, a crate and a sack here.

Heavy: sack.

>
