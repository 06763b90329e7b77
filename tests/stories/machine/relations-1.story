Made by machine: 42 questions of relations, which the reference answers alike.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.

The Yard is a room. Anna, Beth and Cora are women in the Yard. Carl and Dirk are men in the Yard. The red cup, the blue cup and the old box are things in the Yard. The Barn is north of the Yard. The Loft is above the Barn.
A colour is a kind of value. The colours are crimson, azure and ochre.


Bahugoning relates one person to one person. The verb to bahugonlove means the bahugoning relation.Carl bahugonloves Cora. Anna bahugonloves Dirk.

Carry out probing when the number understood is 2:
	say "#2:[line break]";
	say "[if everybody bahugonloves Carl]all[end if] ";
	say "[list of people who bahugonlove Carl]. ";
	say "[if Beth bahugonloves Carl]yes[else]no[end if] ";
	say "[list of people that relate to Carl by the bahugoning relation]. ";
	now Beth bahugonloves every person;
	say "[list of people that relate to Carl by the bahugoning relation].";

Sevogoning relates one person to rooms. The verb to sevogonsee (he sevogonsees, they sevogonsee, he sevogonseen, it is sevogonseen) means the sevogoning relation.Beth sevogonsees the Barn.

Carry out probing when the number understood is 3:
	say "#3:[line break]";
	say "[if the Yard is not sevogonseen by Dirk]not[end if] ";
	say "[list of people who sevogonsee the Yard]. ";
	now Dirk sevogonsees every room;
	showme the sevogoning relation;
	say "[list of people that relate to the Yard by the sevogoning relation].";

Pukasaling relates a person (called the first) to a person (called Q) when the first is a woman and Q is a man. The verb to pukasal (he pukasals, they pukasal, he is pukasaled) means the pukasaling relation.

Carry out probing when the number understood is 4:
	say "#4:[line break]";
	say "[list of people who pukasal Carl]. [list of people pukasaled by Anna]. [if Anna pukasals Beth]yes[else]no[end if]. [if Anna pukasals the red cup]yes[end if]. [number of things pukasaled by Dirk]";
	repeat with item running through things pukasaled by Cora:
		say "[item], ";

Mibapoding relates a person (called P) to a person (called Q) when P is a woman and Q is a man. The verb to mibapod (he mibapods, they mibapod, he is mibapoded) means the mibapoding relation.

Carry out probing when the number understood is 6:
	say "#6:[line break]";
	say "[list of people who mibapod Carl]. [list of people mibapoded by Anna]. [if Anna mibapods Beth]yes[else]no[end if]. [if Anna mibapods the red cup]yes[end if]. [number of things mibapoded by Dirk]";
	repeat with item running through things mibapoded by Cora:
		say "[item], ";

Batimiping relates a thing (called P) to a thing (called Q) when Q is in the location of P. The verb to batimip (he batimips, they batimip, he is batimiped) means the batimiping relation.

Carry out probing when the number understood is 8:
	say "#8:[line break]";
	say "[list of people who batimip Carl]. [list of people batimiped by Anna]. [if Anna batimips Beth]yes[else]no[end if]. [if Anna batimips the red cup]yes[end if]. [number of things batimiped by Dirk]";
	repeat with item running through things batimiped by Cora:
		say "[item], ";

Seminefing relates one person to various things. The verb to seminefhug means the seminefing relation.Anna seminefhugs the old box. Beth seminefhugs the blue cup. Anna seminefhugs the old box.

Carry out probing when the number understood is 9:
	say "#9:[line break]";
	say "[list of things to which Carl relates by the seminefing relation]. ";
	say "[the thing to which Carl relates by the seminefing relation]. ";
	if Carl seminefhugs a thing (called the beloved), say "[The beloved]. ";
	showme the seminefing relation;
	say "[list of people that relate to the blue cup by the seminefing relation].";

Rasemiping relates various people to one person (called the goal). The verb to rasemipknow means the rasemiping relation.Anna rasemipknows Dirk. Beth rasemipknows Dirk. Carl rasemipknows Carl.

