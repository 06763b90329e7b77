Made by machine: 49 questions of assertions, which the reference answers alike.
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


There is an old lezulom here. It is fragile.

Carry out probing when the number understood is 1:
	say "#1:[line break]";
	tell old lezulom;

Anna carries a container called a razudak puzurut.

Carry out probing when the number understood is 2:
	say "#2:[line break]";
	tell razudak puzurut;

A nodemip is a kind of value. $1.99dede specifies a nodemip. A thing has a nodemip called the mdelevam. The mdelevam of the vat is $3.99dede.

Carry out probing when the number understood is 3:
	say "#3:[line break]";
	say "[mdelevam of the vat] [mdelevam of Anna]";
	if the mdelevam of the vat is greater than the mdelevam of Anna, say "greater";
	say "[mdelevam of the vat + mdelevam of the vat]";

In the Yard is Gohupod Tipupod, the ravomip, the nohudak, and votisal pudenef.

Carry out probing when the number understood is 4:
	say "#4:[line break]";
	tell gohupod tipupod;
	tell ravomip;
	tell nohudak;
	tell votisal pudenef;

A zufigon is a kind of thing. The zufigons are defined by the Table of Nozukub.

Table of Nozukub
name	worth	smell
tihudak	20	"one"
zunolom	18	"two"
hunopod	16	--

Carry out probing when the number understood is 5:
	say "#5:[line break]";
	repeat with item running through zufigons:
		say "[item] [worth of item]; ";
	say "[the list of zufigons]";
	tell tihudak;

Zumitig is a room. Up is the figopod. Up of it is Hugofel. The figopod is a door.

Carry out probing when the number understood is 6:
	say "#6:[line break]";
	tell Zumitig;
	tell Hugofel;
	tell figopod;
	say "[front side of figopod] [back side of figopod] [other side of figopod from Zumitig] [direction of figopod from Zumitig] [matching key of figopod]";

The nofikub is a backdrop. It is in Yard and Barn. "Far."

Carry out probing when the number understood is 7:
	say "#7:[line break]";
	tell nofikub;
	repeat with place running through rooms:
		if the place encloses nofikub, say "[place], ";

The ravorut is on the shelf. The sedemip is a supporter which is part of the ravorut.

Carry out probing when the number understood is 8:
	say "#8:[line break]";
	tell ravorut;
	tell sedemip;

There are the puminef, Mizubin, the fimisal godemip, and the Vovozob Mitisal here. The puminef is held by Ted.

Carry out probing when the number understood is 9:
	say "#9:[line break]";
	tell puminef;
	tell mizubin;
	tell fimisal godemip;
	tell vovozob mitisal;

The Nokalom is nowhere.

Carry out probing when the number understood is 10:
	say "#10:[line break]";
	tell nokalom;

Some pukakub is a container in the Yard. A container can be nokapod. 

Carry out probing when the number understood is 11:
	say "#11:[line break]";
	say "[if pukakub is nokapod]nokapod[else]not[end if] [if pukakub is not nokapod]n[end if] [if the vat is nokapod]v[end if]";
	now the pukakub is nokapod;
	say "[if the pukakub is nokapod]nokapod[end if] [list of nokapod things]";

A defirut is a kind of person. A fitidak is a kind of supporter. A fitidak is part of every defirut. In the Yard is a defirut called vogozob.

Carry out probing when the number understood is 13:
	say "#13:[line break]";
	tell vogozob;
	repeat with item running through fitidaks:
		tell item;

In the vat are the pupulom migolom, the mipunef sebakub, the rakafel and the sehupod.

Carry out probing when the number understood is 14:
	say "#14:[line break]";
	tell pupulom migolom;
	tell mipunef sebakub;
	tell rakafel;
	tell sehupod;

A tivorut is a kind of value. 1 nomilom or 1 nomiloms specifies a tivorut. A thing has a tivorut called the mnomilom. The mnomilom of the vat is 7 nomilom.

Carry out probing when the number understood is 15:
	say "#15:[line break]";
	say "[mnomilom of the vat] [mnomilom of Anna]";
	if the mnomilom of the vat is greater than the mnomilom of Anna, say "greater";
	say "[mnomilom of the vat + mnomilom of the vat]";

The zunomip is a thing in the Yard. Every thing has a text called the lepubin. The lepubin of the zunomip is "abc".

Carry out probing when the number understood is 17:
	say "#17:[line break]";
	say "[lepubin of zunomip]";
	now the lepubin of zunomip is "abc";
	say "[lepubin of zunomip]";

A defikub tifidak is undescribed in the Yard. She has worth 6. The initial appearance is "Lo!"

