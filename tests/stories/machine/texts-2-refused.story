Made by machine: 12 questions of texts, which the reference refuses too.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.


The fisenef is a thing. "half - or less[first time]Bob's hat[only][if the time of day is after 8 PM](so it seems)[otherwise]a cold wind[end if][conditional paragraph break]'" The description of the fisenef is "It's late)".

Carry out probing when the number understood is 3:
	say "#3:[line break]";
	now the player carries the fisenef;
	try examining the fisenef;

The vofirut is a thing. "[unless the player is in the Hub]Rain[end if][if a random chance of 1 in 1 succeeds]It's late[otherwise]Bob's hat[end if][no line break])" The description of the vofirut is "[if the player is in the Hub]Bob's hat[otherwise]'Never,' said he[end if][unless the player carries something](so it seems)[end if][apostrophe][one of]Rain[or]'Never,' said he[or]'Never,' said he[cycling]:".

Carry out probing when the number understood is 16:
	say "#16:[line break]";
	now the player carries the vofirut;
	try examining the vofirut;

The dezuvam is a thing. "half - or less:" The description of the dezuvam is "half - or lesshalf - or less(so it seems)dogs' tails[paragraph break]".

Carry out probing when the number understood is 22:
	say "#22:[line break]";
	now the player carries the dezuvam;
	try examining the dezuvam;

The fidesal is a thing. "[paragraph break]a cold wind[first time]dogs' tails[only]a cold wind" The description of the fidesal is "[if the player is in the Hub]half - or less[otherwise](so it seems)[end if]the endthe end(so it seems).'".

Carry out probing when the number understood is 24:
	say "#24:[line break]";
	now the player carries the fidesal;
	try examining the fidesal;

Carry out probing when the number understood is 26:
	say "#26:[line break]";
	let vorakub be "it['s] 3[unless a random chance of 1 in 1 succeeds]It's late[end if][paragraph break]";
	say word number 2 in vorakub;
	say "|[vorakub]|";

Rababin is a room. "the end[one of]Rain[or]1,000 oars[or]Rain[stopping]'Never,' said he."

The kabavam is in Rababin. 

The kabavam table is a supporter in Rababin. "(so it seems)(so it seems))" The kabavam cup is on the kabavam table.

Carry out probing when the number understood is 27:
	say "#27:[line break]";
	move the player to Rababin, without printing a room description;
	try looking;
	move the player to the Hub, without printing a room description;

The tizubin is a thing. "[one of]a cold wind[or]dogs' tails[or]Bob's hat[cycling]" The description of the tizubin is "[unless the player is in the Hub]dogs' tails[end if][run paragraph on]".

Carry out probing when the number understood is 30:
	say "#30:[line break]";
	now the player carries the tizubin;
	try examining the tizubin;

The fihuzob is a thing. "[if the time of day is after 8 PM](so it seems)[otherwise]Bob's hat[end if][if the time of day is after 8 PM]dogs' tails[otherwise]'Never,' said he[end if].[line break]" The description of the fihuzob is "[if the time of day is after 8 PM]It's late[otherwise]Bob's hat[end if].".

Carry out probing when the number understood is 38:
	say "#38:[line break]";
	now the player carries the fihuzob;
	try examining the fihuzob;

The rahupod is a thing. "[unless the player is in the Hub]half - or less[end if]It's late:" The description of the rahupod is "dogs' tails half - or less half - or less!".

Carry out probing when the number understood is 45:
	say "#45:[line break]";
	now the player carries the rahupod;
	try examining the rahupod;

Carry out probing when the number understood is 46:
	say "#46:[line break]";
	say "It's late(so it seems)(so it seems)it['s] 3!";
	say "it['s] 3[one of]dogs' tails[or]half - or less[or]dogs' tails[cycling]dogs' tails.";
	say "'Never,' said he[run paragraph on].";

The dedebin is a thing. "It's late[if a random chance of 1 in 1 succeeds]dogs' tails[otherwise]the end[end if]It's latethe end" The description of the dedebin is "[if the time of day is after 8 PM]a cold wind[otherwise]dogs' tails[end if][paragraph break][one of]the end[or]half - or less[or]the end[stopping][run paragraph on]".

Carry out probing when the number understood is 48:
	say "#48:[line break]";
	now the player carries the dedebin;
	try examining the dedebin;

The puzunef is a thing. "[if the player is in the Hub](so it seems)[otherwise]dogs' tails[end if][paragraph break]" The description of the puzunef is "[one of]Bob's hat[or]a cold wind[or]Bob's hat[cycling]It's late[if the player is in the Hub]Bob's hat[otherwise]Rain[end if][one of](so it seems)[or]dogs' tails[or]'Never,' said he[cycling]!".

Carry out probing when the number understood is 55:
	say "#55:[line break]";
	now the player carries the puzunef;
	try examining the puzunef;
