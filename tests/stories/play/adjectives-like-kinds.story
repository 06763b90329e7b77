An adjective may end as a kind does; 'he has'; a snippet among texts; 'the' of a phrase that decides may be left out; a rule of any rulebook sees the variables of actions.
--- source
"Words that end like kinds" by T

The Yard is a room. The Barn is north of the Yard. The Loft is above the Barn.
A room can be a haunted room. A room is usually a haunted room. The Yard is not a haunted room.
A thing can be a prize thing. The cup is a prize thing in the Yard. The pen is in the Yard.
Hugo is a man in the Barn. He has some text called a trade. The trade is "smith". Hugo has a number called an age.

A ledger is a kind of thing. A ledger has a list of texts called entries. The blue book is a ledger in the Yard.
Noting it in is an action applying to one topic and one thing. Understand "note [text] in [something]" as noting it in.
Carry out noting it in:
	add the topic understood to the entries of the second noun;
	say "[entries of the second noun]."

To decide whether the weather is fine: yes.

Weighing is an action applying to one thing. Understand "weigh [something]" as weighing.
The weighing action has a number called the heft. Setting action variables for weighing: now the heft is 4.
The scales rules is a rulebook.
A scales rule: if the heft is 4, say "The scales show [heft]."
Carry out weighing: follow the scales rules.

Probing is an action applying to nothing. Understand "probe" as probing.
Carry out probing:
	let R be a random haunted room;
	if R is a haunted room, say "Haunted.";
	move the cup to a random haunted room;
	if the cup is in a haunted room, say "Gone.";
	say "[random prize thing].";
	if the pen is a prize thing, say "A pen as a prize?";
	if weather is fine and the weather is fine, say "Fine.";
	say "[trade of Hugo] [age of Hugo]."
--- play

Words that end like kinds
An Interactive Fiction by T
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a cup, a pen and a blue book here.

>probe
Haunted.
Gone.
cup.
Fine.
smith 0.

>note red fish in blue book
red fish.

>note "owls" in blue book
red fish and "owls".

>weigh pen
The scales show 4.
