The same with blank entries, lists and times; what is set by what corresponds is the first row.
--- source
Lab is a room.

Table of D
col	val
1	--
1	5
1	6
2	--
3	7
3	--

Table of E
lkey	id
{1, 2}	1
{1, 2}	2
{0}	3
{1, 2}	4

Table of F
key	id
"m"	1
"k"	2
"m"	3
"z"	4
"k"	5
"m"	6
--	7
"a"	8
"m"	9
"k"	10
--	11
"z"	12
"m"	13
"a"	14
"b"	15
"m"	16
"k"	17
"a"	18
"q"	19
"m"	20

Table of G
t	id
9:00 AM	1
8:00 AM	2
9:00 AM	3
8:00 AM	4

Table of H
deed	id
the action of jumping	1
the action of looking	2
the action of waiting	3
the action of looking	4
the action of waiting	5
the action of jumping	6

When play begins:
	now the val corresponding to a col of 1 in the Table of D is 50;
	now the val corresponding to a col of 2 in the Table of D is 60;
	now the val corresponding to a col of 3 in the Table of D is 70;
	repeat through the Table of D:
		say "[col entry]:[if there is a val entry][val entry][otherwise]-[end if] ";
	say line break;
	sort the Table of E in lkey order;
	repeat through the Table of E:
		say "[id entry] ";
	say line break;
	sort the Table of F in key order;
	repeat through the Table of F:
		say "[id entry] ";
	say line break;
	sort the Table of F in key order;
	repeat through the Table of F:
		say "[id entry] ";
	say line break;
	sort the Table of F in reverse key order;
	repeat through the Table of F:
		say "[id entry] ";
	say line break;
	sort the Table of G in t order;
	repeat through the Table of G:
		say "[id entry] ";
	say line break;
	repeat through the Table of F in key order:
		say "[id entry] ";
	say line break;
	repeat through the Table of F in reverse key order:
		say "[id entry] ";
	say line break;
	sort the Table of H in deed order;
	repeat through the Table of H:
		say "[id entry] [deed entry] ";
	say line break;
	sort the Table of H in reverse deed order;
	repeat through the Table of H:
		say "[id entry] ";
	say line break;
--- play

1:50 1:5 1:6 2:60 3:70 3:- 
3 4 2 1 
18 14 8 15 17 10 5 2 20 16 13 9 6 3 1 19 12 4 7 11 
8 14 18 15 2 5 10 17 1 3 6 9 13 16 20 19 4 12 7 11 
4 12 19 1 3 6 9 13 16 20 2 5 10 17 15 8 14 18 7 11 
2 4 1 3 
8 14 18 15 2 5 10 17 1 3 6 9 13 16 20 19 4 12 
12 4 19 20 16 13 9 6 3 1 17 10 5 2 15 18 14 8 
5 waiting 3 waiting 4 looking 2 looking 6 jumping 1 jumping 
6 1 4 2 5 3 

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>
