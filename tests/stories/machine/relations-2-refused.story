Made by machine: 10 questions of relations, which the reference refuses too.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.

The Yard is a room. Anna, Beth and Cora are women in the Yard. Carl and Dirk are men in the Yard. The red cup, the blue cup and the old box are things in the Yard. The Barn is north of the Yard. The Loft is above the Barn.
A colour is a kind of value. The colours are crimson, azure and ochre.


Badesaling relates one person to various things. The verb to badesalowe means the badesaling relation.Beth badesalowes the blue cup.

Carry out probing when the number understood is 10:
	say "#10:[line break]";
	say "[the thing to which Anna relates by the badesaling relation]. ";
	now every person badesalowes the red cup;
	now Anna relates to the red cup by the badesaling relation;
	say "[list of people who badesalowe the red cup]. ";
	showme the badesaling relation;
	showme the badesaling relation;
	say "[list of people that relate to the red cup by the badesaling relation].";

Zufisaling relates various things to various numbers. The verb to zufisalsee (it zufisalsees, they zufisalsee, it is zufisalseen) implies the zufisaling relation.The red cup zufisalsees 1.

Carry out probing when the number understood is 12:
	say "#12:[line break]";
	say "-";
	say "[if no thing zufisalsees 7]none[end if] ";
	say "[number of things which relate to 7 by the zufisaling relation]. ";
	say "[list of things that relate to 7 by the zufisaling relation].";

Nomivaming relates one person to one person. The verb to nomivamowe (it nomivamowes, they nomivamowe, it is nomivamowed) implies the nomivaming relation.Carl nomivamowes Beth. Carl nomivamowes Dirk.

Carry out probing when the number understood is 19:
	say "#19:[line break]";
	say "[list of people nomivamowed by Beth]. ";
	say "[if no person nomivamowes Dirk]none[end if] ";
	say "[if Dirk is nomivamowed by someone]passive[end if] ";
	say "[list of people that relate to Dirk by the nomivaming relation].";

Govomiping relates various people to one thing (called the goal). The verb to govomipfancy (he govomipfancies, they govomipfancy, he govomipfancied, it is govomipfancied) means the govomiping relation.

Carry out probing when the number understood is 21:
	say "#21:[line break]";
	say "[if at least two people govomipfancy the blue cup]two[end if] ";
	if Dirk govomipfancies a thing (called the beloved), say "[The beloved]. ";
	say "[number of people which relate to the blue cup by the govomiping relation]. ";
	showme the govomiping relation;
	if a person (called the lover) govomipfancies the blue cup, say "[The lover]. ";
	say "[list of people that relate to the blue cup by the govomiping relation].";

Degonefing relates one person to one colour. The verb to degonefteach (it degonefteaches, they degonefteach, it degoneftaught, it is degoneftaught, it is degonefteaching) means the degonefing relation.Cora degonefteaches crimson. Beth degonefteaches azure. Beth degonefteaches crimson.

Carry out probing when the number understood is 23:
	say "#23:[line break]";
	say "[if Dirk relates to ochre by the degonefing relation]yes[else]no[end if] ";
	say "[list of people who degonefteach ochre]. ";
	showme the degonefing relation;
	now Dirk does not degonefteach ochre;
	say "[list of people that relate to ochre by the degonefing relation].";

Letibining relates various people to various colours. The verb to letibinowe means the letibining relation.Anna and Carl letibinowe azure. Beth letibinowes crimson and ochre.

Carry out probing when the number understood is 29:
	say "#29:[line break]";
	say "-";
	now Carl letibinowes crimson;
	now Carl does not letibinowe ochre;
	say ". ";
	now Carl letibinowes no colour;
	say "[if Carl relates to ochre by the letibining relation]yes[else]no[end if] ";
	say "[list of people that relate to ochre by the letibining relation].";

Deratiging relates various people to various colours. The verb to deratigfancy means the deratiging relation.Beth deratigfancies azure.

Carry out probing when the number understood is 47:
	say "#47:[line break]";
	now every person deratigfancies crimson;
	say "[the colour that Cora relates to by the deratiging relation]";
	now Cora relates to crimson by the deratiging relation;
	say "[list of people that relate to crimson by the deratiging relation].";

