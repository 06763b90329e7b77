Made by machine: 52 questions of tables, which the reference answers alike.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.


Table of Vovogon
midetig	titigon
"Ca"	4
"Ca"	8
"ab"	2
"Ca"	3

Carry out probing when the number understood is 1:
	say "#1:[line break]";
	choose row 2 in the Table of Vovogon;
	now midetig entry is "Ca";
	blank out the titigon entry;
	repeat through the Table of Vovogon:
		say "[midetig entry]";
		if there is a titigon entry, say "/[titigon entry]";
		say ", ";
	say "[if there is no titigon in row 1 of the Table of Vovogon]none[otherwise][titigon in row 1 of the Table of Vovogon][end if]";

Table of Zuzurut
migopod	huzuvam
1	"Ca"
4	"Ca"
8	"ab"

Carry out probing when the number understood is 2:
	say "#2:[line break]";
	if there is a migopod of 8 in the Table of Zuzurut:
		choose row with migopod of 8 in the Table of Zuzurut;
		if there is a huzuvam entry, say "[huzuvam entry]";
		blank out the huzuvam entry;
		if there is no huzuvam entry, say " gone";
		if there is a huzuvam corresponding to a migopod of 8 in the Table of Zuzurut, say " [huzuvam corresponding to a migopod of 8 in the Table of Zuzurut]";
	otherwise:
		say "None.";
	choose row 1 in the Table of Zuzurut;
	say " [migopod entry]";

Hupugon relates people to each other in groups.

The verb to huranef means the hupugon relation.

Firafel, Debasal, Detinef and Gosenef are people in the Hub. The semivam and the gopurut are things in the Hub.

Carry out probing when the number understood is 3:
	say "#3:[line break]";
	now Firafel huranefs Debasal;
	now Debasal huranefs Detinef;
	now Detinef huranefs Debasal;
	say "[if Debasal huranefs Gosenef]y[otherwise]n[end if] ";
	say "[if Debasal huranefs Gosenef]y[otherwise]n[end if] ";
	say "[list of people who huranef Detinef]; ";
	if Detinef huranefs something (called the aim), say "[the aim]";
	say " [number of steps via the hupugon relation from Firafel to Debasal], [next step via the hupugon relation from Firafel to Debasal]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Pulesal relates various people to various things.

The verb to demivam means the pulesal relation.

Delefel, Mihukub, Tidekub and Sekafel are people in the Hub. The zunorut and the tibafel are things in the Hub.

Carry out probing when the number understood is 4:
	say "#4:[line break]";
	now Delefel demivams the tibafel;
	now Mihukub demivams the tibafel;
	now Tidekub demivams the zunorut;
	say "[if Sekafel demivams the zunorut]y[otherwise]n[end if] ";
	say "[if Delefel demivams the zunorut]y[otherwise]n[end if] ";
	say "[list of people who demivam the tibafel]; ";
	if Delefel demivams something (called the aim), say "[the aim]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Pusemip relates people to each other in groups.

The verb to batirut means the pusemip relation.

Mimizob, Nohunef, Lehugon and Kabazob are people in the Hub. The detibin and the letizob are things in the Hub.

Carry out probing when the number understood is 5:
	say "#5:[line break]";
	now Nohunef batiruts Mimizob;
	now Lehugon batiruts Mimizob;
	say "[if Lehugon batiruts Nohunef]y[otherwise]n[end if] ";
	say "[if Lehugon batiruts Mimizob]y[otherwise]n[end if] ";
	say "[list of people who batirut Lehugon]; ";
	if Lehugon batiruts something (called the aim), say "[the aim]";
	say " [number of steps via the pusemip relation from Mimizob to Nohunef], [next step via the pusemip relation from Mimizob to Nohunef]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Bafivam
vohurut	nohurut
"Ca"	2:00 PM
"Ca"	--

Carry out probing when the number understood is 6:
	say "#6:[line break]";
	sort the Table of Bafivam in reverse vohurut order;
	repeat through the Table of Bafivam:
		say "[vohurut entry]";
		if there is a nohurut entry, say "/[nohurut entry]";
		say ", ";

Table of Gofimip
sezufel	lehutig
"a b"	"Ca"
"a b"	"ab"
"a b"	--

Carry out probing when the number understood is 7:
	say "#7:[line break]";
	repeat through the Table of Gofimip in reverse sezufel order:
		say "[sezufel entry]";
		if there is a lehutig entry, say "/[lehutig entry]";
		say ", ";
	say "[number of rows in the Table of Gofimip] [number of blank rows in the Table of Gofimip] [number of filled rows in the Table of Gofimip]";

Table of Kahulom
mikatig	lepulom
0	3
4	0
4	--
1	8
7	6

