Statements and conditions in the plain forms that no other story uses: activities by hand, tables, relations, histories and quantifiers.
--- source
"Seldom Read"

The Hall is a room. The Yard is north of the Hall. Bob is a man in the Hall. Ann is a woman in the Hall. The dogs are plural-named things in the Hall. The dogs have a number called age. The age of the dogs is 4. Bob has a number called age. The age of Bob is 30. The cup is in the Hall. The box is an open container in the Hall. The pin is in the box. The table top is a supporter in the Hall. The vase is on the table top. The cup can be cracked. A weight is a kind of value. 10kg specifies a weight. A thing has a weight. The weight of the cup is 2kg. The weight of the pin is 9kg. The weight of the vase is 5kg.

The marking rules are a rulebook. A marking rule: say "marked." The grading rules are a number based rulebook producing a text. A grading rule for 1: rule succeeds with result "one". A grading rule for 2: rule succeeds with result "two".
Posting something is an activity. Rule for posting the cup: say "The cup is posted. ".

Table of Marks
mark	worth	note
1	"low"	"l"
2	"mid"	"m"
3	"high"	--
with 1 blank row

Owning relates one person to various things. The verb to own means the owning relation. Bob owns the cup. Knowing relates various people to various people. The verb to know means the knowing relation.

To decide which number is doubled (N - a number): decide on N * 2.
To decide whether (T - a thing) is sound: if T is cracked, decide no; decide yes.
To decide whether all is well: decide on whether or not Bob knows Ann.
To stop at once: stop.
To decide which number is the first of two:
	repeat with N running from 1 to 5:
		if N is 2, decide on N;
	decide on 0.

Instead of jumping:
	repeat with N running from 1 to 4:
		if N is 2, next;
		if N is 4, break;
		say "[N] ";
	say "[the first of two], [doubled 4].";
	if the cup is sound, say "sound. ";
	now the cup is cracked;
	unless the cup is sound, say "unsound. ";
	if all is well, say "Wrong. ";
	now Bob knows Ann;
	if all is well, say "well. ";
	stop at once;
	say "[list of things owned by Bob] [if Bob owns the pin]Wrong[otherwise]no pin[end if].";
	now every thing on the table top is owned by Bob;
	say "[list of things owned by Bob].";
	now Bob owns nothing;
	say "[list of things owned by Bob].";
	now nobody owns the vase;
	now Bob is nowhere;
	say "[if Bob is in the Hall]here[otherwise]gone[end if].";
	now all things in the box are nowhere;
	say "[if something is in the box]full[otherwise]empty[end if].";
	now the pin is in the box;
	now the box is closed;
	now the box is not closed;
	now the cup is not cracked;
	say "[if the box is open and the cup is not cracked]both."

Instead of sleeping:
	follow the marking rules;
	abide by the marking rules;
	say "[text produced by the grading rules for 2].";
	let T be the text produced by the grading rules for 1;
	say "[T].";
	carry out the posting activity with the cup;
	if handling the posting activity with the pin, say "unhandled. ";
	if handling the posting activity with the cup, say "Wrong. ";
	choose row 2 in the Table of Marks;
	say "[worth entry] [note entry].";
	choose row with a mark of 3 in the Table of Marks;
	if there is a note entry, say "Wrong. ";
	if there is no note entry, say "blank. ";
	say "[worth corresponding to a mark of 1 in the Table of Marks].";
	if there is a worth corresponding to a mark of 7 in the Table of Marks, say "Wrong. ";
	if 2 is a mark listed in the Table of Marks, say "row [worth entry]. ";
	unless 9 is a mark listed in the Table of Marks, say "no nine. ";
	choose a blank row in the Table of Marks;
	say "[number of blank rows in the Table of Marks] [number of filled rows in the Table of Marks]."

Instead of thinking:
	say "[heaviest thing] [lightest thing which is on the table top] [number of things heavier than 4kg] [list of heavy things which are not in the box].";
	say "[total weight of things in the Hall].";
	let L be the list of things on the table top;
	add the pin to L, if absent;
	add the pin to L, if absent;
	remove the vase from L;
	say "[L] [entry 1 of L] [number of entries in L].";
	if the pin is listed in L, say "listed. ";
	if the cup is not listed in L, say "not. ";
	say "[if most things in the Hall are portable]most[otherwise]few[end if], [if at least two people are in the Hall]two[otherwise]one[end if], [if exactly one thing is on the table top]one[end if], [if fewer than two things are in the box]fewer[end if], [if all but one of the people in the Hall are men]all but[otherwise]not[end if], [if none of the things in the box are edible]none[end if]."

Definition: a thing is heavy if its weight is 4kg or more. Definition: a thing is light if its weight is 3kg or less.
--- play

Seldom Read
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see Bob, Ann, some dogs, a cup, a box (in which is a pin) and a table top (on which is a vase) here.

>jump
1 3 2, 8.
sound. unsound. well. cup no pin.
cup and vase.
nothing.
gone.
empty.
both.

>sleep
marked.

marked.
two.
one.
The cup is posted. unhandled. The cup is posted. mid m.
blank. low.
row mid. no nine. 1 3.

>think
pin vase 2 vase.
2kg.
pin pin 1.
listed. not. most, two, one, fewer, not, none.

>
