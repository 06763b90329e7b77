Made by machine: 14 questions of relations, which the reference refuses too.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.

The Yard is a room. Anna, Beth and Cora are women in the Yard. Carl and Dirk are men in the Yard. The red cup, the blue cup and the old box are things in the Yard. The Barn is north of the Yard. The Loft is above the Barn.
A colour is a kind of value. The colours are crimson, azure and ochre.


Tivogoning relates various people to one person. The verb to tivogonknow means the tivogoning relation.

Carry out probing when the number understood is 1:
	say "#1:[line break]";
	now Dirk relates to Anna by the tivogoning relation;
	say "[if exactly one person tivogonknows Anna]one[end if] ";
	now no person tivogonknows Anna;
	say "[list of people that relate to Anna by the tivogoning relation].";

Puhupoding relates various things to various numbers. The verb to puhupodsee (it puhupodsees, they puhupodsee, it puhupodseen, it is puhupodseen, it is puhupodseeing) means the puhupoding relation.The old box and The blue cup puhupodsee 2. The red cup and The blue cup puhupodsee 1. The red cup and The blue cup puhupodsee 7.

Carry out probing when the number understood is 5:
	say "#5:[line break]";
	say "[if the blue cup puhupodsees 2]yes[else]no[end if] ";
	now the blue cup relates to 2 by the puhupoding relation;
	say ". ";
	say "[list of things that relate to 2 by the puhupoding relation].";

Zusezobing relates one person to rooms. The verb to zusezobteach (it zusezobteaches, they zusezobteach, it zusezobtaught, it is zusezobtaught, it is zusezobteaching) means the zusezobing relation.

Carry out probing when the number understood is 13:
	say "#13:[line break]";
	say "[list of rooms to which Cora relates by the zusezobing relation]. ";
	say "[if Cora zusezobteaches a room]some[end if] ";
	say "[if the Yard is not zusezobtaught by Cora]not[end if] ";
	say "[number of people which relate to the Yard by the zusezobing relation]. ";
	now Cora relates to the Yard by the zusezobing relation;
	say "[if at least two people zusezobteach the Yard]two[end if] ";
	say "[list of people that relate to the Yard by the zusezobing relation].";

Tisegoning relates various people to one colour. The verb to tisegonowe (he tisegonowes, they tisegonowe, he tisegonowed, it is tisegonowed) means the tisegoning relation.Anna tisegonowes ochre. Anna tisegonowes ochre. Anna tisegonowes ochre.

Carry out probing when the number understood is 14:
	say "#14:[line break]";
	say "[number of people which relate to ochre by the tisegoning relation]. ";
	now Carl tisegonowes no colour;
	say "[if Carl relates to ochre by the tisegoning relation]yes[else]no[end if] ";
	say "[if Carl tisegonowes ochre]yes[else]no[end if] ";
	now Carl tisegonowes ochre;
	say "[if Carl tisegonowes ochre]some[end if] ";
	say "[list of people that relate to ochre by the tisegoning relation].";

Pumibining relates one person to one room. The verb to pumibinowe means the pumibining relation.

Carry out probing when the number understood is 17:
	say "#17:[line break]";
	if a person (called the lover) pumibinowes the Yard, say "[The lover]. ";
	say "[number of people which relate to the Yard by the pumibining relation]. ";
	say "[if no person pumibinowes the Yard]none[end if] ";
	now every person pumibinowes the Yard;
	say "[if no person pumibinowes the Yard]none[end if] ";
	say "[if Anna pumibinowes a room]some[end if] ";
	say "[list of people that relate to the Yard by the pumibining relation].";

Mibaloming relates one thing to one number. The verb to mibalomknow (he mibalomknows, they mibalomknow, he mibalomknown, it is mibalomknown) means the mibaloming relation.The red cup mibalomknows 7.

Carry out probing when the number understood is 18:
	say "#18:[line break]";
	say "[if the old box mibalomknows 7]some[end if] ";
	showme the mibaloming relation;
	say "[if the old box relates to 7 by the mibaloming relation]yes[else]no[end if] ";
	showme the mibaloming relation;
	say "[if no thing mibalomknows 7]none[end if] ";
	say "[list of things that relate to 7 by the mibaloming relation].";

Punopoding relates one person to various rooms. The verb to punopodhug means the punopoding relation.

Carry out probing when the number understood is 21:
	say "#21:[line break]";
	now every person punopodhugs the Loft;
	say "[number of people which relate to the Loft by the punopoding relation]. ";
	say "[if Carl punopodhugs a room]some[end if] ";
	say "[if Carl does not punopodhug the Loft]not[else]so[end if] ";
	say "[the room to which Carl relates by the punopoding relation]. ";
	say "[list of people that relate to the Loft by the punopoding relation].";

Balepoding relates various people to various colours. The verb to balepodsee means the balepoding relation.Carl and Beth balepodsee azure. Beth balepodsees crimson and ochre.

