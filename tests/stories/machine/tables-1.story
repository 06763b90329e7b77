Made by machine: 52 questions of tables, which the reference answers alike.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.


Zuhugon relates various people to one thing.

The verb to katizob means the zuhugon relation.

Lesekub, Nomirut, Desedak and Vodedak are people in the Hub. The mitifel and the pupukub are things in the Hub.

Carry out probing when the number understood is 1:
	say "#1:[line break]";
	now Lesekub katizobs the pupukub;
	now Nomirut katizobs the mitifel;
	say "[if Nomirut katizobs the mitifel]y[otherwise]n[end if] ";
	say "[if Nomirut katizobs the mitifel]y[otherwise]n[end if] ";
	say "[list of people who katizob the mitifel]; ";
	if Nomirut katizobs something (called the aim), say "[the aim]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Kahufel
zubakub	batidak
0	3
4	9
2	7
9	5

Carry out probing when the number understood is 2:
	say "#2:[line break]";
	repeat through the Table of Kahufel in reverse order:
		say "[zubakub entry]";
		if there is a batidak entry, say "/[batidak entry]";
		say ", ";
	say "[number of rows in the Table of Kahufel] [number of blank rows in the Table of Kahufel] [number of filled rows in the Table of Kahufel]";

Kapubin relates one person to another.

The verb to tipubin means the kapubin relation.

Puhutig, Denopod, Tivovam and Degolom are people in the Hub. The humilom and the pumimip are things in the Hub.

Carry out probing when the number understood is 3:
	say "#3:[line break]";
	now Puhutig tipubins Denopod;
	now Denopod tipubins Tivovam;
	say "[if Denopod tipubins Denopod]y[otherwise]n[end if] ";
	say "[if Puhutig tipubins Puhutig]y[otherwise]n[end if] ";
	say "[list of people who tipubin Degolom]; ";
	if Denopod tipubins something (called the aim), say "[the aim]";
	say " [number of steps via the kapubin relation from Puhutig to Denopod], [next step via the kapubin relation from Puhutig to Denopod]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Nomitig relates one person to one thing.

The verb to fibanef means the nomitig relation.

Kabagon, Tidesal, Sedepod and Timibin are people in the Hub. The deramip and the sehuvam are things in the Hub.

Carry out probing when the number understood is 4:
	say "#4:[line break]";
	now Kabagon fibanefs the sehuvam;
	now Tidesal fibanefs the sehuvam;
	now Kabagon does not fibanef the sehuvam;
	say "[if Tidesal fibanefs the sehuvam]y[otherwise]n[end if] ";
	say "[if Kabagon fibanefs the deramip]y[otherwise]n[end if] ";
	say "[list of people who fibanef the sehuvam]; ";
	if Sedepod fibanefs something (called the aim), say "[the aim]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Gotinef
seserut	godefel
"Ca"	"a b"
"a b"	"ab"
"a b"	--
"a b"	"a b"
"b"	"a b"

Carry out probing when the number understood is 5:
	say "#5:[line break]";
	repeat through the Table of Gotinef:
		say "[seserut entry]";
		if there is a godefel entry, say "/[godefel entry]";
		say ", ";
	say "[number of rows in the Table of Gotinef] [number of blank rows in the Table of Gotinef] [number of filled rows in the Table of Gotinef]";

Table of Govomip
kahugon	hulemip
"Ca"	"b"
"b"	"Ca"
"b"	"Ca"

Carry out probing when the number understood is 6:
	say "#6:[line break]";
	sort the Table of Govomip in reverse kahugon order;
	repeat through the Table of Govomip:
		say "[kahugon entry]";
		if there is a hulemip entry, say "/[hulemip entry]";
		say ", ";

Table of Lezurut
kapuzob	nolelom
5	6
3	2
2	3

Carry out probing when the number understood is 7:
	say "#7:[line break]";
	choose row 1 in the Table of Lezurut;
	now kapuzob entry is 4;
	blank out the whole nolelom column in the Table of Lezurut;
	repeat through the Table of Lezurut:
		say "[kapuzob entry]";
		if there is a nolelom entry, say "/[nolelom entry]";
		say ", ";
	say "[if there is no nolelom in row 1 of the Table of Lezurut]none[otherwise][nolelom in row 1 of the Table of Lezurut][end if]";

Huvotig relates various people to one thing.

The verb to nogobin means the huvotig relation.

Balepod, Levokub, Golefel and Pulezob are people in the Hub. The bagotig and the mibarut are things in the Hub.

