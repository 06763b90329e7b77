What is wrong in an equation is told where the formula stands, or where it is asked for by its name.
--- source
The Bridge is a room.

A mass is a kind of value. 1kg specifies a mass.

Equation - Doubling
	y = 2x
where x is a number and y is a number.

Equation - Nothing In It
	only words
where x is a number.

Equation - Tripling
	v = 3u
where u bores me and v is a number.

When play begins:
	let x be 5;
	let y be given by Doubling;
	let z be given by Doubling;
	let a be given by a + a = 2;
	let b be given by b = q + 1;
	let c be given by c = 2 =;
	let d be given by d = 1 where d;
	let m be 3kg;
	let e be given by e = m + x where e is a mass;
	let f be given by f^2 = m;
	let y be given by Doubling where x = 2, k = 3.
--- problems
EQUATION_FORM at "Equation - Nothing In It  only words where x is a number"
EQUATION_WHERE at "u bores me"
EQUATION_NOT_SOLVED at "Doubling"
EQUATION_NOT_SOLVED at "a + a = 2"
EQUATION_NAME_UNKNOWN at "b = q + 1"
EQUATION_FORM at "c = 2 ="
EQUATION_WHERE at "d"
EQUATION_KINDS at "e = m + x"
EQUATION_KIND at "f^2 = m"
EQUATION_NAME_SPARE at "Doubling"