Carry out probing when the number understood is 8:
	say "#8:[line break]";
	choose row 3 in the Table of Kahulom;
	now mikatig entry is 8;
	blank out the lepulom entry;
	repeat through the Table of Kahulom:
		say "[mikatig entry]";
		if there is a lepulom entry, say "/[lepulom entry]";
		say ", ";
	say "[if there is no lepulom in row 1 of the Table of Kahulom]none[otherwise][lepulom in row 1 of the Table of Kahulom][end if]";

Table of Gogobin
zubafel	letibin
"b"	4:00 PM
"ab"	3:00 PM
"Ca"	1:15 PM
"a b"	4:30 PM

Carry out probing when the number understood is 9:
	say "#9:[line break]";
	choose row 4 in the Table of Gogobin;
	now zubafel entry is "a b";
	now letibin entry is 5:15 PM;
	repeat through the Table of Gogobin:
		say "[zubafel entry]";
		if there is a letibin entry, say "/[letibin entry]";
		say ", ";
	say "[if there is no letibin in row 1 of the Table of Gogobin]none[otherwise][letibin in row 1 of the Table of Gogobin][end if]";

Table of Noratig
razunef	delevam
"a b"	"a b"
"b"	"ab"

Carry out probing when the number understood is 10:
	say "#10:[line break]";
	repeat through the Table of Noratig:
		say "[razunef entry]";
		if there is a delevam entry, say "/[delevam entry]";
		say ", ";
	say "[number of rows in the Table of Noratig] [number of blank rows in the Table of Noratig] [number of filled rows in the Table of Noratig]";

Table of Sedenef
balepod	gozudak
"ab"	3:00 PM
"a b"	9:30 PM

Carry out probing when the number understood is 12:
	say "#12:[line break]";
	if there is a balepod of "b" in the Table of Sedenef:
		choose row with balepod of "b" in the Table of Sedenef;
		if there is a gozudak entry, say "[gozudak entry]";
		blank out the gozudak entry;
		if there is no gozudak entry, say " gone";
		say "-";
	otherwise:
		say "None.";
	choose row 1 in the Table of Sedenef;
	say " [balepod entry]";

Lebadak relates various people to various things.

The verb to punorut means the lebadak relation.

Lepupod, Milemip, Bapusal and Gonovam are people in the Hub. The vosesal and the nogosal are things in the Hub.

Carry out probing when the number understood is 14:
	say "#14:[line break]";
	now Lepupod punoruts the vosesal;
	now Milemip punoruts the nogosal;
	now Bapusal punoruts the vosesal;
	say "[if Gonovam punoruts the vosesal]y[otherwise]n[end if] ";
	say "[if Milemip punoruts the nogosal]y[otherwise]n[end if] ";
	say "[list of people who punorut the nogosal]; ";
	if Milemip punoruts something (called the aim), say "[the aim]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Pukafel
mibalom	zufifel
9	"b"
1	"ab"
1	"b"

Carry out probing when the number understood is 15:
	say "#15:[line break]";
	repeat through the Table of Pukafel in reverse mibalom order:
		say "[mibalom entry]";
		if there is a zufifel entry, say "/[zufifel entry]";
		say ", ";
	say "[number of rows in the Table of Pukafel] [number of blank rows in the Table of Pukafel] [number of filled rows in the Table of Pukafel]";

Table of Ramidak
tigomip	fivopod
"ab"	6
"ab"	2
"a b"	7
"ab"	5

Carry out probing when the number understood is 16:
	say "#16:[line break]";
	repeat through the Table of Ramidak in reverse order:
		say "[tigomip entry]";
		if there is a fivopod entry, say "/[fivopod entry]";
		say ", ";
	say "[number of rows in the Table of Ramidak] [number of blank rows in the Table of Ramidak] [number of filled rows in the Table of Ramidak]";

Table of Fikavam
vominef	mivovam
"a b"	1
"a b"	3
"ab"	5

Carry out probing when the number understood is 17:
	say "#17:[line break]";
	sort the Table of Fikavam in mivovam order;
	repeat through the Table of Fikavam:
		say "[vominef entry]";
		if there is a mivovam entry, say "/[mivovam entry]";
		say ", ";

Miletig relates various people to various things.

The verb to seselom means the miletig relation.

Tirapod, Norapod, Hubapod and Fibavam are people in the Hub. The pudedak and the rafinef are things in the Hub.

Carry out probing when the number understood is 18:
	say "#18:[line break]";
	now Tirapod seseloms the pudedak;
	now Norapod seseloms the rafinef;
	now Hubapod seseloms the rafinef;
	now Tirapod does not seselom the pudedak;
	say "[if Tirapod seseloms the pudedak]y[otherwise]n[end if] ";
	say "[if Fibavam seseloms the rafinef]y[otherwise]n[end if] ";
	say "[list of people who seselom the rafinef]; ";
	if Tirapod seseloms something (called the aim), say "[the aim]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Gogopod relates people to each other.

