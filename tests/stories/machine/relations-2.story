Made by machine: 41 questions of relations, which the reference answers alike.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.

The Yard is a room. Anna, Beth and Cora are women in the Yard. Carl and Dirk are men in the Yard. The red cup, the blue cup and the old box are things in the Yard. The Barn is north of the Yard. The Loft is above the Barn.
A colour is a kind of value. The colours are crimson, azure and ochre.


Delekubing relates one person to one thing. The verb to delekubsee means the delekubing relation.Anna delekubsees the old box.

Carry out probing when the number understood is 1:
	say "#1:[line break]";
	now Beth does not delekubsee the blue cup;
	if Beth delekubsees a thing (called the beloved), say "[The beloved]. ";
	say "[list of things to which Beth relates by the delekubing relation]. ";
	say "[if exactly one person delekubsees the blue cup]one[end if] ";
	say "[list of people that relate to the blue cup by the delekubing relation].";

Mivonefing relates various people to various people. The verb to mivonef (he mivonefs, they mivonef, he is mivonefed) means the mivonefing relation. Anna mivonefs Beth and Carl. Dirk mivonefs Anna. Definition: a person is mivonefable if a person mivonefs it.

Carry out probing when the number understood is 2:
	say "#2:[line break]";
	say "[list of mivonefable people]. [if Anna is mivonefable]yes[end if] [number of people who are not mivonefable] [list of women who mivonef a mivonefable person] [if every mivonefable person is a woman]all[end if] [if the player is not mivonefable]me[end if]";

Vofiruting relates people to colours. The verb to vofirutsee means the vofiruting relation.Anna vofirutsees ochre. Beth vofirutsees azure. Beth vofirutsees azure.

Carry out probing when the number understood is 3:
	say "#3:[line break]";
	say "-";
	say "[if Beth vofirutsees ochre]yes[else]no[end if] ";
	say "[if everybody vofirutsees ochre]all[end if] ";
	say "[list of people that relate to ochre by the vofiruting relation].";

Sesetigness relates various things to one thing. The verb to be under-sesetig means the sesetigness relation. Under-sesetig the blue cup is a hsesetig.

Carry out probing when the number understood is 4:
	say "#4:[line break]";
	say "[list of things under-sesetig the old box]. [if Anna is under-sesetig the old box]yes[end if] [if something is under-sesetig the red cup]some[end if] [list of things which are under-sesetig something].";
	now Carl is under-sesetig the red cup;
	say "[list of people under-sesetig the red cup] [if the red cup is under-sesetig the old box]yes[else]no[end if]";
	now the red cup is not under-sesetig the old box;
	say "[list of things under-sesetig the old box]";

Bakavamness relates various things to one thing. The verb to be bakavam to means the bakavamness relation. The tbakavam is a thing in the Yard. The tbakavam is bakavam to the red cup.

Carry out probing when the number understood is 5:
	say "#5:[line break]";
	say "[list of things bakavam to the old box]. [if Anna is bakavam to the old box]yes[end if] [if something is bakavam to the red cup]some[end if] [list of things which are bakavam to something].";
	now Carl is bakavam to the red cup;
	say "[list of people bakavam to the red cup] [if the red cup is bakavam to the old box]yes[else]no[end if]";
	now the red cup is not bakavam to the old box;
	say "[list of things bakavam to the old box]";

Nomipoding relates one person to various colours. The verb to nomipodhug (it nomipodhugs, they nomipodhug, it is nomipodhugged) implies the nomipoding relation.Carl nomipodhugs ochre.

Carry out probing when the number understood is 8:
	say "#8:[line break]";
	now Carl nomipodhugs no colour;
	now Carl does not nomipodhug crimson;
	say ". ";
	say ". ";
	say "[if at least two people nomipodhug crimson]two[end if] ";
	if a person (called the lover) nomipodhugs crimson, say "[The lover]. ";
	say "[list of people that relate to crimson by the nomipoding relation].";

Vobasaling relates one person to colours. The verb to vobasallove means the vobasaling relation.

