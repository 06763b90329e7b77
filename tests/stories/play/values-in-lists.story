In lists, texts with substitutions count by what they print, and a real number that is none equals only itself.
--- source
The Lab is a room.

When play begins:
	let M be a list of texts;
	add "x[1 + 1]" to M;
	add "x2" to M, if absent;
	add "x3" to M, if absent;
	say "[M in brace notation].";
	let L be {1.0, 2.0};
	let X be the real square root of -1;
	say "[if X is listed in L]listed[otherwise]not listed[end if].";
	add X to L, if absent;
	add X to L, if absent;
	remove 2.0 from L;
	say "[L in brace notation].";
	let P be {1, 2, 3};
	say "[2147483647 to the nearest 10] [-17 to the nearest 5] [17 to the nearest 5].";
	now entry 268435457 of P is 9;
	say "[P in brace notation].".
--- play

{"x2", "x3"}.
not listed.
{1.0, -⚠}.
-2147483640 -15 15.
*** In the rule "When play begins", entry 268435455 cannot be changed in a list of 3 entries.
{1, 2, 3}.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>look
Lab

>