The verb to vodepod means the gogopod relation.

Nohugon, Dehupod, Vohuzob and Golesal are people in the Hub. The zuhuvam and the seralom are things in the Hub.

Carry out probing when the number understood is 19:
	say "#19:[line break]";
	now Nohugon vodepods Dehupod;
	say "[if Vohuzob vodepods Nohugon]y[otherwise]n[end if] ";
	say "[if Vohuzob vodepods Dehupod]y[otherwise]n[end if] ";
	say "[list of people who vodepod Vohuzob]; ";
	if Dehupod vodepods something (called the aim), say "[the aim]";
	say " [number of steps via the gogopod relation from Nohugon to Dehupod], [next step via the gogopod relation from Nohugon to Dehupod]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Vokakub
debakub	zurakub
0	7
1	0

Carry out probing when the number understood is 20:
	say "#20:[line break]";
	if there is a debakub of 1 in the Table of Vokakub:
		choose row with debakub of 1 in the Table of Vokakub;
		if there is a zurakub entry, say "[zurakub entry]";
		blank out the zurakub entry;
		if there is no zurakub entry, say " gone";
		if there is a zurakub corresponding to a debakub of 1 in the Table of Vokakub, say " [zurakub corresponding to a debakub of 1 in the Table of Vokakub]";
	otherwise:
		say "None.";
	choose row 1 in the Table of Vokakub;
	say " [debakub entry]";

Table of Rabatig
legomip	vonotig
4	5
9	3
with 2 blank rows

Carry out probing when the number understood is 21:
	say "#21:[line break]";
	repeat through the Table of Rabatig in reverse legomip order:
		say "[legomip entry]";
		if there is a vonotig entry, say "/[vonotig entry]";
		say ", ";
	say "[number of rows in the Table of Rabatig] [number of blank rows in the Table of Rabatig] [number of filled rows in the Table of Rabatig]";

Table of Volerut
kavosal	levosal
"a b"	4:00 PM
"a b"	--
"b"	6:00 PM
with 2 blank rows

Carry out probing when the number understood is 23:
	say "#23:[line break]";
	if there is a kavosal of "Ca" in the Table of Volerut:
		choose row with kavosal of "Ca" in the Table of Volerut;
		if there is a levosal entry, say "[levosal entry]";
		blank out the levosal entry;
		if there is no levosal entry, say " gone";
		say "-";
	otherwise:
		say "None.";
	choose row 1 in the Table of Volerut;
	say " [kavosal entry]";

Bahuzob relates people to each other.

The verb to nofizob means the bahuzob relation.

Zutifel, Vorapod, Mirasal and Tinobin are people in the Hub. The mififel and the lenozob are things in the Hub.

Carry out probing when the number understood is 24:
	say "#24:[line break]";
	now Zutifel nofizobs Vorapod;
	now Zutifel does not nofizob Vorapod;
	say "[if Mirasal nofizobs Tinobin]y[otherwise]n[end if] ";
	say "[if Vorapod nofizobs Tinobin]y[otherwise]n[end if] ";
	say "[list of people who nofizob Vorapod]; ";
	if Zutifel nofizobs something (called the aim), say "[the aim]";
	say " [number of steps via the bahuzob relation from Zutifel to Vorapod], [next step via the bahuzob relation from Zutifel to Vorapod]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Radegon
sekapod	norazob
2	12:30 PM
9	5:15 PM

Carry out probing when the number understood is 25:
	say "#25:[line break]";
	choose row 1 in the Table of Radegon;
	now sekapod entry is 6;
	blank out the norazob entry;
	repeat through the Table of Radegon:
		say "[sekapod entry]";
		if there is a norazob entry, say "/[norazob entry]";
		say ", ";
	say "[if there is no norazob in row 1 of the Table of Radegon]none[otherwise][norazob in row 1 of the Table of Radegon][end if]";

Table of Zumikub
hunodak	vohufel
"b"	"Ca"
"b"	"Ca"

Carry out probing when the number understood is 28:
	say "#28:[line break]";
	choose row 1 in the Table of Zumikub;
	now hunodak entry is "Ca";
	blank out the whole vohufel column in the Table of Zumikub;
	repeat through the Table of Zumikub:
		say "[hunodak entry]";
		if there is a vohufel entry, say "/[vohufel entry]";
		say ", ";
	say "[if there is no vohufel in row 1 of the Table of Zumikub]none[otherwise][vohufel in row 1 of the Table of Zumikub][end if]";

Pubafel relates people to each other.

The verb to bafigon means the pubafel relation.

Kararut, Fifidak, Gobanef and Titinef are people in the Hub. The fipusal and the gononef are things in the Hub.

