Made by machine: a session of activities, 37 commands, which the reference plays alike.
--- source
"Session" by "Tester"

stone cave is a room. "[if the player carries something]Busy[otherwise]Idle[end if]. Dust everywhere"

Garden is a dark room. It is southwest of stone cave. "One.[paragraph break]Two. [We] [can't] say."

Back Yard is a room. It is south of stone cave. 

In Back Yard is a torn torch. It is a switched on device. The description of the torn torch is "Turn [turn count].". The indefinite article of the torn torch is "a heap of". Understand "rakakub" as the torn torch.

A wooden shelf is an enterable supporter in the stone cave. "It hums."

The wooden radio is a lit device part of the torn torch. 

The red coat is a wearable thing on the wooden shelf. Understand "big setivam" as the red coat.

In the stone cave is a wooden chest. It is a closed openable container. 

A green ring is a wearable thing in the stone cave. The description of the green ring is "Well...".

Carla is a woman in Back Yard. "Turn [turn count]." 

Carla wears a striped loaf.

A crow is an animal in the stone cave. 

The crow carries a striped book.

Rule for clarifying the parser's choice of something:
	say "(R2 [the noun])[command clarification break]";

For printing a locale paragraph about the crow:
	do nothing;

The river is a backdrop. It is in the stone cave and Garden. The description is "[one of]Once[or]Again[stopping].".

After printing the name of the red coat while looking:
	say " {R6}";

Vogopoding is an action applying to one thing.

Understand "vogopod [things inside] now" as vogopoding.

Report vogopoding:
	say "R7 report [The noun].";

After printing the name of the wooden radio while looking:
	say " {R9}";
--- play

Session
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

stone cave
Idle. Dust everywhere

It hums.

On the wooden shelf is a red coat {R6}.

You can also see a wooden chest (closed), a green ring and a crow here.

>place shelf on wooden shelf. then n
That is no verb known to me.

>shout crow to weather
You see nothing of that name.

>sw; sit on crow
That is no verb known to me.

>ne
There is no way in that direction.

>wooden shelf
That is no verb known to me.

>go
In which direction?

>remove river
You don't have the river on.

>ask the carla for the old war; d
You see nothing of that name.

>vogopod crow now
R7 report The crow.

>vogopod each now
There is none of those about!

>in
There is no way in that direction.

>insert radio into striped book
You see nothing of that name.

>vogopod striped now
R7 report The striped book.

>exit
There is nothing to get out of here.

>vogopod wooden shelf now
R7 report The wooden shelf.

>get off the carla
You see nothing of that name.

>n
There is no way in that direction.

>setivam
That is no verb known to me.

>sorry
No harm done.

>drop carla
You see nothing of that name.

>vogopod torn torch now
You see nothing of that name.

>drop all a crow
The crow lies here as it is.

>jump over torn torch
That makes sense only as far as this: jump.

>sw

In the dark
Not a glimmer of light anywhere: you can make out nothing at all.

>oops
There is nothing there that could be put right.

>north
There is no way in that direction.

>feed them to striped loaf
It is not clear to me what 'them' stands for.

>sleep
You are not at all sleepy.

>move all but that
Only one thing at a time can be done that way.

>ne

stone cave
Idle. Dust everywhere

It hums.

On the wooden shelf is a red coat {R6}.

You can also see a wooden chest (closed), a green ring and a crow here.

>push torn torch west
You see nothing of that name.

>look up any crow in weather
You see nothing of that name.

>show setivam to any radio
You see nothing of that name.

>u
There is no way in that direction.

>push wooden chest s
The wooden chest can't be pushed as far as that.

>north
There is no way in that direction.

>the crow
That is no verb known to me.

>