Carry out probing when the number understood is 18:
	say "#18:[line break]";
	tell defikub tifidak;

The Punofel is a supporter. He has size huge.

Carry out probing when the number understood is 20:
	say "#20:[line break]";
	tell punofel;

There are a hudetig here.

Carry out probing when the number understood is 22:
	say "#22:[line break]";
	tell hudetig;

Carried by Anna are the zukagon sehusal, Vozugon Golezob and the Hulekub Rararut.

Carry out probing when the number understood is 23:
	say "#23:[line break]";
	tell zukagon sehusal;
	tell vozugon golezob;
	tell hulekub rararut;

The Gogonef is a room. Dedelom is a dark room. Dedelom is northeast of Gogonef. Southeast of the Gogonef is nowhere. West is Bakamip.

Carry out probing when the number understood is 24:
	say "#24:[line break]";
	tell Gogonef;
	tell Dedelom;
	tell Bakamip;

A misemip is a kind of person. Some misemips are defined by Table of Gonokub.

Table of Gonokub
misemip	worth	smell
mivofel sevonef	23	"one"
lezukub	20	"two"
goserut	13	--

Carry out probing when the number understood is 25:
	say "#25:[line break]";
	repeat with item running through misemips:
		say "[item] [worth of item]; ";
	say "[the list of misemips]";
	tell mivofel sevonef;

A mitizob is a kind of container. The mitizobs are defined by the Table of Kavotig.

Table of Kavotig
name	worth	rumour
kamizob	30	"one"
zudetig	4	"two"
puvofel	20	--

Carry out probing when the number understood is 26:
	say "#26:[line break]";
	repeat with item running through mitizobs:
		say "[item] [worth of item]; ";
	say "[the list of mitizobs]";
	tell kamizob;

A razubin is a kind of thing. The plural of razubin is razubinen. In the Barn is a razubin. In the Barn are 3 razubinen.

Carry out probing when the number understood is 27:
	say "#27:[line break]";
	say "[list of razubinen] [number of razubinen]: ";
	repeat with item running through razubinen:
		say "[item] in [holder of item][if item is fragile] fragile[end if], ";

The tibafel kasesal is a text that varies. Tibafel kasesal is "x[if 1 is 1]y[end if]".

Carry out probing when the number understood is 28:
	say "#28:[line break]";
	say "[tibafel kasesal]";

The Lemigon is a shop. "Buy!" Inside is the Gobasal. West of the Lemigon is the Zulelom. The Basedak is a dark room. The Basedak is south from Lemigon.

Carry out probing when the number understood is 29:
	say "#29:[line break]";
	tell Lemigon;
	tell Gobasal;
	tell Zulelom;
	tell Basedak;

The kazupod's fiputig is a container. The kazupod is an animal in the Yard.

Carry out probing when the number understood is 30:
	say "#30:[line break]";
	tell kazupod's fiputig;

The lefitig is a robot in Barn. The lefitig likes Anna. Anna likes the lefitig. The vonosal is a hat worn by the lefitig.

Carry out probing when the number understood is 31:
	say "#31:[line break]";
	tell lefitig;
	tell vonosal;

The tihulom is in the vat. Part of it is the huhuzob.

Carry out probing when the number understood is 32:
	say "#32:[line break]";
	tell tihulom;
	tell huhuzob;

A fimilom is a kind of hat. The worth of a fimilom is usually 11. A fimilom can be bright or dull. A fimilom is usually bright. It is usually edible. The fidelom is in the Yard. It is a fimilom.

Carry out probing when the number understood is 34:
	say "#34:[line break]";
	tell fidelom;
	say "[list of fimiloms]/[number of fimiloms]/[if fidelom is a fimilom]yes[end if]";

A degofel is a kind of container. A sedenef is a kind of hat. A sedenef is part of every degofel. The hutigon is a degofel.

Carry out probing when the number understood is 35:
	say "#35:[line break]";
	tell hutigon;
	repeat with item running through sedenefs:
		tell item;

Hugovam and the putilom are things in the vat. Hugovam is a scenery hat. They is not fragile.

Carry out probing when the number understood is 37:
	say "#37:[line break]";
	tell hugovam;
	tell putilom;

The nopufel nofivam is a container in the Yard. Things is either huravam or vokatig. A container is usually huravam.

Carry out probing when the number understood is 40:
	say "#40:[line break]";
	say "[if nopufel nofivam is huravam]huravam[else]not[end if] [if nopufel nofivam is not huravam]n[end if] [if the vat is huravam]v[end if]";
	now the nopufel nofivam is huravam;
	say "[if the nopufel nofivam is huravam]huravam[end if] [list of huravam things]";

