Between rooms of which one does not fit what is gone through, the number of moves is none.
--- source
A district is a kind of room. A district has a number called the toll. Aa is a district. B is a district. C is a district. B is north of Aa. C is north of B. The Yard is a room. The Yard is east of C. D is a district. The toll of C is 3. The toll of B is 4.
The gate is a door. It is west of Aa and east of the Moor. The Moor is a district. The gate is closed and locked.
Definition: a district is costly if its toll is at least 1.
Linking relates rooms to each other. The verb to be linked with means the linking relation. Aa is linked with B. B is linked with C.
Leading relates various rooms to various rooms. The verb to lead to means the leading relation. Aa leads to B. B leads to Yard.
Instead of jumping:
	repeat with R running through rooms:
		say "[R]: [number of moves from Aa to R], [number of moves from R to Aa], [number of moves from Aa to R through costly districts], [number of moves from R to Aa through costly districts], [number of moves from Aa to R through districts], [number of moves from Aa to R, using doors], [number of moves from Aa to R, using even locked doors], [number of moves from R to Aa through districts, using even locked doors]; [best route from Aa to R through costly districts], [best route from R to Aa through costly districts]; ";
		say "[number of steps via the linking relation from Aa to R], [next step via the linking relation from Aa to R], [number of steps via the linking relation from R to Aa], [number of steps via the leading relation from Aa to R], [number of steps via the leading relation from R to Aa].";
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Aa
You can see a gate here.

>jump
Aa: 0, 0, 0, 0, 0, 0, 0, 0; nothing, nothing; 0, nothing, 0, 0, 0.
B: 1, 1, 0, 0, 1, 1, 1, 1; nothing, nothing; 1, B, 1, 1, -1.
C: 2, 2, 0, 0, 2, 2, 2, 2; nothing, nothing; 2, B, 2, -1, -1.
Yard: 3, 3, 0, 0, 0, 3, 3, 0; nothing, nothing; -1, nothing, -1, 2, -1.
D: -1, -1, 0, 0, -1, -1, -1, -1; nothing, nothing; -1, nothing, -1, -1, -1.
Moor: -1, -1, 0, 0, -1, -1, 1, 1; nothing, nothing; -1, nothing, -1, -1, -1.

>
