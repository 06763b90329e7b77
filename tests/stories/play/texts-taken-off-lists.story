A text with substitutions is taken off a list when it says what is taken off.
--- source
The Lab is a room. The tally is a number that varies. The tally is 7.
When play begins:
	let L be {"[tally] pears", "7 pears", "a plum", "[tally in words] figs"};
	remove "7 pears" from L;
	say "[L].";
	let M be {"a plum", "seven figs", "[tally] figs"};
	remove M from L, if present;
	say "[the number of entries in L].";
	let N be {"[tally]", "[one of]a[or]b[stopping]"};
	remove "b" from N, if present;
	say "[entry 2 of N][entry 2 of N], [N].";
	remove "c" from N.
--- play

a plum and seven figs.
0.
ab, 7 and b.
*** In the rule "When play begins", a value that is not in a list cannot be removed from it.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>