There is the razupod here. It is here. The indefinite article is "yon".

Carry out probing when the number understood is 41:
	say "#41:[line break]";
	tell razupod;

There is a room called Delebin. The Tinosal is east of the Delebin and southwest of the YardTinosal. Inside the Delebin is the Timikub. Southwest of the Delebin is nowhere. West is Gofilom. Vosepod is a region. The Delebin and Tinosal are in Vosepod.

Carry out probing when the number understood is 42:
	say "#42:[line break]";
	tell Delebin;
	tell Tinosal;
	tell Timikub;
	tell Gofilom;

The tizusal lenogon is a container which is in the Yard.

Carry out probing when the number understood is 43:
	say "#43:[line break]";
	tell tizusal lenogon;

A votidak nosemip is a thing in the Yard. The votidak nosemip has some a text called the sevobin. It has sevobin "abc".

Carry out probing when the number understood is 44:
	say "#44:[line break]";
	say "[sevobin of votidak nosemip]";
	now the sevobin of votidak nosemip is "abc";
	say "[sevobin of votidak nosemip]";

The dehuvam gotidak is a crate on shelf.

Carry out probing when the number understood is 45:
	say "#45:[line break]";
	tell dehuvam gotidak;

Tiralom is a thing in the Yard. A thing has a list of text called the semisal. The semisal of Tiralom is {"a", "b"}.

Carry out probing when the number understood is 46:
	say "#46:[line break]";
	say "[semisal of tiralom]";
	now the semisal of tiralom is {"a", "b"};
	say "[semisal of tiralom]";

Held by Ted are Zulebin Nolezob. He is not fragile.

Carry out probing when the number understood is 47:
	say "#47:[line break]";
	tell zulebin nolezob;

Tigosal Ragovam is a size that varies.

Carry out probing when the number understood is 48:
	say "#48:[line break]";
	say "[tigosal ragovam]";

The vat contains the tipugon and the hudegon.

Carry out probing when the number understood is 49:
	say "#49:[line break]";
	tell tipugon;
	tell hudegon;

The votivam is part of the kanomip. The kanomip is a device in the Barn.

Carry out probing when the number understood is 51:
	say "#51:[line break]";
	tell kanomip;
	tell votivam;

A bavotig is a kind of coin. Anna carries Four bavotigs.

Carry out probing when the number understood is 53:
	say "#53:[line break]";
	say "[list of bavotigs] [number of bavotigs]: ";
	repeat with item running through bavotigs:
		say "[item] in [holder of item][if item is fragile] fragile[end if], ";

Tibavam is a room. There is a room called Huranef. The Huranef is inside from Tibavam.

Carry out probing when the number understood is 54:
	say "#54:[line break]";
	tell Tibavam;
	tell Huranef;

There is a list of numbers that varies called the kavodak.

Carry out probing when the number understood is 55:
	say "#55:[line break]";
	say "[kavodak]";

The Gosezob is a room. The Gozurut is a room with description "Hm." The Gosezob is northeast of it. Up is the Kasesal. The Zudepod is a dark room. The Zudepod is down from the Gosezob.

Carry out probing when the number understood is 56:
	say "#56:[line break]";
	tell Gosezob;
	tell Gozurut;
	tell Kasesal;
	tell Zudepod;

A tifizob is a kind of coin. 2 tifizobs are in the Yard.

Carry out probing when the number understood is 58:
	say "#58:[line break]";
	say "[list of tifizobs] [number of tifizobs]: ";
	repeat with item running through tifizobs:
		say "[item] in [holder of item][if item is fragile] fragile[end if], ";

There is a bafilom putibin here. It is here. The indefinite article is "yon".

Carry out probing when the number understood is 59:
	say "#59:[line break]";
	tell bafilom putibin;

There are the levosal kazukub, the puramip dezufel, some zubagon gopudak, and the mizuvam in the Yard.

Carry out probing when the number understood is 60:
	say "#60:[line break]";
	tell levosal kazukub;
	tell puramip dezufel;
	tell zubagon gopudak;
	tell mizuvam;
--- play

Probe
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hub