Carry out probing when the number understood is 29:
	say "#29:[line break]";
	now Kararut bafigons Titinef;
	say "[if Titinef bafigons Fifidak]y[otherwise]n[end if] ";
	say "[if Gobanef bafigons Fifidak]y[otherwise]n[end if] ";
	say "[list of people who bafigon Titinef]; ";
	if Gobanef bafigons something (called the aim), say "[the aim]";
	say " [number of steps via the pubafel relation from Kararut to Fifidak], [next step via the pubafel relation from Kararut to Fifidak]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Tirabin
mibasal	zuselom
"Ca"	"a b"
"b"	"a b"
"b"	"ab"
"b"	"ab"
with 2 blank rows

Carry out probing when the number understood is 30:
	say "#30:[line break]";
	sort the Table of Tirabin in reverse mibasal order;
	repeat through the Table of Tirabin:
		say "[mibasal entry]";
		if there is a zuselom entry, say "/[zuselom entry]";
		say ", ";

Hurarut relates various people to various things.

The verb to sezupod means the hurarut relation.

Zulegon, Levokub, Zukadak and Tizudak are people in the Hub. The fizukub and the mizupod are things in the Hub.

Carry out probing when the number understood is 31:
	say "#31:[line break]";
	now Zulegon sezupods the mizupod;
	now Levokub sezupods the mizupod;
	now Zukadak sezupods the fizukub;
	now Zulegon does not sezupod the mizupod;
	say "[if Levokub sezupods the fizukub]y[otherwise]n[end if] ";
	say "[if Zulegon sezupods the mizupod]y[otherwise]n[end if] ";
	say "[list of people who sezupod the fizukub]; ";
	if Tizudak sezupods something (called the aim), say "[the aim]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Zukagon relates people to each other.

The verb to seminef means the zukagon relation.

Hutikub, Basesal, Mibavam and Dekamip are people in the Hub. The zupufel and the desegon are things in the Hub.

Carry out probing when the number understood is 32:
	say "#32:[line break]";
	now Hutikub seminefs Mibavam;
	say "[if Basesal seminefs Mibavam]y[otherwise]n[end if] ";
	say "[if Hutikub seminefs Dekamip]y[otherwise]n[end if] ";
	say "[list of people who seminef Mibavam]; ";
	if Mibavam seminefs something (called the aim), say "[the aim]";
	say " [number of steps via the zukagon relation from Hutikub to Basesal], [next step via the zukagon relation from Hutikub to Basesal]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Fikasal
gonorut	pukamip
1	"a b"
9	"ab"
0	"ab"
0	"a b"

Carry out probing when the number understood is 33:
	say "#33:[line break]";
	if there is a gonorut of 2 in the Table of Fikasal:
		choose row with gonorut of 2 in the Table of Fikasal;
		if there is a pukamip entry, say "[pukamip entry]";
		blank out the pukamip entry;
		if there is no pukamip entry, say " gone";
		if there is a pukamip corresponding to a gonorut of 2 in the Table of Fikasal, say " [pukamip corresponding to a gonorut of 2 in the Table of Fikasal]";
	otherwise:
		say "None.";
	choose row 1 in the Table of Fikasal;
	say " [gonorut entry]";

Table of Selerut
bafisal	pugorut
"ab"	9:00 PM
"Ca"	9:00 PM

Carry out probing when the number understood is 34:
	say "#34:[line break]";
	repeat through the Table of Selerut in bafisal order:
		say "[bafisal entry]";
		if there is a pugorut entry, say "/[pugorut entry]";
		say ", ";
	say "[number of rows in the Table of Selerut] [number of blank rows in the Table of Selerut] [number of filled rows in the Table of Selerut]";

Puralom relates people to each other in groups.

The verb to lelefel means the puralom relation.

Dedelom, Mitigon, Rapuzob and Filegon are people in the Hub. The huhuvam and the razufel are things in the Hub.

Carry out probing when the number understood is 36:
	say "#36:[line break]";
	say "[if Rapuzob lelefels Filegon]y[otherwise]n[end if] ";
	say "[if Filegon lelefels Filegon]y[otherwise]n[end if] ";
	say "[list of people who lelefel Rapuzob]; ";
	if Filegon lelefels something (called the aim), say "[the aim]";
	say " [number of steps via the puralom relation from Dedelom to Mitigon], [next step via the puralom relation from Dedelom to Mitigon]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Tinosal
figotig	lefifel
"b"	11:30 PM
"a b"	7:00 PM
"Ca"	2:15 PM

Carry out probing when the number understood is 37:
	say "#37:[line break]";
	if there is a figotig of "a b" in the Table of Tinosal:
		choose row with figotig of "a b" in the Table of Tinosal;
		if there is a lefifel entry, say "[lefifel entry]";
		blank out the lefifel entry;
		if there is no lefifel entry, say " gone";
		say "-";
	otherwise:
		say "None.";
	choose row 1 in the Table of Tinosal;
	say " [figotig entry]";

