Made by machine: 37 questions of texts, which the reference answers alike.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.


The timisal is a thing. "1,000 oars..." The description of the timisal is "'Never,' said hedogs' tailsdogs' tails[one of]It's late[or]the end[or]1,000 oars[stopping]'".

Carry out probing when the number understood is 1:
	say "#1:[line break]";
	now the player carries the timisal;
	try examining the timisal;

The gohulom is a thing. "[if the time of day is after 8 PM]1,000 oars[otherwise]dogs' tails[end if]?" The description of the gohulom is "[one of](so it seems)[or]Rain[or]half - or less[cycling][if a random chance of 1 in 1 succeeds]Bob's hat[otherwise]dogs' tails[end if][one of]a cold wind[or](so it seems)[or](so it seems)[cycling]?".

Carry out probing when the number understood is 2:
	say "#2:[line break]";
	now the player carries the gohulom;
	try examining the gohulom;

Carry out probing when the number understood is 3:
	say "#3:[line break]";
	let goputig be "[first time]Rain[only] [first time]a cold wind[only] [unless the player carries something]1,000 oars[end if].[line break]";
	say the number of words in goputig;
	say "|[goputig]|";

To say tidedak: say "[one of]Rain[or](so it seems)[or]half - or less[cycling]It's late[if the time of day is after 8 PM]'Never,' said he[otherwise]half - or less[end if]. ".

Carry out probing when the number understood is 4:
	say "#4:[line break]";
	say "A [tidedak] B[tidedak].[line break]";

Carry out probing when the number understood is 5:
	say "#5:[line break]";
	let N be 1;
	say "[N] oar[s], [N in words] oar[s]; :";
	say "[1569 in words] and 7";

Carry out probing when the number understood is 6:
	say "#6:[line break]";
	say "Bob's hat'";

Pukagon is a room. "[first time]a cold wind[only][if the time of day is after 8 PM]'Never,' said he[otherwise]a cold wind[end if][conditional paragraph break]?"

The desemip is in Pukagon. "[first time]'Never,' said he[only][paragraph break]"

The desemip table is a supporter in Pukagon.  The desemip cup is on the desemip table.

Carry out probing when the number understood is 7:
	say "#7:[line break]";
	move the player to Pukagon, without printing a room description;
	try looking;
	move the player to the Hub, without printing a room description;

Carry out probing when the number understood is 8:
	say "#8:[line break]";
	say "1,000 oars[one of]Rain[or]'Never,' said he[or]'Never,' said he[cycling]It's late[if the time of day is after 8 PM]Rain[otherwise]'Never,' said he[end if].[line break]";
	say "dogs' tails.";

Fibadak is a man in the Hub.

Carry out probing when the number understood is 9:
	say "#9:[line break]";
	say "[A fibadak], [regarding the fibadak][They] [are] here. ";
	say "[A fibadak] [look] [if the fibadak is plural-named]P[end if].";
	now the fibadak is nowhere;

Carry out probing when the number understood is 10:
	say "#10:[line break]";
	say "[unless a random chance of 1 in 1 succeeds]dogs' tails[end if]'";
	say "[unless a random chance of 1 in 1 succeeds](so it seems)[end if]'";

Carry out probing when the number understood is 11:
	say "#11:[line break]";
	say "[unicode 233][first time]1,000 oars[only]Bob's hat[paragraph break]";
	say "the end1,000 oars:";

Carry out probing when the number understood is 12:
	say "#12:[line break]";
	let setibin be "[line break][paragraph break]";
	replace the text "a" in setibin with "<A>";
	say "|[setibin]|";

The lenosal is a thing. "1,000 oars[unless the time of day is after 8 PM]dogs' tails[end if][if the player is in the Hub]'Never,' said he[otherwise]a cold wind[end if].'" The description of the lenosal is "a cold wind[unless the player carries something]Rain[end if]'Never,' said he[if the player carries something]dogs' tails[otherwise]It's late[end if]!".

Carry out probing when the number understood is 13:
	say "#13:[line break]";
	now the player carries the lenosal;
	try examining the lenosal;

Carry out probing when the number understood is 14:
	say "#14:[line break]";
	let zufinef be "[paragraph break]a cold windRainthe end[run paragraph on]";
	say zufinef;
	say "|[zufinef]|";

The nononef is a thing. "(so it seems)." The description of the nononef is "[one of]It's late[or]'Never,' said he[or](so it seems)[stopping][one of]It's late[or](so it seems)[or]1,000 oars[cycling][if a random chance of 1 in 1 succeeds]a cold wind[otherwise]It's late[end if]Bob's hat.'".