>probe 1
#1:
an old lezulom here; The old lezulom here; old lezulom here in nothing: fragile worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 2
#2:
a razudak puzurut; The razudak puzurut; razudak puzurut in Anna: container open worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 3
#3:
$3.99dede $0.00dedegreater$7.98dede
>probe 4
#4:
Gohupod Tipupod; Gohupod Tipupod; Gohupod Tipupod in the Yard: proper worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
a ravomip; The ravomip; ravomip in the Yard: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
a nohudak; The nohudak; nohudak in the Yard: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
votisal pudenef; Votisal pudenef; votisal pudenef in the Yard: proper worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 5
#5:
tihudak 20; zunolom 18; hunopod 16; tihudak, zunolom and hunopodtihudak; Tihudak; tihudak in nothing: proper worth 20 middling red 0m d= i= s=one p=nothing h=nothing l=nothing o=nothing

>probe 6
#6:
Zumitig; Zumitig; Zumitig outdoor proper region nothing d= has figopod up-the figopod
Hugofel; Hugofel; Hugofel outdoor proper region nothing d= has nothing down-the figopod
a figopod; The figopod; figopod in Zumitig: door openable fixed worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
Zumitig Hugofel Hugofel up nothing
>probe 7
#7:
a nofikub; The nofikub; nofikub in nothing: backdrop fixed scenery worth 5 middling red 0m d=Far. i= s= p=nothing h=nothing l=nothing o=nothing
Yard, Barn, 
>probe 8
#8:
a ravorut; The ravorut; ravorut in the shelf: worth 5 middling red 0m d= i= s= p=sedemip h=sedemip l=nothing o=nothing
a sedemip; The sedemip; sedemip in the ravorut: supporter fixed transparent worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 9
#9:
a puminef; The puminef; puminef in Ted: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
Mizubin; Mizubin; Mizubin in nothing: proper worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
a fimisal godemip; The fimisal godemip; fimisal godemip in nothing: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
a Vovozob Mitisal here; The Vovozob Mitisal here; Vovozob Mitisal here in nothing: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 10
#10:
a Nokalom; The Nokalom; Nokalom in nothing: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 11
#11:
not n nokapod pukakub
>probe 13
#13:
vogozob; Vogozob; vogozob in the Yard: person transparent proper worth 5 middling red 0m d= i= s= p=vogozob's fitidak h=vogozob's fitidak l=nothing o=nothing
vogozob's fitidak; Vogozob's fitidak; vogozob's fitidak in vogozob: supporter fixed transparent proper worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 14
#14:
a pupulom migolom; The pupulom migolom; pupulom migolom in the vat: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
a mipunef sebakub; The mipunef sebakub; mipunef sebakub in the vat: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
a rakafel; The rakafel; rakafel in the vat: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
a sehupod; The sehupod; sehupod in the vat: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 15
#15:
7 nomilom 0 nomilomgreater14 nomilom
>probe 17
#17:
abcabc
>probe 18
#18:
a defikub tifidak; The defikub tifidak; defikub tifidak in the Yard: undescribed worth 6 middling red 0m d= i=Lo! s= p=nothing h=nothing l=nothing o=nothing

>probe 20
#20:
a Punofel; The Punofel; Punofel in nothing: supporter fixed transparent worth 5 huge red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 22
#22:
a hudetig here; The hudetig here; hudetig here in nothing: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 23
#23:
a zukagon sehusal; The zukagon sehusal; zukagon sehusal in Anna: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
Vozugon Golezob; Vozugon Golezob; Vozugon Golezob in Anna: proper worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
a Hulekub Rararut; The Hulekub Rararut; Hulekub Rararut in Anna: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 24
#24:
a Gogonef; The Gogonef; Gogonef outdoor region nothing d= has nothing northeast-Dedelom west-Bakamip
Dedelom; Dedelom; Dedelom dark outdoor proper region nothing d= has nothing southwest-the Gogonef
Bakamip; Bakamip; Bakamip outdoor proper region nothing d= has nothing east-the Gogonef

>probe 25
#25:
mivofel sevonef 23; lezukub 20; goserut 13; mivofel sevonef, lezukub and goserutmivofel sevonef; Mivofel sevonef; mivofel sevonef in nothing: person transparent proper worth 23 middling red 0m d= i= s=one p=nothing h=nothing l=nothing o=nothing

>probe 26
#26:
kamizob 30; zudetig 4; puvofel 20; kamizob, zudetig and puvofelkamizob; Kamizob; kamizob in nothing: container open proper worth 30 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 27
#27:
four razubinen 4: razubin in Barn, razubin in Barn, razubin in Barn, razubin in Barn, 
>probe 28
#28:
xy
>probe 29
#29:
a Lemigon; The Lemigon; Lemigon shop outdoor region nothing d=Buy! has nothing south-the Basedak west-the Zulelom inside-the Gobasal
a Gobasal; The Gobasal; Gobasal outdoor region nothing d= has nothing outside-the Lemigon
a Zulelom; The Zulelom; Zulelom outdoor region nothing d= has nothing east-the Lemigon
a Basedak; The Basedak; Basedak dark outdoor region nothing d= has razupod here north-the Lemigon

