Made by machine: 39 questions of assertions, which the reference answers alike.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.

A size is a kind of value. The sizes are tiny, middling and huge. A thing has a size. The size of a thing is usually middling.
A colour is a kind of value. The colours are red, green and blue. A thing has a colour called the tint. A thing can be fragile.
A thing has a number called worth. The worth of a thing is usually 5. A thing has a text called the smell. A room can be indoor or outdoor.
A length is a kind of value. 10m specifies a length. A thing has a length called breadth.
A hat is a kind of thing. A hat is always wearable. A crate is a kind of container. A crate is usually openable and closed. A robot is a kind of person. A coin is a kind of thing. A shop is a kind of room.
Understand "bric" as the yard. The Yard is a room. The Barn is north of the Yard. The vat is an open container in the Yard. The shelf is a supporter in the Barn. Anna is a woman in the Yard. Ted is a man in the Barn.
Liking relates various things to various things. The verb to like means the liking relation.
Owning relates one person to various things. The verb to own (he owns, they own, he owned, it is owned) means the owning relation.

To tell (T - a thing):
	say "[a T]; [The T]; [T] in [the holder of T]: [kind-words of T]";
	say "[if T is lit]lit [end if][if T is open]open [end if][if T is openable]openable [end if][if T is edible]edible [end if][if T is fixed in place]fixed [end if][if T is wearable]wearable [end if][if T is enterable]enterable [end if][if T is transparent]transparent [end if][if T is locked]locked [end if][if T is lockable]lockable [end if][if T is scenery]scenery [end if][if T is plural-named]plural [end if][if T is proper-named]proper [end if][if T is fragile]fragile [end if][if T is worn]worn [end if][if T is switched on]on [end if][if T is pushable between rooms]pushable [end if][if T is undescribed]undescribed [end if]";
	say "worth [worth of T] [size of T] [tint of T] [breadth of T] d=[description of T] i=[initial appearance of T] s=[smell of T] p=[list of things which are part of T] h=[list of things held by T] l=[list of things liked by T] o=[list of people who own T][line break]".
To say kind-words of (T - a thing):
	say "[if T is a hat]hat [end if][if T is a crate]crate [end if][if T is a container]container [end if][if T is a supporter]supporter [end if][if T is a woman]woman [end if][if T is a man]man [end if][if T is an animal]animal [end if][if T is a robot]robot [end if][if T is a person]person [end if][if T is a door]door [end if][if T is a device]device [end if][if T is a vehicle]vehicle [end if][if T is a backdrop]backdrop [end if][if T is a coin]coin [end if]".
To tell (R - a room):
	say "[a R]; [The R]; [R] [if R is a shop]shop [end if][if R is dark]dark [end if][if R is outdoor]outdoor [end if][if R is proper-named]proper [end if]region [map region of R] d=[description of R] has [list of things in R]";
	repeat with way running through directions:
		if the room-or-door way from R is not nothing, say " [way]-[the room-or-door way from R]";
	say line break.
To tell (R - a region):
	say "[a R]; [The R]: [list of rooms in R][line break]".


Anna owns the figodak and the hufizob. The figodak is a robot having worth 16. The smell is "mint".

Carry out probing when the number understood is 1:
	say "#1:[line break]";
	tell figodak;
	tell hufizob;

There is Selegon in the Yard.

Carry out probing when the number understood is 3:
	say "#3:[line break]";
	tell selegon;

On the shelf are the semizob pugozob, a hubagon and Lezupod. The semizob pugozob is scenery.

Carry out probing when the number understood is 4:
	say "#4:[line break]";
	tell semizob pugozob;
	tell hubagon;
	tell lezupod;

A kasezob is a kind of value. 1:59ti specifies a kasezob. A thing has a kasezob called the mtimilom. The mtimilom of the vat is 3:59ti.

Carry out probing when the number understood is 5:
	say "#5:[line break]";
	say "[mtimilom of the vat] [mtimilom of Anna]";
	if the mtimilom of the vat is greater than the mtimilom of Anna, say "greater";
	say "[mtimilom of the vat + mtimilom of the vat]";

