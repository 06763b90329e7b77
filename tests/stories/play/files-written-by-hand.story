Files that are written by hand, read into tables: numbers at their limits and what is no number, texts with marks, names that
are none, rows too many or too short; a file that is not ready, and one that changes its name.
--- source
"Files by Hand"

The Study is a room. The pen and the lamp are in the Study. Mood is a kind of value. The moods are fair and rough.
The File of Odds is called "odds". The File of Ends is called "ends".
The present file is an external file that varies.

Table of Sums
n (number)	t (time)
--	--
--	--

Table of Signs
c (unicode character)	b (truth state)
--	--

Table of Words
w (text)	o (object)	m (mood)
--	--	--
--	--	--

Table of Lists
l (list of numbers)
{1, 2}

Table of Periods
p (time period)	x (real number)
--	--

To say tab: say "[unicode 9]".
To try (T - a text) on (N - a table name):
	write "Looseleaf table[line break][T]" to the File of Odds;
	read the File of Odds into N;
	showme the contents of N.

Instead of jumping:
	try "=5[tab]=60" on the Table of Sums;
	try "=5x[tab]=60" on the Table of Sums;
	try "=[tab]=60" on the Table of Sums;
	try "5[tab]=60" on the Table of Sums;
	try "=2147483647[tab]=0" on the Table of Sums;
	try "=2147483648[tab]=0" on the Table of Sums;
	try "=-2147483648[tab]=1439" on the Table of Sums;
	try "=-2147483649[tab]=0" on the Table of Sums;
	try "=5[tab]=1440" on the Table of Sums;
	try "=5[tab]=-1" on the Table of Sums;
	try "--[tab]=7[line break]=8[tab]--" on the Table of Sums;
	try "=1[tab]=2[line break]=3[tab]=4[line break]=5[tab]=6" on the Table of Sums;
	try "=1[tab]=2[line break]=3[tab]=4[line break]" on the Table of Sums;
	try "=1[tab]=2[line break][line break]=3[tab]=4" on the Table of Sums;
	try "=1" on the Table of Sums;
	try "=1[tab]=2[tab]=3" on the Table of Sums;
	try "" on the Table of Sums.
Instead of waving hands:
	try "=65[tab]=1" on the Table of Signs;
	try "=233[tab]=0" on the Table of Signs;
	try "=65[tab]=2" on the Table of Signs;
	try "=65[tab]=-1" on the Table of Signs;
	try "=0[tab]=1" on the Table of Signs;
	try "=55296[tab]=1" on the Table of Signs;
	try "=-5[tab]=1" on the Table of Signs;
	try "=61[tab]=1065353216" on the Table of Periods.
Instead of singing:
	let Q be "[quotation mark]";
	try "[Q]a b[Q][tab]pen[tab]fair" on the Table of Words;
	try "[Q]a\n\t\[Q]\\b[Q][tab]nothing[tab]rough" on the Table of Words;
	try "[Q]a[tab]lamp[tab]--" on the Table of Words;
	try "[Q]a\" on the Table of Words;
	try "[Q]a\[tab]--[tab]--" on the Table of Words;
	try "[Q][Q][tab]pencil[tab]--" on the Table of Words;
	try "[Q][Q][tab]--[tab]windy" on the Table of Words;
	try "a[tab]--[tab]--" on the Table of Words;
	try "[Q]a[Q]b[tab]Study[tab]--" on the Table of Words;
	try "--[tab]--[tab]--" on the Table of Words;
	choose row 1 in the Table of Words;
	now w entry is "tab[tab][Q][line break]back\slash";
	now o entry is the lamp;
	write the File of Ends from the Table of Words;
	say "[text of the File of Ends]";
	choose row 2 in the Table of Words;
	now m entry is rough;
	write the File of Ends from the Table of Words;
	say "[text of the File of Ends]";
	blank out the whole of the Table of Words;
	write the File of Ends from the Table of Words;
	say "[text of the File of Ends]|";
	read the File of Ends into the Table of Words;
	showme the contents of the Table of Words.
Singing is an action applying to nothing. Understand "sing" as singing.
Instead of waiting:
	write "plain" to the File of Odds;
	read the File of Odds into the Table of Sums;
	write the File of Odds from the Table of Lists;
	say "[text of the File of Odds][line break]";
	write "" to the File of Odds;
	say "([text of the File of Odds]) [if the File of Odds exists]there[end if] [if ready to read the File of Odds]ready[end if]";
	append "x" to the File of Odds;
	append "[the pen]" to the File of Odds;
	say "[text of the File of Odds][line break]";
	write the File of Odds from the Table of Sums;
	mark the File of Odds as not ready to read;
	read the File of Odds into the Table of Sums;
	append "y" to the File of Odds;
	say "[if ready to read the File of Odds]ready[otherwise]not ready[end if][line break]".
Instead of thinking:
	say "[if the present file exists]there[otherwise]not there[end if]";
	write "z" to the present file;
	now the present file is the File of Ends;
	write "z" to the present file;
	say "[text of the present file][line break]".
--- play

Files by Hand
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Study
You can see a pen and a lamp here.

