Made by machine: a session of activities, 41 commands, which the reference plays alike.
--- source
"Session" by "Tester"

Upper Deck is a room. The description is "You see nothing odd.".

Kitchen is a room. It is east of Upper Deck. 

Hall is a room. It is up from Upper Deck. "Wait:  It is [time of day]."

The red torch is a lit device carried by the player. The description of the red torch is "Is it (so)?".

The jar is a container in Kitchen. The description of the jar is "[We] [can't] say.". It is scenery.

A brass chest is in Hall. It is an opaque openable container. 

A desk is a supporter in the brass chest. The description of the desk is "Is it (so)?".

The cage is an enterable open container in the brass chest. 

In Kitchen is an iron tray. It is an enterable supporter. Understand "fibatig thing" as the iron tray.

The iron chest is a locked lockable closed openable container in Kitchen. "'Oh!'" The indefinite article of the iron chest is "a heap of".

An old sailor is a man in Upper Deck. 

A crow is an animal on the iron tray. "Carrying [a list of things carried by the player]." 

The crow wears a wooden key.

The crow carries a pie.

Rule for printing a parser error when the latest parser error is the can't see any such thing error:
	say "R2 unseen.";

Radeloming is an action applying to one carried thing.

Understand "radelom [something preferably held]" as radeloming.

Carry out radeloming:
	say "R3 carry out [The noun].";

Kazunefing is an action applying to nothing.

Understand "kazunef" as kazunefing.

Carry out kazunefing:
	say "R4 carry out Done.";

Rule for deciding the concealed possessions of the crow: yes.

Rule for printing a parser error when the latest parser error is the can't see any such thing error:
	say "R8 unseen.";

Rule for printing the plural name of a thing:
	say "R10 plural";
--- play

Session
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Upper Deck
You see nothing odd.

You can see an old sailor here.

>radelom crow
R2 unseen.

>yes
Nobody asked.

>doff pie
R2 unseen.

>ne
There is no way in that direction.

>kazunef
R4 carry out Done.

>ne
There is no way in that direction.

>again
There is no way in that direction.

>ask crow to look under it
R2 unseen.

>get on all of the wooden key
R2 unseen.

>answer old sailor to yes
R2 unseen.

>put iron in desk then push cage out
R2 unseen.

>radelom iron tray
R2 unseen.

>smell brass chest
R2 unseen.

>radelom chest
R2 unseen.

>radelom red torch
R3 carry out The red torch.

>in
There is no way in that direction.

>g. g
There is no way in that direction.

>down
There is no way in that direction.

>radelom crow
R2 unseen.

>d
There is no way in that direction.

>tell sailor to place all except wooden key and myself on a pie
That sentence means nothing to me.

>get out of crow
That makes sense only as far as this: get outside.

>up

Hall
Wait:  It is 9:10 am.

You can see a brass chest (in which are a desk and a cage (empty)) here.

>throw jar in cage then set sailor
R2 unseen.

>eat jar
R2 unseen.

>sing
That is no verb known to me.

>north
There is no way in that direction.

>get red torch out of them
That makes sense only as far as this: get the red torch.

>tell old sailor to hit a key
R2 unseen.

>take off fibatig
R2 unseen.

>kiss pie
R2 unseen.

>hide sailor under crow
That is no verb known to me.

>crow, examine the desk
There is nobody of that name to speak to.

>undo
Hall
[One turn taken back.]

>radelom pie
R2 unseen.

>look up old sailor in hello
R2 unseen.

>inventory wide
That makes sense only as far as this: take inventory.

>get iron chest
R2 unseen.

>old sailor, weather
There is nobody of that name to speak to.

>go south
There is no way in that direction.

>undo
Hall
[One turn taken back.]

>
