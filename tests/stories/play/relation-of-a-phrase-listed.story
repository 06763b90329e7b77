Whom a relation that a phrase decides relates: each value is asked of the phrase.
--- source
The Hall is a room. The Den is east of the Hall. The Cave is below the Hall.
A person has a number called fortune. The fortune of a person is usually 100.
Miss Lark is a woman in the Hall. The fortune is 650.
Mr Hale is a man in the Hall. The Cup is in the Den.
Outranking relates a person (called X) to a person (called Y) when the fortune of X is greater than the fortune of Y. The verb to outrank means the outranking relation.
Nearing relates a person (called X) to a room (called Y) when the location of X is adjacent to Y. The verb to near means the nearing relation.
Bigness relates a number (called X) to a person (called Y) when the fortune of Y is X. The verb to befit means the bigness relation.
Hue is a kind of value. The hues are red, green and blue. A thing has a hue. The hue of Lark is green.
Matching relates a hue (called X) to a person (called Y) when the hue of Y is X. The verb to tone with means the matching relation.
Liking relates various people to various people.
Carry out jumping:
	say "1 [list of rooms to which Mr Hale relates by the nearing relation].";
	say "2 [list of people which relate to the Den by the nearing relation].";
	say "3 [list of people to which 100 relates by the bigness relation].";
	say "4 [list of people to which Miss Lark relates by the outranking relation].";
	say "5 [list of people which relate to Mr Hale by the outranking relation].";
	say "6 [list of hues which relate to Mr Hale by the matching relation].";
	say "7 [list of people to which green relates by the matching relation].";
	say "8 [list of people that Lark relates to by the liking relation].";
	say "9 [person to which Lark relates by the outranking relation].";
	say "10 [if the outranking relation is empty]empty[otherwise]not[end if].";
	say "11 [if Lark relates to a person by the outranking relation]y[otherwise]n[end if].";
	say "11b [if a person relates to Hale by the outranking relation]y[otherwise]n[end if].";
	say "11c [person which relates to Hale by the outranking relation].";
	say "14 [list of people who relate to Lark by the liking relation].";
	let N be the outranking relation;
	say "18 [list of people to which Lark relates by N].";
	say "20 [list of people that outrank Mr Hale].";
	say "21 [list of rooms to which the Hall relates by the adjacency relation].";
	say "22 [list of things to which the player relates by the visibility relation].";
	say "23 [list of things to which the player relates by the carrying relation].";
	say "24 [list of people that the outranking relation relates].";
	say "25 [list of people that the outranking relation relates to].";
	say "26 [list of people that the liking relation relates].";
	say "27 [list of people that the liking relation relates to]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see Miss Lark and Mr Hale here.

>jump
1 Den and Cave.
2 yourself, Miss Lark and Mr Hale.
3 yourself and Mr Hale.
4 yourself and Mr Hale.
5 Miss Lark.
6 red.
7 Miss Lark.
8 .
9 yourself.
10 not.
11 y.
11b y.
11c Miss Lark.
14 .
18 yourself and Mr Hale.
20 Miss Lark.
21 Den and Cave.
22 yourself, Miss Lark and Mr Hale.
23 .
24 Miss Lark.
25 yourself and Mr Hale.
26 .
27 .

You jump, and come down again.

>