Nogotig relates people to each other.

The verb to mifidak means the nogotig relation.

Rahuvam, Hudefel, Filedak and Figolom are people in the Hub. The mikadak and the nogovam are things in the Hub.

Carry out probing when the number understood is 38:
	say "#38:[line break]";
	now Rahuvam mifidaks Figolom;
	now Hudefel mifidaks Rahuvam;
	now Filedak mifidaks Figolom;
	say "[if Filedak mifidaks Figolom]y[otherwise]n[end if] ";
	say "[if Hudefel mifidaks Rahuvam]y[otherwise]n[end if] ";
	say "[list of people who mifidak Hudefel]; ";
	if Figolom mifidaks something (called the aim), say "[the aim]";
	say " [number of steps via the nogotig relation from Rahuvam to Hudefel], [next step via the nogotig relation from Rahuvam to Hudefel]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Kanolom
balevam	vobadak
"a b"	1:15 PM
"Ca"	7:00 PM
"a b"	2:30 PM
with 2 blank rows

Carry out probing when the number understood is 39:
	say "#39:[line break]";
	if there is a balevam of "Ca" in the Table of Kanolom:
		choose row with balevam of "Ca" in the Table of Kanolom;
		if there is a vobadak entry, say "[vobadak entry]";
		blank out the vobadak entry;
		if there is no vobadak entry, say " gone";
		say "-";
	otherwise:
		say "None.";
	choose row 1 in the Table of Kanolom;
	say " [balevam entry]";

Senodak relates people to each other in groups.

The verb to sezuzob means the senodak relation.

Lesemip, Ramitig, Nokatig and Voserut are people in the Hub. The pukakub and the tifilom are things in the Hub.

Carry out probing when the number understood is 40:
	say "#40:[line break]";
	now Lesemip sezuzobs Nokatig;
	now Lesemip does not sezuzob Nokatig;
	say "[if Nokatig sezuzobs Ramitig]y[otherwise]n[end if] ";
	say "[if Ramitig sezuzobs Voserut]y[otherwise]n[end if] ";
	say "[list of people who sezuzob Lesemip]; ";
	if Voserut sezuzobs something (called the aim), say "[the aim]";
	say " [number of steps via the senodak relation from Lesemip to Ramitig], [next step via the senodak relation from Lesemip to Ramitig]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Kavopod relates various people to various things.

The verb to bakafel means the kavopod relation.

Razuvam, Depurut, Hukanef and Zuvosal are people in the Hub. The milenef and the gosevam are things in the Hub.

Carry out probing when the number understood is 42:
	say "#42:[line break]";
	now Razuvam bakafels the gosevam;
	say "[if Razuvam bakafels the milenef]y[otherwise]n[end if] ";
	say "[if Razuvam bakafels the milenef]y[otherwise]n[end if] ";
	say "[list of people who bakafel the milenef]; ";
	if Zuvosal bakafels something (called the aim), say "[the aim]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Gotikub
golerut	gopuvam
5	"b"
6	"b"

Carry out probing when the number understood is 43:
	say "#43:[line break]";
	sort the Table of Gotikub in reverse gopuvam order;
	repeat through the Table of Gotikub:
		say "[golerut entry]";
		if there is a gopuvam entry, say "/[gopuvam entry]";
		say ", ";

Table of Fiderut
titibin	vofizob
"Ca"	3
"Ca"	4
"Ca"	9
"Ca"	2
with 2 blank rows

Carry out probing when the number understood is 44:
	say "#44:[line break]";
	if there is a titibin of "Ca" in the Table of Fiderut:
		choose row with titibin of "Ca" in the Table of Fiderut;
		if there is a vofizob entry, say "[vofizob entry]";
		blank out the vofizob entry;
		if there is no vofizob entry, say " gone";
		say "-";
	otherwise:
		say "None.";
	choose row 1 in the Table of Fiderut;
	say " [titibin entry]";

Vokavam relates various people to various things.

The verb to nobabin means the vokavam relation.

Senonef, Kaputig, Baletig and Pugodak are people in the Hub. The fipupod and the gorarut are things in the Hub.

Carry out probing when the number understood is 46:
	say "#46:[line break]";
	now Senonef nobabins the fipupod;
	say "[if Baletig nobabins the gorarut]y[otherwise]n[end if] ";
	say "[if Baletig nobabins the fipupod]y[otherwise]n[end if] ";
	say "[list of people who nobabin the gorarut]; ";
	if Kaputig nobabins something (called the aim), say "[the aim]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Banotig relates one person to various things.

The verb to mivodak means the banotig relation.

Tifivam, Finopod, Huravam and Nosekub are people in the Hub. The notimip and the vohubin are things in the Hub.