--- problems
SAME_AS_ANOTHER at ""half - or less[first time]Bob's hat[only][if the time of day is after 8 PM](so it seems)[otherwise]a cold wind[end if][conditional paragraph break]'" The description of the fisenef is "It's late)""
SAME_AS_ANOTHER at ""[unless the player is in the Hub]Rain[end if][if a random chance of 1 in 1 succeeds]It's late[otherwise]Bob's hat[end if][no line break])" The description of the vofirut is "[if the player is in the Hub]Bob's hat[otherwise]'Never,' said he[end if][unless the player carries something](so it seems)[end if][apostrophe][one of]Rain[or]'Never,' said he[or]'Never,' said he[cycling]:""
SAME_AS_ANOTHER at ""half - or less:" The description of the dezuvam is "half - or lesshalf - or less(so it seems)dogs' tails[paragraph break]""
SAME_AS_ANOTHER at ""[paragraph break]a cold wind[first time]dogs' tails[only]a cold wind" The description of the fidesal is "[if the player is in the Hub]half - or less[otherwise](so it seems)[end if]the endthe end(so it seems).'""
SUBSTITUTION_UNKNOWN at "'s"
VERB_NOT_ASSERTED at ""(so it seems)(so it seems))" The kabavam cup is on the kabavam table"
SAME_AS_ANOTHER at ""[one of]a cold wind[or]dogs' tails[or]Bob's hat[cycling]" The description of the tizubin is "[unless the player is in the Hub]dogs' tails[end if][run paragraph on]""
SAME_AS_ANOTHER at ""[if the time of day is after 8 PM](so it seems)[otherwise]Bob's hat[end if][if the time of day is after 8 PM]dogs' tails[otherwise]'Never,' said he[end if].[line break]" The description of the fihuzob is "[if the time of day is after 8 PM]It's late[otherwise]Bob's hat[end if].""
SAME_AS_ANOTHER at ""[unless the player is in the Hub]half - or less[end if]It's late:" The description of the rahupod is "dogs' tails half - or less half - or less!""
SUBSTITUTION_UNKNOWN at "'s"
SUBSTITUTION_UNKNOWN at "'s"
SAME_AS_ANOTHER at ""It's late[if a random chance of 1 in 1 succeeds]dogs' tails[otherwise]the end[end if]It's latethe end" The description of the dedebin is "[if the time of day is after 8 PM]a cold wind[otherwise]dogs' tails[end if][paragraph break][one of]the end[or]half - or less[or]the end[stopping][run paragraph on]""
SAME_AS_ANOTHER at ""[if the player is in the Hub](so it seems)[otherwise]dogs' tails[end if][paragraph break]" The description of the puzunef is "[one of]Bob's hat[or]a cold wind[or]Bob's hat[cycling]It's late[if the player is in the Hub]Bob's hat[otherwise]Rain[end if][one of](so it seems)[or]dogs' tails[or]'Never,' said he[cycling]!""
--- sentences
'"half - or less[first time]Bob's hat[only][if the time of day is after 8 PM](so it seems)[otherwise]a cold wind[end if][conditional paragraph break]'" The description of the fisenef' and '"It's late)"' are two different things, so one cannot be the other.
'"[unless the player is in the Hub]Rain[end if][if a random chance of 1 in 1 succeeds]It's late[otherwise]Bob's hat[end if][no line break])" The description of the vofirut' and '"[if the player is in the Hub]Bob's hat[otherwise]'Never,' said he[end if][unless the player carries something](so it seems)[end if][apostrophe][one of]Rain[or]'Never,' said he[or]'Never,' said he[cycling]:"' are two different things, so one cannot be the other.
'"half - or less:" The description of the dezuvam' and '"half - or lesshalf - or less(so it seems)dogs' tails[paragraph break]"' are two different things, so one cannot be the other.
'"[paragraph break]a cold wind[first time]dogs' tails[only]a cold wind" The description of the fidesal' and '"[if the player is in the Hub]half - or less[otherwise](so it seems)[end if]the endthe end(so it seems).'"' are two different things, so one cannot be the other.
'['s]' in this text is not a text substitution or a value.
'"(so it seems)(so it seems))" The kabavam cup is on the kabavam table' is decided during play, so a sentence cannot make it true at the start.
'"[one of]a cold wind[or]dogs' tails[or]Bob's hat[cycling]" The description of the tizubin' and '"[unless the player is in the Hub]dogs' tails[end if][run paragraph on]"' are two different things, so one cannot be the other.
'"[if the time of day is after 8 PM](so it seems)[otherwise]Bob's hat[end if][if the time of day is after 8 PM]dogs' tails[otherwise]'Never,' said he[end if].[line break]" The description of the fihuzob' and '"[if the time of day is after 8 PM]It's late[otherwise]Bob's hat[end if]."' are two different things, so one cannot be the other.
'"[unless the player is in the Hub]half - or less[end if]It's late:" The description of the rahupod' and '"dogs' tails half - or less half - or less!"' are two different things, so one cannot be the other.
'['s]' in this text is not a text substitution or a value.
'['s]' in this text is not a text substitution or a value.
'"It's late[if a random chance of 1 in 1 succeeds]dogs' tails[otherwise]the end[end if]It's latethe end" The description of the dedebin' and '"[if the time of day is after 8 PM]a cold wind[otherwise]dogs' tails[end if][paragraph break][one of]the end[or]half - or less[or]the end[stopping][run paragraph on]"' are two different things, so one cannot be the other.
'"[if the player is in the Hub](so it seems)[otherwise]dogs' tails[end if][paragraph break]" The description of the puzunef' and '"[one of]Bob's hat[or]a cold wind[or]Bob's hat[cycling]It's late[if the player is in the Hub]Bob's hat[otherwise]Rain[end if][one of](so it seems)[or]dogs' tails[or]'Never,' said he[cycling]!"' are two different things, so one cannot be the other.
