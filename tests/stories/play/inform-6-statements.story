Statements and expressions of Inform 6, escapes in its texts, constants that are reckoned, boxes. Where the reference knows the form, it prints the same.
--- source
The Hall is a room. The box is an open container in the Hall. The coin is in the box. The handle is part of the box. The lid is part of the box. The pearl is in the box.

A hue is a kind of value. The hues are red, green and blue.

Paint relates various hues to various things. The verb to paint means the paint relation.

Include (-
Constant LIMIT = 12 - 4;
Constant AREA = LIMIT * 3;
Constant MASK = 5 | 8;
Constant LOW = -LIMIT;
Global kept = 3;
Array Triple --> 3 "one" 'x' LIMIT;
[ Sort_Of n;
	switch (n) {
		1 to 3: print "few";
		4, 6, 8: print "even";
		LIMIT + 1: print "nine";
		-2: print "minus two";
		default: print "other";
	}
	print " ";
];
[ Loops box n i;
	for (i = 0 : i < n : i++) { if (i == 1) continue; if (i == 4) break; print i; }
	i = 0; do { print i; i = i + 2; } until (i > 5);
	while (i > 0) { i--; if (i % 2 == 0) continue; print i; }
	objectloop (i in box) print "<", (the) i, ">";
	spaces 3; print "|"; spaces 0; print "|"; spaces 1; print "|^";
];
[ Escapes;
	print "tilde ~quoted~ caret^new line at @@64 @@126 @{E9} end
		of line^";
	font off; print "fixed"; font on; style bold; print "bold"; style underline; print "under"; style reverse; print "back"; style roman; print "^";
];
[ Boxed; box "" "The first line" "and the ~second~"; ];
[ Numbers n m;
	print LIMIT, " ", AREA, " ", MASK, " ", LOW, " ", $1F, " ", $$101, " ", 'a', " ", kept, "^";
	n = 5; m = n++; print m, n; m = ++n; print m; m = n--; print m; m = --n; print m, " ", -n, " ", ~~n, " ", ~5, " ", n & 4, " ", n | 8, " ", 7 / 2, " ", -7 / 2, " ", 7 % 3, " ", -7 % 3, "^";
	if (n == 5 or 6) print "five or six "; if (n ~= 5 or 6) print "never "; if (~~(n > 7)) print "small ";
	if (n >= 5 && n <= 5) print "both "; if (n < 5 || n > 4) print "either "; print (n > 3) + 1, "^";
	print (char) 65, (string) "text", (number) 21, (Sort_Of) 2, "^";
];
[ Tree box coin hall;
	print children(box), " ", (the) child(box), " ", (the) sibling(coin), " ", (the) parent(coin), "^";
	if (coin in box) print "in "; if (coin notin hall) print "not in ";
	if (box has open) print "open "; give box ~open; if (box hasnt open) print "shut "; give box open;
	if (box ofclass K5_container) print "container ";
	move coin to hall; print (the) parent(coin), " "; remove coin; print parent(coin) == nothing; move coin to box; print "^";
];
[ Gives n; if (n > 2) return n * 2; if (n == 2) rtrue; if (n == 1) rfalse; ];
[ Random_Of n; n = random(1, 1, 1); print n, random(1), "^"; ];
-).

To sort (N - a number): (- Sort_Of({N}); -).
To loop in (X - a thing) to (N - a number): (- Loops({X}, {N}); -).
To escape: (- Escapes(); -).
To box: (- Boxed(); -).
To number: (- Numbers(); -).
To climb (X - a thing) and (Y - a thing) in (Z - a room): (- Tree({X}, {Y}, {Z}); -).
To decide what number is given (N - a number): (- Gives({N}) -).
To choose at random: (- Random_Of(); -).

Instead of examining the box:
	sort 1; sort 3; sort 4; sort 5; sort 8; sort 9; sort -2; sort 0;
	say "[line break]";
	loop in the box to 6;
	escape;
	number;
	climb the box and the coin in the Hall;
	say "[given 5] [given 2] [given 1] [given 0].";
	box.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a box (in which are a coin and a pearl) here.

>x box
few few even other even nine minus two other 
023024531<the coin><the pearl>   || |
tilde "quoted" caret
new line at @ ~ é end of line
fixedboldunderback
8 24 13 -8 31 5 97 3
56775 -5 0 -6 4 13 3 -3 1 -1
five or six small both either 2
Atexttwenty-onefew 
2 the coin the pearl the box
in not in open shut container the Hall 1
10 1 0 1.

>
The first line
and the "second"
