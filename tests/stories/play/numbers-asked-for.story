A number that is missing in a token of the author's is told as such; a line without a verb has none to tell; the error may be changed before it is told.
--- source
"Numbers asked for" by T

The Lab is a room. The dial is a thing in the Lab.
Understand "[number]" or "channel [number]" as "[channel]". Understand "crimson" as "[shade]".
Tuning is an action applying to one number. Understand "tune [channel]" as tuning. Report tuning: say "Channel [number understood]."
Dyeing is an action applying to nothing. Understand "dye [shade]" as dyeing. Report dyeing: say "Dyed."
Answering by is an action applying to one number. Understand "[number]" as answering by when the dial is in the Lab. Report answering by: say "You answer [number understood]."
Before printing a parser error when the latest parser error is the didn't understand that number error and the dial is in the Lab: now the latest parser error is the not a verb I recognise error.
--- play

Numbers asked for
An Interactive Fiction by T
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a dial here.

>3
You answer 3.

>wobble
That is no verb known to me.

>3 wobbles
That makes sense only as far as this: do something to that.

>tune 4
Channel 4.

>tune channel 5
Channel 5.

>take dial
You take the dial.

>tune wobble
That number means nothing to me.

>tune channel wobble
That number means nothing to me.

>dye wobble
That sentence means nothing to me.

>wobble
That sentence means nothing to me.
