Parts that correspond to kinds without numbers or with more or fewer values, and repeats through what has no end.
--- source
Lab is a room. A shark is a kind of value. Some sharks are hammerhead and mako. A price is a kind of value. $1.99 specifies a price.

A tank is a kind of value. tank <x> specifies a tank with parts x (1 to 3, corresponding to sharks).

A pool is a kind of value. pool <x> specifies a pool with parts x (corresponding to sharks).

A bowl is a kind of value. bowl <x> specifies a bowl with parts x (1 to 3, corresponding to texts).

Definition: a number is smallish if it is less than 5.

When play begins:
	repeat with N running through smallish numbers:
		say "[N].";
	repeat with P running through prices:
		say "[P].";
	repeat with L running through lists of numbers:
		say "[L]."
--- problems
NOTATION_PART_COUNT at "tank <x> specifies a tank with parts x (1 to 3, corresponding to sharks)"
NOTATION_PART_COUNT at "pool <x> specifies a pool with parts x (corresponding to sharks)"
NOTATION_PART_KIND at "bowl <x> specifies a bowl with parts x (1 to 3, corresponding to texts)"
REPEAT_ENDLESS at "repeat with N running through smallish numbers"
REPEAT_ENDLESS at "repeat with P running through prices"
REPEAT_ENDLESS at "repeat with L running through lists of numbers"