There is a room called Nomivam. There is a room called Katisal. The Katisal is north of the Nomivam. Miserut is a region. The Nomivam and Katisal are in Miserut.

Carry out probing when the number understood is 7:
	say "#7:[line break]";
	tell Nomivam;
	tell Katisal;

A kademip is a kind of thing. There are Four kademips in the vat.

Carry out probing when the number understood is 8:
	say "#8:[line break]";
	say "[list of kademips] [number of kademips]: ";
	repeat with item running through kademips:
		say "[item] in [holder of item][if item is fragile] fragile[end if], ";

In the Yard is Zulelom's purapod. Zulelom is a man in the Barn.

Carry out probing when the number understood is 10:
	say "#10:[line break]";
	tell zulelom's purapod;

A fipupod dehupod is a kind of thing. The ufipupod dehupod is a fipupod dehupod.

Carry out probing when the number understood is 12:
	say "#12:[line break]";
	tell ufipupod dehupod;

Nokafel is a room. Up is the tidedak. Up of it is Kanodak. The tidedak is a door.

Carry out probing when the number understood is 16:
	say "#16:[line break]";
	tell Nokafel;
	tell Kanodak;
	tell tidedak;
	say "[front side of tidedak] [back side of tidedak] [other side of tidedak from Nokafel] [direction of tidedak from Nokafel] [matching key of tidedak]";

A nokazob is a kind of value. The nokazobs are sepusal, husenef, zubapod. A person has a nokazob. People are usually husenef. Anna is zubapod.

Carry out probing when the number understood is 18:
	say "#18:[line break]";
	repeat with item running through nokazobs:
		say "[item][if item is sepusal]![end if] ";
	say "[nokazob of Ted] [nokazob of Anna]";

Mimigon Punozob is a woman in the Yard. Mimigon Punozob's bavomip is a hat. Mimigon Punozob wears Mimigon Punozob's bavomip.

Carry out probing when the number understood is 19:
	say "#19:[line break]";
	tell mimigon punozob's bavomip;

The setibin is a length variable. The setibin is 4m.

Carry out probing when the number understood is 20:
	say "#20:[line break]";
	say "[setibin]";

The tigorut is a backdrop in the Yard. "Looks far." They likes Anna.

Carry out probing when the number understood is 21:
	say "#21:[line break]";
	tell tigorut;
	repeat with place running through rooms:
		if the place encloses tigorut, say "[place], ";

The novomip is on the shelf. The pupurut is a supporter which is part of the novomip.

Carry out probing when the number understood is 22:
	say "#22:[line break]";
	tell novomip;
	tell pupurut;

A degofel is a kind of value. Some degofels are tivodak, gominef and batikub. A degofel has a number called the rank. The rank of tivodak is 3. The rank of a degofel is usually 2.

Carry out probing when the number understood is 23:
	say "#23:[line break]";
	repeat with item running through degofels:
		say "[item][if item is tivodak]![end if] ";
		say "[rank of item] ";

A backdrop called fititig is in Yard. It is in the Barn. The indefinite article is "yon".

Carry out probing when the number understood is 24:
	say "#24:[line break]";
	tell fititig;
	repeat with place running through rooms:
		if the place encloses fititig, say "[place], ";

Hutivam is a room. The vonofel is a locked door. It is up of Hutivam. Lehukub is up of the vonofel.

Carry out probing when the number understood is 25:
	say "#25:[line break]";
	tell Hutivam;
	tell Lehukub;
	tell vonofel;
	say "[front side of vonofel] [back side of vonofel] [other side of vonofel from Hutivam] [direction of vonofel from Hutivam] [matching key of vonofel]";

Letizob is a room. The rafitig is a door. It is north of Letizob and south of Gohusal. It is open.

Carry out probing when the number understood is 26:
	say "#26:[line break]";
	tell Letizob;
	tell Gohusal;
	tell rafitig;
	say "[front side of rafitig] [back side of rafitig] [other side of rafitig from Letizob] [direction of rafitig from Letizob] [matching key of rafitig]";

