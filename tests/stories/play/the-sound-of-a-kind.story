What is called the sound is one thing, made in the same text, and not the kind of sounds; a named token may be used before it is described.
--- source
The Loft is a room. A muffled sound is here. The sound has a number called pitch. The pitch of the sound is 3.
A valve is a device in the Loft. A device has a number called the channel.

Tuning it to is an action applying to one thing and one number.
Understand "tune [something] to [channel]" as tuning it to.
Understand "set [channel] on [something]" as tuning it to (with nouns reversed).
Understand "[number]" or "channel [number]" as "[channel]".
Carry out tuning: say "[The noun] to [number understood]."

Instead of listening: say "[The sound]: [pitch of the sound]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Loft
You can see a muffled sound and a valve here.

>listen
The muffled sound: 3.

>tune valve to 7
The valve to 7.

>set channel 9 on valve
The valve to 9.
