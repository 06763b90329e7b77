Run-time problems that are met seldom, each with its words; relations of the machine as values; and moments of scenes.
--- source
"Seldom Met" by A Tester.

The Shed is a room. North of the Shed is the Orchard. The gate is a door. The gate is east of the Shed and west of the Lane. The Farm is a region. The Shed and the Orchard are in the Farm.
The crate is an open container in the Shed. The hammer is in the crate. The bench is a supporter in the Shed. The knob is part of the bench. The player wears a cap. The player carries a nail. Ann is a woman in the Orchard. Ann carries a basket. The sky is a backdrop. The sky is in the Shed and the Orchard. The lid is a thing.
The handle is part of Ann.

A length is a kind of value. 12 ft 11 specifies a length with parts feet and inches.

Fondness relates various people to various things. The verb to fancy means the fondness relation. Ann fancies the nail. Ann fancies the cap.
Being near relates a thing (called X) to a thing (called Y) when X is Y or the holder of X is the holder of Y. The verb to be near means the being near relation.

Table of Pears
ripe (number)	name (text)
3	"three"
--	--
1	"one"

Table of Figs
ripe (number)	green (number)
4	--
--	--

The numbers kept are a list of numbers that varies.
The deed is a stored action that varies.

To check (A - a number) against (B - a number) by (R - a relation of numbers to numbers):
	say "[if R relates A to B]yes[otherwise]no[end if] ".
To check all of (R - a relation of numbers to numbers):
	check 3 against 4 by R; check 4 against 4 by R; check 5 against 4 by R; say "for [R].".
To check (A - a thing) with (B - a thing) by (R - a relation of things to things):
	say "[if R relates A to B]yes[otherwise]no[end if] ".
To undo (R - a relation of things to things) of (A - a thing) and (B - a thing):
	now R does not relate A to B.
To clear (R - a relation of things to things):
	now R is empty.

Instead of jumping:
	check all of the numerically-greater-than relation;
	check all of the numerically-less-than relation;
	check all of the numerically-greater-than-or-equal-to relation;
	check all of the numerically-less-than-or-equal-to relation.

Instead of waiting:
	say "first: [list of things which are part of the bench].";
	undo the incorporation relation of the bench and the lid;
	say "second: [list of things which are part of the bench].";
	undo the incorporation relation of the bench and the knob;
	say "third: [list of things which are part of the bench], [holder of the knob].";
	now the enclosure relation relates the bench to the knob;
	clear the fondness relation;
	clear the being near relation;
	undo the being near relation of the nail and the cap;
	clear the support relation.

Instead of swinging the bench:
	say "[2 to the nearest 0].";
	say "[7 to the nearest 5] [-7 to the nearest 5] [8 to the nearest 5] [-8 to the nearest 5] [10 to the nearest 4].";
	say "[2.5 to the nearest 1.0] [-2.5 to the nearest 1.0] [7.0 to the nearest 0.0].";
	now the numbers kept is {1, 2, 3, 4};
	truncate the numbers kept to the last 3 entries;
	say "[numbers kept].";
	truncate the numbers kept to the last 9 entries;
	say "[numbers kept].";
	truncate the numbers kept to the last -1 entries;
	say "[numbers kept].";
	truncate the numbers kept to the last 0 entries;
	say "[numbers kept in brace notation].";
	say "[entry 2 of the numbers kept].";
	try the deed;
	now the deed is the action of waiting;
	say "[the deed]."

Instead of thinking:
	choose a random row in the Table of Figs; say "[ripe entry].";
	blank out the whole of the Table of Figs;
	choose a random row in the Table of Figs;
	choose row with a ripe of 9 in the Table of Pears;
	say "[ripe in row 1 of the Table of Pears].";
	say "[ripe in row 7 of the Table of Pears].";
	say "[row 7 in the Table of Pears].";
	say "[row 1 in the Table of Pears].";
	say "[ripe column in the Table of Pears]; [green column in the Table of Figs].";
	let the newcomer be an object;
	now the newcomer is the crate;
	now the player is the newcomer.
--- play

Seldom Met
An Interactive Fiction by A Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Shed
You can see a gate, a crate (in which is a hammer) and a bench here.

>jump
no no yes for numerically-greater-than relation.
yes no no for numerically-less-than relation.
no yes yes for numerically-greater-than-or-equal-to relation.
yes yes no for numerically-less-than-or-equal-to relation.

>wait
first: knob.
second: knob.
third: nothing, nothing.
*** In the rule "Instead of waiting", this relation cannot be changed.
*** In the rule "Instead of waiting", the being near relation cannot be changed.
*** In the rule "Instead of waiting", the being near relation cannot be changed.
*** In the rule "Instead of waiting", the support relation cannot be changed.

>swing bench
*** In the rule "Instead of swinging the bench", 2 cannot be divided by zero.
0.
5 -5 10 -10 12.
3.0 -2.0 -⚠.
2, 3 and 4.
2, 3 and 4.
*** In the rule "Instead of swinging the bench", a list cannot have -1 entries.
2, 3 and 4.
{}.
*** In the rule "Instead of swinging the bench", there is no entry 2 in a list of 0 entries.
0.

first: nothing.
second: nothing.
third: nothing, nothing.
*** In the rule "Instead of waiting", this relation cannot be changed.
*** In the rule "Instead of waiting", the being near relation cannot be changed.
*** In the rule "Instead of waiting", the being near relation cannot be changed.
*** In the rule "Instead of waiting", the support relation cannot be changed.

waiting.

>think
4.
*** In the rule "Instead of thinking", the Table of Figs has no row to choose at random.
*** In the rule "Instead of thinking", there is no such row in the table.
3.
*** In the rule "Instead of thinking", there is no row 7 in the Table of Pears.
0.
*** In the rule "Instead of thinking", there is no row 7 in the Table of Pears.
.
(row 1)  | 3 | three |.
3, --, 1; --, --.
*** In the rule "Instead of thinking", only a person can become the player.

>
