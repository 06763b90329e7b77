A response is given another text while the story runs, and back again.
--- source
"Responses Changed"

The Lab is a room. The coin is in the Lab.
Instead of jumping: now the standard report taking rule response (A) is "[We] [pocket] [the noun]."; say "Slang."
To pocket is a verb.
Instead of waiting: now the standard report taking rule response (A) is "Got it."; say "Short."
--- play

Responses Changed
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a coin here.

>take coin
You take the coin.

>drop coin
You put the coin down.

>jump
Slang.

>take coin
You pocket the coin.

>drop coin
You put the coin down.

>z
Short.

>take coin
Got it.

>undo
Lab
[One turn taken back.]

>undo
Lab
[One turn taken back.]

>take coin
You pocket the coin.

>
