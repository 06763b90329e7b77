Made by machine: 44 questions of texts, which the reference answers alike.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.


Carry out probing when the number understood is 1:
	say "#1:[line break]";
	say "(so it seems)(so it seems)[if a random chance of 1 in 1 succeeds]Bob's hat[otherwise]a cold wind[end if]!";
	say "[one of]the end[or]dogs' tails[or]Bob's hat[cycling]...";
	say "[if the player is in the Hub](so it seems)[otherwise]a cold wind[end if][unless a random chance of 1 in 1 succeeds]It's late[end if][if the time of day is after 8 PM](so it seems)[otherwise]1,000 oars[end if](so it seems)?";

Carry out probing when the number understood is 2:
	say "#2:[line break]";
	let N be 6;
	say "[N] oar[s], [N in words] oar[s]; ?";
	say "[1773 in words] and 1";

A tifigon is a thing in the Hub.

Carry out probing when the number understood is 4:
	say "#4:[line break]";
	say "[the tifigon], [regarding the tifigon][They] [are] here. ";
	say "[the tifigon] [have] [if the tifigon is plural-named]P[end if].";
	now the tifigon is nowhere;

Carry out probing when the number understood is 5:
	say "#5:[line break]";
	say "[one of]Rain[or](so it seems)[or]half - or less[cycling]1,000 oars[one of]It's late[or]half - or less[or]half - or less[cycling].";

Carry out probing when the number understood is 6:
	say "#6:[line break]";
	say "[line break][first time]It's late[only]";
	say "'Never,' said he Bob's hat:";

Carry out probing when the number understood is 7:
	say "#7:[line break]";
	let kahugon be "(so it seems)[italic type]it[roman type][if a random chance of 1 in 1 succeeds]'Never,' said he[otherwise]1,000 oars[end if]Rain.";
	say "[kahugon]|";
	say "|[kahugon]|";

Vomilom is a man in the Hub.

Carry out probing when the number understood is 8:
	say "#8:[line break]";
	say "[an vomilom], [regarding the vomilom][They] [are] here. ";
	say "[an vomilom] [can't go] [if the vomilom is plural-named]P[end if].";
	now the vomilom is nowhere;

To say kaserut: say "a cold wind[unicode 233]. "; say "(so it seems)...".

Carry out probing when the number understood is 9:
	say "#9:[line break]";
	say "A [kaserut] B[kaserut][paragraph break]";

A lelebin is a thing in the Hub.

Carry out probing when the number understood is 10:
	say "#10:[line break]";
	say "[a lelebin], [regarding the lelebin][They] [are] here. ";
	say "[a lelebin] [don't care] [if the lelebin is plural-named]P[end if].";
	now the lelebin is nowhere;

Carry out probing when the number understood is 11:
	say "#11:[line break]";
	say "[unless a random chance of 1 in 1 succeeds]Bob's hat[end if][if the time of day is after 8 PM]dogs' tails[otherwise]Bob's hat[end if].";

Carry out probing when the number understood is 12:
	say "#12:[line break]";
	say "[paragraph break]It's latehalf - or less?";
	say "[conditional paragraph break]half - or less[conditional paragraph break]dogs' tails";
	say "[bracket]x[close bracket]Bob's hatthe end:";

To say pudevam: say "[unless the player is in the Hub]the end[end if]'Never,' said hea cold windIt's late:"; say "[first time]dogs' tails[only].[line break]".

Carry out probing when the number understood is 13:
	say "#13:[line break]";
	say "A [pudevam] B[pudevam].";

Carry out probing when the number understood is 14:
	say "#14:[line break]";
	say "[one of]a cold wind[or]half - or less[or]Rain[cycling][italic type]it[roman type][one of]the end[or]Bob's hat[or]dogs' tails[cycling]?";
	say "[if the time of day is after 8 PM]1,000 oars[otherwise]half - or less[end if])";

firarut is a text that varies. firarut is "half - or less)".

Carry out probing when the number understood is 15:
	say "#15:[line break]";
	if firarut is "half - or less[first time]dogs' tails[only][if a random chance of 1 in 1 succeeds]1,000 oars[otherwise]the end[end if].'":
		say "Yes.";
	otherwise:
		say "No: [firarut]|";
	if firarut is empty, say "Empty.";
	if firarut exactly matches the text "'Never,' said he", say "Exact.";

Carry out probing when the number understood is 17:
	say "#17:[line break]";
	let vonokub be "half - or less [one of]Rain[or]a cold wind[or]Bob's hat[stopping]!";
	say vonokub in sentence case;
	say "|[vonokub]|";