Carry out probing when the number understood is 8:
	say "#8:[line break]";
	now Balepod nogobins the mibarut;
	now Levokub nogobins the bagotig;
	now Golefel nogobins the bagotig;
	now Balepod does not nogobin the mibarut;
	say "[if Levokub nogobins the bagotig]y[otherwise]n[end if] ";
	say "[if Balepod nogobins the mibarut]y[otherwise]n[end if] ";
	say "[list of people who nogobin the mibarut]; ";
	if Balepod nogobins something (called the aim), say "[the aim]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Sekatig
sevonef	tifizob
1	"ab"
7	--
4	"b"
with 2 blank rows

Carry out probing when the number understood is 10:
	say "#10:[line break]";
	sort the Table of Sekatig in reverse tifizob order;
	repeat through the Table of Sekatig:
		say "[sevonef entry]";
		if there is a tifizob entry, say "/[tifizob entry]";
		say ", ";

Gomipod relates one person to one thing.

The verb to tivotig means the gomipod relation.

Firapod, Lekazob, Ragonef and Mizuvam are people in the Hub. The kakanef and the bafipod are things in the Hub.

Carry out probing when the number understood is 11:
	say "#11:[line break]";
	now Firapod tivotigs the kakanef;
	now Lekazob tivotigs the kakanef;
	now Ragonef tivotigs the bafipod;
	say "[if Mizuvam tivotigs the bafipod]y[otherwise]n[end if] ";
	say "[if Lekazob tivotigs the kakanef]y[otherwise]n[end if] ";
	say "[list of people who tivotig the bafipod]; ";
	if Firapod tivotigs something (called the aim), say "[the aim]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Fibasal
fitirut	tifisal
"b"	7:30 PM
"ab"	11:15 PM
"Ca"	2:30 PM
"ab"	4:30 PM

Carry out probing when the number understood is 13:
	say "#13:[line break]";
	choose row 3 in the Table of Fibasal;
	now fitirut entry is "a b";
	now tifisal entry is 3:30 PM;
	repeat through the Table of Fibasal:
		say "[fitirut entry]";
		if there is a tifisal entry, say "/[tifisal entry]";
		say ", ";
	say "[if there is no tifisal in row 1 of the Table of Fibasal]none[otherwise][tifisal in row 1 of the Table of Fibasal][end if]";

Goputig relates people to each other.

The verb to puhumip means the goputig relation.

Tipufel, Bavorut, Vopuzob and Kalepod are people in the Hub. The zuhusal and the kakapod are things in the Hub.

Carry out probing when the number understood is 14:
	say "#14:[line break]";
	now Tipufel puhumips Vopuzob;
	now Bavorut puhumips Kalepod;
	now Vopuzob puhumips Tipufel;
	say "[if Kalepod puhumips Vopuzob]y[otherwise]n[end if] ";
	say "[if Bavorut puhumips Kalepod]y[otherwise]n[end if] ";
	say "[list of people who puhumip Tipufel]; ";
	if Bavorut puhumips something (called the aim), say "[the aim]";
	say " [number of steps via the goputig relation from Tipufel to Bavorut], [next step via the goputig relation from Tipufel to Bavorut]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Kadevam
vomifel	timidak
8	7:00 PM
5	5:00 PM
5	11:30 PM
0	3:30 PM

Carry out probing when the number understood is 15:
	say "#15:[line break]";
	sort the Table of Kadevam in timidak order;
	repeat through the Table of Kadevam:
		say "[vomifel entry]";
		if there is a timidak entry, say "/[timidak entry]";
		say ", ";

Baralom relates one person to various things.

The verb to puzutig means the baralom relation.

Nodenef, Pusedak, Putizob and Raderut are people in the Hub. The mizutig and the fitidak are things in the Hub.

Carry out probing when the number understood is 16:
	say "#16:[line break]";
	now Nodenef puzutigs the mizutig;
	now Pusedak puzutigs the mizutig;
	say "[if Pusedak puzutigs the fitidak]y[otherwise]n[end if] ";
	say "[if Raderut puzutigs the mizutig]y[otherwise]n[end if] ";
	say "[list of people who puzutig the mizutig]; ";
	if Pusedak puzutigs something (called the aim), say "[the aim]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Hurapod
vogonef	baletig
8	10:15 PM
--	7:00 PM

