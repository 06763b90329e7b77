Made by machine: a session of games, 23 commands, which the reference plays alike.
--- source
"Session" by "Tester"

Upper Deck is a room. "[We] [can't] say. [We] [can't] say."

Captain's Cabin is a room. It is north of Upper Deck. 

The striped trapdoor is a door. It is inside from Captain's Cabin and outside from Old Cellar. It is scenery. "Turn [turn count]."

Old Cellar is a room. "Is it (so)?"

Tower Room is down from Upper Deck. The description is "You see nothing odd.".

Library is a room. It is south of Tower Room. 

The bed is an enterable openable container in Captain's Cabin. 

The hat is a wearable thing carried by the player. The description of the hat is "Turn [turn count].".

An old tray is a portable supporter in Upper Deck. The description of the old tray is "[The player] [look] at [the location].".

The green loaf is edible on the old tray. 

The brass box is an opaque openable container in the bed. 

The striped stick is a portable thing on the old tray. The description of the striped stick is "[if the player carries something]Busy[otherwise]Idle[end if].".

The desk is in Upper Deck. It is a portable supporter. It is lit.

The iron bag is a closed container in the brass box. 

A wooden chair is an enterable supporter part of the desk. 

The book is a fixed in place thing in Captain's Cabin. The description of the book is "[if the player carries something]Busy[otherwise]Idle[end if].".

In Upper Deck is a wooden table. It is an enterable supporter. The description of the wooden table is "Well...".

In Upper Deck is a coat. It is wearable. The description of the coat is "Well...". The indefinite article of the coat is "our".

In Upper Deck are some striped stairs. They are a lit thing. 

A green cage is on the wooden table. It is an enterable supporter. 

Carla is a woman in Library. 

Carla is carrying an old book.

Carla is carrying an iron pie.

When play begins: the voranef bell rings in 6 turns from now.

At the time when the voranef bell rings:
	now the wooden chair is handled;
	the voranef bell rings in 2 turns from now;

When play begins:
	now the story viewpoint is first person singular;
	now the story tense is past tense.

The Grounds is a region. Tower Room and Old Cellar are in the Grounds.

Understand "nolelom [something]" as a mistake ("R2 [one of]Once[or]Again[stopping].").

After choosing notable locale objects:
	set the locale priority of the striped trapdoor to 9;
--- play

Session
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Upper Deck
I couldn't say. I couldn't say.

I could see an old tray (on which were a green loaf and a striped stick), a desk, a wooden table (on which was a green cage), our coat and some striped stairs there.

>s
There was no way in that direction.

>nolelom striped stick
R2 Once.

>sit on book
I saw nothing of that name.

>take off that chair
I didn't had the wooden chair on.

>say carla to the old war
That is only for the living.

>again
That is only for the living.

>tell carla to put her on bed
I saw nothing of that name.

>go south
There was no way in that direction.

>take striped stick off iron
I saw nothing of that name.

>take everything off them
They couldn't hold anything.

>insert iron pie into box
I saw nothing of that name.

>show book, that to box
I saw nothing of that name.

>yes
Nobody asked.

>put in tray
That sentence means nothing to me.

>ask carla for it
I saw nothing of that name.

>feed carla to striped stick
I saw nothing of that name.

>sit on wooden chair
I got onto the wooden chair.

>x stick
Busy.

>ask carla for hello
I saw nothing of that name.

>cut the book
I saw nothing of that name.

>g
I saw nothing of that name.

>desk
That is no verb known to me.

>in then s
(getting off the wooden chair to begin with)
There was no way in that direction.

There was no way in that direction.

>
