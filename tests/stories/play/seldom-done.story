Run-time problems of moving, of activities, of the map and of becoming the player; what is left as it was.
--- source
"Seldom Done"

The Lab is a room. "[if unvisited]First.[otherwise]Again." The Yard is north of the Lab. The Cave is below the Lab. The Cave is dark. The crate is an open openable container in the Lab. The sack is an open container in the crate. The ball is in the sack. Bob is a man in the Lab. The head is a person. The head is part of the statue. The statue is in the Lab. The rock is in the Lab. The lamp is in the Lab. The plinth is an enterable supporter in the Lab. The cage is an enterable open openable transparent container in the Lab. The mirror is a backdrop in the Lab. The gate is a door. The gate is east of the Lab and west of the Yard.
Humming is an activity. Stroking something is an activity.
A thing has a number called weight. The weight of the rock is 4. A person has a thing called favourite. Bob has a number called age.
Preferring relates one person to one thing. The verb to prefer means the preferring relation.


Instead of jumping:
	now the crate is in the sack;
	say "[holder of the crate], [holder of the sack].";
	now the crate is in the crate;
	say "[holder of the crate].";
	end the humming activity;
	begin the humming activity;
	say "[if the humming activity is going on]on[otherwise]off[end if] ";
	end the humming activity;
	say "[if the humming activity is going on]on[otherwise]off[end if].";
	move Bob to the rock;
	now Bob is in the Yard;
	say "[location of Bob].".

Instead of waving hands:
	let X be nothing;
	say "[weight of the lamp] ";
	now the weight of the lamp is 7;
	let Q be the location of the sack;
	let P be a random thing in the sack;
	say "[Q] [P] [weight of the lamp][line break]";
	let P be a random thing which is in the Yard;
	say "[P] [weight of P].";
	now the weight of P is 3;
	now P is in the crate;
	let D be a random door in the Cave;
	say "[front side of D] [other side of D].";
	move the player to the plinth;
	say "[holder of the player] ";
	move the player to the cage, without printing a room description;
	say "[holder of the player] ";
	move the player to the Yard;
	say "[location].";
	move the player to the Lab, printing an abbreviated room description;
	move the Yard to the Lab;
	now the gate is in the Lab;
	remove the gate from play;
	remove Bob from play;
	now the player is nowhere.

Instead of thinking:
	now the player is Bob;
	say "[The player], [location], [the holder of Bob].";
	now the player is yourself;
	say "[The player] [if Bob is the player]b[end if].";
	try Bob jumping;
	now the player is the head;
	say "[The player]."

Instead of singing:
	now Bob prefers the lamp;
	now Bob prefers the rock;
	say "[list of things preferred by Bob].";
	change the north exit of the Yard to the Cave;
	change the south exit of the Yard to nothing;
	say "[room north of the Yard], [room south of the Yard].";
	change the east exit of the Lab to the Cave;
	say "[room east of the Lab], [room west of the Cave].";
	repeat with N running from 1 to 3:
		say "[N]: [Unicode 65] ";
	say "[line break]";
	sort the Table of Odds in count order;
	say "[count in row 1 of the Table of Odds] [name in row 2 of the Table of Odds]".
Singing is an action applying to nothing. Understand "sing" as singing.

Table of Odds
name	count
"b"	2
"a"	1


Every turn: if the turn count is 5, say "(five)".
--- play

Seldom Done
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
First.

You can see a gate, a crate (in which is a sack (in which is a ball)), Bob, a statue, a rock, a lamp, a plinth and a cage (empty) here.

>jump
*** In the rule "Instead of jumping", crate cannot be put inside itself.
Lab, crate.
*** In the rule "Instead of jumping", crate cannot be put inside itself.
Lab.
*** In the rule "Instead of jumping", the activity "humming" cannot be ended, because it has not begun.
on off.
Yard.

>z
A while goes by.

>wave
0 Lab ball 7
Bob 0.
nothing nothing.

Lab (on the plinth)
Again.

You can see a gate, a crate (in which are Bob and a sack (in which is a ball)), a statue, a rock, a lamp and a cage (empty) here.

plinth 
cage 
Yard
You can see a gate here.

Yard.

Lab
Again.

You can see a gate, a crate (in which are Bob and a sack (in which is a ball)), a statue, a rock, a lamp, a plinth and a cage (empty) here.

*** In the rule "Instead of waving hands", only things can be moved.
*** In the rule "Instead of waving hands", a door cannot be moved.
*** In the rule "Instead of waving hands", a door cannot be removed from play.
*** In the rule "Instead of waving hands", the player cannot be removed from play.
>think
*** In the rule "Instead of thinking", somebody who is out of play cannot become the player.
You, Lab, nothing.
You .

*** In the rule "Instead of thinking", a part of something cannot become the player.
You.

>sing
rock.
Cave, nothing.
*** In the rule "Instead of singing", the exit of a room that leads to a door cannot be changed.
Yard, nothing.
1: A 2: A 3: A 
1 b
(five)
>look
Lab
Again.

You can see a gate, a crate (in which is a sack (in which is a ball)), a statue, a rock, a lamp, a plinth and a cage (empty) here.

>