Carry out probing when the number understood is 33:
	say "#33:[line break]";
	say ". ";
	showme the balepoding relation;
	say "[if Dirk balepodsees crimson]some[end if] ";
	say "[number of people which relate to crimson by the balepoding relation]. ";
	say "[list of people that relate to crimson by the balepoding relation].";

Mikafeling relates various people to various rooms. The verb to mikafelwatch (it mikafelwatches, they mikafelwatch, it mikafelwatched, it is mikafelwatched, it is mikafelwatching) means the mikafeling relation.Anna and Carl mikafelwatch the Loft. Beth mikafelwatches the Loft.

Carry out probing when the number understood is 34:
	say "#34:[line break]";
	if Beth mikafelwatches a room (called the beloved), say "[The beloved]. ";
	say "[the room to which Beth relates by the mikafeling relation]. ";
	say "[if Beth relates to the Loft by the mikafeling relation]yes[else]no[end if] ";
	say "[if Beth mikafelwatches a room]some[end if] ";
	now Beth mikafelwatches every room;
	say "[if Beth relates to the Loft by the mikafeling relation]yes[else]no[end if] ";
	say "[list of people that relate to the Loft by the mikafeling relation].";

Bapunefing relates various things to various numbers. The verb to bapunefowe (it bapunefowes, they bapunefowe, it is bapunefowed) implies the bapunefing relation.

Carry out probing when the number understood is 39:
	say "#39:[line break]";
	if a thing (called the lover) bapunefowes 7, say "[The lover]. ";
	say "[number of things which relate to 7 by the bapunefing relation]. ";
	say "-";
	say "[if exactly one thing bapunefowes 7]one[end if] ";
	say "[if the red cup bapunefowes 7]yes[else]no[end if] ";
	say "[list of things that relate to 7 by the bapunefing relation].";

Hurasaling relates one person to colours. The verb to hurasalsee (it hurasalsees, they hurasalsee, it hurasalseen, it is hurasalseen, it is hurasalseeing) means the hurasaling relation.Anna hurasalsees crimson. Anna hurasalsees crimson.

Carry out probing when the number understood is 53:
	say "#53:[line break]";
	say "[list of people that relate to crimson by the hurasaling relation]. ";
	now Beth relates to crimson by the hurasaling relation;
	say "[if a person hurasalsees crimson]by some[end if] ";
	say "[if at least two people hurasalsee crimson]two[end if] ";
	say "[if everybody hurasalsees crimson]all[end if] ";
	say "[if exactly one person hurasalsees crimson]one[end if] ";
	say "[list of people that relate to crimson by the hurasaling relation].";

Kanolomness relates one thing to one thing. The verb to be kanolom with means the kanolomness relation. Anna is kanolom with the old box. Carl is kanolom with the old box.

Carry out probing when the number understood is 56:
	say "#56:[line break]";
	say "[list of things kanolom with the old box]. [if Anna is kanolom with the old box]yes[end if] [if something is kanolom with the red cup]some[end if] [list of things which are kanolom with something].";
	now Carl is kanolom with the red cup;
	say "[list of people kanolom with the red cup] [if the red cup is kanolom with the old box]yes[else]no[end if]";
	now the red cup is not kanolom with the old box;
	say "[list of things kanolom with the old box]";

Tipudaking relates things to numbers. The verb to tipudakwatch (he tipudakwatches, they tipudakwatch, he tipudakwatched, it is tipudakwatched) means the tipudaking relation.The red cup tipudakwatches 7.

Carry out probing when the number understood is 57:
	say "#57:[line break]";
	now the blue cup tipudakwatches 1;
	now the blue cup does not tipudakwatch 7;
	showme the tipudaking relation;
	say "[if the blue cup relates to 7 by the tipudaking relation]yes[else]no[end if] ";
	say "[list of things that relate to 7 by the tipudaking relation].";

Mipunefing relates various people to one person. The verb to mipuneffancy (he mipuneffancies, they mipuneffancy, he mipuneffancied, it is mipuneffancied, he is mipuneffancying) means the mipunefing relation.Beth mipuneffancies Beth. Beth mipuneffancies Beth. Cora mipuneffancies Carl.

Carry out probing when the number understood is 60:
	say "#60:[line break]";
	say "[list of people that relate to Carl by the mipunefing relation]. ";
	if a person (called the lover) mipuneffancies Carl, say "[The lover]. ";
	now Anna relates to Carl by the mipunefing relation;
	now every person mipuneffancies Carl;
	say "[list of people who mipuneffancy Carl]. ";
	say "[list of people that relate to Carl by the mipunefing relation].";
