Made by machine: a session of rooms, 53 commands, which the reference plays alike.
--- source
"Session" by "Tester"

River Bank is a room. "You see nothing odd."

The old gate is a door. It is southwest of River Bank and northeast of Kitchen. It is locked. "Wait: "

Kitchen is a room. 

Library is west of Kitchen. "Is it (so)?"

The torch is a switched on device in River Bank. Understand "zukagon thing" as the torch.

A green lamp is a device in Kitchen. It is scenery.

In the small crate is a tray. It is an enterable supporter. "[first time]New! [only]Plain."

The coat is wearable in Kitchen. "One.[paragraph break]Two." The description of the coat is "[if the player carries something]Busy[otherwise]Idle[end if].".

The ring is a wearable thing in the crate. "[The player] [look] at [the location]." The description of the ring is "A faint smell.[line break]". It is fixed in place.

The blue bell is a thing in River Bank. The description of the blue bell is "Dust everywhere". The indefinite article of the blue bell is "one".

The letter is in the crate. It is a lit thing. 

The rope is a fixed in place thing in the small crate. The indefinite article of the rope is "a heap of".

An old chest is a closed openable container on the tray. 

The feather is a thing part of the ring. "[if the player carries something]Busy[otherwise]Idle[end if]." It is privately-named. Understand "lekamip thing" as the feather.

Bob is a man on the tray. The description of Bob is "[one of]Once[or]Again[stopping].".

When play begins:
	now the story viewpoint is second person singular;
	now the story tense is past tense.

The Grounds is a region. Library and Kitchen are in the Grounds.

Every turn when the player is in the Grounds:
	say "R1: [The noun] [are] here.";

After printing the name of the letter:
	say " (R3)";

The blue wall is a backdrop. It is everywhere. 

Use brief room descriptions.

A token is a kind of thing. The plural of token is tokens. 

Five tokens are in Kitchen.

Two tokens are on the tray.

Rule for clarifying the parser's choice of something:
	say "(R5 [the noun])[command clarification break]";

The red wall is a backdrop. It is in River Bank and Kitchen. The description is "Dust everywhere".
--- play

Session
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

River Bank
You see nothing odd.

Wait: 

You could also see a torch and one blue bell there.

>offer coat to green lamp
You saw nothing of that name.

>take a token
You saw nothing of that name.

>wear blue bell
(taking the blue bell to begin with)
The blue bell was not for wearing!

>drop feather on tray; push blue wall e
You saw nothing of that name.

>d
There was no way in that direction.

>g. g
There was no way in that direction.

>take tokens
You saw nothing of that name.

>throw the blue wall in small crate
You saw nothing of that name.

>d
There was no way in that direction.

>bob, turn some tray
There is nobody of that name to speak to.

>jump over letter
That makes sense only as far as this: jump.

>x wall
Which do you mean: the red wall or the blue wall?

>take tokens
You saw nothing of that name.

>score
This story keeps no score.

>.
That is no verb known to me.

>in
There was no way in that direction.

>bob, the old war
There is nobody of that name to speak to.

>"look"
That is no verb known to me.

>drop letter, and the tray in rope
You saw nothing of that name.

>jump. then pull on old gate
You jumped, and came down again.

That is no verb known to me.

>x token
You saw nothing of that name.

>out
There was nothing to get out of there.

>chest
That is no verb known to me.

>x token
You saw nothing of that name.

>get out of the torch
That makes sense only as far as this: get outside.

>x token
You saw nothing of that name.

>look
River Bank
You see nothing odd.

Wait: 

You could also see a torch there.

>throw tray at the bob
You saw nothing of that name.

>put on all my the small crate
You saw nothing of that name.

>look at the
You saw nothing of that name.

>pick up wall
Which do you mean: the red wall or the blue wall?

>wake old
That is only for the living.

>go north quickly
That makes sense only as far as this: go north.

>the rope
That is no verb known to me.

>stand on torch
The torch was nothing to stand on.

>ask bob to insert chest into torch
You saw nothing of that name.

>old gate
That is no verb known to me.

>put all tokens in wall
That sentence means nothing to me.

>get wall
Which do you mean: the red wall or the blue wall?

>ask that about weather then tell bob about hello
You saw nothing of that name.

>me
That is no verb known to me.

>doff coat
You saw nothing of that name.

>ask bob to wake up
You saw nothing of that name.

>sw
(opening the old gate to begin with)
The old gate proved to be locked.

>tell bob to nw
You saw nothing of that name.

>tell bob to go up
You saw nothing of that name.

>insert gate into bell
(taking the old gate to begin with)
The old gate couldn't be moved from the spot.

>notify off
This story keeps no score.

>g. g
This story keeps no score.

>take coat off some lamp
You saw nothing of that name.

>in
There was no way in that direction.

>ask the bob to enter her
You saw nothing of that name.

>ask another bob to wave feather
That sentence means nothing to me.

>