Carry out probing when the number understood is 47:
	say "#47:[line break]";
	now Tifivam mivodaks the notimip;
	now Finopod mivodaks the notimip;
	now Huravam mivodaks the vohubin;
	say "[if Finopod mivodaks the vohubin]y[otherwise]n[end if] ";
	say "[if Tifivam mivodaks the notimip]y[otherwise]n[end if] ";
	say "[list of people who mivodak the notimip]; ";
	if Tifivam mivodaks something (called the aim), say "[the aim]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Kapumip
miranef	tipukub
"b"	"a b"
"Ca"	"b"
"a b"	"Ca"
"ab"	"b"

Carry out probing when the number understood is 48:
	say "#48:[line break]";
	choose row 4 in the Table of Kapumip;
	now miranef entry is "Ca";
	blank out the tipukub entry;
	repeat through the Table of Kapumip:
		say "[miranef entry]";
		if there is a tipukub entry, say "/[tipukub entry]";
		say ", ";
	say "[if there is no tipukub in row 1 of the Table of Kapumip]none[otherwise][tipukub in row 1 of the Table of Kapumip][end if]";

Table of Segorut
goralom	lebavam
6	6:15 PM
1	2:30 PM
0	10:00 PM

Carry out probing when the number understood is 49:
	say "#49:[line break]";
	choose row 1 in the Table of Segorut;
	now goralom entry is 7;
	blank out the whole lebavam column in the Table of Segorut;
	repeat through the Table of Segorut:
		say "[goralom entry]";
		if there is a lebavam entry, say "/[lebavam entry]";
		say ", ";
	say "[if there is no lebavam in row 1 of the Table of Segorut]none[otherwise][lebavam in row 1 of the Table of Segorut][end if]";

Lehunef relates one person to various things.

The verb to vosepod means the lehunef relation.

Fipumip, Pubatig, Vozubin and Raramip are people in the Hub. The zuradak and the dezurut are things in the Hub.

Carry out probing when the number understood is 50:
	say "#50:[line break]";
	now Fipumip vosepods the dezurut;
	now Fipumip does not vosepod the dezurut;
	say "[if Vozubin vosepods the zuradak]y[otherwise]n[end if] ";
	say "[if Pubatig vosepods the dezurut]y[otherwise]n[end if] ";
	say "[list of people who vosepod the dezurut]; ";
	if Fipumip vosepods something (called the aim), say "[the aim]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Kahurut
dezumip	bafitig
8	8
5	4
with 2 blank rows

Carry out probing when the number understood is 51:
	say "#51:[line break]";
	sort the Table of Kahurut in reverse dezumip order;
	repeat through the Table of Kahurut:
		say "[dezumip entry]";
		if there is a bafitig entry, say "/[bafitig entry]";
		say ", ";

Gozunef relates people to each other.

The verb to demilom means the gozunef relation.

Nobasal, Zulevam, Bapuzob and Zufigon are people in the Hub. The leratig and the lefidak are things in the Hub.

Carry out probing when the number understood is 52:
	say "#52:[line break]";
	now Nobasal demiloms Zufigon;
	now Zulevam demiloms Zufigon;
	now Nobasal does not demilom Zufigon;
	say "[if Zufigon demiloms Zufigon]y[otherwise]n[end if] ";
	say "[if Bapuzob demiloms Nobasal]y[otherwise]n[end if] ";
	say "[list of people who demilom Bapuzob]; ";
	if Bapuzob demiloms something (called the aim), say "[the aim]";
	say " [number of steps via the gozunef relation from Nobasal to Zulevam], [next step via the gozunef relation from Nobasal to Zulevam]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Zumisal
setilom	hudegon
"Ca"	3:00 PM
"ab"	12:00 PM
"b"	10:15 PM
"ab"	4:15 PM
"Ca"	8:15 PM

Carry out probing when the number understood is 53:
	say "#53:[line break]";
	if there is a setilom of "b" in the Table of Zumisal:
		choose row with setilom of "b" in the Table of Zumisal;
		if there is a hudegon entry, say "[hudegon entry]";
		blank out the hudegon entry;
		if there is no hudegon entry, say " gone";
		say "-";
	otherwise:
		say "None.";
	choose row 1 in the Table of Zumisal;
	say " [setilom entry]";

Hulesal relates people to each other in groups.

The verb to nobazob means the hulesal relation.

Husevam, Zupumip, Badezob and Bakapod are people in the Hub. The barakub and the bagogon are things in the Hub.

Carry out probing when the number understood is 54:
	say "#54:[line break]";
	now Husevam nobazobs Zupumip;
	now Zupumip nobazobs Husevam;
	say "[if Zupumip nobazobs Husevam]y[otherwise]n[end if] ";
	say "[if Zupumip nobazobs Badezob]y[otherwise]n[end if] ";
	say "[list of people who nobazob Bakapod]; ";
	if Zupumip nobazobs something (called the aim), say "[the aim]";
	say " [number of steps via the hulesal relation from Husevam to Zupumip], [next step via the hulesal relation from Husevam to Zupumip]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Fimitig relates one person to one thing.

