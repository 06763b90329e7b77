A phrase makes relations for itself, of any form; they hold nothing when they are made, and the testing command does not list them.
Rows with which a table is continued stand before its blank rows; shown, a blank entry has no stroke after it.
--- source
"For a While"

The Dock is a room. Mo, Lu and Pip are people in the Dock. The oar and the net are things in the Dock.

Table of Tides
hour (number)	depth (number)
3	7
with 2 blank rows

Table of Tides (continued)
hour	depth
9	--
with 1 blank row

To deal (N - number):
	let hand be a various-to-one relation of people to things;
	if hand is empty, say "[N]: nothing yet.";
	now hand relates Mo to the oar;
	if N > 1, now hand relates Mo to the net;
	if hand relates Mo to the oar, say "An oar.";
	if hand relates Mo to the net, say "A net.".

When play begins:
	deal 1;
	deal 2;
	let pals be a symmetric relation of people;
	now pals relates Mo to Lu;
	if pals relates Lu to Mo, say "Both ways.";
	let crew be an equivalence relation of people;
	now crew relates Mo to Lu;
	now crew relates Lu to Pip;
	if crew relates Mo to Pip, say "All one crew.";
	let rank be a one-to-one relation of numbers;
	now rank relates 1 to 4;
	now rank relates 2 to 4;
	if rank relates 1 to 4, say "Wrong.";
	if rank relates 2 to 4, say "The second has it.";
	showme rank;
	let marks be a one-to-various relation of people to numbers;
	now marks relates Lu to 5;
	now marks relates Lu to 6;
	now marks relates Pip to 6;
	showme list of numbers to which Lu relates by marks;
	showme the contents of the Table of Tides;
	choose a blank row in the Table of Tides;
	now the hour entry is 12;
	showme the contents of the Table of Tides.
--- play

1: nothing yet.
An oar.
2: nothing yet.
A net.
Both ways.
All one crew.
The second has it.
"rank" = relation of numbers: anonymous relation
"list of numbers to which Lu relates by marks" = list of numbers: {5}
Table of Tides
(row 1)  | 3 | 7 |
(row 2)  | 9 | -- 
(row 3)  | --  -- 
(row 4)  | --  -- 
(row 5)  | --  -- 
Table of Tides
(row 1)  | 3 | 7 |
(row 2)  | 9 | -- 
(row 3)  | 12 | -- 
(row 4)  | --  -- 
(row 5)  | --  -- 

For a While
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Dock
You can see Mo, Lu, Pip, an oar and a net here.

>relations
>
