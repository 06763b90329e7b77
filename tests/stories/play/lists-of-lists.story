A list that is put into a list, a property or a table is copied: what is added to one afterwards is not in the other.
--- source
"Nests"

The Loft is a room. A room has a list of numbers called the marks. 

Table of Heaps
heap (list of numbers)
{ 1, 2 }

Instead of jumping:
	let M be { 9, 3 };
	let P be a list of lists of numbers;
	add M to P;
	add M to P;
	add 55 to M;
	say "[P in brace notation]; ";
	add M to P;
	add 66 to M;
	say "[P in brace notation]; ";
	let Q be P;
	add M to entry 1 of P;
	say "[P in brace notation] [Q in brace notation]; ";
	add Q to P;
	let R be entry 1 of Q;
	add 77 to R;
	say "[P in brace notation] [Q in brace notation] [R].";
	now the marks of the loft is R;
	add 1 to R;
	say "[marks of the loft], [R].";
	add 2 to the marks of the loft;
	say "[marks of the loft], [R].";
	now entry 2 of P is R;
	add 3 to R;
	say "[P in brace notation].";
	choose row 1 in the Table of Heaps;
	now the heap entry is R;
	add 4 to R;
	say "[heap entry]; [R].";
	let S be the heap entry;
	add 5 to S;
	say "[heap entry]; [S].";
	let T be a list of lists of lists of numbers;
	add { { 1 }, { 2, 3 } } to T;
	add { 4 } to entry 1 of T;
	say "[T in brace notation]."
--- play

Nests
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Loft

>jump
{{9, 3}, {9, 3}}; {{9, 3}, {9, 3}, {9, 3, 55}}; {{9, 3, 9, 3, 55, 66}, {9, 3}, {9, 3, 55}} {{9, 3}, {9, 3}, {9, 3, 55}}; {{9, 3, 9, 3, 55, 66}, {9, 3}, {9, 3, 55}, {9, 3}, {9, 3}, {9, 3, 55}} {{9, 3}, {9, 3}, {9, 3, 55}} 9, 3 and 77.
9, 3 and 77, 9, 3, 77 and 1.
9, 3, 77 and 2, 9, 3, 77 and 1.
{{9, 3, 9, 3, 55, 66}, {9, 3, 77, 1}, {9, 3, 55}, {9, 3}, {9, 3}, {9, 3, 55}}.
9, 3, 77, 1 and 3; 9, 3, 77, 1, 3 and 4.
9, 3, 77, 1 and 3; 9, 3, 77, 1, 3 and 5.
{{{1}, {2, 3}, {4}}}.

>
