A phrase for numbers goes before one for real numbers, which takes numbers too, whichever comes first.
--- source
"Whole"

The Hall is a room.
To show (N - real number): say "real [N]; ".
To show (N - number): say "whole [N]; ".
To tell (N - number): say "whole [N]; ".
To tell (N - real number): say "real [N]; ".
To tell (N - text): say "text [N]; ".
To tell (V - value): say "value [V]; ".
To say odd (N - a number): say "odd [N]".
To say odd (N - a real number): say "oddly [N]".
To decide which number is half of (N - number): decide on N / 2.
To weigh (N - number) against (M - real number): say "nr ".
To weigh (N - real number) against (M - number): say "rn ".
To weigh (N - real number) against (M - real number): say "rr ".
When play begins:
	show 5;
	show 5.5;
	tell 5;
	tell 5.5;
	tell "x";
	tell Hall;
	say "[odd 3] [odd 3.5] [half of 7] ";
	weigh 1 against 1.0;
	weigh 1.0 against 1;
	weigh 1.0 against 1.0;
	let N be 4;
	show N;
	let R be 4.0;
	show R;
	show 2 + 2.0;
	show half of 9.
--- play

whole 5; real 5.5; whole 5; real 5.5; text x; value Hall; odd 3 oddly 3.5 3 nr rn rr whole 4; real 4.0; real 4.0; whole 4; 
Whole
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall

>look
Hall

>
