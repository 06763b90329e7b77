Equations: how loosely a minus sign, functions and terms beside each other bind.
--- source
"Reckoning"

The Counting House is a room.

Equation - Loss
	Y = -X - 4
where Y is a real number and X is a real number.

Equation - Balance
	Y = 3 + -X - 4
where Y is a real number and X is a real number.

Equation - Depth
	Y = 10 - root X * 4
where Y is a real number and X is a real number.

Equation - Fall
	Y = X * -2 + 5
where Y is a real number and X is a real number.

Equation - Rest
	Y = ( -X) - 4
where Y is a real number and X is a real number.

Equation - Growth
	Y = log 2X / 4
where Y is a real number and X is a real number.

Equation - Side
	Y = root X 3
where Y is a real number and X is a real number.

Equation - Half
	Y = root X * 4 / 2
where Y is a real number and X is a real number.

Equation - Sum
	Y = 3 * root X * 4 / 2
where Y is a real number and X is a real number.

Equation - Fold
	Y = root root X * 9 * 5
where Y is a real number and X is a real number.

Equation - Tower
	Y = X ^ root X * 4 / 9
where Y is a real number and X is a real number.

Equation - Span
	Y = root X * 4 3 * 2
where Y is a real number and X is a real number.

Equation - Debt
	Y = -X ^ 2
where Y is a real number and X is a real number.

Equation - Share
	Y = 18 / 2 X 4
where Y is a real number and X is a real number.

When play begins:
	let X be 9.0;
	let Y be 0.0;
	let Y be given by Loss;
	say "-X - 4 = [Y].";
	let Y be given by Balance;
	say "3 + -X - 4 = [Y].";
	let Y be given by Depth;
	say "10 - root X * 4 = [Y].";
	let Y be given by Fall;
	say "X * -2 + 5 = [Y].";
	let Y be given by Rest;
	say "( -X) - 4 = [Y].";
	let Y be given by Growth;
	say "log 2X / 4 = [Y].";
	let Y be given by Side;
	say "root X 3 = [Y].";
	let Y be given by Half;
	say "root X * 4 / 2 = [Y].";
	let Y be given by Sum;
	say "3 * root X * 4 / 2 = [Y].";
	let Y be given by Fold;
	say "root root X * 9 * 5 = [Y].";
	let Y be given by Tower;
	say "X ^ root X * 4 / 9 = [Y].";
	let Y be given by Span;
	say "root X * 4 3 * 2 = [Y].";
	let Y be given by Debt;
	say "-X ^ 2 = [Y].";
	let Y be given by Share;
	say "18 / 2 X 4 = [Y].";
--- play
-X - 4 = -5.0.
3 + -X - 4 = -2.0.
10 - root X * 4 = 4.0.
X * -2 + 5 = -63.0.
( -X) - 4 = -13.0.
log 2X / 4 = 0.72259.
root X 3 = 5.19615.
root X * 4 / 2 = 3.0.
3 * root X * 4 / 2 = 9.0.
root root X * 9 * 5 = 6.7082.
X ^ root X * 4 / 9 = 59049.0.
root X * 4 3 * 2 = 20.78461.
-X ^ 2 = -81.0.
18 / 2 X 4 = 4.0.

Reckoning
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Counting House

>
