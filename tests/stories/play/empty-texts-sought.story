An empty text stands before every character and at the end; an empty expression matches nowhere.
--- source
"x"

The Lab is a room.
When play begins:
	let U be "";
	let T be "abc";
	if T matches the text "":
		say "1 y.";
	otherwise:
		say "1 n.";
	if U matches the text "":
		say "2 y.";
	otherwise:
		say "2 n.";
	let vv3 be the number of times T matches the text "";
	say "3 [vv3].";
	if U exactly matches the regular expression U:
		say "4 y.";
	otherwise:
		say "4 n.";
	if U matches the regular expression "":
		say "5 y.";
	otherwise:
		say "5 n.";
	if T matches the regular expression "":
		say "6 y.";
	otherwise:
		say "6 n.";
	if T matches the regular expression "x*":
		say "7 y.";
	otherwise:
		say "7 n.";
	let vv8 be the number of times T matches the regular expression "x*";
	say "8 [vv8].";
	if U matches the regular expression "x*":
		say "9 y.";
	otherwise:
		say "9 n.";
	let vv10 be the number of times U matches the regular expression "x*";
	say "10 [vv10].";
	if U exactly matches the regular expression "x*":
		say "11 y.";
	otherwise:
		say "11 n.";
	let vv12 be the number of times T matches the regular expression "()";
	say "12 [vv12].";
	let vv13 be the number of times T matches the regular expression "$";
	say "13 [vv13].";
	let vv14 be the number of times T matches the regular expression "^";
	say "14 [vv14].";
	let vv15 be the number of times T matches the regular expression "\b";
	say "15 [vv15].";
	if U exactly matches the text "a":
		say "16 y.";
	otherwise:
		say "16 n.";
	if "" matches the text "a":
		say "17 y.";
	otherwise:
		say "17 n.";
	if "a b" matches the text "":
		say "18 y.";
	otherwise:
		say "18 n.";
	if "" exactly matches the text "":
		say "19 y.";
	otherwise:
		say "19 n.";
	if U matches the regular expression "^$":
		say "20 y.";
	otherwise:
		say "20 n.";
	if T matches the regular expression "^$":
		say "21 y.";
	otherwise:
		say "21 n.";
	if U matches the regular expression ".":
		say "22 y.";
	otherwise:
		say "22 n.";
	if T matches the regular expression "|b":
		say "23 y.";
	otherwise:
		say "23 n.";
	if T matches the text "", case insensitively:
		say "24 y.";
	otherwise:
		say "24 n.";
	let vv25 be the number of times T matches the text "b";
	say "25 [vv25].";
	let vv26 be the number of times "aXbX" matches the regular expression "X?";
	say "26 [vv26].";
--- play

1 y.
2 y.
3 4.
4 n.
5 n.
6 n.
7 y.
8 4.
9 y.
10 1.
11 y.
12 4.
13 1.
14 1.
15 2.
16 n.
17 n.
18 y.
19 y.
20 y.
21 n.
22 n.
23 y.
24 y.
25 1.
26 5.

x
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>z
A while goes by.

>