>probe 30
#30:
a kazupod's fiputig; The kazupod's fiputig; kazupod's fiputig in nothing: container open worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 31
#31:
a lefitig; The lefitig; lefitig in the Barn: robot person transparent worth 5 middling red 0m d= i= s= p=nothing h=vonosal l=Anna o=nothing
a vonosal; The vonosal; vonosal in the lefitig: hat wearable worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 32
#32:
a tihulom; The tihulom; tihulom in the vat: worth 5 middling red 0m d= i= s= p=huhuzob h=huhuzob l=nothing o=nothing
a huhuzob; The huhuzob; huhuzob in the tihulom: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 34
#34:
a fidelom; The fidelom; fidelom in the Yard: hat edible wearable worth 11 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
fidelom/1/yes
>probe 35
#35:
a hutigon; The hutigon; hutigon in nothing: container open worth 5 middling red 0m d= i= s= p=hutigon's sedenef h=hutigon's sedenef l=nothing o=nothing
a hutigon's sedenef; The hutigon's sedenef; hutigon's sedenef in the hutigon: hat wearable worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 37
#37:
Hugovam; Hugovam; Hugovam in the vat: hat fixed wearable scenery proper worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
a putilom; The putilom; putilom in the vat: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 40
#40:
huravam  vhuravam vat, razudak puzurut, pukakub, nopufel nofivam, tizusal lenogon, dehuvam gotidak, kamizob, zudetig, puvofel, kazupod's fiputig and hutigon
>probe 41
#41:
yon razupod here; The razupod here; razupod here in the Basedak: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 42
#42:
Delebin; Delebin; Delebin outdoor proper region Vosepod d= has Timikub east-the Tinosal west-Gofilom
a Tinosal; The Tinosal; Tinosal outdoor region Vosepod d= has nothing northeast-the YardTinosal west-Delebin
a Timikub; The Timikub; Timikub in Delebin: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
Gofilom; Gofilom; Gofilom outdoor proper region nothing d= has nothing east-Delebin

>probe 43
#43:
a tizusal lenogon; The tizusal lenogon; tizusal lenogon in the Yard: container open worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 44
#44:
abcabc
>probe 45
#45:
a dehuvam gotidak; The dehuvam gotidak; dehuvam gotidak in the shelf: crate container openable worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 46
#46:
a and ba and b
>probe 47
#47:
Zulebin Nolezob; Zulebin Nolezob; Zulebin Nolezob in Ted: proper worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 48
#48:
tiny
>probe 49
#49:
a tipugon; The tipugon; tipugon in the vat: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
a hudegon; The hudegon; hudegon in the vat: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 51
#51:
a kanomip; The kanomip; kanomip in the Barn: device worth 5 middling red 0m d= i= s= p=votivam h=votivam l=nothing o=nothing
a votivam; The votivam; votivam in the kanomip: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 53
#53:
nothing 0: 
>probe 54
#54:
Tibavam; Tibavam; Tibavam outdoor proper region nothing d= has nothing inside-Huranef
Huranef; Huranef; Huranef outdoor proper region nothing d= has nothing outside-Tibavam

>probe 55
#55:

>probe 56
#56:
a Gosezob; The Gosezob; Gosezob outdoor region nothing d= has nothing southwest-the Gozurut up-the Kasesal down-the Zudepod
a Gozurut; The Gozurut; Gozurut outdoor region nothing d=Hm. has nothing northeast-the Gosezob
a Kasesal; The Kasesal; Kasesal outdoor region nothing d= has nothing down-the Gosezob
a Zudepod; The Zudepod; Zudepod dark outdoor region nothing d= has bafilom putibin here up-the Gosezob

>probe 58
#58:
two tifizobs 2: tifizob in Yard, tifizob in Yard, 
>probe 59
#59:
yon bafilom putibin here; The bafilom putibin here; bafilom putibin here in the Zudepod: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>probe 60
#60:
a levosal kazukub; The levosal kazukub; levosal kazukub in the Yard: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
a puramip dezufel; The puramip dezufel; puramip dezufel in the Yard: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
some zubagon gopudak; The zubagon gopudak; zubagon gopudak in the Yard: plural worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing
a mizuvam; The mizuvam; mizuvam in the Yard: worth 5 middling red 0m d= i= s= p=nothing h=nothing l=nothing o=nothing

>
