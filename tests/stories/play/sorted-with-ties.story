Rows whose texts or lists are the same change their order when a table is sorted upwards, and keep it downwards; what corresponds is a row that has an entry.
--- source
Lab is a room.

Table of A
key	id
"b"	1
"b"	2
"b"	3
"b"	4
"b"	5
"b"	6
"b"	7

Table of B
key	id
"c"	1
"a"	2
"b"	3
"c"	4
"a"	5
"b"	6
"a"	7
"c"	8

Table of C
num	id
3	1
1	2
2	3
3	4
1	5
2	6
1	7
3	8

Table of D
col	val
1	--
1	5
1	6
2	--
3	7

When play begins:
	sort the Table of A in key order;
	repeat through the Table of A:
		say "[id entry] ";
	say line break;
	sort the Table of A in key order;
	repeat through the Table of A:
		say "[id entry] ";
	say line break;
	sort the Table of A in reverse key order;
	repeat through the Table of A:
		say "[id entry] ";
	say line break;
	sort the Table of B in key order;
	repeat through the Table of B:
		say "[key entry][id entry] ";
	say line break;
	sort the Table of B in reverse key order;
	repeat through the Table of B:
		say "[key entry][id entry] ";
	say line break;
	sort the Table of C in num order;
	repeat through the Table of C:
		say "[num entry][id entry] ";
	say line break;
	sort the Table of C in reverse num order;
	repeat through the Table of C:
		say "[num entry][id entry] ";
	say line break;
	let L be {"x", "x", "y", "x"};
	sort L;
	say "[L].";
	if there is a val corresponding to a col of 1 in the Table of D, say "yes [val corresponding to a col of 1 in the Table of D].";
	if there is a val corresponding to a col of 2 in the Table of D, say "two";
	if there is a val corresponding to a col of 3 in the Table of D, say "three [val corresponding to a col of 3 in the Table of D].";
	if there is no val corresponding to a col of 1 in the Table of D, say "none 1.";
	choose row with col of 1 in the Table of D;
	if there is a val entry, say "entry [val entry]";
	say "end.";
--- play

7 6 5 4 3 2 1 
1 2 3 4 5 6 7 
1 2 3 4 5 6 7 
a7 a5 a2 b6 b3 c8 c4 c1 
c8 c4 c1 b6 b3 a7 a5 a2 
12 15 17 23 26 31 34 38 
31 34 38 23 26 12 15 17 
x, x, x and y.
yes 5.
three 7.
end.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>