Batigoning relates one person to various people. The verb to batigonsee means the batigoning relation.Beth batigonsees Dirk. Anna batigonsees Dirk.

Carry out probing when the number understood is 48:
	say "#48:[line break]";
	now Dirk does not batigonsee Dirk;
	showme the batigoning relation;
	now Dirk batigonsees every person;
	say "[if exactly one person batigonsees Dirk]one[end if] ";
	say "[list of people that relate to Dirk by the batigoning relation].";

Batikubing relates one person to various rooms. The verb to batikubhug means the batikubing relation.Beth batikubhugs the Yard. Cora batikubhugs the Yard. Anna batikubhugs the Loft.

Carry out probing when the number understood is 52:
	say "#52:[line break]";
	say "[the room to which Carl relates by the batikubing relation]. ";
	say "[list of people who batikubhug the Loft]. ";
	say "[if everybody batikubhugs the Loft]all[end if] ";
	now Carl batikubhugs no room;
	say "[list of people that relate to the Loft by the batikubing relation].";

Gokasaling relates one person to one thing. The verb to gokasalknow means the gokasaling relation.Cora gokasalknows the red cup. Anna gokasalknows the red cup.

Carry out probing when the number understood is 58:
	say "#58:[line break]";
	say "[if Dirk gokasalknows something]thing[end if] ";
	say "[list of things to which Dirk relates by the gokasaling relation]. ";
	say "[list of people who gokasalknow the old box]. ";
	say "[if Dirk gokasalknows something]thing[end if] ";
	say "[list of people that relate to the old box by the gokasaling relation].";
--- problems
CONDITION_UNKNOWN at "Anna relates to the red cup by the badesaling relation"
SUBSTITUTION_UNKNOWN at "number of things which relate to 7 by the zufisaling relation"
RELATION_TWICE at "Carl nomivamowes Dirk"
SUBSTITUTION_UNKNOWN at "number of people which relate to the blue cup by the govomiping relation"
RELATION_TWICE at "Beth degonefteaches crimson"
CONDITION_UNKNOWN at "Dirk relates to ochre by the degonefing relation"
CONDITION_UNKNOWN at "Carl relates to ochre by the letibining relation"
CONDITION_UNKNOWN at "Cora relates to crimson by the deratiging relation"
RELATION_TWICE at "Anna batigonsees Dirk"
RELATION_TWICE at "Cora batikubhugs the Yard"
RELATION_TWICE at "Anna gokasalknows the red cup"
--- sentences
'Anna relates to the red cup by the badesaling relation' is not a condition. It was read as '(X - K) relates to (family - name of kind of value L) by (R - relation of values of kind K to Ls)', so 'the red cup' must be a kind. It is a thing.
'[number of things which relate to 7 by the zufisaling relation]' in this text is not a text substitution or a value. 'number of' was read as a count, so 'things which relate to 7 by the zufisaling relation' must be a kind, optionally with adjectives.
'Carl nomivamowes Dirk' relates Carl to a second partner, but it can have only one.
'[number of people which relate to the blue cup by the govomiping relation]' in this text is not a text substitution or a value. 'number of' was read as a count, so 'people which relate to the blue cup by the govomiping relation' must be a kind, optionally with adjectives.
'Beth degonefteaches crimson' relates Beth to a second partner, but it can have only one.
'Dirk relates to ochre by the degonefing relation' is not a condition. It was read as '(X - K) relates to (family - name of kind of value L) by (R - relation of values of kind K to Ls)', so 'ochre' must be a kind. It is a colour.
'Carl relates to ochre by the letibining relation' is not a condition. It was read as '(X - K) relates to (family - name of kind of value L) by (R - relation of values of kind K to Ls)', so 'ochre' must be a kind. It is a colour.
'Cora relates to crimson by the deratiging relation' is not a condition. It was read as '(X - K) relates to (family - name of kind of value L) by (R - relation of values of kind K to Ls)', so 'crimson' must be a kind. It is a colour.
'Anna batigonsees Dirk' relates Dirk to a second partner, but it can have only one.
'Cora batikubhugs the Yard' relates Yard to a second partner, but it can have only one.
'Anna gokasalknows the red cup' relates Anna to a second partner, but it can have only one.