Carry out probing when the number understood is 17:
	say "#17:[line break]";
	if there is a vogonef of 8 in the Table of Hurapod:
		choose row with vogonef of 8 in the Table of Hurapod;
		if there is a baletig entry, say "[baletig entry]";
		blank out the baletig entry;
		if there is no baletig entry, say " gone";
		if there is a baletig corresponding to a vogonef of 8 in the Table of Hurapod, say " [baletig corresponding to a vogonef of 8 in the Table of Hurapod]";
	otherwise:
		say "None.";
	choose row 1 in the Table of Hurapod;
	say " [vogonef entry]";

Gopumip relates one person to one thing.

The verb to nohugon means the gopumip relation.

Razukub, Pufifel, Derazob and Zuhuvam are people in the Hub. The godesal and the zusemip are things in the Hub.

Carry out probing when the number understood is 18:
	say "#18:[line break]";
	now Razukub nohugons the zusemip;
	now Pufifel nohugons the godesal;
	now Razukub does not nohugon the zusemip;
	say "[if Razukub nohugons the godesal]y[otherwise]n[end if] ";
	say "[if Pufifel nohugons the godesal]y[otherwise]n[end if] ";
	say "[list of people who nohugon the godesal]; ";
	if Razukub nohugons something (called the aim), say "[the aim]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Bamirut
defivam	godemip
"a b"	"ab"
"ab"	"b"
"Ca"	"b"
"Ca"	"b"

Carry out probing when the number understood is 19:
	say "#19:[line break]";
	if there is a defivam of "Ca" in the Table of Bamirut:
		choose row with defivam of "Ca" in the Table of Bamirut;
		if there is a godemip entry, say "[godemip entry]";
		blank out the godemip entry;
		if there is no godemip entry, say " gone";
		say "-";
	otherwise:
		say "None.";
	choose row 1 in the Table of Bamirut;
	say " [defivam entry]";

Rakamip relates people to each other.

The verb to mifizob means the rakamip relation.

Sehuzob, Puselom, Fidezob and Nokamip are people in the Hub. The tilerut and the vomigon are things in the Hub.

Carry out probing when the number understood is 20:
	say "#20:[line break]";
	now Sehuzob mifizobs Nokamip;
	say "[if Sehuzob mifizobs Sehuzob]y[otherwise]n[end if] ";
	say "[if Nokamip mifizobs Nokamip]y[otherwise]n[end if] ";
	say "[list of people who mifizob Puselom]; ";
	if Sehuzob mifizobs something (called the aim), say "[the aim]";
	say " [number of steps via the rakamip relation from Sehuzob to Puselom], [next step via the rakamip relation from Sehuzob to Puselom]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Tibagon relates one person to one thing.

The verb to vobazob means the tibagon relation.

Legodak, Rabafel, Milefel and Mimikub are people in the Hub. The pubatig and the sebarut are things in the Hub.

Carry out probing when the number understood is 21:
	say "#21:[line break]";
	now Legodak vobazobs the pubatig;
	now Rabafel vobazobs the sebarut;
	say "[if Legodak vobazobs the pubatig]y[otherwise]n[end if] ";
	say "[if Rabafel vobazobs the pubatig]y[otherwise]n[end if] ";
	say "[list of people who vobazob the pubatig]; ";
	if Mimikub vobazobs something (called the aim), say "[the aim]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Dekatig relates various people to one thing.

The verb to lebakub means the dekatig relation.

Tisemip, Huzumip, Kazulom and Tilebin are people in the Hub. The purakub and the pusepod are things in the Hub.

Carry out probing when the number understood is 22:
	say "#22:[line break]";
	now Tisemip lebakubs the purakub;
	now Huzumip lebakubs the purakub;
	say "[if Tilebin lebakubs the pusepod]y[otherwise]n[end if] ";
	say "[if Kazulom lebakubs the purakub]y[otherwise]n[end if] ";
	say "[list of people who lebakub the pusepod]; ";
	if Tisemip lebakubs something (called the aim), say "[the aim]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Hupulom
gosenef	kagodak
1	7
--	5
7	0
with 2 blank rows

Carry out probing when the number understood is 23:
	say "#23:[line break]";
	repeat through the Table of Hupulom in gosenef order:
		say "[gosenef entry]";
		if there is a kagodak entry, say "/[kagodak entry]";
		say ", ";
	say "[number of rows in the Table of Hupulom] [number of blank rows in the Table of Hupulom] [number of filled rows in the Table of Hupulom]";

Table of Gominef
balekub	hukadak
4	3
5	8
0	2
1	6
9	--