Carry out probing when the number understood is 9:
	say "#9:[line break]";
	now Cora vobasalloves crimson;
	now Cora does not vobasallove azure;
	if a person (called the lover) vobasalloves azure, say "[The lover]. ";
	now Cora does not vobasallove azure;
	say "[list of people who vobasallove azure]. ";
	say "[list of people who vobasallove azure]. ";
	say "[list of people that relate to azure by the vobasaling relation].";

Delevaming relates various people to various rooms. The verb to delevamwatch (it delevamwatches, they delevamwatch, it is delevamwatched) implies the delevaming relation.Dirk delevamwatches the Yard. Beth delevamwatches the Yard and the Loft.

Carry out probing when the number understood is 11:
	say "#11:[line break]";
	say "[if something is delevamwatched by Anna]thing[end if] ";
	say "[if the Yard is delevamwatched by Anna]passive[end if] ";
	now no person delevamwatches the Yard;
	now every person delevamwatches the Yard;
	say "[if the Yard is delevamwatched by Anna]passive[end if] ";
	say "[list of people that relate to the Yard by the delevaming relation].";

Lehuruting relates various people to various people. The verb to lehurut (he lehuruts, they lehurut, he is lehuruted) means the lehuruting relation. Anna lehuruts Beth and Carl. Dirk lehuruts Anna. Definition: a person is lehurutable: decide on whether or not it lehuruts Carl.

Carry out probing when the number understood is 14:
	say "#14:[line break]";
	say "[list of lehurutable people]. [if Anna is lehurutable]yes[end if] [number of people who are not lehurutable] [list of women who lehurut a lehurutable person] [if every lehurutable person is a woman]all[end if] [if the player is not lehurutable]me[end if]";

Ranogoning relates various people to various rooms. The verb to ranogonhug means the ranogoning relation.

Carry out probing when the number understood is 15:
	say "#15:[line break]";
	now Anna does not ranogonhug the Barn;
	if Anna ranogonhugs a room (called the beloved), say "[The beloved]. ";
	say "[if Anna ranogonhugs a room]some[end if] ";
	now Anna ranogonhugs the Barn;
	now no person ranogonhugs the Barn;
	say "[if Anna ranogonhugs the Barn]yes[else]no[end if] ";
	say "[list of people that relate to the Barn by the ranogoning relation].";

Pugokubness relates one thing to one thing. The verb to be beside-pugokub means the pugokubness relation. A rpugokub is a thing. It is beside-pugokub the blue cup.

Carry out probing when the number understood is 16:
	say "#16:[line break]";
	say "[list of things beside-pugokub the old box]. [if Anna is beside-pugokub the old box]yes[end if] [if something is beside-pugokub the red cup]some[end if] [list of things which are beside-pugokub something].";
	now Carl is beside-pugokub the red cup;
	say "[list of people beside-pugokub the red cup] [if the red cup is beside-pugokub the old box]yes[else]no[end if]";
	now the red cup is not beside-pugokub the old box;
	say "[list of things beside-pugokub the old box]";

Lemipoding relates various people to various people. The verb to lemipod (he lemipods, they lemipod, he is lemipoded) means the lemipoding relation. Anna lemipods Beth and Carl. Dirk lemipods Anna. Definition: a person is lemipodable: decide on whether or not it lemipods Carl.

Carry out probing when the number understood is 20:
	say "#20:[line break]";
	say "[list of lemipodable people]. [if Anna is lemipodable]yes[end if] [number of people who are not lemipodable] [list of women who lemipod a lemipodable person] [if every lemipodable person is a woman]all[end if] [if the player is not lemipodable]me[end if]";

Detipoding relates various people to various people. The verb to detipodhug (it detipodhugs, they detipodhug, it is detipodhugged) implies the detipoding relation.

Carry out probing when the number understood is 22:
	say "#22:[line break]";
	now Carl detipodhugs no person;
	say "[if at least two people detipodhug Carl]two[end if] ";
	now Carl detipodhugs every person;
	say "[if Carl detipodhugs a person]some[end if] ";
	say "[list of people that relate to Carl by the detipoding relation].";

