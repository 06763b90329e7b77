What can be done with tables, lists and texts, each where they begin and end; counting by description, and values of a kind in their order.
--- source
"Data" by Ann

The Office is a room. The desk is a supporter in the Office. The pen and the pad are on the desk. The clerk is a woman in the Office. A pin is a kind of thing. Six pins are in the Office.
Colour is a kind of value. The colours are red, green and blue. A thing has a colour. The colour of the pen is green. The colour of the pad is blue.
A thing can be heavy or light. A thing is usually light. The desk is heavy. A person has a number called age. The age of the clerk is 33.

Table of Stock
item	count	label
"nails"	12	"box"
"screws"	--	"jar"
"tacks"	7	--
with 2 blank rows

Table of Ranks
level	title
10	"novice"
30	"clerk"
20	"junior"

Instead of jumping:
	say "[number of rows in the Table of Stock], [number of blank rows in the Table of Stock], [number of filled rows in the Table of Stock]; ";
	say "[if there is a count of 12 in the Table of Stock]twelve[end if]; [if there is no label in row 3 of the Table of Stock]no label[end if]; ";
	say "[item corresponding to a count of 7 in the Table of Stock]; [count in row 1 of the Table of Stock].";
	choose a blank row in the Table of Stock;
	now the item entry is "glue";
	now the count entry is 3;
	sort the Table of Stock in count order;
	repeat through the Table of Stock:
		say "[item entry][if there is a count entry]=[count entry][end if][if there is a label entry] ([label entry])[end if] ";
	say ".";
	sort the Table of Stock in reverse count order;
	repeat through the Table of Stock in item order:
		say "[item entry] ";
	say ".";
	choose row 2 in the Table of Stock;
	blank out the whole row;
	say "[number of blank rows in the Table of Stock]; ";
	repeat through the Table of Stock in reverse count order:
		say "[item entry] ";
	repeat through the Table of Ranks:
		if the level entry is at least 20:
			say "[title entry]";
			break;
	say "."
Instead of waiting:
	let L be {3, 1, 2};
	let M be L;
	add 9 to M;
	add 0 at entry 1 in M;
	say "[L]; [M]; [entry 2 of M]; [number of entries in M]; [if 9 is listed in M]in[end if][if 9 is listed in L]never[end if]; ";
	sort M in reverse order;
	say "[M]; ";
	remove 9 from M;
	remove 77 from M, if present;
	add 3 to M, if absent;
	remove entries 1 to 2 from M;
	say "[M]; ";
	truncate L to the last 2 entries;
	rotate L backwards;
	reverse M;
	say "[L] [M]; [L in brace notation]; [list of things on the desk]; [the list of things on the desk]; [if L is {1, 2}]same[otherwise]other[end if]; ";
	extend L to 4 entries;
	change M to have 1 entry;
	let E be a list of numbers;
	say "[L in brace notation] [M in brace notation] [E in brace notation][if E is empty] empty[end if][if L is not empty] not[end if]."
Instead of listening:
	let T be "The quick brown fox, it ran.";
	say "[T in upper case]; [T in title case]; [T in sentence case]; [number of characters in T], [number of words in T], [number of punctuated words in T], [number of unpunctuated words in T]; ";
	say "[word number 2 in T]; [character number 5 in T]; .";
	replace the text "brown" in T with "red";
	replace the word "it" in T with "she";
	replace word number 1 in T with "A";
	replace character number 3 in T with "Q";
	replace the regular expression "(\w+) (\w+)\." in T with "\2 \1!";
	say "[T]; [T in lower case]."
Instead of smelling:
	say "[number of light things in the Office]; [list of heavy things]; [list of green things]; [number of pins]; [a random pin]; [if all pins are light]all[end if][if some pin is heavy]never[end if][if most things on the desk are light] most[end if][if at least three pins are in the Office] three[end if][if fewer than six pins are in the Office]never[end if][if exactly six pins are in the Office] six[end if]; ";
	say "[if a heavy thing is in the Office]heavy[end if]; [the colour of the pen]; [the colour after red]; [the colour before red]; [list of colours]; [age of the clerk]; [the greenest thing]."
To say the greenest thing: say "[list of things which are not red which are on the desk]".

--- play

Data
An Interactive Fiction by Ann
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Office
You can see a desk (on which are a pen and a pad), a clerk and six pins here.

>jump
5, 2, 3; twelve; no label; tacks; 12.
glue=3 tacks=7 nails=12 (box) screws (jar) .
glue nails screws tacks .
2; nails glue clerk.

>z
3, 1 and 2; 0, 3, 1, 2 and 9; 3; 5; in; 9, 3, 2, 1 and 0; 1 and 0; 2 and 1 0 and 1; {2, 1}; pen and pad; the pen and the pad; other; {2, 1, 0, 0} {0} {} empty not.

>listen
THE QUICK BROWN FOX, IT RAN.; The Quick Brown Fox, It Ran.; The quick brown fox, it ran.; 28, 6, 8, 6; quick; q; .
A Quick red fox, ran she!; a quick red fox, ran she!.

>smell
8; desk; pen; 6; a pin; all most three six; heavy; green; green; blue; red, green and blue; 33; yourself, desk, pen, pad, clerk and six pins.

>