Carry out probing when the number understood is 24:
	say "#24:[line break]";
	sort the Table of Gominef in reverse hukadak order;
	repeat through the Table of Gominef:
		say "[balekub entry]";
		if there is a hukadak entry, say "/[hukadak entry]";
		say ", ";

Table of Kasepod
tilemip	gobanef
"Ca"	12:30 PM
"Ca"	10:30 PM
"Ca"	10:30 PM
"b"	4:30 PM

Carry out probing when the number understood is 25:
	say "#25:[line break]";
	choose row 1 in the Table of Kasepod;
	now tilemip entry is "a b";
	blank out the whole row;
	repeat through the Table of Kasepod:
		say "[tilemip entry]";
		if there is a gobanef entry, say "/[gobanef entry]";
		say ", ";
	say "[if there is no gobanef in row 1 of the Table of Kasepod]none[otherwise][gobanef in row 1 of the Table of Kasepod][end if]";

Table of Volerut
hufivam	noravam
"Ca"	6
"Ca"	4
"a b"	2
"ab"	0
with 2 blank rows

Carry out probing when the number understood is 27:
	say "#27:[line break]";
	if there is a hufivam of "ab" in the Table of Volerut:
		choose row with hufivam of "ab" in the Table of Volerut;
		if there is a noravam entry, say "[noravam entry]";
		blank out the noravam entry;
		if there is no noravam entry, say " gone";
		say "-";
	otherwise:
		say "None.";
	choose row 1 in the Table of Volerut;
	say " [hufivam entry]";

Tidekub relates one person to various things.

The verb to rasetig means the tidekub relation.

Kagopod, Legogon, Nokagon and Bazulom are people in the Hub. The novolom and the kahupod are things in the Hub.

Carry out probing when the number understood is 28:
	say "#28:[line break]";
	now Kagopod rasetigs the kahupod;
	now Legogon rasetigs the kahupod;
	now Kagopod does not rasetig the kahupod;
	say "[if Bazulom rasetigs the kahupod]y[otherwise]n[end if] ";
	say "[if Legogon rasetigs the kahupod]y[otherwise]n[end if] ";
	say "[list of people who rasetig the novolom]; ";
	if Nokagon rasetigs something (called the aim), say "[the aim]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Nolemip relates various people to one thing.

The verb to ledesal means the nolemip relation.

Kanokub, Mizupod, Hunomip and Vohulom are people in the Hub. The lezuzob and the bamisal are things in the Hub.

Carry out probing when the number understood is 29:
	say "#29:[line break]";
	now Kanokub ledesals the lezuzob;
	now Mizupod ledesals the lezuzob;
	now Hunomip ledesals the bamisal;
	now Kanokub does not ledesal the lezuzob;
	say "[if Vohulom ledesals the lezuzob]y[otherwise]n[end if] ";
	say "[if Hunomip ledesals the bamisal]y[otherwise]n[end if] ";
	say "[list of people who ledesal the bamisal]; ";
	if Hunomip ledesals something (called the aim), say "[the aim]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Votifel
gopufel	sezurut
9	4:30 PM
7	2:15 PM
2	9:30 PM
8	1:30 PM

Carry out probing when the number understood is 32:
	say "#32:[line break]";
	if there is a gopufel of 4 in the Table of Votifel:
		choose row with gopufel of 4 in the Table of Votifel;
		if there is a sezurut entry, say "[sezurut entry]";
		blank out the sezurut entry;
		if there is no sezurut entry, say " gone";
		if there is a sezurut corresponding to a gopufel of 4 in the Table of Votifel, say " [sezurut corresponding to a gopufel of 4 in the Table of Votifel]";
	otherwise:
		say "None.";
	choose row 1 in the Table of Votifel;
	say " [gopufel entry]";

Table of Lesedak
tinorut	seselom
9	0
7	2
6	0

Carry out probing when the number understood is 33:
	say "#33:[line break]";
	repeat through the Table of Lesedak in tinorut order:
		say "[tinorut entry]";
		if there is a seselom entry, say "/[seselom entry]";
		say ", ";
	say "[number of rows in the Table of Lesedak] [number of blank rows in the Table of Lesedak] [number of filled rows in the Table of Lesedak]";

Table of Dehumip
mivovam	fidevam
"b"	1
"a b"	3
"b"	8