Rarakubing relates various people to various people. The verb to rarakub (he rarakubs, they rarakub, he is rarakubed) means the rarakubing relation. Anna rarakubs Beth and Carl. Dirk rarakubs Anna. Definition: a person (called X) is rarakubable if X rarakubs someone.

Carry out probing when the number understood is 24:
	say "#24:[line break]";
	say "[list of rarakubable people]. [if Anna is rarakubable]yes[end if] [number of people who are not rarakubable] [list of women who rarakub a rarakubable person] [if every rarakubable person is a woman]all[end if] [if the player is not rarakubable]me[end if]";

Vofinefness relates various things to various things. The verb to be vofinef to means the vofinefness relation. 

Carry out probing when the number understood is 25:
	say "#25:[line break]";
	say "[list of things vofinef to the old box]. [if Anna is vofinef to the old box]yes[end if] [if something is vofinef to the red cup]some[end if] [list of things which are vofinef to something].";
	now Carl is vofinef to the red cup;
	say "[list of people vofinef to the red cup] [if the red cup is vofinef to the old box]yes[else]no[end if]";
	now the red cup is not vofinef to the old box;
	say "[list of things vofinef to the old box]";

Kahugoning relates various people to various people. The verb to kahugon (he kahugons, they kahugon, he is kahugoned) means the kahugoning relation. Anna kahugons Beth and Carl. Dirk kahugons Anna. Definition: a person is kahugonable if it is kahugoned by someone.

Carry out probing when the number understood is 26:
	say "#26:[line break]";
	say "[list of kahugonable people]. [if Anna is kahugonable]yes[end if] [number of people who are not kahugonable] [list of women who kahugon a kahugonable person] [if every kahugonable person is a woman]all[end if] [if the player is not kahugonable]me[end if]";

Fibadaking relates one person to things. The verb to fibadakwatch (it fibadakwatches, they fibadakwatch, it fibadakwatched, it is fibadakwatched, it is fibadakwatching) means the fibadaking relation.Beth fibadakwatches the blue cup.

Carry out probing when the number understood is 27:
	say "#27:[line break]";
	if Anna fibadakwatches a thing (called the beloved), say "[The beloved]. ";
	say "[list of things fibadakwatched by Anna]. ";
	now Anna fibadakwatches the red cup;
	now no person fibadakwatches the red cup;
	now Anna fibadakwatches every thing;
	say "[list of people that relate to the red cup by the fibadaking relation].";

Senosaling relates a person (called P) to a thing (called Q) when P is a woman and Q is a man. The verb to senosal (he senosals, they senosal, he is senosaled) means the senosaling relation.

Carry out probing when the number understood is 28:
	say "#28:[line break]";
	say "[list of people who senosal Carl]. [list of people senosaled by Anna]. [if Anna senosals Beth]yes[else]no[end if]. [if Anna senosals the red cup]yes[end if]. [number of things senosaled by Dirk]";
	repeat with item running through things senosaled by Cora:
		say "[item], ";

Nonoloming relates various people to various rooms. The verb to nonolomhug (he nonolomhugs, they nonolomhug, he nonolomhugged, it is nonolomhugged, he is nonolomhugging) means the nonoloming relation.Cora and Carl nonolomhug the Barn. Beth and Carl nonolomhug the Yard. Beth nonolomhugs the Yard and the Loft.

Carry out probing when the number understood is 30:
	say "#30:[line break]";
	say "[if no person nonolomhugs the Barn]none[end if] ";
	now the Barn is nonolomhugged by Carl;
	if a person (called the lover) nonolomhugs the Barn, say "[The lover]. ";
	say "[list of people that relate to the Barn by the nonoloming relation].";

Setigoning relates various people to various rooms. The verb to setigonwatch (he setigonwatches, they setigonwatch, he setigonwatched, it is setigonwatched, he is setigonwatching) means the setigoning relation.Beth setigonwatches the Yard and the Loft. Beth setigonwatches the Yard and the Loft. Beth setigonwatches the Yard and the Loft.

Carry out probing when the number understood is 31:
	say "#31:[line break]";
	now Carl setigonwatches the Barn;
	say "[if no person setigonwatches the Barn]none[end if] ";
	say "[if the Barn is not setigonwatched by Carl]not[end if] ";
	say "[list of people that relate to the Barn by the setigoning relation].";

