Made by machine: 1 questions of tables, which the reference refuses too.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.


Table of Raradak
pupunef	votivam
3	"b"
--	"Ca"
6	"a b"
with 2 blank rows

Carry out probing when the number understood is 27:
	say "#27:[line break]";
	if there is a pupunef of -- in the Table of Raradak:
		choose row with pupunef of -- in the Table of Raradak;
		if there is a votivam entry, say "[votivam entry]";
		blank out the votivam entry;
		if there is no votivam entry, say " gone";
		if there is a votivam corresponding to a pupunef of -- in the Table of Raradak, say " [votivam corresponding to a pupunef of -- in the Table of Raradak]";
	otherwise:
		say "None.";
	choose row 1 in the Table of Raradak;
	say " [pupunef entry]";
--- problems
CONDITION_UNKNOWN at "there is a pupunef of -- in the Table of Raradak"
PHRASE_UNKNOWN at "choose row with pupunef of -- in the Table of Raradak"
CONDITION_UNKNOWN at "there is a votivam corresponding to a pupunef of -- in the Table of Raradak"
SUBSTITUTION_UNKNOWN at "votivam corresponding to a pupunef of -- in the Table of Raradak"
--- sentences
'there is a pupunef of -- in the Table of Raradak' is not a condition. 'in' was read as a preposition, so 'a pupunef of --' must be a description or a name.
'choose row with pupunef of -- in the Table of Raradak' is not a known phrase. 'pupunef' was read as a column, so '--' must be a number.
'there is a votivam corresponding to a pupunef of -- in the Table of Raradak' is not a condition. 'votivam corresponding to a pupunef' was read as a table lookup, so '--' must be a number.
'[votivam corresponding to a pupunef of -- in the Table of Raradak]' in this text is not a text substitution or a value. 'votivam corresponding to a pupunef' was read as a table lookup, so '--' must be a number.
