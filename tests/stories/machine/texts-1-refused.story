Made by machine: 4 questions of texts, which the reference refuses too.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.


Carry out probing when the number understood is 23:
	say "#23:[line break]";
	say "half - or lessa cold wind.";
	say "[one of]1,000 oars[or]It's late[or]Rain[stopping]it['s] 3.";

The tikatig is a thing. "Rain. " The description of the tikatig is "1,000 oars[quotation mark]q[quotation mark]!".

Carry out probing when the number understood is 33:
	say "#33:[line break]";
	now the player carries the tikatig;
	try examining the tikatig;

The pubatig is a thing. "'Never,' said heit['s] 3'" The description of the pubatig is "[unless the player carries something]Rain[end if][one of]'Never,' said he[or](so it seems)[or]a cold wind[cycling][if the player carries something]Bob's hat[otherwise]the end[end if][first time]'Never,' said he[only]'".

Carry out probing when the number understood is 53:
	say "#53:[line break]";
	now the player carries the pubatig;
	try examining the pubatig;

The hubafel is a thing. "dogs' tails Rain. " The description of the hubafel is "[conditional paragraph break])".

Carry out probing when the number understood is 60:
	say "#60:[line break]";
	now the player carries the hubafel;
	try examining the hubafel;
--- problems
SUBSTITUTION_UNKNOWN at "'s"
SAME_AS_ANOTHER at ""Rain. " The description of the tikatig is "1,000 oars[quotation mark]q[quotation mark]!""
SAME_AS_ANOTHER at ""'Never,' said heit['s] 3'" The description of the pubatig is "[unless the player carries something]Rain[end if][one of]'Never,' said he[or](so it seems)[or]a cold wind[cycling][if the player carries something]Bob's hat[otherwise]the end[end if][first time]'Never,' said he[only]'""
SAME_AS_ANOTHER at ""dogs' tails Rain. " The description of the hubafel is "[conditional paragraph break])""
--- sentences
'['s]' in this text is not a text substitution or a value.
'"Rain. " The description of the tikatig' and '"1,000 oars[quotation mark]q[quotation mark]!"' are two different things, so one cannot be the other.
'"'Never,' said heit['s] 3'" The description of the pubatig' and '"[unless the player carries something]Rain[end if][one of]'Never,' said he[or](so it seems)[or]a cold wind[cycling][if the player carries something]Bob's hat[otherwise]the end[end if][first time]'Never,' said he[only]'"' are two different things, so one cannot be the other.
'"dogs' tails Rain. " The description of the hubafel' and '"[conditional paragraph break])"' are two different things, so one cannot be the other.