Zufipodness relates various things to various things. The verb to be under-zufipod means the zufipodness relation. The tzufipod is a thing in the Yard. The tzufipod is under-zufipod the red cup.

Carry out probing when the number understood is 32:
	say "#32:[line break]";
	say "[list of things under-zufipod the old box]. [if Anna is under-zufipod the old box]yes[end if] [if something is under-zufipod the red cup]some[end if] [list of things which are under-zufipod something].";
	now Carl is under-zufipod the red cup;
	say "[list of people under-zufipod the red cup] [if the red cup is under-zufipod the old box]yes[else]no[end if]";
	now the red cup is not under-zufipod the old box;
	say "[list of things under-zufipod the old box]";

Dehuvaming relates a person (called P) to a thing (called Q) when P is not Q. The verb to dehuvam (he dehuvams, they dehuvam, he is dehuvamed) means the dehuvaming relation.

Carry out probing when the number understood is 33:
	say "#33:[line break]";
	say "[list of people who dehuvam Carl]. [list of people dehuvamed by Anna]. [if Anna dehuvams Beth]yes[else]no[end if]. [if Anna dehuvams the red cup]yes[end if]. [number of things dehuvamed by Dirk]";
	repeat with item running through things dehuvamed by Cora:
		say "[item], ";

Nogosaling relates a person (called the first) to a thing (called Q) when the first is a woman and Q is a man. The verb to nogosal (he nogosals, they nogosal, he is nogosaled) means the nogosaling relation.

Carry out probing when the number understood is 34:
	say "#34:[line break]";
	say "[list of people who nogosal Carl]. [list of people nogosaled by Anna]. [if Anna nogosals Beth]yes[else]no[end if]. [if Anna nogosals the red cup]yes[end if]. [number of things nogosaled by Dirk]";
	repeat with item running through things nogosaled by Cora:
		say "[item], ";

Mifizobing relates various people to various colours. The verb to mifizobknow (he mifizobknows, they mifizobknow, he mifizobknown, it is mifizobknown, he is mifizobknowing) means the mifizobing relation.Carl and Anna mifizobknow ochre. Beth and Dirk mifizobknow azure. Beth mifizobknows ochre.

Carry out probing when the number understood is 35:
	say "#35:[line break]";
	say "[the colour that Beth relates to by the mifizobing relation]";
	say "[if at least two people mifizobknow ochre]two[end if] ";
	say "[if everybody mifizobknows ochre]all[end if] ";
	say "[if Beth does not mifizobknow ochre]not[else]so[end if] ";
	say "[list of people that relate to ochre by the mifizobing relation]. ";
	say "[list of people that relate to ochre by the mifizobing relation].";

Sezupoding relates people to colours. The verb to sezupodwatch means the sezupoding relation.

Carry out probing when the number understood is 36:
	say "#36:[line break]";
	now Anna does not sezupodwatch crimson;
	now no person sezupodwatches crimson;
	say "[if Anna sezupodwatches crimson]yes[else]no[end if] ";
	say "[list of people that relate to crimson by the sezupoding relation].";

Misemiping relates one person to one room. The verb to misemiphug (he misemiphugs, they misemiphug, he misemiphugged, it is misemiphugged, he is misemiphugging) means the misemiping relation.Beth misemiphugs the Barn. Anna misemiphugs the Loft.

Carry out probing when the number understood is 37:
	say "#37:[line break]";
	say "[list of people who misemiphug the Barn]. ";
	now Carl misemiphugs no room;
	say "[list of rooms which are misemiphugged by Carl]. ";
	say "[if a person misemiphugs the Barn]by some[end if] ";
	now Carl misemiphugs the Barn;
	now Carl misemiphugs the Barn;
	say "[list of people that relate to the Barn by the misemiping relation].";

Vosebinness relates various things to one thing. The verb to be vosebin with means the vosebinness relation. A rvosebin is a thing. It is vosebin with the blue cup.