Carry out probing when the number understood is 19:
	say "#19:[line break]";
	now the player carries the nononef;
	try examining the nononef;

sebanef is a text that varies. sebanef is "Bob's hat'Never,' said he[run paragraph on][if the player is in the Hub]half - or less[otherwise]the end[end if].".

Carry out probing when the number understood is 20:
	say "#20:[line break]";
	if sebanef is "[one of]dogs' tails[or]Bob's hat[or]half - or less[cycling]?":
		say "Yes.";
	otherwise:
		say "No: [sebanef]|";
	if sebanef is empty, say "Empty.";
	if sebanef exactly matches the text "dogs' tails", say "Exact.";

Carry out probing when the number understood is 34:
	say "#34:[line break]";
	let N be 1;
	say "[N] oar[s], [N in words] oar[s]; :";
	say "[1585 in words] and 8";

The rapumip is a thing. "1,000 oars(so it seems)!" The description of the rapumip is "'Never,' said hehalf - or less[one of]'Never,' said he[or]a cold wind[or]Rain[stopping]dogs' tails. ".

Carry out probing when the number understood is 35:
	say "#35:[line break]";
	now the player carries the rapumip;
	try examining the rapumip;

migotig is a text that varies. migotig is "It's latea cold wind[conditional paragraph break]dogs' tails.[line break]".

Carry out probing when the number understood is 36:
	say "#36:[line break]";
	if migotig is "1,000 oars?":
		say "Yes.";
	otherwise:
		say "No: [migotig]|";
	if migotig is empty, say "Empty.";
	if migotig exactly matches the text "dogs' tails", say "Exact.";

kagotig is a text that varies. kagotig is "[if the time of day is after 8 PM]1,000 oars[otherwise]Bob's hat[end if][unless a random chance of 1 in 1 succeeds]'Never,' said he[end if]'Never,' said he[unless the player is in the Hub]It's late[end if]'".

Carry out probing when the number understood is 37:
	say "#37:[line break]";
	if kagotig is "[if the time of day is after 8 PM]1,000 oars[otherwise]Bob's hat[end if][unless a random chance of 1 in 1 succeeds]'Never,' said he[end if]'Never,' said he[unless the player is in the Hub]It's late[end if]'":
		say "Yes.";
	otherwise:
		say "No: [kagotig]|";
	if kagotig is empty, say "Empty.";
	if kagotig exactly matches the text "'Never,' said he", say "Exact.";

Carry out probing when the number understood is 38:
	say "#38:[line break]";
	say "Rain[if the player is in the Hub]Bob's hat[otherwise]Bob's hat[end if][italic type]it[roman type]half - or less.[line break]";

Some zuzuzob is a thing in the Hub.

Carry out probing when the number understood is 39:
	say "#39:[line break]";
	say "[some zuzuzob], [regarding the zuzuzob][They] [are] here. ";
	say "[some zuzuzob] [can't go] [if the zuzuzob is plural-named]P[end if].";
	now the zuzuzob is nowhere;

Carry out probing when the number understood is 40:
	say "#40:[line break]";
	let segovam be "[if a random chance of 1 in 1 succeeds]Rain[otherwise]half - or less[end if][first time]dogs' tails[only][one of]1,000 oars[or]'Never,' said he[or]Bob's hat[cycling]. ";
	say the substituted form of segovam;
	say "|[segovam]|";

Hugokub is a man in the Hub.

Carry out probing when the number understood is 41:
	say "#41:[line break]";
	say "[A hugokub], [regarding the hugokub][They] [are] here. ";
	say "[A hugokub] [look] [if the hugokub is plural-named]P[end if].";
	now the hugokub is nowhere;

Carry out probing when the number understood is 42:
	say "#42:[line break]";
	let zunozob be "[one of](so it seems)[or](so it seems)[or]half - or less[cycling][if the player is in the Hub]'Never,' said he[otherwise]Rain[end if][run paragraph on]";
	say the substituted form of zunozob;
	say "|[zunozob]|";

dezulom is a text that varies. dezulom is "the end[unless the time of day is after 8 PM]'Never,' said he[end if]Bob's hat[if the player is in the Hub]a cold wind[otherwise]Rain[end if]...".

Carry out probing when the number understood is 47:
	say "#47:[line break]";
	if dezulom is "a cold winddogs' tails.":
		say "Yes.";
	otherwise:
		say "No: [dezulom]|";
	if dezulom is empty, say "Empty.";
	if dezulom exactly matches the text "(so it seems)", say "Exact.";

Carry out probing when the number understood is 48:
	say "#48:[line break]";
	let derabin be "'Never,' said he[first time]a cold wind[only]'";
	say the number of words in derabin;
	say "|[derabin]|";

