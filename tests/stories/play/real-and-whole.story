A real number is compared with a whole one by size, but is never the same; an empty text stands before each character and at the end.
--- source
The Lab is a room.
The X is a real number that varies. X is 2.5.
A thing has a real number called the heft.
The ball is in the lab. The heft of the ball is 3.
To say test (N - number) as (T - truth state): say "[N]: [T]; ".
When play begins:
	now X is 1;
	say "1 [whether or not X is 1] [whether or not X is 1.0] [whether or not X > 0] [whether or not X is greater than 0] [whether or not X is at least 1] [whether or not 1 is X] [whether or not X is not 1] [whether or not X >= 1] [whether or not X <= 1] [whether or not X < 1].";
	now X is 0;
	say "2 [whether or not X is 0] [whether or not 0 is X] [whether or not X is 0.0] [whether or not X > -1] [whether or not X < 1].";
	now X is -3;
	say "3 [whether or not X is -3] [whether or not X < 0] [whether or not X < -2] [whether or not X > -4].";
	let N be 2;
	now X is 2;
	say "4 [whether or not X is N] [whether or not X is N + 0] [whether or not N is X] [whether or not X > 1] [whether or not N < X + 1] [whether or not X + N is 4] [whether or not X + N is 4.0].";
	say "5 [whether or not the heft of the ball is 3] [whether or not the heft of the ball is 3.0] [whether or not heft of the ball is at least 2].";
	let L be {1.0, 2.0};
	say "6 [whether or not 1.0 is listed in L].";
	say "7 [X + 1] [X times 2] [X / 4] [N + 1.5] [N times 1.5] [the square root of 16] [X - N].";
	if X is:
		-- 2: say "8 two.";
		-- otherwise: say "8 other.";
	let Y be 1.0;
	now Y is 3;
	say "9 [Y] [whether or not Y is 3].";
	let T be "abc";
	replace the text "" in T with "-";
	say "10 [T].";
	let T be "";
	replace the text "" in T with "-";
	say "11 [T].";
	let T be "abc";
	replace the regular expression "" in T with "-";
	say "12 [T].";
	let T be "a b";
	replace the word "" in T with "-";
	say "13 [T].";
	replace character number 2 in T with "-";
	say "14 [T].";
	replace the text "" in T with "\1";
	say "15 [T].";
--- play

1 false true true true true false true true true false.
2 true true true true true.
3 false true true true.
4 false false false true true false true.
5 false true true.
6 true.
7 3.0 4.0 0.5 3.5 3.0 4 0.0.
8 two.
9 3.0 false.
10 -a-b-c-.
11 -.
12 abc.
13 a b.
14 a-b.
15 \1a\1-\1b\1.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a ball here.

>look
Lab
You can see a ball here.

>