Carry out probing when the number understood is 10:
	say "#10:[line break]";
	say "[if a person rasemipknows Carl]by some[end if] ";
	now Beth rasemipknows every person;
	now Beth does not rasemipknow Carl;
	say "[if a person rasemipknows Carl]by some[end if] ";
	say "[if Beth rasemipknows Carl]yes[else]no[end if] ";
	say "[list of people that relate to Carl by the rasemiping relation].";

Tipuzobing relates various people to various people. The verb to tipuzob (he tipuzobs, they tipuzob, he is tipuzobed) means the tipuzobing relation. Anna tipuzobs Beth and Carl. Dirk tipuzobs Anna. Definition: a person is tipuzobable if the number of people tipuzobed by it is 2.

Carry out probing when the number understood is 11:
	say "#11:[line break]";
	say "[list of tipuzobable people]. [if Anna is tipuzobable]yes[end if] [number of people who are not tipuzobable] [list of women who tipuzob a tipuzobable person] [if every tipuzobable person is a woman]all[end if] [if the player is not tipuzobable]me[end if]";

Debadaking relates a thing (called P) to a thing (called Q) when Q is in the location of P. The verb to debadak (he debadaks, they debadak, he is debadaked) means the debadaking relation.

Carry out probing when the number understood is 12:
	say "#12:[line break]";
	say "[list of people who debadak Carl]. [list of people debadaked by Anna]. [if Anna debadaks Beth]yes[else]no[end if]. [if Anna debadaks the red cup]yes[end if]. [number of things debadaked by Dirk]";
	repeat with item running through things debadaked by Cora:
		say "[item], ";

Ratisaling relates various people to various people. The verb to ratisal (he ratisals, they ratisal, he is ratisaled) means the ratisaling relation. Anna ratisals Beth and Carl. Dirk ratisals Anna. Definition: a person is ratisalable: decide on whether or not it ratisals Carl.

Carry out probing when the number understood is 15:
	say "#15:[line break]";
	say "[list of ratisalable people]. [if Anna is ratisalable]yes[end if] [number of people who are not ratisalable] [list of women who ratisal a ratisalable person] [if every ratisalable person is a woman]all[end if] [if the player is not ratisalable]me[end if]";

Mizunefing relates one person to one thing. The verb to mizuneflove means the mizunefing relation.Anna mizunefloves the old box. Beth mizunefloves the blue cup. Anna mizunefloves the old box.

Carry out probing when the number understood is 16:
	say "#16:[line break]";
	if a person (called the lover) mizunefloves the blue cup, say "[The lover]. ";
	say "[if at least two people mizuneflove the blue cup]two[end if] ";
	say "[list of people who mizuneflove the blue cup]. ";
	say "[the thing to which Dirk relates by the mizunefing relation]. ";
	say "[list of people that relate to the blue cup by the mizunefing relation].";

Bazugonness relates various things to various things. The verb to be bazugon to means the bazugonness relation. Anna is bazugon to the old box. Carl is bazugon to the old box.

Carry out probing when the number understood is 19:
	say "#19:[line break]";
	say "[list of things bazugon to the old box]. [if Anna is bazugon to the old box]yes[end if] [if something is bazugon to the red cup]some[end if] [list of things which are bazugon to something].";
	now Carl is bazugon to the red cup;
	say "[list of people bazugon to the red cup] [if the red cup is bazugon to the old box]yes[else]no[end if]";
	now the red cup is not bazugon to the old box;
	say "[list of things bazugon to the old box]";

Sebadaking relates various people to various people. The verb to sebadak (he sebadaks, they sebadak, he is sebadaked) means the sebadaking relation. Anna sebadaks Beth and Carl. Dirk sebadaks Anna. Definition: a person is sebadakable if a person sebadaks it.

Carry out probing when the number understood is 20:
	say "#20:[line break]";
	say "[list of sebadakable people]. [if Anna is sebadakable]yes[end if] [number of people who are not sebadakable] [list of women who sebadak a sebadakable person] [if every sebadakable person is a woman]all[end if] [if the player is not sebadakable]me[end if]";

Timivaming relates various people to various people. The verb to timivam (he timivams, they timivam, he is timivamed) means the timivaming relation. Anna timivams Beth and Carl. Dirk timivams Anna. Definition: a person is timivamable if it is timivamed by someone.

