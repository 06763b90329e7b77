What the player may mean for another to do is a request: a rule for asking the cook to try taking speaks of it, one for the mate taking does not.
--- source
The Deck is a room. The Mate is a man in the Deck. The Cook is a woman in the Deck. The iron anchor is in the Deck. The wooden anchor is in the Deck. A persuasion rule: persuasion succeeds.
Does the player mean the Mate taking the iron anchor: it is very likely.
Does the player mean taking the wooden anchor: it is very likely.
Does the player mean doing something with the iron anchor: it is possible.
Does the player mean asking the Cook to try taking the wooden anchor: it is likely.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Deck
You can see a Mate, a Cook, an iron anchor and a wooden anchor here.

>mate, take anchor
Which do you mean: the iron anchor or the wooden anchor?

>iron
The Mate takes the iron anchor.

>mate, drop anchor
(the iron anchor)
The Mate puts the iron anchor down.

>take anchor
(the wooden anchor)
You take the wooden anchor.

>drop anchor
(the wooden anchor)
You put the wooden anchor down.

>cook, take anchor
(the wooden anchor)
The Cook takes the wooden anchor.

>
