What a condition called the man is the man from then on, but a man is still any man.
--- source
Lab is a room. Bob is a man in Lab. Cid is a man in Lab. Ann is a woman in Lab. The hat is in Lab. Cid carries the cap. Bob carries the cup.
When play begins:
	if a man (called the man) is in the Lab, say "1 [the man].";
	say "2 [the man] [list of things carried by a man] [number of men].";
	repeat with X running through men:
		if X is a man, say "3 [X].";
	if Cid is a man, say "4 yes.";
	if a man (called the woman) is in the Lab:
		say "5 [woman] [if Ann is a woman]w[end if].";
	if Ann is a woman, say "6 yes.";
	say "7 [list of women].";
--- play

1 Bob.
2 Bob cup and cap 2.
3 Bob.
3 Cid.
4 yes.
5 Bob w.
6 yes.
7 Ann.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Bob, Cid, Ann and a hat here.

>
