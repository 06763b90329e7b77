Made by machine: a session of commands, 47 commands, which the reference plays alike.
--- source
"Session" by "Tester"

Library is a room. "Dust everywhere Turn [turn count]."

The old trapdoor is a door. It is northeast of Library and southwest of Captain's Cabin. It is open and unopenable. The description is "[one of]Once[or]Again[stopping].".

Captain's Cabin is a room. 

The statue is in Library. It is a thing. "Well..." The description of the statue is "[The noun] [are] here.". It is lit. Understand "bazutig" as the statue.

A chest is a container carried by the player. Understand "fizugon/gadget" as the chest.

In the chest is a coat. It is wearable. 

A scarf is a wearable thing in the chest. It is pushable between rooms. Understand "pupusal thing" as the scarf.

In the chest is a rock. It is a portable thing. "Is it (so)?" The printed name of the rock is "odd thing". The indefinite article of the rock is "your".

The wooden ball is in the chest. It is a portable thing. The description of the wooden ball is "Dust everywhere".

A bag is an opaque openable container in Captain's Cabin. The description of the bag is "[The noun] [are] here.".

Dov is a man in Library. "Turn [turn count]." The description of Dov is "You see nothing odd.".

Dov is carrying a wooden scarf.

Dov is carrying a hat.

The guard is a man in Library. "[The player] [look] at [the location]." 

The guard wears a striped key.

The aunt is a woman in Captain's Cabin. The description of the aunt is "Carrying [a list of things carried by the player].".

The aunt is carrying a green scarf.

Instead of asking the aunt for something:
	say "R6 [the second noun].";

Pubazobing is an action applying to one carried thing.

Understand "pubazob [something preferably held]" as pubazobing.

Carry out pubazobing:
	say "R10 carry out [The noun].";

Understand "stash [things] in [something]" as inserting it into.

Persuasion rule for asking people to try opening or closing something: persuasion succeeds.

Before the guard taking something:
	say "R12 [the actor].";

Lekafeling is an action applying to one topic.

Understand "lekafel [text]" as lekafeling.

Carry out lekafeling:
	say "R13 carry out [topic understood].";

Report lekafeling:
	say "R13 report [topic understood].";

Check lekafeling:
	say "R13 check [topic understood].";

Understand "talk to [someone]" as kissing.

Colour is a kind of value. The colours are crimson, teal and ochre. A thing has a colour. Understand the colour property as referring to a thing.

The colour of the wooden ball is teal.
--- play

Session
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Library
Dust everywhere Turn 1.

Well...

Turn 1.

You look at Library.

You can also see an old trapdoor here.

>ask aunt to lekafel hello
You see nothing of that name.

>unlock chest with wooden ball
(taking the wooden ball to begin with)
The chest has no lock.

>jump
You jump, and come down again.

>sleep
You are not at all sleepy.

>put all except scarf in drawer
Which do you mean: the wooden scarf or the scarf?

>drop wooden scarf on them
It is not clear to me what 'them' stands for.

>ask aunt to sleep
You see nothing of that name.

>pubazob the old trapdoor
(taking the old trapdoor to begin with)
The old trapdoor can't be moved from the spot.

>nw
There is no way in that direction.

>eat the coat
The coat is not for eating.

>dov, wooden scarf
Nobody answers.

>tell my dov to get off
That sentence means nothing to me.

>the guard, pronouns
There is nobody of that name to speak to.

>stash aunt in pupusal
You see nothing of that name.

>sniff the aunt
You see nothing of that name.

>him
That is no verb known to me.

>what is it
That is no verb known to me.

>ne

Captain's Cabin
You can see an old trapdoor, a bag (empty) and an aunt here.

>ask dov to ne
You see nothing of that name.

>statue
That is no verb known to me.

>take
What are you to take?

>guard, hello
There is nobody of that name to speak to.

>doff chest
You don't have the chest on.

>pupusal
That is no verb known to me.

>stand
There is nothing to get out of here.

>discard all of the the wooden scarf, then empty hat
That makes sense only as far as this: discard the wooden ball.

>ask dov about weather
You see nothing of that name.

>ask guard about hello
You see nothing of that name.

>e
There is no way in that direction.

>Take  the striped key
You see nothing of that name.

>lock old trapdoor with rock
(taking the odd thing to begin with)
The old trapdoor has no lock.

>place guard on statue
That is no verb known to me.

>ne
There is no way in that direction.

>get rock out of the striped key
That makes sense only as far as this: get the odd thing.

>wake up
You are wide awake, and are not dreaming.

>sw

Library
Dust everywhere Turn 15.

Well...

Turn 15.

You look at Library.

You can also see an old trapdoor here.

>ne

Captain's Cabin
You can see an old trapdoor, a bag (empty) and an aunt here.

>doff coat
You don't have the coat on.

>push that east
You see nothing of that name.

>shift the bag
Nothing comes of it.

>w
There is no way in that direction.

>get hat out of fizugon
You see nothing of that name.

>burn wooden scarf
That makes sense only as far as this: burn the wooden ball.

>tell guard to consult dov about yes
You see nothing of that name.

>push wooden nw
The wooden ball can't be pushed as far as that.

>purchase all but dov
Only one thing at a time can be done that way.

>g. g
Only one thing at a time can be done that way.

>