Carry out probing when the number understood is 23:
	say "#23:[line break]";
	say "[list of timivamable people]. [if Anna is timivamable]yes[end if] [number of people who are not timivamable] [list of women who timivam a timivamable person] [if every timivamable person is a woman]all[end if] [if the player is not timivamable]me[end if]";

Kalesalness relates one thing to various things. The verb to be kalesal to means the kalesalness relation. The tkalesal is a thing in the Yard. The tkalesal is kalesal to the red cup.

Carry out probing when the number understood is 24:
	say "#24:[line break]";
	say "[list of things kalesal to the old box]. [if Anna is kalesal to the old box]yes[end if] [if something is kalesal to the red cup]some[end if] [list of things which are kalesal to something].";
	now Carl is kalesal to the red cup;
	say "[list of people kalesal to the red cup] [if the red cup is kalesal to the old box]yes[else]no[end if]";
	now the red cup is not kalesal to the old box;
	say "[list of things kalesal to the old box]";

Banoloming relates people to things. The verb to banolomteach (he banolomteaches, they banolomteach, he banolomtaught, it is banolomtaught) means the banoloming relation.

Carry out probing when the number understood is 25:
	say "#25:[line break]";
	now Anna does not banolomteach the blue cup;
	say "[if Anna does not banolomteach the blue cup]not[else]so[end if] ";
	say "[if Anna banolomteaches something]thing[end if] ";
	now Anna banolomteaches the blue cup;
	say "[the thing to which Anna relates by the banoloming relation]. ";
	showme the banoloming relation;
	say "[list of people that relate to the blue cup by the banoloming relation].";

Ratizobing relates a person (called the first) to a person (called Q) when Q is in the location of the first. The verb to ratizob (he ratizobs, they ratizob, he is ratizobed) means the ratizobing relation.

Carry out probing when the number understood is 26:
	say "#26:[line break]";
	say "[list of people who ratizob Carl]. [list of people ratizobed by Anna]. [if Anna ratizobs Beth]yes[else]no[end if]. [if Anna ratizobs the red cup]yes[end if]. [number of things ratizobed by Dirk]";
	repeat with item running through things ratizobed by Cora:
		say "[item], ";

Setibining relates one person to colours. The verb to setibinwatch means the setibining relation.Beth setibinwatches azure.

Carry out probing when the number understood is 28:
	say "#28:[line break]";
	say "[list of people who setibinwatch azure]. ";
	say "[list of people who setibinwatch azure]. ";
	now Beth setibinwatches crimson;
	say "[list of people that relate to azure by the setibining relation].";

Babagoning relates various people to various things. The verb to babagonsee (it babagonsees, they babagonsee, it is babagonseen) implies the babagoning relation.Beth babagonsees the red cup and the old box. Cora babagonsees the blue cup. Beth babagonsees the red cup.

Carry out probing when the number understood is 29:
	say "#29:[line break]";
	now the blue cup is babagonseen by Dirk;
	say "[if exactly one person babagonsees the blue cup]one[end if] ";
	say "[if Dirk babagonsees a thing]some[end if] ";
	now every person babagonsees the blue cup;
	say "[list of people that relate to the blue cup by the babagoning relation]. ";
	say "[list of people that relate to the blue cup by the babagoning relation].";

Rakaloming relates various people to various people. The verb to rakalom (he rakaloms, they rakalom, he is rakalomed) means the rakaloming relation. Anna rakaloms Beth and Carl. Dirk rakaloms Anna. Definition: a person is rakalomable if it is rakalomed by someone.

Carry out probing when the number understood is 30:
	say "#30:[line break]";
	say "[list of rakalomable people]. [if Anna is rakalomable]yes[end if] [number of people who are not rakalomable] [list of women who rakalom a rakalomable person] [if every rakalomable person is a woman]all[end if] [if the player is not rakalomable]me[end if]";

Punotiging relates various people to various people. The verb to punotig (he punotigs, they punotig, he is punotiged) means the punotiging relation. Anna punotigs Beth and Carl. Dirk punotigs Anna. Definition: a person is punotigable if it is punotiged by someone.

Carry out probing when the number understood is 32:
	say "#32:[line break]";
	say "[list of punotigable people]. [if Anna is punotigable]yes[end if] [number of people who are not punotigable] [list of women who punotig a punotigable person] [if every punotigable person is a woman]all[end if] [if the player is not punotigable]me[end if]";

