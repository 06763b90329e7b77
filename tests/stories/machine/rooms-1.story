Made by machine: a session of rooms, 34 commands, which the reference plays alike.
--- source
"Session" by "Tester"

Upper Deck is a room. 

Kitchen is a dark room. It is south of Upper Deck. "[if the player carries something]Busy[otherwise]Idle[end if]. [We] [can't] say."

The brass gate is a door. It is north of Upper Deck and south of Garden. It is locked. The description is "[run paragraph on]Glued. ".

Garden is a room. "[run paragraph on]Glued.  Turn [turn count]."

A red scarf is a wearable thing in Upper Deck. The description of the red scarf is "Dust everywhere". It is handled.

A torn radio is a switched on device in Garden. Understand "huvosal/gadget" as the torn radio.

The table is a supporter carried by the player. "One.[paragraph break]Two." The description of the table is "Dust everywhere".

On the table is a bag. It is a transparent closed openable container. Understand "banokub/gadget" as the bag.

On the table is a hat. It is wearable. "[The player] [look] at [the location]." The indefinite article of the hat is "our".

The brass pie is on the table. It is an edible thing. The description of the brass pie is "Dust everywhere".

A coat is a wearable thing in Upper Deck. It is pushable between rooms. The printed name of the coat is "l'objet".

The torn loaf is an edible thing on the table. Understand "leratig thing" as the torn loaf.

Some papers are a portable thing in Upper Deck. 

The iron statue is a lit thing carried by the player. "You see nothing odd." The description of the iron statue is "A faint smell.[line break]". The indefinite article of the iron statue is "a heap of".

An armchair is in Upper Deck. It is an enterable open container. The description of the armchair is "You see nothing odd.".

Mr Finch is a man in Upper Deck. 

Mr Finch is carrying a green loaf.

The aunt is a woman in Upper Deck. "It is [time of day]." 

Carla is a woman in Upper Deck. 

Colour is a kind of value. The colours are crimson, teal and ochre. A thing has a colour. Understand the colour property as referring to a thing.

The colour of the hat is teal.

Instead of jumping:
	now the player is Carla;
	try looking;

Rule for writing a paragraph about the coat:
	say "R4 [The coat] [are] near [a list of unmentioned things in the location].";
--- play

Session
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Upper Deck
R4 The l'objet is near a brass gate, a red scarf, some papers, an armchair, Mr Finch, an aunt and Carla.

>hide finch under torn loaf
That is no verb known to me.

>u
There is no way in that direction.

>break the bag
Nothing here would get better by blows.

>swing on bag. open torn radio with torn loaf
The bag won't swing.

That makes sense only as far as this: open the torn loaf.

>disrobe bag
You don't have the bag on.

>jump
Upper Deck
R4 The l'objet is near a brass gate, your former self, a red scarf, some papers, an armchair, Mr Finch, an aunt and yourself.

>open papers
The papers can't be opened.

>take jar quickly
You see nothing of that name.

>ask finch about yes
Nobody answers.

>look up carla
That makes sense only as far as this: look up.

>consult aunt about him
You find nothing about that in the aunt.

>out, then remove mr finch from brass gate
There is nothing to get out of here.

That is no verb known to me.

>go in papers
The papers are nothing to get into.

>swallow it
The l'objet is not for drinking.

>e. wave
There is no way in that direction.

You wave your hands.

>enter papers
The papers are nothing to get into.

>torn loaf
That is no verb known to me.

>exit
There is nothing to get out of here.

>lie on both
That is no verb known to me.

>red scarf
That is no verb known to me.

>find armchair
That is no verb known to me.

>the iron statue
That is no verb known to me.

>get table off that
That makes sense only as far as this: get the table.

>get off that hat
You aren't on the hat.

>put green loaf in armchair
(taking the green loaf to begin with)
Mr Finch has it.

>sorry
No harm done.

>in
There is no way in that direction.

>out
There is nothing to get out of here.

>ask aunt for weather
You see nothing of that name.

>drop armchair on statue
(taking the armchair to begin with)
The iron statue is no place to put things on.

>climb green loaf
The green loaf is not for climbing.

>ask the aunt to put brass inside the torn loaf
That sentence means nothing to me.

>stand. feel loaf
There is nothing to get out of here.

Which do you mean: the torn loaf or the green loaf?

>drop iron statue on papers
(taking the iron statue to begin with)
Yourself has it.

>
