A phrase that is used in its own definition is tried last there: so it wraps an older phrase of the same words, and arithmetic divides first. Elsewhere a phrase takes all that follows it.
--- source
"Within"

The Loft is a room. The crate is a container in the Loft.

To decide which number is stairs of (N - a number):
	if N < 2, decide on 1;
	decide on stairs of (N - 1) + stairs of (N - 2).

To decide which number is tally of (N - a number):
	if N < 1, decide on 0;
	let M be tally of (N - 1) + 2;
	decide on M.

To decide which number is twice of (N - a number): decide on N * 2.

To decide which number is mixed of (N - a number):
	if N < 2, decide on 1;
	decide on twice of (N - 2) + mixed of (N - 1).

To say (T - a text) in upper case: say "*[T in upper case]*".

To present (T - a thing): say "Thing [T].".
To present (T - a container): say "Box: "; present T.

To decide whether (N - a number) is fine:
	if N < 1, yes;
	let M be N - 2;
	decide on whether or not M is fine.

When play begins:
	say "[stairs of 7] [tally of 4] [mixed of 3].";
	say "[twice of (3) + twice of (4)].";
	say "[printed name of the Loft in upper case].";
	present the crate;
	say "[if 6 is fine]Fine[otherwise]Not fine[end if].".
--- play

21 8 6.
22.
*LOFT*.
Box: Thing crate.
Fine.

Within
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Loft
You can see a crate (empty) here.

>
