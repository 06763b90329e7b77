A boxed quotation is shown once in a play, line by line; a table may be the Table of Rankings by its second name; a status line drawn with a table.
--- source
Low Noon is a room. Use scoring. The maximum score is 12.

Table 2 - Rankings
Score	Rank
0	"Late"
5	"Student of Time"

Instead of looking under something: increase the score by 5; say "Up."
Instead of looking: display the boxed quotation "Higher and higher every day,
Till over the mast at noon--"; show the current quotation; say "L."
Instead of jumping: display the boxed quotation "A
B
C"; show the current quotation; say "Jumped."

Table of Column Words
left	middle	right
"[location]"	--	"[score]"
--	"between"	--

Rule for constructing the status line: draw the status window with the Table of Column Words.



--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Higher and higher every day,
Till over the mast at noon--
L.

>score
So far you have 0 of 12 points, after 1 turn, which makes you Late.

>look under me
Up.

[five points more.]

>score
So far you have 5 of 12 points, after 2 turns, which makes you Student of Time.

>look
L.

>jump
A
B
C
Jumped.

>look
L.

>jump
Jumped.

>z
A while goes by.

>
