Made by machine: a session of commands, 53 commands, which the reference plays alike.
--- source
"Session" by "Tester"

Captain's Cabin is a room. The description is "Carrying [a list of things carried by the player].".

Courtyard is a room. It is west of Captain's Cabin. 

The red jar is an opaque openable container in Courtyard. "[We] [can't] say."

In Courtyard is a book. It is a portable thing. The printed name of the book is "l'objet".

The green bag is an open container in the red jar. 

A small chest is an open container in Captain's Cabin. "[The player] [look] at [the location]."

A red pie is on the green cage. It is edible. 

In the green bag is a red radio. It is a switched on device. "Turn [turn count]."

The guard is a man in Captain's Cabin. 

Understand "bakanef [something]" as a mistake ("R1 [The noun] [are] here.").

Understand "exits" as exiting.

A token is a kind of thing. The plural of token is tokens. 

Five tokens are in Captain's Cabin.

Two tokens are in the small chest.

Rasekubing is an action applying to two things.

Understand "rasekub [something] at/to [something]" as rasekubing.

Report rasekubing:
	say "R2 report [The noun] [second noun].";

Gozuzobing is an action applying to one thing.

Understand "gozuzob [someone]" as gozuzobing.

Report gozuzobing:
	say "R3 report [The noun].";

Carry out gozuzobing:
	say "R3 carry out [The noun].";

Gobadaking is an action applying to two things.

Understand "gobadak [other things] in [container]" as gobadaking.

Carry out gobadaking:
	say "R4 carry out [The noun] [second noun].";

Check gobadaking:
	say "R4 check [The noun] [second noun].";

Report gobadaking:
	say "R4 report [The noun] [second noun].";

The jar is lockable and locked. The green cage unlocks the jar.
--- play

Session
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Captain's Cabin
Carrying nothing.

You look at Captain's Cabin.

You can also see a guard and five tokens here.

>ne
There is no way in that direction.

>swing me
You won't swing.

>look under book
You see nothing of that name.

>u
There is no way in that direction.

>say guard to yes
You see nothing of that name.

>eat puragon, then look
You see nothing of that name.

>go up
There is no way in that direction.

>get chest out of iron chair
That makes sense only as far as this: get the small chest.

>say guard to hello
You see nothing of that name.

>ne
There is no way in that direction.

>open guard with guard. then s
(taking the guard to begin with)
The guard is not yours to pick up.

That is no verb known to me.

>remove green cage from book
You see nothing of that name.

>drop two tokens
What are you to drop those things in?

>stand
There is nothing to get out of here.

>sw
There is no way in that direction.

>put
What are you to put on?

>remove green from radio
You see nothing of that name.

>x jar
You see nothing of that name.

>tell guard about weather
It makes no impression.

>take a token
You take the token.

>walk east
There is no way in that direction.

>o iron chair
There is nothing there that could be put right.

>swallow all the iron chair
You see nothing of that name.

>gobadak book in pie
You see nothing of that name.

>unlock jar with green cage
You see nothing of that name.

>oops red pie
"Oops" puts right one word and no more.

>look at key, then drop book on key
You see nothing of that name.

>x token
You notice nothing out of the ordinary about the token.

>drop green bag
You see nothing of that name.

>ask guard to ask guard for weather
That sentence means nothing to me.

>x guard and
Only one thing at a time can be done that way.

>throw puragon in chair
You see nothing of that name.

>sw
There is no way in that direction.

>push small chest n
The small chest can't be pushed as far as that.

>her
That is no verb known to me.

>bakanef green cage
You see nothing of that name.

>insert cage into green bag
You see nothing of that name.

>superbrief
Session tells of places in the short manner from now on (even where you have never been).

>drop torn key, and the iron chair
You see nothing of that name.

>lie on red pie
That is no verb known to me.

>u. then hug cage
There is no way in that direction.

That is no verb known to me.

>nw
There is no way in that direction.

>give bag to red radio
You see nothing of that name.

>key
That is no verb known to me.

>sw
There is no way in that direction.

>another cage
That is no verb known to me.

>n
There is no way in that direction.

>put all tokens in key
You see nothing of that name.

>drop 3 book on book
You see nothing of that name.

>wave iron. push key
You see nothing of that name.

>insert red radio into wooden
You see nothing of that name.

>set red pie
You see nothing of that name.

>put all tokens in radio
You see nothing of that name.

>