Carry out probing when the number understood is 34:
	say "#34:[line break]";
	if there is a mivovam of "a b" in the Table of Dehumip:
		choose row with mivovam of "a b" in the Table of Dehumip;
		if there is a fidevam entry, say "[fidevam entry]";
		blank out the fidevam entry;
		if there is no fidevam entry, say " gone";
		say "-";
	otherwise:
		say "None.";
	choose row 1 in the Table of Dehumip;
	say " [mivovam entry]";

Table of Batipod
nosefel	kadesal
8	2
0	3

Carry out probing when the number understood is 35:
	say "#35:[line break]";
	sort the Table of Batipod in kadesal order;
	repeat through the Table of Batipod:
		say "[nosefel entry]";
		if there is a kadesal entry, say "/[kadesal entry]";
		say ", ";

Kabazob relates one person to various things.

The verb to detigon means the kabazob relation.

Vovosal, Letimip, Gofirut and Migolom are people in the Hub. The finovam and the setikub are things in the Hub.

Carry out probing when the number understood is 36:
	say "#36:[line break]";
	now Vovosal detigons the finovam;
	now Letimip detigons the finovam;
	now Gofirut detigons the finovam;
	now Vovosal does not detigon the finovam;
	say "[if Gofirut detigons the setikub]y[otherwise]n[end if] ";
	say "[if Migolom detigons the setikub]y[otherwise]n[end if] ";
	say "[list of people who detigon the setikub]; ";
	if Gofirut detigons something (called the aim), say "[the aim]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Govonef
novonef	hunozob
9	"ab"
4	"ab"
8	"Ca"
0	"ab"
6	"a b"

Carry out probing when the number understood is 37:
	say "#37:[line break]";
	choose row 4 in the Table of Govonef;
	now novonef entry is 2;
	blank out the whole row;
	repeat through the Table of Govonef:
		say "[novonef entry]";
		if there is a hunozob entry, say "/[hunozob entry]";
		say ", ";
	say "[if there is no hunozob in row 1 of the Table of Govonef]none[otherwise][hunozob in row 1 of the Table of Govonef][end if]";

Table of Katibin
miselom	hudegon
"Ca"	8
"a b"	--
--	2
with 2 blank rows

Carry out probing when the number understood is 39:
	say "#39:[line break]";
	repeat through the Table of Katibin in reverse miselom order:
		say "[miselom entry]";
		if there is a hudegon entry, say "/[hudegon entry]";
		say ", ";
	say "[number of rows in the Table of Katibin] [number of blank rows in the Table of Katibin] [number of filled rows in the Table of Katibin]";

Table of Levonef
kazumip	gonozob
7	"ab"
0	"a b"
4	"ab"

Carry out probing when the number understood is 40:
	say "#40:[line break]";
	choose row 1 in the Table of Levonef;
	now kazumip entry is 6;
	blank out the whole gonozob column in the Table of Levonef;
	repeat through the Table of Levonef:
		say "[kazumip entry]";
		if there is a gonozob entry, say "/[gonozob entry]";
		say ", ";
	say "[if there is no gonozob in row 1 of the Table of Levonef]none[otherwise][gonozob in row 1 of the Table of Levonef][end if]";

Table of Pugodak
lelekub	hukabin
"b"	"ab"
"ab"	--
"a b"	"ab"
"b"	"ab"
"ab"	"a b"

Carry out probing when the number understood is 41:
	say "#41:[line break]";
	if there is a lelekub of "b" in the Table of Pugodak:
		choose row with lelekub of "b" in the Table of Pugodak;
		if there is a hukabin entry, say "[hukabin entry]";
		blank out the hukabin entry;
		if there is no hukabin entry, say " gone";
		say "-";
	otherwise:
		say "None.";
	choose row 1 in the Table of Pugodak;
	say " [lelekub entry]";

Table of Karakub
nozufel	huhubin
3	5
1	--
5	--
with 2 blank rows

Carry out probing when the number understood is 42:
	say "#42:[line break]";
	if there is a nozufel of 5 in the Table of Karakub:
		choose row with nozufel of 5 in the Table of Karakub;
		if there is a huhubin entry, say "[huhubin entry]";
		blank out the huhubin entry;
		if there is no huhubin entry, say " gone";
		if there is a huhubin corresponding to a nozufel of 5 in the Table of Karakub, say " [huhubin corresponding to a nozufel of 5 in the Table of Karakub]";
	otherwise:
		say "None.";
	choose row 1 in the Table of Karakub;
	say " [nozufel entry]";

Table of Barafel
sedelom	golenef
"b"	"a b"
"b"	"ab"
"Ca"	"Ca"
with 2 blank rows

