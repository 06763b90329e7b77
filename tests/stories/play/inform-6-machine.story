Code in Inform 6 asks what the machine can do, and how it prints: by Glk, and in no other way.
--- source
The Hall is a room.
Include (-
[ Prints how answer;
	@gestalt 4 how answer;
	return answer;
];
[ Does what answer;
	@gestalt what 0 answer;
	return answer;
];
-).
To decide what number is printing by (N - a number): (- Prints({N}) -).
To decide what number is the feature (N - a number): (- Does({N}) -).
Instead of jumping:
	say "[printing by 0] [printing by 1] [printing by 2]; [feature 3] [feature 5] [feature 11]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall

>jump
0 0 1; 1 1 0.

>
