Lists that are too long to be worked on at once: what is done in pieces comes to the same. A list in a list is compared and copied with all
that is in it; sorting keeps the order of what is equal, also in reverse.
--- source
"Long Lists"

The Lab is a room. A ball is a kind of thing. A ball has a number called weight. The red ball is a ball with weight 3. The blue ball is a ball with weight 1. The green ball is a ball with weight 3.

L is a list of numbers that varies. M is a list of lists of numbers that varies. N is a list of lists of numbers that varies.

When play begins:
	repeat with I running from 1 to 300:
		add the remainder after dividing I * 7 by 101 to L;
	sort L;
	say "[entry 1 of L], [entry 150 of L], [entry 300 of L].";
	sort L in reverse order;
	say "[entry 1 of L], [entry 150 of L], [entry 300 of L].";
	let K be L;
	say "[if K is L]same[otherwise]different[end if], [if 55 is listed in K]there[otherwise]absent[end if].";
	remove 55 from K, if present;
	say "[if K is L]same[otherwise]different[end if], [if 55 is listed in K]there[otherwise]absent[end if], [number of entries in K].";
	remove {1, 2, 3, 4} from K, if present;
	add L to K, if absent;
	say "[number of entries in K]: [entry 284 of K] to [entry 288 of K].";
	add K to K;
	add {5, 6} at entry 2 in K;
	say "[number of entries in K]: [entry 1 of K], [entry 2 of K], [entry 3 of K], [entry 4 of K].";
	repeat with I running from 1 to 100:
		let P be a list of numbers;
		extend P to 80 entries;
		now entry 80 of P is the remainder after dividing I * 3 by 100;
		add P to M;
	now N is M;
	say "[if N is M]same[otherwise]different[end if].";
	now entry 80 of entry 100 of N is 777;
	say "[if N is M]same[otherwise]different[end if], [if entry 100 of N is listed in M]there[otherwise]absent[end if].";
	sort M;
	sort N in reverse order;
	say "[entry 80 of entry 1 of M], [entry 80 of entry 100 of M], [entry 80 of entry 1 of N], [entry 80 of entry 100 of N].";
	let B be the list of balls;
	sort B in weight order;
	say "[B].";
	sort B in reverse weight order;
	say "[B]."
--- play

0, 50, 100.
100, 50, 0.
same, there.
different, absent, 297.
290: 0 to 3.
582: 100, 5, 6, 100.
same.
different, absent.
0, 99, 777, 1.
blue ball, red ball and green ball.
red ball, green ball and blue ball.

Long Lists
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
