Equations: by name and written out, solved for any name that stands once, kinds kept.
--- source
"Weighbridge"

The Bridge is a room.

A mass is a kind of value. 1kg specifies a mass.
A distance is a kind of value. 1m specifies a distance. 1cm specifies a distance scaled down by 100.
An area is a kind of value. 1 sq m specifies an area.
A distance times a distance specifies an area.
The empty load is a mass that varies. The empty load is 30kg.

Equation 1 - Loading
	M = nW + E
where M is a mass, W is a mass, n is a number, and E is the empty load.

Equation - Tiling
	A = ab
where A is an area, a is a distance and b is a distance.

Equation - Growth
	P = S(1 + r)^t
where P is a real number, S is 100.0, r is a real number and t is a real number.

When play begins:
	let n be 4;
	let W be 25kg;
	let M be given by Loading;
	say "[M]. ";
	now the empty load is 10kg;
	let M be given by equation 1;
	say "[M]. ";
	let load be 130kg;
	let W be given by Loading, where M is load;
	say "[W]."

When play begins:
	let n be given by Loading where M is 55kg, W is 15kg;
	say "[n]. ";
	let A be given by Tiling where a is 2m, b is 3m;
	say "[A]. ";
	let b be given by Tiling where A is 10 sq m, a is 250cm;
	say "[b]. ";
	let P be given by Growth where r is 0.5, t is 2.0;
	say "[P]. ";
	let r be given by Growth where P is 400.0, t is 2.0;
	say "[r]. ";
	let x be given by 3x + 1 = 16, where x is a number;
	say "[x]. ";
	let y be given by x^2 + y^2 = 169 where y is a number;
	say "[y]. ";
	let z be given by exp z = 2pi where z is a real number;
	say "[z]. ";
	let w be given by w = 3^10 where w is a number;
	say "[w]. ";
	let w be given by w = 3^70 where w is a number;
	say "[w]. "
--- play

130kg. 110kg. 30kg.

3. 6 sq m. 4m. 225.0. 1.0. 5. 12. 1.83788. 59049. -102221863. 
Weighbridge
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Bridge

>