Carry out probing when the number understood is 43:
	say "#43:[line break]";
	choose row 3 in the Table of Barafel;
	now sedelom entry is "a b";
	blank out the whole row;
	choose a blank row in the Table of Barafel;
	now sedelom entry is "ab";
	repeat through the Table of Barafel:
		say "[sedelom entry]";
		if there is a golenef entry, say "/[golenef entry]";
		say ", ";
	say "[if there is no golenef in row 1 of the Table of Barafel]none[otherwise][golenef in row 1 of the Table of Barafel][end if]";

Table of Tinolom
zugolom	huhurut
6	6
9	3
6	4
1	2

Carry out probing when the number understood is 44:
	say "#44:[line break]";
	if there is a zugolom of 1 in the Table of Tinolom:
		choose row with zugolom of 1 in the Table of Tinolom;
		if there is a huhurut entry, say "[huhurut entry]";
		blank out the huhurut entry;
		if there is no huhurut entry, say " gone";
		if there is a huhurut corresponding to a zugolom of 1 in the Table of Tinolom, say " [huhurut corresponding to a zugolom of 1 in the Table of Tinolom]";
	otherwise:
		say "None.";
	choose row 1 in the Table of Tinolom;
	say " [zugolom entry]";

Baranef relates one person to one thing.

The verb to setipod means the baranef relation.

Serasal, Ralefel, Vovokub and Filesal are people in the Hub. The vobanef and the huhuvam are things in the Hub.

Carry out probing when the number understood is 45:
	say "#45:[line break]";
	now Serasal setipods the vobanef;
	now Ralefel setipods the huhuvam;
	now Vovokub setipods the vobanef;
	say "[if Serasal setipods the huhuvam]y[otherwise]n[end if] ";
	say "[if Vovokub setipods the vobanef]y[otherwise]n[end if] ";
	say "[list of people who setipod the vobanef]; ";
	if Serasal setipods something (called the aim), say "[the aim]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Levopod
hugobin	fifisal
2	6:30 PM
1	--
--	5:00 PM

Carry out probing when the number understood is 47:
	say "#47:[line break]";
	if there is a hugobin of 2 in the Table of Levopod:
		choose row with hugobin of 2 in the Table of Levopod;
		if there is a fifisal entry, say "[fifisal entry]";
		blank out the fifisal entry;
		if there is no fifisal entry, say " gone";
		if there is a fifisal corresponding to a hugobin of 2 in the Table of Levopod, say " [fifisal corresponding to a hugobin of 2 in the Table of Levopod]";
	otherwise:
		say "None.";
	choose row 1 in the Table of Levopod;
	say " [hugobin entry]";

Table of Banodak
zuvomip	miserut
4	5
7	2
5	8
--	--
4	7
with 2 blank rows

Carry out probing when the number understood is 48:
	say "#48:[line break]";
	sort the Table of Banodak in miserut order;
	repeat through the Table of Banodak:
		say "[zuvomip entry]";
		if there is a miserut entry, say "/[miserut entry]";
		say ", ";

Table of Nofirut
finonef	gonokub
7	10:30 PM
1	8:30 PM

Carry out probing when the number understood is 49:
	say "#49:[line break]";
	sort the Table of Nofirut in gonokub order;
	repeat through the Table of Nofirut:
		say "[finonef entry]";
		if there is a gonokub entry, say "/[gonokub entry]";
		say ", ";

Table of Sezugon
pukarut	kalevam
"a b"	10:00 PM
--	--
"Ca"	4:30 PM

Carry out probing when the number understood is 50:
	say "#50:[line break]";
	choose row 1 in the Table of Sezugon;
	now pukarut entry is "b";
	blank out the whole kalevam column in the Table of Sezugon;
	repeat through the Table of Sezugon:
		say "[pukarut entry]";
		if there is a kalevam entry, say "/[kalevam entry]";
		say ", ";
	say "[if there is no kalevam in row 1 of the Table of Sezugon]none[otherwise][kalevam in row 1 of the Table of Sezugon][end if]";

Table of Derasal
nofipod	sekapod
"Ca"	9
"b"	0
"ab"	0

Carry out probing when the number understood is 51:
	say "#51:[line break]";
	sort the Table of Derasal in reverse sekapod order;
	repeat through the Table of Derasal:
		say "[nofipod entry]";
		if there is a sekapod entry, say "/[sekapod entry]";
		say ", ";