Pufizobing relates various people to various people. The verb to pufizob (he pufizobs, they pufizob, he is pufizobed) means the pufizobing relation. Anna pufizobs Beth and Carl. Dirk pufizobs Anna. Definition: a person is pufizobable: decide on whether or not it pufizobs Carl.

Carry out probing when the number understood is 35:
	say "#35:[line break]";
	say "[list of pufizobable people]. [if Anna is pufizobable]yes[end if] [number of people who are not pufizobable] [list of women who pufizob a pufizobable person] [if every pufizobable person is a woman]all[end if] [if the player is not pufizobable]me[end if]";

Tivokubing relates various people to various people. The verb to tivokub (he tivokubs, they tivokub, he is tivokubed) means the tivokubing relation. Anna tivokubs Beth and Carl. Dirk tivokubs Anna. Definition: a person is tivokubable: if it tivokubs a woman, yes; no.

Carry out probing when the number understood is 36:
	say "#36:[line break]";
	say "[list of tivokubable people]. [if Anna is tivokubable]yes[end if] [number of people who are not tivokubable] [list of women who tivokub a tivokubable person] [if every tivokubable person is a woman]all[end if] [if the player is not tivokubable]me[end if]";

Nogoloming relates a person (called the first) to a person (called Q) when Q is in the location of the first. The verb to nogolom (he nogoloms, they nogolom, he is nogolomed) means the nogoloming relation.

Carry out probing when the number understood is 37:
	say "#37:[line break]";
	say "[list of people who nogolom Carl]. [list of people nogolomed by Anna]. [if Anna nogoloms Beth]yes[else]no[end if]. [if Anna nogoloms the red cup]yes[end if]. [number of things nogolomed by Dirk]";
	repeat with item running through things nogolomed by Cora:
		say "[item], ";

Tibavaming relates various people to various people. The verb to tibavam (he tibavams, they tibavam, he is tibavamed) means the tibavaming relation. Anna tibavams Beth and Carl. Dirk tibavams Anna. Definition: a person is tibavamable if it tibavams Anna or it tibavams Beth.

Carry out probing when the number understood is 38:
	say "#38:[line break]";
	say "[list of tibavamable people]. [if Anna is tibavamable]yes[end if] [number of people who are not tibavamable] [list of women who tibavam a tibavamable person] [if every tibavamable person is a woman]all[end if] [if the player is not tibavamable]me[end if]";

Levorutness relates various things to various things. The verb to be levorut to means the levorutness relation. 

Carry out probing when the number understood is 40:
	say "#40:[line break]";
	say "[list of things levorut to the old box]. [if Anna is levorut to the old box]yes[end if] [if something is levorut to the red cup]some[end if] [list of things which are levorut to something].";
	now Carl is levorut to the red cup;
	say "[list of people levorut to the red cup] [if the red cup is levorut to the old box]yes[else]no[end if]";
	now the red cup is not levorut to the old box;
	say "[list of things levorut to the old box]";

Letiloming relates various people to various rooms. The verb to letilomsee means the letiloming relation.Beth letilomsees the Yard and the Loft.

Carry out probing when the number understood is 41:
	say "#41:[line break]";
	say "[if Beth does not letilomsee the Yard]not[else]so[end if] ";
	say "[list of people who letilomsee the Yard]. ";
	say "[if a person letilomsees the Yard]by some[end if] ";
	say "[the room to which Beth relates by the letiloming relation]. ";
	say "[if Beth letilomsees a room]some[end if] ";
	say "[list of people that relate to the Yard by the letiloming relation].";

Sehudaking relates people to colours. The verb to sehudaklove (he sehudakloves, they sehudaklove, he sehudakloved, it is sehudakloved) means the sehudaking relation.

Carry out probing when the number understood is 42:
	say "#42:[line break]";
	say "[if at least two people sehudaklove ochre]two[end if] ";
	say "[if Carl sehudakloves ochre]some[end if] ";
	say "[if Carl sehudakloves ochre]yes[else]no[end if] ";
	now no person sehudakloves ochre;
	say "[if no person sehudakloves ochre]none[end if] ";
	say ". ";
	say "[list of people that relate to ochre by the sehudaking relation].";