The verb to huragon means the fimitig relation.

Vofilom, Batibin, Rabasal and Defidak are people in the Hub. The nohukub and the tiranef are things in the Hub.

Carry out probing when the number understood is 55:
	say "#55:[line break]";
	now Vofilom huragons the nohukub;
	say "[if Vofilom huragons the tiranef]y[otherwise]n[end if] ";
	say "[if Batibin huragons the tiranef]y[otherwise]n[end if] ";
	say "[list of people who huragon the tiranef]; ";
	if Defidak huragons something (called the aim), say "[the aim]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Zuminef
kadetig	bamirut
"b"	0
"ab"	0
"ab"	5

Carry out probing when the number understood is 56:
	say "#56:[line break]";
	repeat through the Table of Zuminef in reverse order:
		say "[kadetig entry]";
		if there is a bamirut entry, say "/[bamirut entry]";
		say ", ";
	say "[number of rows in the Table of Zuminef] [number of blank rows in the Table of Zuminef] [number of filled rows in the Table of Zuminef]";

Kalesal relates various people to various things.

The verb to fikatig means the kalesal relation.

Sezudak, Baratig, Mimimip and Leselom are people in the Hub. The sezutig and the huledak are things in the Hub.

Carry out probing when the number understood is 57:
	say "#57:[line break]";
	now Sezudak fikatigs the sezutig;
	now Baratig fikatigs the sezutig;
	now Mimimip fikatigs the huledak;
	now Sezudak does not fikatig the sezutig;
	say "[if Leselom fikatigs the huledak]y[otherwise]n[end if] ";
	say "[if Leselom fikatigs the huledak]y[otherwise]n[end if] ";
	say "[list of people who fikatig the huledak]; ";
	if Leselom fikatigs something (called the aim), say "[the aim]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;

Table of Misesal
pulebin	gotimip
8	"Ca"
9	"ab"

Carry out probing when the number understood is 58:
	say "#58:[line break]";
	choose row 2 in the Table of Misesal;
	now pulebin entry is 3;
	blank out the whole row;
	repeat through the Table of Misesal:
		say "[pulebin entry]";
		if there is a gotimip entry, say "/[gotimip entry]";
		say ", ";
	say "[if there is no gotimip in row 1 of the Table of Misesal]none[otherwise][gotimip in row 1 of the Table of Misesal][end if]";

Table of Nokapod
sehubin	letirut
"a b"	6:30 PM
"b"	--
"ab"	9:00 PM
"a b"	12:00 PM
"b"	6:00 PM
with 2 blank rows

Carry out probing when the number understood is 59:
	say "#59:[line break]";
	repeat through the Table of Nokapod in reverse sehubin order:
		say "[sehubin entry]";
		if there is a letirut entry, say "/[letirut entry]";
		say ", ";
	say "[number of rows in the Table of Nokapod] [number of blank rows in the Table of Nokapod] [number of filled rows in the Table of Nokapod]";

Bazugon relates people to each other in groups.

The verb to notitig means the bazugon relation.

Zupulom, Kalekub, Putipod and Zuvovam are people in the Hub. The nozurut and the rapudak are things in the Hub.

Carry out probing when the number understood is 60:
	say "#60:[line break]";
	now Zupulom notitigs Putipod;
	now Kalekub notitigs Zuvovam;
	now Zupulom does not notitig Putipod;
	say "[if Putipod notitigs Kalekub]y[otherwise]n[end if] ";
	say "[if Putipod notitigs Zupulom]y[otherwise]n[end if] ";
	say "[list of people who notitig Putipod]; ";
	if Putipod notitigs something (called the aim), say "[the aim]";
	say " [number of steps via the bazugon relation from Zupulom to Kalekub], [next step via the bazugon relation from Zupulom to Kalekub]";
	repeat with P running through people in the Hub:
		if P is not the player, now P is nowhere;
	repeat with T running through things in the Hub:
		if T is not the player, now T is nowhere;
--- play

