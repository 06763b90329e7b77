An equation is looked at where it stands, whether or not anything asks for it: its title, its names, and the kinds of its two sides.
--- source
The Bridge is a room.

A mass is a kind of value. 1kg specifies a mass.

Equation 2 - Six
	F = ma
where F is a number, m is a number and a is a number.

Equation X
	F = ma
where F is a number, m is a number and a is a number.

Equation - Long Name
	F = abcdefghijkl
where F is a number and abcdefghijkl is a number.

Equation - Of Text
	F = ma
where F is a number, m is a number and a is a text.

Equation - Zeroes
	F = 007a
where F is a number and a is a number.

Equation - Undeclared
	F = ma
where F is a number and m is a number.

Equation - Two Kinds
	F = m
where F is a number and m is a mass.

Equation - Added Kinds
	F = m + 1
where F is a mass and m is a mass.

Equation - Fixed
	F = km
where F is a number, k is 7 and m is a number.

When play begins:
	let m be 5;
	let F be 10;
	let k be given by Fixed.
--- problems
EQUATION_TITLE at "Equation 2 - Six"
EQUATION_TITLE at "Equation X"
EQUATION_NAME_FORM at "Equation - Long Name  F = abcdefghijkl where F is a number and abcdefghijkl is a number"
EQUATION_NOT_NUMBERS at "Equation - Of Text  F = ma where F is a number, m is a number and a is a text"
EQUATION_ZERO at "Equation - Zeroes  F = 007a where F is a number and a is a number"
EQUATION_NAME_UNKNOWN at "Equation - Undeclared  F = ma where F is a number and m is a number"
EQUATION_SIDES at "Equation - Two Kinds  F = m where F is a number and m is a mass"
EQUATION_TARGET at "Fixed"