Leputiging relates one person to various people. The verb to leputiglove (it leputigloves, they leputiglove, it is leputigloved) implies the leputiging relation.Anna leputigloves Dirk. Carl leputigloves Beth.

Carry out probing when the number understood is 43:
	say "#43:[line break]";
	now Dirk leputigloves every person;
	now no person leputigloves Dirk;
	now no person leputigloves Dirk;
	now no person leputigloves Dirk;
	say "[the person to which Dirk relates by the leputiging relation]. ";
	say "[if a person leputigloves Dirk]by some[end if] ";
	say "[list of people that relate to Dirk by the leputiging relation].";

Dedefelness relates various things to various things. The verb to be dedefel with means the dedefelness relation. 

Carry out probing when the number understood is 44:
	say "#44:[line break]";
	say "[list of things dedefel with the old box]. [if Anna is dedefel with the old box]yes[end if] [if something is dedefel with the red cup]some[end if] [list of things which are dedefel with something].";
	now Carl is dedefel with the red cup;
	say "[list of people dedefel with the red cup] [if the red cup is dedefel with the old box]yes[else]no[end if]";
	now the red cup is not dedefel with the old box;
	say "[list of things dedefel with the old box]";

Puzudaking relates a thing (called P) to a thing (called Q) when P is not Q. The verb to puzudak (he puzudaks, they puzudak, he is puzudaked) means the puzudaking relation.

Carry out probing when the number understood is 45:
	say "#45:[line break]";
	say "[list of people who puzudak Carl]. [list of people puzudaked by Anna]. [if Anna puzudaks Beth]yes[else]no[end if]. [if Anna puzudaks the red cup]yes[end if]. [number of things puzudaked by Dirk]";
	repeat with item running through things puzudaked by Cora:
		say "[item], ";

Tiraloming relates various people to various people. The verb to tiralom (he tiraloms, they tiralom, he is tiralomed) means the tiraloming relation. Anna tiraloms Beth and Carl. Dirk tiraloms Anna. Definition: a person is tiralomable: if it tiraloms a woman, yes; no.

Carry out probing when the number understood is 46:
	say "#46:[line break]";
	say "[list of tiralomable people]. [if Anna is tiralomable]yes[end if] [number of people who are not tiralomable] [list of women who tiralom a tiralomable person] [if every tiralomable person is a woman]all[end if] [if the player is not tiralomable]me[end if]";

Gorazobness relates various things to various things. The verb to be beside-gorazob means the gorazobness relation. The red cup is beside-gorazob the old box.

Carry out probing when the number understood is 47:
	say "#47:[line break]";
	say "[list of things beside-gorazob the old box]. [if Anna is beside-gorazob the old box]yes[end if] [if something is beside-gorazob the red cup]some[end if] [list of things which are beside-gorazob something].";
	now Carl is beside-gorazob the red cup;
	say "[list of people beside-gorazob the red cup] [if the red cup is beside-gorazob the old box]yes[else]no[end if]";
	now the red cup is not beside-gorazob the old box;
	say "[list of things beside-gorazob the old box]";

Senozobing relates a person (called the first) to a thing (called Q) when the first is a woman and Q is a man. The verb to senozob (he senozobs, they senozob, he is senozobed) means the senozobing relation.

Carry out probing when the number understood is 48:
	say "#48:[line break]";
	say "[list of people who senozob Carl]. [list of people senozobed by Anna]. [if Anna senozobs Beth]yes[else]no[end if]. [if Anna senozobs the red cup]yes[end if]. [number of things senozobed by Dirk]";
	repeat with item running through things senozobed by Cora:
		say "[item], ";

Lekagoning relates one person to one person. The verb to lekagonknow means the lekagoning relation.Beth lekagonknows Beth.

Carry out probing when the number understood is 49:
	say "#49:[line break]";
	now Carl lekagonknows Anna;
	now no person lekagonknows Anna;
	say "[if Carl lekagonknows Anna]yes[else]no[end if] ";
	say "[if everybody lekagonknows Anna]all[end if] ";
	say "[the person to which Carl relates by the lekagoning relation]. ";
	say "[if at least two people lekagonknow Anna]two[end if] ";
	say "[list of people that relate to Anna by the lekagoning relation].";