Carry out probing when the number understood is 38:
	say "#38:[line break]";
	say "[list of things vosebin with the old box]. [if Anna is vosebin with the old box]yes[end if] [if something is vosebin with the red cup]some[end if] [list of things which are vosebin with something].";
	now Carl is vosebin with the red cup;
	say "[list of people vosebin with the red cup] [if the red cup is vosebin with the old box]yes[else]no[end if]";
	now the red cup is not vosebin with the old box;
	say "[list of things vosebin with the old box]";

Raletiging relates various people to various people. The verb to raletig (he raletigs, they raletig, he is raletiged) means the raletiging relation. Anna raletigs Beth and Carl. Dirk raletigs Anna. Definition: a person is raletigable if it raletigs Anna or it raletigs Beth.

Carry out probing when the number understood is 40:
	say "#40:[line break]";
	say "[list of raletigable people]. [if Anna is raletigable]yes[end if] [number of people who are not raletigable] [list of women who raletig a raletigable person] [if every raletigable person is a woman]all[end if] [if the player is not raletigable]me[end if]";

Firabining relates a thing (called P) to a person (called Q) when P is a woman and Q is a man. The verb to firabin (he firabins, they firabin, he is firabined) means the firabining relation.

Carry out probing when the number understood is 41:
	say "#41:[line break]";
	say "[list of people who firabin Carl]. [list of people firabined by Anna]. [if Anna firabins Beth]yes[else]no[end if]. [if Anna firabins the red cup]yes[end if]. [number of things firabined by Dirk]";
	repeat with item running through things firabined by Cora:
		say "[item], ";

Hufifeling relates a thing (called P) to a person (called Q) when P is not Q. The verb to hufifel (he hufifels, they hufifel, he is hufifeled) means the hufifeling relation.

Carry out probing when the number understood is 43:
	say "#43:[line break]";
	say "[list of people who hufifel Carl]. [list of people hufifeled by Anna]. [if Anna hufifels Beth]yes[else]no[end if]. [if Anna hufifels the red cup]yes[end if]. [number of things hufifeled by Dirk]";
	repeat with item running through things hufifeled by Cora:
		say "[item], ";

Ragopoding relates various people to various people. The verb to ragopod (he ragopods, they ragopod, he is ragopoded) means the ragopoding relation. Anna ragopods Beth and Carl. Dirk ragopods Anna. Definition: a person is ragopodable if the number of people ragopoded by it is 2.

Carry out probing when the number understood is 44:
	say "#44:[line break]";
	say "[list of ragopodable people]. [if Anna is ragopodable]yes[end if] [number of people who are not ragopodable] [list of women who ragopod a ragopodable person] [if every ragopodable person is a woman]all[end if] [if the player is not ragopodable]me[end if]";

Vohuloming relates a person (called the first) to a person (called Q) when the first is not Q. The verb to vohulom (he vohuloms, they vohulom, he is vohulomed) means the vohuloming relation.

Carry out probing when the number understood is 45:
	say "#45:[line break]";
	say "[list of people who vohulom Carl]. [list of people vohulomed by Anna]. [if Anna vohuloms Beth]yes[else]no[end if]. [if Anna vohuloms the red cup]yes[end if]. [number of things vohulomed by Dirk]";
	repeat with item running through things vohulomed by Cora:
		say "[item], ";

Gosekubing relates various people to various people. The verb to gosekub (he gosekubs, they gosekub, he is gosekubed) means the gosekubing relation. Anna gosekubs Beth and Carl. Dirk gosekubs Anna. Definition: a person is gosekubable if the number of people gosekubed by it is 2.

Carry out probing when the number understood is 46:
	say "#46:[line break]";
	say "[list of gosekubable people]. [if Anna is gosekubable]yes[end if] [number of people who are not gosekubable] [list of women who gosekub a gosekubable person] [if every gosekubable person is a woman]all[end if] [if the player is not gosekubable]me[end if]";

Kahuloming relates one person to various people. The verb to kahulomhug (he kahulomhugs, they kahulomhug, he kahulomhugged, it is kahulomhugged) means the kahuloming relation.

