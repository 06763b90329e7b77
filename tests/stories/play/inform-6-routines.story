Code in Inform 6 runs: expressions, statements, routines, globals, constants and arrays, the tree of objects, attributes and properties. The reference prints the same.
--- source
The Den is a room. The box is an open container in the Den. The ball, the coin and the key are in the box. The lamp is a device in the Den. The lid is part of the box. The Yard is north of the Den. Bob is a man in the Den. The crate is a closed openable container in the Den. The coin is edible.

Include (-
Constant LIMIT = 4;
Constant DOUBLE_LIMIT = LIMIT;
Global counter = 3;
Global held_thing;
Array table_of_squares --> 0 1 4 9 16 25;
Array scratch --> 8;

[ Square n; return n * n; ];
[ SumTo n i total;
	for (i = 1 : i <= n : i++) { if (i == 3) continue; total = total + i; }
	return total;
];
[ Countdown n;
	do { print n, " "; n--; } until (n == 0);
	new_line;
];
[ Factorial n; if (n <= 1) return 1; return n * Factorial(n - 1); ];
[ Kind_Of_Number n;
	switch (n) {
		1: return 10;
		2, 3: return 20;
		4, 5, 6: n = 30; return n;
		default: return 40;
	}
];
[ CountThings obj x n;
	objectloop (x in obj) n++;
	return n;
];
[ Heaviest a b;
	if (a > b && a ~= 7) return a;
	if (~~(a == b)) rfalse;
	rtrue;
];
[ Name_It obj; print "<", (name) obj, ">"; ];
[ FirstEdible x; objectloop (x ofclass K2_thing) if (x has edible) return x; return nothing; ];
[ Bump; counter++; counter = counter + 2; return counter; ];
[ Fill i; for (i = 0 : i < 8 : i++) scratch-->i = i * i; return scratch-->5; ];
[ Whole; while (true) { counter--; if (counter < 0) break; } return counter; ];
[ Shouts; print "I said ~hello~^and left."; ];
-)

To decide what number is the square of (N - number): (- Square({N}) -).
To decide what number is the sum to (N - number): (- SumTo({N}) -).
To decide what number is the factorial of (N - number): (- Factorial({N}) -).
To decide what number is the class of (N - number): (- Kind_Of_Number({N}) -).
To decide what number is the tally of (O - object): (- CountThings({O}) -).
To decide whether (N - number) beats (M - number): (- (Heaviest({N}, {M})) -).
To decide what object is the parent of (O - object): (- parent({O}) -).
To decide what object is the first of (O - object): (- child({O}) -).
To decide what object is the next of (O - object): (- sibling({O}) -).
To decide what object is the first edible: (- FirstEdible() -).
To decide whether (O - object) gapes: (- ({O} has open) -).
To decide whether (O - object) is shut or missing: (- ({O} hasnt open || {O} == nothing) -).
To decide what number is the bumped: (- Bump() -).
To decide what number is the filled: (- Fill() -).
To decide what number is the bottom: (- Whole() -).
To decide what number is square-entry (N - number): (- (table_of_squares-->{N}) -).
To say countdown from (N - number): (- Countdown({N}); -).
To say angle (O - object): (- Name_It({O}); -).
To say shouts: (- Shouts(); -).
To say capital (O - object): (- print (The) {O}, " and ", (the) {O}, " and ", (a) {O}; -).
To gape (O - object): (- give {O} open; -).
To shut (O - object): (- give {O} ~open; -).
To shift (O - object) to (P - object): (- move {O} to {P}; -).
To set the counter to (N - number): (- counter = {N}; -).
To decide what number is the counter value: (- counter -).
To decide what number is the remainder of (N - number) by (M - number): (- ({N} % {M}) -).
To decide what number is the mask of (N - number) and (M - number): (- ({N} & {M}) | 8 -).
To decide what number is the limit: (- DOUBLE_LIMIT -).
To decide whether timers work: (- glk_gestalt(gestalt_Timer, 0) -).
To decide whether unicode works: (- glk_gestalt(gestalt_Unicode, 0) -).
To decide what number is minus of (N - number): (- -{N} -).
To decide whether (N - number) is small: (- ({N} == 1 or 2 or 3) -).
To decide whether (N - number) is not small: (- ({N} ~= 1 or 2 or 3) -).
To decide whether (O - object) is a box: (- ({O} ofclass K5_container) -).
To decide whether (O - object) sits in (P - object): (- ({O} in {P}) -).
To decide what text is the blurb of (O - object): (- {O}.description -).
The description of the ball is "Round."

When play begins:
	say "1: [square of 7] [sum to 5] [factorial of 6].";
	say "2: [class of 1] [class of 3] [class of 5] [class of 9].";
	say "3: [tally of the box] [tally of Bob].";
	say "4: [if 5 beats 3]y[else]n[end if][if 3 beats 3]y[else]n[end if][if 7 beats 3]y[else]n[end if].";
	say "5: [parent of the ball], [first of the box], [next of first of the box], [parent of the lid].";
	say "6: [first edible].";
	say "7: [if the box gapes]y[else]n[end if][if the crate gapes]y[else]n[end if][if the crate is shut or missing]y[else]n[end if].";
	say "8: [bumped] [bumped] [filled] [square-entry 3].";
	say "9: [countdown from 4].";
	say "10: [angle the lamp] [angle the box].";
	say "11: [shouts].";
	say "12: [capital the lamp]. [capital Bob].";
	gape the crate;
	say "13: [if the crate is open]open[else]shut[end if].";
	shut the crate;
	say "14: [if the crate is open]open[else]shut[end if].";
	shift the ball to Bob;
	say "15: [holder of the ball], [list of things in the box].";
	set the counter to 12;
	say "16: [counter value] [remainder of 17 by 5] [mask of 7 and 5] [limit] [minus of 4].";
	say "17: [if timers work]y[else]n[end if][if unicode works]y[else]n[end if].";
	say "18: [if 2 is small]y[else]n[end if][if 5 is small]y[else]n[end if][if 2 is not small]y[else]n[end if][if 5 is not small]y[else]n[end if].";
	say "19: [if the box is a box]y[else]n[end if][if Bob is a box]y[else]n[end if][if the coin sits in the box]y[else]n[end if][if the ball sits in the box]y[else]n[end if].";
	say "20: [bottom] [counter value].";
	say "21: [blurb of the ball].";
--- play

1: 49 12 720.
2: 10 20 30 40.
3: 3 0.
4: yyn.
5: box, ball, coin, nothing.
6: coin.
7: yny.
8: 6 9 25 9.
9: 4 3 2 1 
.
10: <lamp> <box>.
11: I said "hello"
and left..
12: The lamp and the lamp and a lamp. Bob and Bob and Bob.
13: open.
14: shut.
15: Bob, coin and key.
16: 12 2 13 4 -4.
17: ny.
18: ynny.
19: ynyn.
20: -1 -1.
21: Round..

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Den
You can see a box (in which are a coin and a key), a lamp, Bob and a crate (closed) here.