>jump
Table of Sums
(row 1)  | 5 | 1:00 am |
(row 2)  | --  -- 
*** In the rule "Instead of jumping", row 1 of File of Odds does not fit into the Table of Sums.
Table of Sums
(row 1)  | --  -- 
(row 2)  | --  -- 
*** In the rule "Instead of jumping", row 1 of File of Odds does not fit into the Table of Sums.
Table of Sums
(row 1)  | --  -- 
(row 2)  | --  -- 
*** In the rule "Instead of jumping", row 1 of File of Odds does not fit into the Table of Sums.
Table of Sums
(row 1)  | --  -- 
(row 2)  | --  -- 
Table of Sums
(row 1)  | 2147483647 | 12:00 am |
(row 2)  | --  -- 
*** In the rule "Instead of jumping", row 1 of File of Odds does not fit into the Table of Sums.
Table of Sums
(row 1)  | --  -- 
(row 2)  | --  -- 
Table of Sums
(row 1)  | -2147483648 | 11:59 pm |
(row 2)  | --  -- 
*** In the rule "Instead of jumping", row 1 of File of Odds does not fit into the Table of Sums.
Table of Sums
(row 1)  | --  -- 
(row 2)  | --  -- 
*** In the rule "Instead of jumping", row 1 of File of Odds does not fit into the Table of Sums.
Table of Sums
(row 1)  | 5 | -- 
(row 2)  | --  -- 
*** In the rule "Instead of jumping", row 1 of File of Odds does not fit into the Table of Sums.
Table of Sums
(row 1)  | 5 | -- 
(row 2)  | --  -- 
Table of Sums
(row 1)  | --  12:07 am |
(row 2)  | 8 | -- 
*** In the rule "Instead of jumping", File of Odds has more rows than the Table of Sums.
Table of Sums
(row 1)  | 1 | 12:02 am |
(row 2)  | 3 | 12:04 am |
Table of Sums
(row 1)  | 1 | 12:02 am |
(row 2)  | 3 | 12:04 am |
Table of Sums
(row 1)  | 1 | 12:02 am |
(row 2)  | --  -- 
*** In the rule "Instead of jumping", row 1 of File of Odds does not fit into the Table of Sums.
Table of Sums
(row 1)  | --  -- 
(row 2)  | --  -- 
*** In the rule "Instead of jumping", row 1 of File of Odds does not fit into the Table of Sums.
Table of Sums
(row 1)  | --  -- 
(row 2)  | --  -- 
Table of Sums
(row 1)  | --  -- 
(row 2)  | --  -- 
>wave
Table of Signs
(row 1)  | A | true |
Table of Signs
(row 1)  | é | false |
*** In the rule "Instead of waving hands", row 1 of File of Odds does not fit into the Table of Signs.
Table of Signs
(row 1)  | A | -- 
*** In the rule "Instead of waving hands", row 1 of File of Odds does not fit into the Table of Signs.
Table of Signs
(row 1)  | A | -- 
*** In the rule "Instead of waving hands", row 1 of File of Odds does not fit into the Table of Signs.
Table of Signs
(row 1)  | --  -- 
*** In the rule "Instead of waving hands", row 1 of File of Odds does not fit into the Table of Signs.
Table of Signs
(row 1)  | --  -- 
*** In the rule "Instead of waving hands", row 1 of File of Odds does not fit into the Table of Signs.
Table of Signs
(row 1)  | --  -- 
Table of Periods
(row 1)  | 1 hour 1 minute | 1.0 |
>sing
Table of Words
(row 1)  | a b | pen | fair |
(row 2)  | --  --  -- 
Table of Words
(row 1)  | a
	"\b | nothing | rough |
(row 2)  | --  --  -- 
Table of Words
(row 1)  | a | lamp | -- 
(row 2)  | --  --  -- 
*** In the rule "Instead of singing", row 1 of File of Odds does not fit into the Table of Words.
Table of Words
(row 1)  | --  --  -- 
(row 2)  | --  --  -- 
Table of Words
(row 1)  | a\ | --  -- 
(row 2)  | --  --  -- 
*** In the rule "Instead of singing", row 1 of File of Odds does not fit into the Table of Words.
Table of Words
(row 1)  |  | --  -- 
(row 2)  | --  --  -- 
*** In the rule "Instead of singing", row 1 of File of Odds does not fit into the Table of Words.
Table of Words
(row 1)  |  | --  -- 
(row 2)  | --  --  -- 
*** In the rule "Instead of singing", row 1 of File of Odds does not fit into the Table of Words.
Table of Words
(row 1)  | --  --  -- 
(row 2)  | --  --  -- 
Table of Words
(row 1)  | a | Study | -- 
(row 2)  | --  --  -- 
Table of Words
(row 1)  | --  --  -- 
(row 2)  | --  --  -- 
Looseleaf table
"tab\t\"\nback\\slash"	lamp	--
Looseleaf table
"tab\t\"\nback\\slash"	lamp	--
--	--	rough
Looseleaf table
|Table of Words
(row 1)  | --  --  -- 
(row 2)  | --  --  -- 

>z
*** In the rule "Instead of waiting", File of Odds cannot be read into the Table of Sums, because no table was written to it.
*** In the rule "Instead of waiting", the Table of Lists has something in its column "l" that a file cannot hold.
plain
() there readyxthe pen
*** In the rule "Instead of waiting", File of Odds cannot be read, because it is marked as not ready.
ready

>think
therez

>