fiserut is a text that varies. fiserut is "[one of](so it seems)[or]It's late[or]Bob's hat[stopping]'Never,' said heBob's hathalf - or less'".

Carry out probing when the number understood is 18:
	say "#18:[line break]";
	if fiserut is "[run paragraph on]...":
		say "Yes.";
	otherwise:
		say "No: [fiserut]|";
	if fiserut is empty, say "Empty.";
	if fiserut exactly matches the text "a cold wind", say "Exact.";

Carry out probing when the number understood is 19:
	say "#19:[line break]";
	say "[one of](so it seems)[or]It's late[or](so it seems)[cycling][run paragraph on]";
	say "Rain[no line break][no line break])";

Carry out probing when the number understood is 20:
	say "#20:[line break]";
	say "[first time]It's late[only]!";
	say "[one of]'Never,' said he[or](so it seems)[or](so it seems)[cycling]It's lateIt's latea cold wind.[line break]";
	say "[unless the player carries something]It's late[end if]dogs' tailsa cold wind:";

To say figosal: say "[if the player carries something]1,000 oars[otherwise]'Never,' said he[end if].[line break]".

Carry out probing when the number understood is 21:
	say "#21:[line break]";
	say "A [figosal] B[figosal]:";

To say vohumip: say "[first time]half - or less[only]It's latehalf - or less[one of]Bob's hat[or]1,000 oars[or]Bob's hat[cycling]".

Carry out probing when the number understood is 23:
	say "#23:[line break]";
	say "A [vohumip] B[vohumip]:";

To say nomigon: say "[unless the time of day is after 8 PM]dogs' tails[end if][unless the time of day is after 8 PM]half - or less[end if]1,000 oars[if the time of day is after 8 PM]dogs' tails[otherwise]a cold wind[end if]?".

Carry out probing when the number understood is 25:
	say "#25:[line break]";
	say "A [nomigon] B[nomigon])";

Carry out probing when the number understood is 28:
	say "#28:[line break]";
	let gobadak be "the end[if a random chance of 1 in 1 succeeds](so it seems)[otherwise]Rain[end if])";
	replace the text "a" in gobadak with "<A>";
	say "|[gobadak]|";

Nohuzob is a room. "[if a random chance of 1 in 1 succeeds]'Never,' said he[otherwise]the end[end if]It's late)"

The finovam is in Nohuzob. 

Carry out probing when the number understood is 29:
	say "#29:[line break]";
	move the player to Nohuzob, without printing a room description;
	try looking;
	move the player to the Hub, without printing a room description;

Tilevam is a room. "[one of]dogs' tails[or]the end[or]Bob's hat[cycling]'Never,' said hethe endthe end..."

The rasepod is in Tilevam. "(so it seems)[conditional paragraph break]Rain:"

The rasepod table is a supporter in Tilevam. "a cold wind?" The rasepod cup is on the rasepod table.

Carry out probing when the number understood is 31:
	say "#31:[line break]";
	move the player to Tilevam, without printing a room description;
	try looking;
	move the player to the Hub, without printing a room description;

Gogogon is a man in the Hub.

Carry out probing when the number understood is 32:
	say "#32:[line break]";
	say "[a gogogon], [regarding the gogogon][They] [are] here. ";
	say "[a gogogon] [look] [if the gogogon is plural-named]P[end if].";
	now the gogogon is nowhere;

Carry out probing when the number understood is 33:
	say "#33:[line break]";
	say "a cold wind[if the time of day is after 8 PM]'Never,' said he[otherwise]a cold wind[end if]'Never,' said he[if a random chance of 1 in 1 succeeds]a cold wind[otherwise]It's late[end if]!";

figofel is a text that varies. figofel is "[unless the time of day is after 8 PM]dogs' tails[end if] 1,000 oars [if a random chance of 1 in 1 succeeds]'Never,' said he[otherwise]1,000 oars[end if].".

Carry out probing when the number understood is 34:
	say "#34:[line break]";
	if figofel is "[if the player carries something]Bob's hat[otherwise]Rain[end if][one of]a cold wind[or](so it seems)[or]'Never,' said he[stopping][line break]:":
		say "Yes.";
	otherwise:
		say "No: [figofel]|";
	if figofel is empty, say "Empty.";
	if figofel exactly matches the text "Rain", say "Exact.";

