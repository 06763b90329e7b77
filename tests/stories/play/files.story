Files are texts of the play: written, added to, marked, read; tables go into them and come back. UNDO takes them back.
--- source
"Logbook"

The Cabin is a room. The lamp and the chart are in the Cabin.
Mood is a kind of value. The moods are fair and rough.
Weight is a kind of value. 1.5kg specifies a weight.

The File of Entries is called "entries".
The text file of Soundings is called "soundings".
The File of Nothing Yet is called "nothing".

Table of Watches
hand (text)	hour (time)	sea (mood)	carried (weight)	sign (object)	count (number)
"Ann [the lamp]"	8:15 AM	rough	2.5kg	chart	-7
"a \ b"	--	fair	--	nothing	--
with 2 blank rows

Table of Plain Words
word
"one"

Table of Actions Kept
deed (an action)
waiting

Instead of examining the chart:
	say "[if the File of Entries exists]is[otherwise]is not[end if], [if ready to read the File of Entries]ready[otherwise]not ready[end if]";
	write "First [the lamp]. " to the File of Entries;
	append "Second[line break]third." to the File of Entries;
	say "; [if ready to read the File of Entries]ready[end if]: [text of the File of Entries][line break]".

Instead of jumping:
	write the File of Soundings from the Table of Watches;
	say "[text of the File of Soundings]";
	blank out the whole of the Table of Watches;
	read the File of Soundings into the Table of Watches;
	showme the contents of the Table of Watches.

Instead of waving hands:
	blank out the whole sea column in the Table of Watches;
	say "[number of filled rows in the Table of Watches] ";
	mark the File of Entries as not ready to read;
	say "[if ready to read the File of Entries]ready[otherwise]not ready[end if] ";
	say "[text of the File of Entries]";
	mark the File of Entries as ready to read;
	say "[text of the File of Entries]!".

Instead of singing:
	say "[text of the File of Nothing Yet]";
	mark the File of Nothing Yet as ready to read;
	read the File of Entries into the Table of Plain Words;
	read the File of Soundings into the Table of Plain Words;
	write the File of Nothing Yet from the Table of Actions Kept.
Singing is an action applying to nothing. Understand "sing" as singing.
--- play

Logbook
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Cabin
You can see a lamp and a chart here.

>x chart
is not, not ready; ready: First the lamp. Second
third.

>undo
Cabin
[One turn taken back.]

>x chart
is not, not ready; ready: First the lamp. Second
third.

>jump
Looseleaf table
"Ann the lamp"	=495	rough	=17	chart	=-7
"a \\ b"	--	fair	--	nothing	--
Table of Watches
(row 1)  | Ann the lamp | 8:15 am | rough | 2.5kg | chart | -7 |
(row 2)  | a \ b | --  fair | --  nothing | -- 
(row 3)  | --  --  --  --  --  -- 
(row 4)  | --  --  --  --  --  -- 

>wave
2 not ready *** In the rule "Instead of waving hands", File of Entries cannot be read, because it is marked as not ready.
First the lamp. Second
third.!

>sing
*** In the rule "Instead of singing", File of Nothing Yet cannot be read, because the file does not exist yet.
*** In the rule "Instead of singing", File of Nothing Yet cannot be marked, because the file does not exist yet.
*** In the rule "Instead of singing", File of Entries cannot be read into the Table of Plain Words, because no table was written to it.
*** In the rule "Instead of singing", row 1 of file of Soundings does not fit into the Table of Plain Words.
*** In the rule "Instead of singing", the Table of Actions Kept has something in its column "deed" that a file cannot hold.

>