To say gofikub: say "[line break][first time]a cold wind[only][bracket]x[close bracket]. ".

Carry out probing when the number understood is 49:
	say "#49:[line break]";
	say "A [gofikub] B[gofikub]. ";

The tilevam is a thing. "1,000 oars..." The description of the tilevam is "[unless a random chance of 1 in 1 succeeds]Rain[end if][one of]a cold wind[or]'Never,' said he[or]a cold wind[stopping].".

Carry out probing when the number understood is 50:
	say "#50:[line break]";
	now the player carries the tilevam;
	try examining the tilevam;

Gohunef is a man in the Hub.

Carry out probing when the number understood is 51:
	say "#51:[line break]";
	say "[some gohunef], [regarding the gohunef][They] [are] here. ";
	say "[some gohunef] [are] [if the gohunef is plural-named]P[end if].";
	now the gohunef is nowhere;

Carry out probing when the number understood is 52:
	say "#52:[line break]";
	say "[one of]a cold wind[or]a cold wind[or]half - or less[stopping]a cold windIt's late!";

zukatig is a text that varies. zukatig is "Rain[if the player carries something]It's late[otherwise]dogs' tails[end if]...".

Carry out probing when the number understood is 54:
	say "#54:[line break]";
	if zukatig is "'Never,' said he:":
		say "Yes.";
	otherwise:
		say "No: [zukatig]|";
	if zukatig is empty, say "Empty.";
	if zukatig exactly matches the text "It's late", say "Exact.";

Carry out probing when the number understood is 55:
	say "#55:[line break]";
	let vohunef be "[if the player is in the Hub]a cold wind[otherwise]Bob's hat[end if][run paragraph on]";
	replace the text "a" in vohunef with "<A>";
	say "|[vohunef]|";

Carry out probing when the number understood is 56:
	say "#56:[line break]";
	say "[paragraph break]...";
	say "[unless a random chance of 1 in 1 succeeds]the end[end if][one of]1,000 oars[or]half - or less[or]It's late[stopping][one of]half - or less[or]Bob's hat[or]'Never,' said he[cycling][bracket]x[close bracket].[line break]";
	say "[first time]Bob's hat[only] [if the player is in the Hub]a cold wind[otherwise]It's late[end if]. ";

The zudetig is a thing. "Bob's hat?" The description of the zudetig is "It's late[one of]half - or less[or]the end[or](so it seems)[stopping](so it seems):".

Carry out probing when the number understood is 57:
	say "#57:[line break]";
	now the player carries the zudetig;
	try examining the zudetig;

Gosenef is a room. "half - or less[run paragraph on]"

The vosemip is in Gosenef. 

The vosemip table is a supporter in Gosenef.  The vosemip cup is on the vosemip table.

Carry out probing when the number understood is 58:
	say "#58:[line break]";
	move the player to Gosenef, without printing a room description;
	try looking;
	move the player to the Hub, without printing a room description;

Carry out probing when the number understood is 59:
	say "#59:[line break]";
	let tifivam be "'Never,' said he[one of]It's late[or]'Never,' said he[or]It's late[stopping][unless the time of day is after 8 PM]the end[end if].[line break]";
	replace the regular expression "(\w)(\s)" in tifivam with "\2\1";
	say "|[tifivam]|";
--- play

Probe
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hub
You can see Fibadak, some zuzuzob, Hugokub and Gohunef here.

>probe 1
#1:

"Never," said hedogs" tailsdogs" tailsIt's late"

>probe 2
#2:

(so it seems)Bob's hata cold wind?

>probe 3
#3:
4|  .
|
>probe 4
#4:
A RainIt's latehalf - or less.  B(so it seems)It's latehalf - or less. .

>probe 5
#5:
1 oar, one oar; :one thousand, five hundred and sixty-nine and 7
>probe 6
#6:
Bob's hat"
>probe 7
#7:

Pukagon
a cold winda cold wind
?

"Never," said he



You can also see a desemip table (on which is a desemip cup) here.

>probe 8
#8:
1,000 oarsRainIt's late"Never," said he.
dogs" tails.

>probe 9
#9:
Fibadak, He is here. Fibadak looks .

>probe 10
#10:
""
>probe 11
#11:
é1,000 oarsBob's hat

the end1,000 oars:
>probe 12
#12:
|


|
>probe 13
#13:

a cold wind"Never," said hedogs" tails!

>x lenosal
a cold wind"Never," said hedogs" tails!

>probe 14
#14:


a cold windRainthe end|

a cold windRainthe end|>