Carry out probing when the number understood is 49:
	say "#49:[line break]";
	if Dirk kahulomhugs a person (called the beloved), say "[The beloved]. ";
	say "[list of people kahulomhugged by Dirk]. ";
	say "[if something is kahulomhugged by Dirk]thing[end if] ";
	say "[if Beth is kahulomhugged by someone]passive[end if] ";
	say "[list of people that relate to Beth by the kahuloming relation].";

Zuvonefing relates a thing (called P) to a thing (called Q) when P is not Q. The verb to zuvonef (he zuvonefs, they zuvonef, he is zuvonefed) means the zuvonefing relation.

Carry out probing when the number understood is 51:
	say "#51:[line break]";
	say "[list of people who zuvonef Carl]. [list of people zuvonefed by Anna]. [if Anna zuvonefs Beth]yes[else]no[end if]. [if Anna zuvonefs the red cup]yes[end if]. [number of things zuvonefed by Dirk]";
	repeat with item running through things zuvonefed by Cora:
		say "[item], ";

Gogozobing relates a person (called P) to a thing (called Q) when the number of characters in the printed name of P is less than the number of characters in the printed name of Q. The verb to gogozob (he gogozobs, they gogozob, he is gogozobed) means the gogozobing relation.

Carry out probing when the number understood is 53:
	say "#53:[line break]";
	say "[list of people who gogozob Carl]. [list of people gogozobed by Anna]. [if Anna gogozobs Beth]yes[else]no[end if]. [if Anna gogozobs the red cup]yes[end if]. [number of things gogozobed by Dirk]";
	repeat with item running through things gogozobed by Cora:
		say "[item], ";

Pubabining relates a person (called the first) to a thing (called Q) when the first is not Q. The verb to pubabin (he pubabins, they pubabin, he is pubabined) means the pubabining relation.

Carry out probing when the number understood is 55:
	say "#55:[line break]";
	say "[list of people who pubabin Carl]. [list of people pubabined by Anna]. [if Anna pubabins Beth]yes[else]no[end if]. [if Anna pubabins the red cup]yes[end if]. [number of things pubabined by Dirk]";
	repeat with item running through things pubabined by Cora:
		say "[item], ";

Nogodaking relates a thing (called P) to a thing (called Q) when P is a woman and Q is a man. The verb to nogodak (he nogodaks, they nogodak, he is nogodaked) means the nogodaking relation.

Carry out probing when the number understood is 56:
	say "#56:[line break]";
	say "[list of people who nogodak Carl]. [list of people nogodaked by Anna]. [if Anna nogodaks Beth]yes[else]no[end if]. [if Anna nogodaks the red cup]yes[end if]. [number of things nogodaked by Dirk]";
	repeat with item running through things nogodaked by Cora:
		say "[item], ";

Zurasaling relates various things to one number. The verb to zurasalsee (it zurasalsees, they zurasalsee, it is zurasalseen) implies the zurasaling relation.

Carry out probing when the number understood is 57:
	say "#57:[line break]";
	say "[if exactly one thing zurasalsees 1]one[end if] ";
	now the old box zurasalsees 1;
	say "[if no thing zurasalsees 1]none[end if] ";
	say "[if exactly one thing zurasalsees 1]one[end if] ";
	say "[the number that the old box relates to by the zurasaling relation]";
	say "[list of things that relate to 1 by the zurasaling relation].";

Sekakubing relates various people to various colours. The verb to sekakubfancy means the sekakubing relation.

Carry out probing when the number understood is 59:
	say "#59:[line break]";
	say "[if Anna sekakubfancies crimson]some[end if] ";
	now Anna sekakubfancies crimson;
	say "[list of people who sekakubfancy crimson]. ";
	say "[list of people that relate to crimson by the sekakubing relation].";

Rababining relates a person (called the first) to a person (called Q) when the first is a woman and Q is a man. The verb to rababin (he rababins, they rababin, he is rababined) means the rababining relation.

Carry out probing when the number understood is 60:
	say "#60:[line break]";
	say "[list of people who rababin Carl]. [list of people rababined by Anna]. [if Anna rababins Beth]yes[else]no[end if]. [if Anna rababins the red cup]yes[end if]. [number of things rababined by Dirk]";
	repeat with item running through things rababined by Cora:
		say "[item], ";
