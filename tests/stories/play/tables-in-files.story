Tables of every kind of column are written and read again; what does not fit, what cannot be held and what is not ready
is said. A file that is added to can be read.
--- source
"Tables in Files"

The Lab is a room. The cup is in the Lab. The pin is a thing.
A hue is a kind of value. The hues are red, green and deep blue. A hue can be warm.
A weight is a kind of value. 1.5kg specifies a weight.
The File of Everything is called "all". The File of Less is called "less". The File of Words is called "words".
The tab is a text that varies.

Table of Everything
name	count (number)	real (real number)	due (time)	period (time period)	shade (hue)	holder (thing)	place (object)	flag (truth state)	mass (weight)	sign (unicode character)
"a 'b' \ [quotation mark]c[quotation mark]"	-12	1.5	9:05 PM	1 hour	deep blue	cup	Lab	true	2.5kg	--
"two[line break]lines"	2147483647	-0.25	12:00 AM	5 minutes	red	--	nothing	false	0.0kg	--
""	--	--	--	--	--	pin	--	--	--	--
with 2 blank rows

Table of Less
name	count (number)
"only"	1

Table of Sums
count (number)
5
with 3 blank rows

Table of Hues
shade (hue)
green
red

Table of Holders
holder (thing)
cup
pin

Table of Flags
flag (truth state)
true
false

Table of Trains
due (time)
1:00 PM
2:00 PM

Table of Lists
members (list of numbers)
{1, 2}

Table of Sayings
word (text)
"x"
"y"

To show all:
	repeat through the Table of Everything:
		say "<[name entry]>";
		if there is a count entry, say " [count entry] [real entry] [due entry] [period entry] [shade entry] [flag entry] [mass entry]";
		if there is a holder entry, say " [holder entry]";
		if there is a place entry, say " at [place entry]";
		say "|[line break]";
	say "[number of blank rows in the Table of Everything] blank[line break]".

Instead of jumping:
	write the File of Everything from the Table of Everything;
	say "[text of the File of Everything]";
	blank out the whole of the Table of Everything;
	choose a blank row in the Table of Everything;
	now the name entry is "new";
	show all;
	read the File of Everything into the Table of Everything;
	show all.

Instead of waving hands:
	write the File of Less from the Table of Everything;
	read the File of Less into the Table of Less;
	write the File of Less from the Table of Sums;
	blank out the whole of the Table of Sums;
	read the File of Less into the Table of Sums;
	say "[count in row 1 of the Table of Sums] [number of filled rows in the Table of Sums][line break]";
	read the File of Less into the Table of Hues;
	read the File of Less into the Table of Flags;
	read the File of Less into the Table of Sayings;
	write the File of Less from the Table of Hues;
	read the File of Less into the Table of Sums;
	write the File of Less from the Table of Holders;
	now the pin is in the Lab;
	blank out the whole of the Table of Holders;
	read the File of Less into the Table of Holders;
	say "[holder in row 2 of the Table of Holders][line break]";
	write the File of Less from the Table of Hues;
	read the File of Less into the Table of Holders;
	write the File of Less from the Table of Trains;
	read the File of Less into the Table of Flags;
	sort the Table of Trains in reverse due order;
	read the File of Less into the Table of Trains;
	say "[due in row 1 of the Table of Trains][line break]";
	write the File of Less from the Table of Lists;
	write the File of Less from the Table of Flags;
	read the File of Less into the Table of Less;
	read the File of Less into the Table of Lists.

Instead of thinking:
	write "one[line break]two" to the File of Words;
	read the File of Words into the Table of Sums;
	append ", three" to the File of Words;
	say "[text of the File of Words]; [if the File of Words exists]exists[end if] [if ready to read the File of Words]ready[end if] [if the File of Everything exists]exists[otherwise]none[end if]";
	write "" to the File of Words;
	say "[text of the File of Words] [if the File of Words exists]exists[otherwise]none[end if] [if ready to read the File of Words]ready[end if].";
	mark the File of Words as not ready to read;
	append "x" to the File of Words;
	say "[text of the File of Words] [if ready to read the File of Words]ready[otherwise]not[end if].";
	mark the File of Words as ready to read;
	read the File of Words into the Table of Sayings;
	write the File of Words from the Table of Sayings;
	append "[quotation mark]z" to the File of Words;
	read the File of Words into the Table of Sayings.
--- play

Tables in Files
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a cup here.

>think
*** In the rule "Instead of thinking", File of Words cannot be read into the Table of Sums, because no table was written to it.
one
two, three; exists ready none exists ready.
x ready.
*** In the rule "Instead of thinking", File of Words cannot be read into the Table of Sayings, because no table was written to it.
*** In the rule "Instead of thinking", File of Words has more rows than the Table of Sayings.

>jump
Looseleaf table
"a \"b\" \\ \"c\""	=-12	=1069547520	=1265	=60	deep blue	cup	Lab	=1	=17	--
"two\nlines"	=2147483647	=-1098907648	=0	=5	red	--	nothing	=0	=0	--
""	--	--	--	--	--	pin	--	--	--	--
<new>|
4 blank
<a "b" \ "c"> -12 1.5 9:05 pm 1 hour  deep blue true 2.5kg cup at Lab|
<two
lines> 2147483647 -0.25 12:00 am 5 minutes red false 0.0kg at nothing|
<> pin|
2 blank

>wave
*** In the rule "Instead of waving hands", row 1 of File of Less does not fit into the Table of Less.
5 1
*** In the rule "Instead of waving hands", row 1 of File of Less does not fit into the Table of Hues.
*** In the rule "Instead of waving hands", row 1 of File of Less does not fit into the Table of Flags.
*** In the rule "Instead of waving hands", row 1 of File of Less does not fit into the Table of Sayings.
pin
*** In the rule "Instead of waving hands", row 1 of File of Less does not fit into the Table of Flags.
1:00 pm
*** In the rule "Instead of waving hands", the Table of Lists has something in its column "members" that a file cannot hold.

>undo
Lab
[One turn taken back.]

>think
*** In the rule "Instead of thinking", File of Words cannot be read into the Table of Sums, because no table was written to it.
one
two, three; exists ready exists exists ready.
x ready.
*** In the rule "Instead of thinking", File of Words cannot be read into the Table of Sayings, because no table was written to it.
*** In the rule "Instead of thinking", File of Words has more rows than the Table of Sayings.

>