--- problems
CONDITION_UNKNOWN at "Dirk relates to Anna by the tivogoning relation"
CONDITION_UNKNOWN at "the blue cup relates to 2 by the puhupoding relation"
SUBSTITUTION_UNKNOWN at "number of people which relate to the Yard by the zusezobing relation"
CONDITION_UNKNOWN at "Cora relates to the Yard by the zusezobing relation"
SUBSTITUTION_UNKNOWN at "number of people which relate to ochre by the tisegoning relation"
CONDITION_UNKNOWN at "Carl relates to ochre by the tisegoning relation"
SUBSTITUTION_UNKNOWN at "number of people which relate to the Yard by the pumibining relation"
CONDITION_UNKNOWN at "the old box relates to 7 by the mibaloming relation"
SUBSTITUTION_UNKNOWN at "number of people which relate to the Loft by the punopoding relation"
SUBSTITUTION_UNKNOWN at "number of people which relate to crimson by the balepoding relation"
CONDITION_UNKNOWN at "Beth relates to the Loft by the mikafeling relation"
CONDITION_UNKNOWN at "Beth relates to the Loft by the mikafeling relation"
SUBSTITUTION_UNKNOWN at "number of things which relate to 7 by the bapunefing relation"
CONDITION_UNKNOWN at "Beth relates to crimson by the hurasaling relation"
RELATION_TWICE at "Carl is kanolom with the old box"
CONDITION_UNKNOWN at "the blue cup relates to 7 by the tipudaking relation"
CONDITION_UNKNOWN at "Anna relates to Carl by the mipunefing relation"
--- sentences
'Dirk relates to Anna by the tivogoning relation' is not a condition. It was read as '(X - K) relates to (family - name of kind of value L) by (R - relation of values of kind K to Ls)', so 'Anna' must be a kind. It is a woman.
'the blue cup relates to 2 by the puhupoding relation' is not a condition. It was read as '(X - K) relates to (family - name of kind of value L) by (R - relation of values of kind K to Ls)', so '2' must be a kind. It is a number.
'[number of people which relate to the Yard by the zusezobing relation]' in this text is not a text substitution or a value. 'number of' was read as a count, so 'people which relate to the Yard by the zusezobing relation' must be a kind, optionally with adjectives.
'Cora relates to the Yard by the zusezobing relation' is not a condition. It was read as '(X - K) relates to (family - name of kind of value L) by (R - relation of values of kind K to Ls)', so 'the Yard' must be a kind. It is a room.
'[number of people which relate to ochre by the tisegoning relation]' in this text is not a text substitution or a value. 'number of' was read as a count, so 'people which relate to ochre by the tisegoning relation' must be a kind, optionally with adjectives.
'Carl relates to ochre by the tisegoning relation' is not a condition. It was read as '(X - K) relates to (family - name of kind of value L) by (R - relation of values of kind K to Ls)', so 'ochre' must be a kind. It is a colour.
'[number of people which relate to the Yard by the pumibining relation]' in this text is not a text substitution or a value. 'number of' was read as a count, so 'people which relate to the Yard by the pumibining relation' must be a kind, optionally with adjectives.
'the old box relates to 7 by the mibaloming relation' is not a condition. It was read as '(X - K) relates to (family - name of kind of value L) by (R - relation of values of kind K to Ls)', so '7' must be a kind. It is a number.
'[number of people which relate to the Loft by the punopoding relation]' in this text is not a text substitution or a value. 'number of' was read as a count, so 'people which relate to the Loft by the punopoding relation' must be a kind, optionally with adjectives.
'[number of people which relate to crimson by the balepoding relation]' in this text is not a text substitution or a value. 'number of' was read as a count, so 'people which relate to crimson by the balepoding relation' must be a kind, optionally with adjectives.
'Beth relates to the Loft by the mikafeling relation' is not a condition. It was read as '(X - K) relates to (family - name of kind of value L) by (R - relation of values of kind K to Ls)', so 'the Loft' must be a kind. It is a room.
'Beth relates to the Loft by the mikafeling relation' is not a condition. It was read as '(X - K) relates to (family - name of kind of value L) by (R - relation of values of kind K to Ls)', so 'the Loft' must be a kind. It is a room.
'[number of things which relate to 7 by the bapunefing relation]' in this text is not a text substitution or a value. 'number of' was read as a count, so 'things which relate to 7 by the bapunefing relation' must be a kind, optionally with adjectives.
'Beth relates to crimson by the hurasaling relation' is not a condition. It was read as '(X - K) relates to (family - name of kind of value L) by (R - relation of values of kind K to Ls)', so 'crimson' must be a kind. It is a colour.
'Carl is kanolom with the old box' relates Carl to a second partner, but it can have only one.
'the blue cup relates to 7 by the tipudaking relation' is not a condition. It was read as '(X - K) relates to (family - name of kind of value L) by (R - relation of values of kind K to Ls)', so '7' must be a kind. It is a number.
'Anna relates to Carl by the mipunefing relation' is not a condition. It was read as '(X - K) relates to (family - name of kind of value L) by (R - relation of values of kind K to Ls)', so 'Carl' must be a kind. It is a man.
