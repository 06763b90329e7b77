MY asks for what one holds, and is a word of what is called yours; commands with a comma before AS lose the last.
--- source
"What Is Mine"

The Wash House is a room. Bob is a man in the Wash House. A hat is in the Wash House. Your knife is in the Wash House. The player carries a ball.
A nose is a kind of thing. A nose is part of every person.
A red ear is part of the player. A blue ear is part of Bob.

Flattening is an action applying to one thing. Understand "flatten [something]" as flattening. Report flattening: say "Flat."
Understand the commands "mangle", "crumple", and "fold", as "flatten".

Every turn: say "It was [the noun].".
--- play
What Is Mine
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Wash House
You can see Bob, a hat and your knife here.

>x my
You notice nothing out of the ordinary about your knife.

It was your knife.

>take my
You take your knife.

It was your knife.

>drop my
(your knife)
You put your knife down.

It was your knife.

>x my nose
You notice nothing out of the ordinary about your nose.

It was your nose.

>x nose
Which do you mean: your nose or Bob's nose?

>my
You notice nothing out of the ordinary about your nose.

It was your nose.

>x my ear
You see nothing of that name.

>x blue ear
You notice nothing out of the ordinary about the blue ear.

It was the blue ear.

>flatten ball
Flat.

It was the ball.

>mangle ball
Flat.

It was the ball.

>crumple hat
Flat.

It was the hat.

>fold hat
That is no verb known to me.
