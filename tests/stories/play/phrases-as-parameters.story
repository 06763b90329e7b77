A phrase that is given as a parameter keeps what it takes and gives, so that it is applied to a list as to its entries.
--- source
"E1" by Nobody

The Yard is a room.
To combine (L - a list of numbers) with (f - phrase number -> number): 
	say "[f applied to L]; ";
	let M be f applied to L;
	say "[M]."
To combine2 (L - a list of numbers) with (f - phrase number -> number):
	say "[f applied to entry 1 of L]; ".
To decide which number is tripled (N - a number) (this is tripling): decide on N * 3.
To decide if (N - a number) is big (this is bigness): if N > 2, yes; no.
To decide which number is sum of (N - a number) and (M - a number) (this is summing): decide on N + M.
When play begins:
	let L be {1, 2, 3};
	say "[tripling applied to L].";
	say "[tripling applied to {4, 5}].";
	combine2 L with tripling;
	combine L with tripling;
	say "[bigness applied to L]  [the summing reduction of L].";
	let g be tripling;
	say "[g applied to L] [g applied to 3].".
--- play

3, 6 and 9.
12 and 15.
3; 3, 6 and 9; 3, 6 and 9.
false, false and true  6.
3, 6 and 9 9.

E1
An Interactive Fiction by Nobody
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard

>look
Yard

>
