After an order the noun is still that of the order, whether or not it was obeyed.
--- source
The Lab is a room. The shelf is an enterable supporter in the Lab. A cat is an animal in the Lab. Bob is a man in the Lab. The ball is in the Lab.
Persuasion rule for asking Bob to try doing something: persuasion succeeds.
Every turn: say "[The noun] / [the second noun] / [the actor] / [the person asked] / [the current action]."
Instead of Bob jumping: say "No."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a shelf, a cat, Bob and a ball here.

>cat, sit on shelf
The cat would rather not.

The shelf / nothing / yourself / yourself / waiting.

>cat, take ball
The cat would rather not.

The ball / nothing / yourself / yourself / waiting.

>bob, take ball
Bob takes the ball.

The ball / nothing / yourself / yourself / waiting.

>bob, jump
No.

Bob tries, but can't do that.

nothing / nothing / yourself / yourself / waiting.

>x ball
You notice nothing out of the ordinary about the ball.

The ball / nothing / yourself / yourself / examining the ball.

>z
A while goes by.

nothing / nothing / yourself / yourself / waiting.

>bob, put ball on shelf
Bob puts the ball on the shelf.

The ball / the shelf / yourself / yourself / waiting.

>take all
ball: You take the ball.

nothing / nothing / yourself / yourself / taking nothing.

>bob, frob
Nobody answers.

Bob / nothing / yourself / yourself / answering Bob that "frob".

>frob
That is no verb known to me.

>look
Lab
You can see a shelf, a cat and Bob here.

nothing / nothing / yourself / yourself / looking.

>bob, take shelf
Bob tries, but can't do that.

The shelf / nothing / yourself / yourself / waiting.

>bob, give ball to cat
(Bob taking the ball to begin with)
Bob tries, but can't do that.

The ball / the cat / yourself / yourself / waiting.

>