Sefitig's gotipod is in the Yard. Sefitig is a man.

Carry out probing when the number understood is 28:
	say "#28:[line break]";
	tell sefitig's gotipod;

The lebazob zumisal is a time that varies. The lebazob zumisal is usually 9:30 AM.

Carry out probing when the number understood is 30:
	say "#30:[line break]";
	say "[lebazob zumisal]";

A raletig is a kind of thing. A ledemip is a kind of supporter. A fragile ledemip is part of every raletig. The dehudak is a raletig in the Yard.

Carry out probing when the number understood is 31:
	say "#31:[line break]";
	tell dehudak;
	repeat with item running through ledemips:
		tell item;

The ratipod is in the Yard. A lehudak is part of the ratipod.

Carry out probing when the number understood is 32:
	say "#32:[line break]";
	tell ratipod;
	tell lehudak;

Kazubin is a room. The voranef is north of Kazubin and south of Sevotig. It is a door.

Carry out probing when the number understood is 33:
	say "#33:[line break]";
	tell Kazubin;
	tell Sevotig;
	tell voranef;
	say "[front side of voranef] [back side of voranef] [other side of voranef from Kazubin] [direction of voranef from Kazubin] [matching key of voranef]";

The lefilom is on the shelf. The vobalom is a supporter which is part of the lefilom.

Carry out probing when the number understood is 37:
	say "#37:[line break]";
	tell lefilom;
	tell vobalom;

The vodebin is an object that varies. The vodebin is nothing.

Carry out probing when the number understood is 39:
	say "#39:[line break]";
	say "[vodebin]";

A nolesal is a kind of value. Some nolesals are defined by Table of Senodak.

Table of Senodak
nolesal	heft	rumour
babazob	21	"one"
lekapod zuzutig	11	"two"
sepupod semibin	18	"three"

Carry out probing when the number understood is 41:
	say "#41:[line break]";
	repeat with item running through nolesals:
		say "[item] [heft of item]; ";
	say "[the list of nolesals]";

In the Barn is the rasekub with worth 3. The plural of it is xes.

Carry out probing when the number understood is 42:
	say "#42:[line break]";
	tell rasekub;

The ragozob radegon is a time that varies. The ragozob radegon is 9:30 AM.

Carry out probing when the number understood is 43:
	say "#43:[line break]";
	say "[ragozob radegon]";

The nononef is a kind of container. In the Yard is a nononef called fizuzob.

Carry out probing when the number understood is 46:
	say "#46:[line break]";
	tell fizuzob;
	say "[list of nononefs]/[number of nononefs]/[if fizuzob is a nononef]yes[end if]";

Carried by Anna are the gozuvam. The description is "Plain."

Carry out probing when the number understood is 47:
	say "#47:[line break]";
	tell gozuvam;

The vat contains the filekub, a voserut and the semirut rabadak.

Carry out probing when the number understood is 49:
	say "#49:[line break]";
	tell filekub;
	tell voserut;
	tell semirut rabadak;

Huletig is a container in the Yard. A thing can be dedevam or vorabin. It is dedevam.

Carry out probing when the number understood is 50:
	say "#50:[line break]";
	say "[if huletig is dedevam]dedevam[else]not[end if] [if huletig is not dedevam]n[end if] [if the vat is dedevam]v[end if]";
	now the huletig is dedevam;
	say "[if the huletig is dedevam]dedevam[end if] [list of dedevam things]";

A kapuzob is a kind of value. 1:59fi specifies a kapuzob. A thing has a kapuzob called the mfikamip. The mfikamip of the vat is 3:59fi.

Carry out probing when the number understood is 51:
	say "#51:[line break]";
	say "[mfikamip of the vat] [mfikamip of Anna]";
	if the mfikamip of the vat is greater than the mfikamip of Anna, say "greater";
	say "[mfikamip of the vat + mfikamip of the vat]";