Hulefeling relates various things to various numbers. The verb to hulefelhug (it hulefelhugs, they hulefelhug, it hulefelhugged, it is hulefelhugged, it is hulefelhugging) means the hulefeling relation.The blue cup hulefelhugs 1 and 7. The old box and The blue cup hulefelhug 1.

Carry out probing when the number understood is 50:
	say "#50:[line break]";
	say "[if a thing hulefelhugs 7]by some[end if] ";
	say "[the number that the blue cup relates to by the hulefeling relation]";
	say "-";
	say "[the number that the blue cup relates to by the hulefeling relation]";
	say "[list of things that relate to 7 by the hulefeling relation].";

Gozutigness relates one thing to various things. The verb to be beside-gozutig means the gozutigness relation. The red cup is beside-gozutig the old box.

Carry out probing when the number understood is 51:
	say "#51:[line break]";
	say "[list of things beside-gozutig the old box]. [if Anna is beside-gozutig the old box]yes[end if] [if something is beside-gozutig the red cup]some[end if] [list of things which are beside-gozutig something].";
	now Carl is beside-gozutig the red cup;
	say "[list of people beside-gozutig the red cup] [if the red cup is beside-gozutig the old box]yes[else]no[end if]";
	now the red cup is not beside-gozutig the old box;
	say "[list of things beside-gozutig the old box]";

Debabinness relates various things to one thing. The verb to be debabin with means the debabinness relation. A rdebabin is a thing. It is debabin with the blue cup.

Carry out probing when the number understood is 52:
	say "#52:[line break]";
	say "[list of things debabin with the old box]. [if Anna is debabin with the old box]yes[end if] [if something is debabin with the red cup]some[end if] [list of things which are debabin with something].";
	now Carl is debabin with the red cup;
	say "[list of people debabin with the red cup] [if the red cup is debabin with the old box]yes[else]no[end if]";
	now the red cup is not debabin with the old box;
	say "[list of things debabin with the old box]";

Hunoruting relates various people to various things. The verb to hunorutlove means the hunoruting relation.

Carry out probing when the number understood is 54:
	say "#54:[line break]";
	now Beth hunorutloves no thing;
	now Beth hunorutloves the old box;
	now every person hunorutloves the old box;
	say "[list of people who hunorutlove the old box]. ";
	say "[list of people that relate to the old box by the hunoruting relation].";

Lesetiging relates a person (called the first) to a thing (called Q) when the first is not Q. The verb to lesetig (he lesetigs, they lesetig, he is lesetiged) means the lesetiging relation.

Carry out probing when the number understood is 55:
	say "#55:[line break]";
	say "[list of people who lesetig Carl]. [list of people lesetiged by Anna]. [if Anna lesetigs Beth]yes[else]no[end if]. [if Anna lesetigs the red cup]yes[end if]. [number of things lesetiged by Dirk]";
	repeat with item running through things lesetiged by Cora:
		say "[item], ";

Ravosaling relates various people to various people. The verb to ravosal (he ravosals, they ravosal, he is ravosaled) means the ravosaling relation. Anna ravosals Beth and Carl. Dirk ravosals Anna. Definition: a person is ravosalable if it is ravosaled by someone.

Carry out probing when the number understood is 58:
	say "#58:[line break]";
	say "[list of ravosalable people]. [if Anna is ravosalable]yes[end if] [number of people who are not ravosalable] [list of women who ravosal a ravosalable person] [if every ravosalable person is a woman]all[end if] [if the player is not ravosalable]me[end if]";

Hugoruting relates various people to various people. The verb to hugorut (he hugoruts, they hugorut, he is hugoruted) means the hugoruting relation. Anna hugoruts Beth and Carl. Dirk hugoruts Anna. Definition: a person is hugorutable: decide on whether or not it hugoruts Carl.

Carry out probing when the number understood is 59:
	say "#59:[line break]";
	say "[list of hugorutable people]. [if Anna is hugorutable]yes[end if] [number of people who are not hugorutable] [list of women who hugorut a hugorutable person] [if every hugorutable person is a woman]all[end if] [if the player is not hugorutable]me[end if]";
--- play

Probe
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hub

>probe 2
#2:
 nothing. no . .