The nomilom is a thing. "dogs' tails[run paragraph on]'Never,' said he[one of]It's late[or](so it seems)[or]half - or less[stopping]?" The description of the nomilom is "[one of]It's late[or]Bob's hat[or]the end[stopping].'".

Carry out probing when the number understood is 35:
	say "#35:[line break]";
	now the player carries the nomilom;
	try examining the nomilom;

The bakazob is a thing. "It's latehalf - or less.'" The description of the bakazob is "[conditional paragraph break]'Never,' said he. ".

Carry out probing when the number understood is 36:
	say "#36:[line break]";
	now the player carries the bakazob;
	try examining the bakazob;

Fitisal is a room. "[one of](so it seems)[or]Rain[or]It's late[cycling]a cold winda cold wind..."

The lelelom is in Fitisal. 

The lelelom table is a supporter in Fitisal.  The lelelom cup is on the lelelom table.

Carry out probing when the number understood is 37:
	say "#37:[line break]";
	move the player to Fitisal, without printing a room description;
	try looking;
	move the player to the Hub, without printing a room description;

Some finolom is a thing in the Hub.

Carry out probing when the number understood is 39:
	say "#39:[line break]";
	say "[The finolom], [regarding the finolom][They] [are] here. ";
	say "[The finolom] [have] [if the finolom is plural-named]P[end if].";
	now the finolom is nowhere;

To say vogosal: say "the end half - or less.[line break]".

Carry out probing when the number understood is 40:
	say "#40:[line break]";
	say "A [vogosal] B[vogosal]'";

Kagofel is a room. "[one of]Rain[or](so it seems)[or]Bob's hat[stopping] dogs' tails Bob's hat."

The figobin is in Kagofel. 

The figobin table is a supporter in Kagofel. It is scenery. The figobin cup is on the figobin table.

Carry out probing when the number understood is 41:
	say "#41:[line break]";
	move the player to Kagofel, without printing a room description;
	try looking;
	move the player to the Hub, without printing a room description;

pufizob is a text that varies. pufizob is "Rain[line break]dogs' tails[run paragraph on]".

Carry out probing when the number understood is 42:
	say "#42:[line break]";
	if pufizob is "[one of]1,000 oars[or]half - or less[or]a cold wind[cycling].":
		say "Yes.";
	otherwise:
		say "No: [pufizob]|";
	if pufizob is empty, say "Empty.";
	if pufizob exactly matches the text "Rain", say "Exact.";

Tiravam is a room. "the end[conditional paragraph break][one of]half - or less[or]half - or less[or](so it seems)[stopping]1,000 oars."

The bahusal is in Tiravam. 

Carry out probing when the number understood is 50:
	say "#50:[line break]";
	move the player to Tiravam, without printing a room description;
	try looking;
	move the player to the Hub, without printing a room description;

tihuzob is a text that varies. tihuzob is "[one of]Rain[or]'Never,' said he[or]a cold wind[cycling][paragraph break][if the player is in the Hub]1,000 oars[otherwise]a cold wind[end if]'".

Carry out probing when the number understood is 51:
	say "#51:[line break]";
	if tihuzob is "the end!":
		say "Yes.";
	otherwise:
		say "No: [tihuzob]|";
	if tihuzob is empty, say "Empty.";
	if tihuzob exactly matches the text "Rain", say "Exact.";

Carry out probing when the number understood is 52:
	say "#52:[line break]";
	let banonef be "a cold wind...";
	say the number of characters in banonef;
	say "|[banonef]|";

Carry out probing when the number understood is 53:
	say "#53:[line break]";
	say "the end";
	say "[conditional paragraph break].'";
	say "[if the player carries something]half - or less[otherwise]Bob's hat[end if][if a random chance of 1 in 1 succeeds]a cold wind[otherwise](so it seems)[end if](so it seems)dogs' tails'";

Ranokub is a room. "half - or less'Never,' said he[conditional paragraph break][one of]dogs' tails[or]the end[or]1,000 oars[cycling]..."

The tisemip is in Ranokub. 

The tisemip table is a supporter in Ranokub. It is scenery. The tisemip cup is on the tisemip table.

Carry out probing when the number understood is 54:
	say "#54:[line break]";
	move the player to Ranokub, without printing a room description;
	try looking;
	move the player to the Hub, without printing a room description;

Carry out probing when the number understood is 56:
	say "#56:[line break]";
	let N be 11;
	say "[N] oar[s], [N in words] oar[s]; .";
	say "[1506 in words] and 8";

