"The Treadmill" by "Test Author"

The Gym is a room. "A treadmill hums here."

The count is a number that varies.

Instead of jumping:
	while the count is at least 0:
		now the count is the remainder after dividing the count by 7;
		increase the count by 1.

The hoard is a list of lists of numbers that varies.

Instead of waving hands:
	let L be {1};
	repeat with N running from 1 to 19:
		add L to L;
	while 1 is 1:
		add 1 to L;
		add L to the hoard.
