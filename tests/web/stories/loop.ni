"The Treadmill" by "Test Author"

The Gym is a room. "A treadmill hums here."

The count is a number that varies.

Instead of jumping:
	while the count is at least 0:
		now the count is the remainder after dividing the count by 7;
		increase the count by 1.