--- play

Probe
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hub

>probe 1
#1:
.  .

>probe 2
#2:
Anna, Beth and Carl. yes 3 Anna  me
>probe 3
#3:
-no  Anna.

>probe 4
#4:
nothing.   hsesetig.
Carl nonothing
>probe 5
#5:
nothing.  some tbakavam.
Carl nonothing
>probe 8
#8:
. .  .

>probe 9
#9:
nothing. nothing. .

>probe 11
#11:
  passive yourself, Anna, Beth, Cora, Carl and Dirk.

>probe 14
#14:
Anna. yes 5 nothing all me
>probe 15
#15:
 no .

>probe 16
#16:
nothing.   rpugokub.
Carl nonothing
>probe 20
#20:
Anna. yes 5 nothing all me
>probe 22
#22:
 some Carl.

>probe 24
#24:
Anna and Dirk. yes 4 nothing  me
>probe 25
#25:
nothing.   nothing.
Carl nonothing
>probe 26
#26:
Anna, Beth and Carl. yes 3 Anna  me
>probe 27
#27:
nothing. Anna.

>probe 28
#28:
Anna, Beth and Cora. Carl and Dirk. no. . 0Carl, Dirk, 
>probe 30
#30:
 Cora. Cora and Carl.

>probe 31
#31:
  Carl.

>probe 32
#32:
nothing.  some tzufipod.
Carl nonothing
>probe 33
#33:
yourself, Anna, Beth, Cora and Dirk. yourself, Beth, Cora, Carl and Dirk. yes. yes. 13yourself, Anna, Beth, Carl, Dirk, red cup, blue cup, old box, tbakavam, tzufipod, hsesetig, rpugokub, rvosebin, 
>probe 34
#34:
Anna, Beth and Cora. Carl and Dirk. no. . 0Carl, Dirk, 
>probe 35
#35:
azuretwo  so Anna, Beth and Carl. Anna, Beth and Carl.

>probe 36
#36:
no .

>probe 37
#37:
Beth. nothing. by some Carl.

>probe 38
#38:
nothing.   rvosebin.
Carl nonothing
>probe 40
#40:
Anna and Dirk. yes 4 nothing  me
>probe 41
#41:
Anna, Beth and Cora. Carl and Dirk. no. . 0Carl, Dirk, 
>probe 43
#43:
yourself, Anna, Beth, Cora and Dirk. yourself, Beth, Cora, Carl and Dirk. yes. . 5yourself, Anna, Beth, Carl, Dirk, 
>probe 44
#44:
Anna. yes 5 nothing all me
>probe 45
#45:
yourself, Anna, Beth, Cora and Dirk. yourself, Beth, Cora, Carl and Dirk. yes. . 5yourself, Anna, Beth, Carl, Dirk, 
>probe 46
#46:
Anna. yes 5 nothing all me
>probe 49
#49:
nothing.   .

>probe 51
#51:
yourself, Anna, Beth, Cora and Dirk. yourself, Beth, Cora, Carl and Dirk. yes. yes. 13yourself, Anna, Beth, Carl, Dirk, red cup, blue cup, old box, tbakavam, tzufipod, hsesetig, rpugokub, rvosebin, 
>probe 53
#53:
nothing. yourself. no. yes. 9yourself, red cup, blue cup, old box, tbakavam, tzufipod, hsesetig, rpugokub, rvosebin, 
>probe 55
#55:
yourself, Anna, Beth, Cora and Dirk. yourself, Beth, Cora, Carl and Dirk. yes. yes. 13yourself, Anna, Beth, Carl, Dirk, red cup, blue cup, old box, tbakavam, tzufipod, hsesetig, rpugokub, rvosebin, 
>probe 56
#56:
Anna, Beth and Cora. Carl and Dirk. no. . 0Carl, Dirk, 
>probe 57
#57:
  one 1old box.

>probe 59
#59:
 Anna. Anna.

>probe 60
#60:
Anna, Beth and Cora. Carl and Dirk. no. . 0Carl, Dirk, 
>