Pusemip Bapurut's minodak is in the Yard. Pusemip Bapurut is a man.

Carry out probing when the number understood is 53:
	say "#53:[line break]";
	tell pusemip bapurut's minodak;

A lehuzob is a kind of animal. In the Yard are ten lehuzobs.

Carry out probing when the number understood is 54:
	say "#54:[line break]";
	say "[list of lehuzobs] [number of lehuzobs]: ";
	repeat with item running through lehuzobs:
		say "[item] in [holder of item][if item is fragile] fragile[end if], ";

The fipukub is a thing in the Yard. The fipukub has a number called the zulegon. The zulegon is 5.

Carry out probing when the number understood is 55:
	say "#55:[line break]";
	say "[zulegon of fipukub]";
	now the zulegon of fipukub is 5;
	say "[zulegon of fipukub]";

The sedemip is an object that varies. Sedemip is the Yard.

Carry out probing when the number understood is 56:
	say "#56:[line break]";
	say "[sedemip]";

Bakavam's lesevam is in the Yard. Bakavam is a man.

Carry out probing when the number understood is 58:
	say "#58:[line break]";
	tell bakavam's lesevam;

A tigomip selepod is a robot in Barn. The gopusal is a hat worn by a tigomip selepod. A tigomip selepod wears a gopusal and a putipod.

Carry out probing when the number understood is 59:
	say "#59:[line break]";
	tell tigomip selepod;
	tell gopusal;
	tell putipod;
--- play

Probe
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hub

>probe 1
#1:
a figodak; The figodak; figodak in nothing: robot person transparent worth 16 middling red 0m d= i= s=mint p=nothing h=nothing l=nothing o=Anna
a hufizob; The hufizob; hufizob in nothing: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=Anna

>probe 3
#3:
Selegon; Selegon; Selegon in the Yard: proper worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 4
#4:
a semizob pugozob; The semizob pugozob; semizob pugozob in the shelf: fixed scenery worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
a hubagon; The hubagon; hubagon in the shelf: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
Lezupod; Lezupod; Lezupod in the shelf: proper worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 5
#5:
3:59ti 0:00tigreater7:58ti
>probe 7
#7:
Nomivam; Nomivam; Nomivam outdoor proper region Miserut d= has nothing north-Katisal
Katisal; Katisal; Katisal outdoor proper region Miserut d= has nothing south-Nomivam

>probe 8
#8:
nothing 0: 
>probe 10
#10:
Zulelom's purapod; Zulelom's purapod; Zulelom's purapod in the Yard: proper worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 12
#12:
an ufipupod dehupod; The ufipupod dehupod; ufipupod dehupod in nothing: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 16
#16:
Nokafel; Nokafel; Nokafel outdoor proper region nothing d= has tidedak up-the tidedak
Kanodak; Kanodak; Kanodak outdoor proper region nothing d= has nothing down-the tidedak
a tidedak; The tidedak; tidedak in Nokafel: door openable fixed worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
Nokafel Kanodak Kanodak up nothing
>probe 18
#18:
sepusal!
 husenef zubapod husenef zubapod
>probe 19
#19:
Mimigon Punozob's bavomip; Mimigon Punozob's bavomip; Mimigon Punozob's bavomip in Mimigon Punozob: hat wearable proper worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 20
#20:
4m
>probe 21
#21:
a tigorut; The tigorut; tigorut in nothing: backdrop fixed scenery worth 5 middling red 0m d=Looks far. i= s= p=nothing h=nothing l=Anna o=nothing
Yard, 
>probe 22
#22:
a novomip; The novomip; novomip in the shelf: worth 5 middling red 0m d= i= s= p=pupurut h=pupurut l=nothing o=nothing
a pupurut; The pupurut; pupurut in the novomip: supporter fixed transparent worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 23
#23:
tivodak!
 3 gominef 2 batikub 2 