Carry out probing when the number understood is 57:
	say "#57:[line break]";
	let notivam be "(so it seems)[paragraph break]";
	say the number of punctuated words in notivam;
	say "|[notivam]|";

To say huputig: say "dogs' tails[first time]half - or less[only][one of]Rain[or](so it seems)[or]It's late[stopping][one of]half - or less[or]Rain[or]Rain[cycling]...".

Carry out probing when the number understood is 58:
	say "#58:[line break]";
	say "A [huputig] B[huputig].'";

gohuzob is a text that varies. gohuzob is "(so it seems) [run paragraph on][paragraph break]".

Carry out probing when the number understood is 59:
	say "#59:[line break]";
	if gohuzob is "[one of]dogs' tails[or]'Never,' said he[or]'Never,' said he[stopping][one of]the end[or]the end[or]the end[stopping]Rain. ":
		say "Yes.";
	otherwise:
		say "No: [gohuzob]|";
	if gohuzob is empty, say "Empty.";
	if gohuzob exactly matches the text "1,000 oars", say "Exact.";

Carry out probing when the number understood is 60:
	say "#60:[line break]";
	say "Bob's hatthe end'Never,' said he:";
--- play

Probe
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hub
You can see a tifigon, Vomilom, a lelebin, Gogogon and some finolom here.

>probe 1
#1:
(so it seems)(so it seems)Bob's hat!
the end...
(so it seems)1,000 oars(so it seems)?

>probe 2
#2:
6 oars, six oars; ?
one thousand, seven hundred and seventy-three and 1
>probe 4
#4:
the tifigon, It is here. the tifigon has .

>probe 5
#5:
Rain1,000 oarsIt's late.

>probe 6
#6:

It's late"Never," said he Bob's hat:
>probe 7
#7:
(so it seems)it"Never," said heRain.||(so it seems)it"Never," said heRain.|
>probe 8
#8:
Vomilom, He is here. Vomilom can't go .

>probe 9
#9:
A a cold windé. (so it seems)...
 Ba cold windé. (so it seems)...


>probe 10
#10:
a lelebin, It is here. a lelebin doesn't care .

>probe 11
#11:
Bob's hat.

>probe 12
#12:


It's latehalf - or less?

half - or less
dogs" tails[x]Bob's hatthe end:
>probe 13
#13:
A "Never," said hea cold windIt's late:dogs" tails.
 B"Never," said hea cold windIt's late:.
.

>probe 14
#14:
a cold winditthe end?
half - or less)
>probe 15
#15:
No: half - or less)|
>probe 17
#17:
Half - or less rain!|half - or less a cold wind!|
>probe 18
#18:
No: (so it seems)"Never," said heBob's hathalf - or less"|
>probe 19
#19:
(so it seems)Rain)
>probe 20
#20:
It's late!
"Never," said heIt's lateIt's latea cold wind.
It's latedogs" tailsa cold wind:
>probe 21
#21:
A "Never," said he.
 B"Never," said he.
:
>probe 23
#23:
A half - or lessIt's latehalf - or lessBob's hat BIt's latehalf - or less1,000 oars:
>probe 25
#25:
A dogs" tailshalf - or less1,000 oarsa cold wind?
 Bdogs" tailshalf - or less1,000 oarsa cold wind?
)
>probe 28
#28:
|the end(so it seems))|
>probe 29
#29:

Nohuzob
"Never," said heIt's late)

You can see a finovam here.

>look
Hub
You can see Gogogon and some finolom here.

>probe 31
#31:

Tilevam
dogs" tails"Never," said hethe endthe end...

(so it seems)
Rain:

a cold wind?

On the rasepod table is a rasepod cup.

>look
Hub
You can see Gogogon and some finolom here.

>probe 32
#32:
Gogogon, He is here. Gogogon looks .

>probe 33
#33:
a cold winda cold wind"Never," said hea cold wind!

>probe 34
#34:
No: dogs" tails 1,000 oars "Never," said he.|
>probe 35
#35:

It's late."

>probe 36
#36:


"Never," said he. 

>probe 37
#37:

Fitisal
(so it seems)a cold winda cold wind...

You can see a lelelom and a lelelom table (on which is a lelelom cup) here.

>probe 39
#39:
The finolom, They are here. The finolom have P.

>probe 40
#40:
A the end half - or less.
 Bthe end half - or less.
"
>probe 41
#41:

Kagofel
Rain dogs" tails Bob's hat.

On the figobin table is a figobin cup.

You can also see a figobin here.

>probe 42
#42:
No: Rain
dogs" tails|>