Table of Tilevam
pulelom	debakub
"ab"	7
"a b"	5
"Ca"	9
"a b"	6
"ab"	--
with 2 blank rows

Carry out probing when the number understood is 52:
	say "#52:[line break]";
	sort the Table of Tilevam in reverse pulelom order;
	repeat through the Table of Tilevam:
		say "[pulelom entry]";
		if there is a debakub entry, say "/[debakub entry]";
		say ", ";

Table of Gofitig
gomirut	firazob
3	"b"
9	"b"

Carry out probing when the number understood is 53:
	say "#53:[line break]";
	choose row 2 in the Table of Gofitig;
	now gomirut entry is 4;
	blank out the firazob entry;
	repeat through the Table of Gofitig:
		say "[gomirut entry]";
		if there is a firazob entry, say "/[firazob entry]";
		say ", ";
	say "[if there is no firazob in row 1 of the Table of Gofitig]none[otherwise][firazob in row 1 of the Table of Gofitig][end if]";

Table of Bazufel
kavozob	vopupod
"Ca"	"Ca"
"ab"	"Ca"
"a b"	"a b"
"Ca"	"Ca"
"ab"	--

Carry out probing when the number understood is 54:
	say "#54:[line break]";
	sort the Table of Bazufel in reverse vopupod order;
	repeat through the Table of Bazufel:
		say "[kavozob entry]";
		if there is a vopupod entry, say "/[vopupod entry]";
		say ", ";

Table of Demizob
zumizob	gogonef
5	5
9	8
with 2 blank rows

Carry out probing when the number understood is 55:
	say "#55:[line break]";
	sort the Table of Demizob in zumizob order;
	repeat through the Table of Demizob:
		say "[zumizob entry]";
		if there is a gogonef entry, say "/[gogonef entry]";
		say ", ";

Tibadak relates people to each other in groups.

The verb to lekadak means the tibadak relation.

Fibarut, Firatig, Hubafel and Dekafel are people in the Hub. The mifikub and the hugokub are things in the Hub.

Carry out probing when the number understood is 56:
	say "#56:[line break]";
	now Fibarut lekadaks Hubafel;
	now Hubafel lekadaks Dekafel;
	say "[if Hubafel lekadaks Hubafel]y[otherwise]n[end if] ";
	say "[if Dekafel lekadaks Firatig]y[otherwise]n[end if] ";
	say "[list of people who lekadak Hubafel]; ";
	if Hubafel lekadaks something (called the aim), say "[the aim]";
	say " [number of steps via the tibadak relation from Fibarut to Firatig], [next step via the tibadak relation from Fibarut to Firatig]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Hunobin
minovam	mimilom
"a b"	6
"Ca"	3
"b"	7
"a b"	6

Carry out probing when the number understood is 57:
	say "#57:[line break]";
	sort the Table of Hunobin in minovam order;
	repeat through the Table of Hunobin:
		say "[minovam entry]";
		if there is a mimilom entry, say "/[mimilom entry]";
		say ", ";

Huvodak relates one person to one thing.

The verb to kapurut means the huvodak relation.

Kahuvam, Fiserut, Legotig and Debazob are people in the Hub. The banozob and the ravolom are things in the Hub.

Carry out probing when the number understood is 58:
	say "#58:[line break]";
	now Kahuvam kapuruts the banozob;
	now Fiserut kapuruts the ravolom;
	say "[if Fiserut kapuruts the ravolom]y[otherwise]n[end if] ";
	say "[if Kahuvam kapuruts the banozob]y[otherwise]n[end if] ";
	say "[list of people who kapurut the ravolom]; ";
	if Legotig kapuruts something (called the aim), say "[the aim]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Midedak
legopod	balenef
2	3
6	2

Carry out probing when the number understood is 59:
	say "#59:[line break]";
	sort the Table of Midedak in balenef order;
	repeat through the Table of Midedak:
		say "[legopod entry]";
		if there is a balenef entry, say "/[balenef entry]";
		say ", ";
--- play