Probe
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hub
You can see Firafel, Debasal, Detinef, Gosenef, a semivam, a gopurut, Delefel, Mihukub, Tidekub, Sekafel, a zunorut, a tibafel, Mimizob, Nohunef, Lehugon, Kabazob, a detibin, a letizob, Lepupod, Milemip, Bapusal, Gonovam, a vosesal, a nogosal, Tirapod, Norapod, Hubapod, Fibavam, a pudedak, a rafinef, Nohugon, Dehupod, Vohuzob, Golesal, a zuhuvam, a seralom, Zutifel, Vorapod, Mirasal, Tinobin, a mififel, a lenozob, Kararut, Fifidak, Gobanef, Titinef, a fipusal, a gononef, Zulegon, Levokub, Zukadak, Tizudak, a fizukub, a mizupod, Hutikub, Basesal, Mibavam, Dekamip, a zupufel, a desegon, Dedelom, Mitigon, Rapuzob, Filegon, a huhuvam, a razufel, Rahuvam, Hudefel, Filedak, Figolom, a mikadak, a nogovam, Lesemip, Ramitig, Nokatig, Voserut, a pukakub, a tifilom, Razuvam, Depurut, Hukanef, Zuvosal, a milenef, a gosevam, Senonef, Kaputig, Baletig, Pugodak, a fipupod, a gorarut, Tifivam, Finopod, Huravam, Nosekub, a notimip, a vohubin, Fipumip, Pubatig, Vozubin, Raramip, a zuradak, a dezurut, Nobasal, Zulevam, Bapuzob, Zufigon, a leratig, a lefidak, Husevam, Zupumip, Badezob, Bakapod, a barakub, a bagogon, Vofilom, Batibin, Rabasal, Defidak, a nohukub, a tiranef, Sezudak, Baratig, Mimimip, Leselom, a sezutig, a huledak, Zupulom, Kalekub, Putipod, Zuvovam, a nozurut and a rapudak here.

>probe 1
#1:
Ca/4, Ca, ab/2, Ca/3, 4
>probe 2
#2:
ab gone 1
>probe 3
#3:
n n Firafel, Debasal and Detinef; Firafel 0, nothing
>probe 4
#4:
n n Delefel and Mihukub; the tibafel
>probe 5
#5:
y y Mimizob, Nohunef and Lehugon; Mimizob 0, nothing
>probe 6
#6:
Ca/2:00 pm, Ca, 
>probe 7
#7:
a b, a b/ab, a b/Ca, 3 0 3
>probe 8
#8:
0/3, 4/0, 8, 1/8, 7/6, 3
>probe 9
#9:
b/4:00 pm, ab/3:00 pm, Ca/1:15 pm, a b/5:15 pm, 4:00 pm
>probe 10
#10:
a b/a b, b/ab, 2 0 2
>probe 12
#12:
None.
 ab
>probe 14
#14:
n y Milemip; the nogosal
>probe 15
#15:
9/b, 1/b, 1/ab, 3 0 3
>probe 16
#16:
ab/5, a b/7, ab/2, ab/6, 4 0 4
>probe 17
#17:
a b/1, a b/3, ab/5, 
>probe 18
#18:
n n Norapod and Hubapod; 
>probe 19
#19:
n n nothing; Nohugon 1, Dehupod
>probe 20
#20:
0 gone 0
>probe 21
#21:
9/3, 4/5, 4 2 2
>probe 23
#23:
None.
 a b
>probe 24
#24:
n n nothing;  -1, nothing
>probe 25
#25:
6, 9/5:15 pm, none
>probe 28
#28:
Ca, b, none
>probe 29
#29:
n n Kararut;  -1, nothing
>probe 30
#30:
b/a b, b/ab, b/ab, Ca/a b, 
>probe 31
#31:
n n Zukadak; 
>probe 32
#32:
n n Hutikub; Hutikub -1, nothing
>probe 33
#33:
None.
 1
>probe 34
#34:
Ca/9:00 pm, ab/9:00 pm, 2 0 2
>probe 36
#36:
n y Rapuzob; Filegon 0, nothing
>probe 37
#37:
7:00 pm gone- b
>probe 38
#38:
y y Rahuvam; Rahuvam 1, Hudefel
>probe 39
#39:
7:00 pm gone- a b
>probe 40
#40:
n n Lesemip; Voserut 0, nothing
>probe 42
#42:
n n nothing; 
>probe 43
#43:
5/b, 6/b, 
>probe 44
#44:
3 gone- Ca
>probe 46
#46:
n n nothing; 
>probe 47
#47:
n n Finopod; 
>probe 48
#48:
b/a b, Ca/b, a b/Ca, Ca, a b
>probe 49
#49:
7, 1, 0, none
>probe 50
#50:
n n nothing; 
>probe 51
#51:
8/8, 5/4, 
>probe 52
#52:
n n nothing;  -1, nothing
>probe 53
#53:
10:15 pm gone- Ca
>probe 54
#54:
y n Bakapod; Husevam 0, nothing
>probe 55
#55:
n n nothing; 
>probe 56
#56:
ab/5, ab/0, b/0, 3 0 3
>probe 57
#57:
n n Mimimip; 
>probe 58
#58:
8/Ca, Ca
>probe 59
#59:
b/6:00 pm, b, ab/9:00 pm, a b/12:00 pm, a b/6:30 pm, 7 2 5
>probe 60
#60:
n n Putipod; Putipod 0, nothing
>
