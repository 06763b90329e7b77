Where sums without brackets are put together otherwise than at school, it is said; where brackets stand it is not.
--- source
The Yard is a room.

When play begins:
	say "[2 + 3 * 4] [2 + (3 * 4)] [(2 + 3) * 4]."
--- notices
ARITHMETIC_GROUPING at "2 + 3 * 4"