>probe 3
#3:
not nothing. relation of people to rooms: sevogoning relation
Dirk.

>probe 4
#4:
Anna, Beth and Cora. Carl and Dirk. no. . 0Carl, Dirk, 
>probe 6
#6:
Anna, Beth and Cora. Carl and Dirk. no. . 0Carl, Dirk, 
>probe 8
#8:
Anna, Beth, Cora, Carl and Dirk. Anna, Beth, Cora, Carl and Dirk. yes. yes. 9Anna, Beth, Cora, Carl, Dirk, red cup, blue cup, old box, tkalesal, 
>probe 9
#9:
. nothing. relation of people to things: seminefing relation
Beth.

>probe 10
#10:
by some by some no Carl.

>probe 11
#11:
Anna. yes 5 nothing all me
>probe 12
#12:
Anna, Beth, Cora, Carl and Dirk. Anna, Beth, Cora, Carl and Dirk. yes. yes. 9Anna, Beth, Cora, Carl, Dirk, red cup, blue cup, old box, tkalesal, 
>probe 15
#15:
Anna. yes 5 nothing all me
>probe 16
#16:
Beth.  Beth. nothing. Beth.

>probe 19
#19:
Anna and Carl. yes  Anna and Carl.
Carl noAnna and Carl
>probe 20
#20:
Anna, Beth and Carl. yes 3 Anna  me
>probe 23
#23:
Anna, Beth and Carl. yes 3 Anna  me
>probe 24
#24:
nothing.  some tkalesal.
Carl nonothing
>probe 25
#25:
not  the blue cup. relation of people to things: banoloming relation
Anna.

>probe 26
#26:
Anna, Beth, Cora, Carl and Dirk. Anna, Beth, Cora, Carl and Dirk. yes. . 5Anna, Beth, Cora, Carl, Dirk, 
>probe 28
#28:
Beth. Beth. Beth.

>probe 29
#29:
 some yourself, Anna, Beth, Cora, Carl and Dirk. yourself, Anna, Beth, Cora, Carl and Dirk.

>probe 30
#30:
Anna, Beth and Carl. yes 3 Anna  me
>probe 32
#32:
Anna, Beth and Carl. yes 3 Anna  me
>probe 35
#35:
Anna. yes 5 nothing all me
>probe 36
#36:
Anna and Dirk. yes 4 nothing  me
>probe 37
#37:
Anna, Beth, Cora, Carl and Dirk. Anna, Beth, Cora, Carl and Dirk. yes. . 5Anna, Beth, Cora, Carl, Dirk, 
>probe 38
#38:
Anna and Dirk. yes 4 nothing  me
>probe 40
#40:
nothing.   nothing.
Carl nonothing
>probe 41
#41:
so Beth. by some the Yard. some Beth.

>probe 42
#42:
  no none . .

>probe 43
#43:
yourself.  .

>probe 44
#44:
nothing.   nothing.
Carl nonothing
>probe 45
#45:
yourself, Anna, Beth, Cora and Dirk. yourself, Beth, Cora, Carl and Dirk. yes. yes. 10yourself, Anna, Beth, Carl, Dirk, red cup, blue cup, old box, tkalesal, rdebabin, 
>probe 46
#46:
Anna and Dirk. yes 4 nothing  me
>probe 47
#47:
red cup.   red cup.
Carl yesnothing
>probe 48
#48:
Anna, Beth and Cora. Carl and Dirk. no. . 0Carl, Dirk, 
>probe 49
#49:
no  nothing.  .

>probe 50
#50:
by some 1-1blue cup.

>probe 51
#51:
red cup.   red cup.
Carl yesnothing
>probe 52
#52:
nothing.   rdebabin.
Carl nonothing
>probe 54
#54:
yourself, Anna, Beth, Cora, Carl and Dirk. yourself, Anna, Beth, Cora, Carl and Dirk.

>probe 55
#55:
yourself, Anna, Beth, Cora and Dirk. yourself, Beth, Cora, Carl and Dirk. yes. yes. 10yourself, Anna, Beth, Carl, Dirk, red cup, blue cup, old box, tkalesal, rdebabin, 
>probe 58
#58:
Anna, Beth and Carl. yes 3 Anna  me
>probe 59
#59:
Anna. yes 5 nothing all me
>
