Made by machine: a session of games, 33 commands, which the reference plays alike.
--- source
"Session" by "Tester"

stone cave is a room. "[We] [can't] say."

Courtyard is north of stone cave. 

Hall is inside from stone cave. "One.[paragraph break]Two. It is [time of day]."

The iron trapdoor is a door. It is southwest of Hall and northeast of Old Cellar. 

Old Cellar is a room. The description is "[The player] [look] at [the location].".

A striped box is a transparent closed openable container carried by the player. "Well..." The description of the striped box is "[The player] [look] at [the location].".

The brass letter is a fixed in place thing in Courtyard. 

A red statue is a thing in Courtyard. It is scenery.

In Courtyard is a brass crate. It is a container. 

The wooden table is in the striped box. It is a supporter. The description of the wooden table is "Turn [turn count].". The printed name of the wooden table is "curious [if handled]used[end if] object".

The red fan is a device in the stone cave. The indefinite article of the red fan is "one".

Ann is a woman in the stone cave. The description of Ann is "One.[paragraph break]Two.".

Ann wears a coin.

The deed is a stored action that varies. Before going: now the deed is the current action.

Bamigoning is an action applying to nothing. Understand "bamigon" as bamigoning.

Carry out bamigoning:
	silently try the deed;
	say "Tried.";

The Grounds is a region. Hall and Old Cellar are in the Grounds.

Every turn when the player is in the Grounds:
	say "R1, [is-are the list of things in the location].";

At 9:10 AM:
	if all of the things carried by the player are portable:
		try looking;

Instead of looking under the red statue when the player carries the red statue:
	say "R2 [list of visited rooms].";
	if the stone cave encloses the coin:
		say "[The list of things enclosed by the location].";
	otherwise:
		say "R3: [a list of things in the location].";

Use scoring. The maximum score is 11.

After going:
	increase the score by 2;
	continue the action;

Table of Rankings
score	rank
0	"Novice"
3	"Adept"
8	"Master"

Ann has carrying capacity 1.
--- play

Session
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

stone cave
You can't say.

You can see one red fan and Ann here.

>again
There is nothing yet to do again.

>turn on ann, senokub
Only one thing at a time can be done that way.

>drop the red pie
That makes sense only as far as this: drop the red fan.

>take red fan from brass letter
You see nothing of that name.

>put on all except blue bed
You see nothing of that name.

>out
There is nothing to get out of here.

>striped box
That is no verb known to me.

>ne
There is no way in that direction.

>tie blue bed to iron trapdoor
You see nothing of that name.

>l then open a bed
stone cave
You can't say.

You can see one red fan and Ann here.

You see nothing of that name.

>drop red and votirut
You see nothing of that name.

>wave all except red statue
Only one thing at a time can be done that way.

>take ann
Ann is not yours to pick up.

>iron loaf
That is no verb known to me.

>place it on the red statue
That is no verb known to me.

>unlock it with those
(the striped box)
The red fan has no lock.

>drink iron trapdoor
You see nothing of that name.

>n

Courtyard
You can see a brass letter and a brass crate (empty) here.

[two points more.]

>u
There is no way in that direction.

>pronouns then push striped box sw
Just now, "it" stands for the brass crate, "him" stands for nothing, "her" stands for Ann and "them" stands for nothing.

The striped box can't be pushed as far as that.

>listen to striped box
There is no sound worth mention.

>tell ann to shout ann to iron trapdoor
You see nothing of that name.

>go west
There is no way in that direction.

>walk east
There is no way in that direction.

Courtyard
You can see a brass letter and a brass crate (empty) here.

>push brass letter west
The brass letter can't be pushed as far as that.

>o statue
There is nothing there that could be put right.

>set table
That sentence means nothing to me.

>enter statue
The red statue is nothing to get into.

>get on coin
You see nothing of that name.

>put in the iron trapdoor
That sentence means nothing to me.

>u
There is no way in that direction.

>drop it
The red statue lies here as it is.

>get the red statue
The red statue stays where it is.

>
