A word that is replaced may be several words; a punctuated one need only end where a word does. What has not happened has been so for 0 turns.
--- source
The Lab is a room. A pebble is here.
To try (A - text) in (T - text):
	let N be T;
	replace the word A in N with "#";
	let M be T;
	replace the punctuated word A in M with "#";
	say "[A]: [N] | [M]."
When play begins:
	try "system," in "a system, big system,. system";
	try "big system" in "a system, big system. (big system)";
	try "a-b" in "a-b a-bc (a-b) xa-b";
	try ".." in "a. b.. c ... d....";
	try ", b" in "a, b, b";
	try "don't" in "don't do don't's";
	try "do" in "don't do do, undo";
	try "b," in "a,b , c ab, b,c b,, d";
	try "a b" in "a b c a b a b";
	try "a a" in "a a a a".
Every turn:
	if we have examined the pebble for 0 turns, say "zero ";
	if we have examined the pebble for 1 turn, say "one ";
	if we have examined the pebble for less than 2 turns, say "less than two ";
	say "turns."
--- play

system,: a system, big system,. system | a # big #. system.
big system: a system, #. (#) | a system, #. (#).
a-b: a-b a-bc (a-b) xa-b | # a-bc (#) x#.
..: a. b.. c ... d.... | a. b# c #. d##.
, b: a, b, b | a##.
don't: # do don't's | # do don't's.
do: don't # #, undo | don't # #, un#.
b,: a,b , c ab, b,c b,, d | a,b , c a# b,c #, d.
a b: # c # # | # c # #.
a a: # # | # #.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a pebble here.

>z
A while goes by.

zero less than two turns.

>x pebble
You notice nothing out of the ordinary about the pebble.

one less than two turns.

>z
A while goes by.

turns.

>z
A while goes by.

turns.

>
