Made by machine: a session of activities, 28 commands, which the reference plays alike.
--- source
"Session" by "Tester"

Foggy Path is a room. The description is "Well...".

stone cave is a dark room. It is north of Foggy Path. "[one of]Once[or]Again[stopping]. One.[paragraph break]Two."

The oak door is a door. It is east of stone cave and west of River Bank. It is open and unopenable. 

River Bank is a room. 

The bag is a container carried by the player. Understand "tipubin/gadget" as the bag.

A coin is a thing part of the bag. 

The stick is a fixed in place thing in Foggy Path. The description of the stick is "One.[paragraph break]Two.". The indefinite article of the stick is "your".

The shelf is a supporter in the stone cave. It is lit. The printed name of the shelf is "curious [if handled]used[end if] object".

In Foggy Path is a blue lamp. It is a lit device. It is undescribed.

The wooden egg timer is a thing on the shelf. The description of the wooden egg timer is "[The noun] [are] here.". It is fixed in place. Understand "big voradak" as the wooden egg timer.

Dov wears a wooden hat.

The cat is an animal in Foggy Path. The description of the cat is "You see nothing odd.".

The cat carries an iron coat.

The rucksack is a player's holdall. The player carries the rucksack. The carrying capacity of the player is 2.

After doing something to the shelf when the cat holds the bag:
	say "R1, [is-are the list of things in the location].";

Rule for clarifying the parser's choice of something:
	say "(R3 [the noun])[command clarification break]";

The wall is a backdrop. It is in Foggy Path and the stone cave. The description is "[The player] [look] at [the location].".
--- play

Session
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Foggy Path
Well...

You can see your stick and a cat here.

>the cat, doff all coin
There is nobody of that name to speak to.

>attach shelf to cat
You see nothing of that name.

>fondle cat
That is no verb known to me.

>throw wooden egg timer at oak door
You see nothing of that name.

>remove voradak
You see nothing of that name.

>drop
What are you to drop?

>coin
You don't have it.

>ask dov for cage
You see nothing of that name.

>tie cage to the wooden egg timer
You see nothing of that name.

>cat, answer dov to hello
Nobody answers.

>pull coin
Nothing comes of it.

>iron coat
That is no verb known to me.

>listen
There is no sound worth mention.

>wave the shelf
You see nothing of that name.

>n

stone cave
Once. One.

Two.

You can see an oak door and a curious  object (providing light) (on which is a wooden egg timer) here.

>no
Nobody asked.

>say the cat to shelf
That is only for the living.

>break stick
You see nothing of that name.

>e

River Bank
You can see an oak door here.

>look
River Bank
You can see an oak door here.

>tipubin
That is no verb known to me.

>tipubin
That is no verb known to me.

>drop the cage in wall
You see nothing of that name.

>out
There is nothing to get out of here.

>look through the dov
You see nothing of that name.

>g
You see nothing of that name.

>the cage
That is no verb known to me.

>throw the cat in dov
You see nothing of that name.

>
