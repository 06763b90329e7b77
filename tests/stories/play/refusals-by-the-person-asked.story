A response about somebody who was asked to do something calls that person the noun, and has no second noun.
--- source
"The person who answers"

The Quay is a room. Tilda is a woman in the Quay. The rope is a thing in the Quay. Osric is a man in the Quay. The anvil is fixed in place in the Quay.
Persuasion rule for asking Osric to try doing something: persuasion succeeds.
The requested actions require persuasion rule response (A) is "[The noun] [have] other work[if the second noun is a thing], and so has [the second noun][end if].".
The carry out requested actions rule response (A) is "[The noun] [are] not strong enough[if the second noun is a thing], nor [are] [the second noun][end if].".
Unsuccessful attempt by Osric climbing something: say "[The noun] is too much for Osric."
--- play

The person who answers
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Quay
You can see Tilda, a rope, Osric and an anvil here.

>tilda, take rope
Tilda has other work.

>tilda, jump
Tilda has other work.

>tilda, give rope to osric
Tilda has other work.

>osric, take anvil
Osric is not strong enough.

>osric, give anvil to tilda
(Osric taking the anvil to begin with)
Osric is not strong enough.

>osric, climb anvil
The anvil is too much for Osric.
