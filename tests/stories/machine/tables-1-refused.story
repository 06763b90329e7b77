Made by machine: 1 questions of tables, which the reference refuses too.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.


Table of Mirabin
sepulom	godezob
1	2:15 PM
2	1:15 PM
--	--
9	7:30 PM

Carry out probing when the number understood is 38:
	say "#38:[line break]";
	if there is a sepulom of -- in the Table of Mirabin:
		choose row with sepulom of -- in the Table of Mirabin;
		if there is a godezob entry, say "[godezob entry]";
		blank out the godezob entry;
		if there is no godezob entry, say " gone";
		if there is a godezob corresponding to a sepulom of -- in the Table of Mirabin, say " [godezob corresponding to a sepulom of -- in the Table of Mirabin]";
	otherwise:
		say "None.";
	choose row 1 in the Table of Mirabin;
	say " [sepulom entry]";
--- problems
CONDITION_UNKNOWN at "there is a sepulom of -- in the Table of Mirabin"
PHRASE_UNKNOWN at "choose row with sepulom of -- in the Table of Mirabin"
CONDITION_UNKNOWN at "there is a godezob corresponding to a sepulom of -- in the Table of Mirabin"
SUBSTITUTION_UNKNOWN at "godezob corresponding to a sepulom of -- in the Table of Mirabin"
--- sentences
'there is a sepulom of -- in the Table of Mirabin' is not a condition. 'in' was read as a preposition, so 'a sepulom of --' must be a description or a name.
'choose row with sepulom of -- in the Table of Mirabin' is not a known phrase. 'sepulom' was read as a column, so '--' must be a number.
'there is a godezob corresponding to a sepulom of -- in the Table of Mirabin' is not a condition. 'godezob corresponding to a sepulom' was read as a table lookup, so '--' must be a number.
'[godezob corresponding to a sepulom of -- in the Table of Mirabin]' in this text is not a text substitution or a value. 'godezob corresponding to a sepulom' was read as a table lookup, so '--' must be a number.