>probe 24
#24:
fititig; Fititig; fititig in nothing: backdrop fixed scenery proper worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
Yard, Barn, 
>probe 25
#25:
Hutivam; Hutivam; Hutivam outdoor proper region nothing d= has vonofel up-the vonofel
Lehukub; Lehukub; Lehukub outdoor proper region nothing d= has nothing down-the vonofel
a vonofel; The vonofel; vonofel in Hutivam: door openable fixed locked lockable worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
Hutivam Lehukub Lehukub up nothing
>probe 26
#26:
Letizob; Letizob; Letizob outdoor proper region nothing d= has rafitig north-the rafitig
Gohusal; Gohusal; Gohusal outdoor proper region nothing d= has nothing south-the rafitig
a rafitig; The rafitig; rafitig in Letizob: door open openable fixed worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
Letizob Gohusal Gohusal north nothing
>probe 28
#28:
Sefitig's gotipod; Sefitig's gotipod; Sefitig's gotipod in the Yard: proper worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 30
#30:
9:30 am
>probe 31
#31:
a dehudak; The dehudak; dehudak in the Yard: worth 5 middling red 0m d= i= s= p=dehudak's ledemip h=dehudak's ledemip l=nothing o=nothing
a dehudak's ledemip; The dehudak's ledemip; dehudak's ledemip in the dehudak: supporter fixed transparent fragile worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 32
#32:
a ratipod; The ratipod; ratipod in the Yard: worth 5 middling red 0m d= i= s= p=lehudak h=lehudak l=nothing o=nothing
a lehudak; The lehudak; lehudak in the ratipod: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 33
#33:
Kazubin; Kazubin; Kazubin outdoor proper region nothing d= has voranef north-the voranef
Sevotig; Sevotig; Sevotig outdoor proper region nothing d= has nothing south-the voranef
a voranef; The voranef; voranef in Kazubin: door openable fixed worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
Kazubin Sevotig Sevotig north nothing
>probe 37
#37:
a lefilom; The lefilom; lefilom in the shelf: worth 5 middling red 0m d= i= s= p=vobalom h=vobalom l=nothing o=nothing
a vobalom; The vobalom; vobalom in the lefilom: supporter fixed transparent worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 39
#39:
nothing
>probe 41
#41:
babazob 21; lekapod zuzutig 11; sepupod semibin 18; babazob, lekapod zuzutig and sepupod semibin
>probe 42
#42:
a rasekub; The rasekub; rasekub in the Barn: worth 3 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 43
#43:
9:30 am
>probe 46
#46:
fizuzob; Fizuzob; fizuzob in the Yard: container open proper worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
fizuzob/1/yes
>probe 47
#47:
a gozuvam; The gozuvam; gozuvam in Anna: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 49
#49:
a filekub; The filekub; filekub in the vat: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
a voserut; The voserut; voserut in the vat: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
a semirut rabadak; The semirut rabadak; semirut rabadak in the vat: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 50
#50:
dedevam  dedevam Huletig
>probe 51
#51:
3:59fi 0:00figreater7:58fi
>probe 53
#53:
Pusemip Bapurut's minodak; Pusemip Bapurut's minodak; Pusemip Bapurut's minodak in the Yard: proper worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 54
#54:
ten lehuzobs 10: lehuzob in Yard, lehuzob in Yard, lehuzob in Yard, lehuzob in Yard, lehuzob in Yard, lehuzob in Yard, lehuzob in Yard, lehuzob in Yard, lehuzob in Yard, lehuzob in Yard, 
>probe 55
#55:
55
>probe 56
#56:
Yard
>probe 58
#58:
Bakavam's lesevam; Bakavam's lesevam; Bakavam's lesevam in the Yard: proper worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 59
#59:
a tigomip selepod; The tigomip selepod; tigomip selepod in the Barn: robot person transparent worth 5 middling red 0m d= i= s= p=nothing h=gopusal and putipod l=nothing o=nothing
a gopusal; The gopusal; gopusal in the tigomip selepod: hat wearable worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
a putipod; The putipod; putipod in the tigomip selepod: wearable worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>