Probe
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hub
You can see Lesekub, Nomirut, Desedak, Vodedak, a mitifel, a pupukub, Puhutig, Denopod, Tivovam, Degolom, a humilom, a pumimip, Kabagon, Tidesal, Sedepod, Timibin, a deramip, a sehuvam, Balepod, Levokub, Golefel, Pulezob, a bagotig, a mibarut, Firapod, Lekazob, Ragonef, Mizuvam, a kakanef, a bafipod, Tipufel, Bavorut, Vopuzob, Kalepod, a zuhusal, a kakapod, Nodenef, Pusedak, Putizob, Raderut, a mizutig, a fitidak, Razukub, Pufifel, Derazob, Zuhuvam, a godesal, a zusemip, Sehuzob, Puselom, Fidezob, Nokamip, a tilerut, a vomigon, Legodak, Rabafel, Milefel, Mimikub, a pubatig, a sebarut, Tisemip, Huzumip, Kazulom, Tilebin, a purakub, a pusepod, Kagopod, Legogon, Nokagon, Bazulom, a novolom, a kahupod, Kanokub, Mizupod, Hunomip, Vohulom, a lezuzob, a bamisal, Vovosal, Letimip, Gofirut, Migolom, a finovam, a setikub, Serasal, Ralefel, Vovokub, Filesal, a vobanef, a huhuvam, Fibarut, Firatig, Hubafel, Dekafel, a mifikub, a hugokub, Kahuvam, Fiserut, Legotig, Debazob, a banozob and a ravolom here.

>probe 1
#1:
y y Nomirut; the mitifel
>probe 2
#2:
9/5, 2/7, 4/9, 0/3, 4 0 4
>probe 3
#3:
n n nothing; Tivovam 0, nothing
>probe 4
#4:
y n Tidesal; 
>probe 5
#5:
Ca/a b, a b/ab, a b, a b/a b, b/a b, 5 0 5
>probe 6
#6:
b/Ca, b/Ca, Ca/b, 
>probe 7
#7:
4, 3, 2, none
>probe 8
#8:
y n nothing; 
>probe 10
#10:
4/b, 1/ab, 7, 
>probe 11
#11:
n y Ragonef; 
>probe 13
#13:
b/7:30 pm, ab/11:15 pm, a b/3:30 pm, ab/4:30 pm, 7:30 pm
>probe 14
#14:
n y Vopuzob; Kalepod -1, nothing
>probe 15
#15:
0/3:30 pm, 5/5:00 pm, 8/7:00 pm, 5/11:30 pm, 
>probe 16
#16:
n n Pusedak; the mizutig
>probe 17
#17:
10:15 pm gone 8
>probe 18
#18:
n y Pufifel; 
>probe 19
#19:
b gone- a b
>probe 20
#20:
n n nothing; Nokamip -1, nothing
>probe 21
#21:
y n Legodak; 
>probe 22
#22:
n n nothing; the purakub
>probe 23
#23:
1/7, 7/0, 5 2 3
>probe 24
#24:
5/8, 1/6, 4/3, 0/2, 9, 
>probe 25
#25:
Ca/10:30 pm, Ca/10:30 pm, b/4:30 pm, none
>probe 27
#27:
0 gone- Ca
>probe 28
#28:
n y nothing; 
>probe 29
#29:
n y Hunomip; the bamisal
>probe 32
#32:
None.
 9
>probe 33
#33:
6/0, 7/2, 9/0, 3 0 3
>probe 34
#34:
3 gone- b
>probe 35
#35:
8/2, 0/3, 
>probe 36
#36:
n n nothing; the finovam
>probe 37
#37:
9/ab, 4/ab, 8/Ca, 6/a b, ab
>probe 39
#39:
a b, Ca/8, 5 2 3
>probe 40
#40:
6, 0, 4, none
>probe 41
#41:
ab gone- b
>probe 42
#42:
 gone 3
>probe 43
#43:
b/a b, b/ab, ab, a b
>probe 44
#44:
2 gone 6
>probe 45
#45:
n y Vovokub; 
>probe 47
#47:
6:30 pm gone 2
>probe 48
#48:
7/2, 4/5, 4/7, 5/8, 
>probe 49
#49:
1/8:30 pm, 7/10:30 pm, 
>probe 50
#50:
b, Ca, none
>probe 51
#51:
Ca/9, b/0, ab/0, 
>probe 52
#52:
ab/7, ab, a b/5, a b/6, Ca/9, 
>probe 53
#53:
3/b, 4, b
>probe 54
#54:
a b/a b, Ca/Ca, ab/Ca, Ca/Ca, ab, 
>probe 55
#55:
5/5, 9/8, 
>probe 56
#56:
y n Fibarut, Hubafel and Dekafel; Fibarut 0, nothing
>probe 57
#57:
Ca/3, a b/6, a b/6, b/7, 
>probe 58
#58:
y y Fiserut; 
>probe 59
#59:
6/2, 2/3, 
>
