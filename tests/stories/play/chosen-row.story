A text that is a value has the entries of the row that was chosen where it stands; lists of things are sorted in the order in
which things are gone through: what the player carries stands before what is further down the room.
--- source
"Price List"

The Shop is a room. The shelf is a supporter in the Shop. A mug is on the shelf. The player carries a coin.

Table of Goods
name-text	price
"mug"	3
"jug"	4

Every turn:
	repeat through the Table of Goods:
		let T be "[name-text entry] at [price entry]";
		say "[T]; ";
		if "a big jug" matches the regular expression "[name-text entry]", say "that is [name-text entry]; ";
	let L be {mug, shelf, coin};
	sort L;
	say "[L]."
--- play

Price List
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Shop
You can see a shelf (on which is a mug) here.

>z
A while goes by.

mug at 3; jug at 4; that is jug; coin, shelf and mug.

>
