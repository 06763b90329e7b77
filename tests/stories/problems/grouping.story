Where sums without brackets are put together otherwise than at school, it is said; where brackets stand it is not.
--- source
The Yard is a room.

When play begins:
	say "[2 + 3 * 4] [2 + (3 * 4)] [(2 + 3) * 4].";
	say "[100 * 3 / 5] [(100 * 3) / 5] [100 / 5 * 3] [1.5 * 3 / 5] [1.5 * 3.0 / 5].";
	say "[10 - 3 - 2] [10 - 3 + 2] [10 + 3 - 2] [12 / 4 + 2].";
	let M be given by 2 M + 1 = 9, where M is a number.
--- notices
ARITHMETIC_GROUPING at "2 + 3 * 4"
ARITHMETIC_GROUPING at "100 * 3 / 5"
ARITHMETIC_GROUPING at "1.5 * 3 / 5"
ARITHMETIC_GROUPING at "10 - 3 - 2"
