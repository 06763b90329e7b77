'Doing it' is what the preamble before was about, but for how often; 'the edible' is anything that is so; an actor who is or is not somebody; one action under a name with an article.
--- source
"Again and Again"

The Attic is a room. A gold coin is in the Attic. A straw hat is in the Attic. The rafters are scenery in the Attic. The pie is an edible thing in the Attic. A person can be sleepy. Bob is a man in the Attic. Sue is a sleepy woman in the Attic. The tin pot is an open container in the Attic. A pea is in the tin pot.

After taking the coin in the presence of Bob for the first time: say "First coin."
After doing it for the second time: say "Second coin."
After doing it more than twice: say "Enough coins."
Instead of smelling when the hat is held: say "Felt."
Instead of doing it for the third time: say "Still felt."
Check smelling: say "(about to smell)".
Before doing it: say "(hat and nose)".

Instead of examining the scenery: say "It was here before you."
Instead of touching the edible: say "No fingers in [the noun]."
Every turn when the player carries the edible: say "It smells of pie."

After waiting: try Bob jumping; try Sue jumping; try the tin pot jumping.
After an actor who is not Bob jumping: say "[The actor] jumps for joy."
After an actor who is sleepy jumping when the coin is held: say "[The actor] yawns."

Eating is a crime. Thinking is a folly.
Before folly: say "Oh dear."
Instead of a crime when Bob is visible: say "Bob looks at you."
--- play

Again and Again
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic
You can see a gold coin, a straw hat, a pie, Bob, Sue and a tin pot (in which is a pea) here.

>take coin
First coin.

>drop coin
You put the gold coin down.

>take coin
Second coin.

>drop coin
You put the gold coin down.

>take coin
Enough coins.

>smell
(about to smell)
There is no smell worth mention.

>take hat
You take the straw hat.

>smell
(hat and nose)
Felt.

>smell
(hat and nose)
Felt.

>smell
(hat and nose)
Still felt.

>x rafters
It was here before you.

>x coin
You notice nothing out of the ordinary about the gold coin.

>touch pie
No fingers in the pie.

>touch coin
The gold coin feels just as it looks.

>z
Bob jumps up and down.

Sue yawns.

The tin pot jumps for joy.

>drop coin
You put the gold coin down.

>z
Bob jumps up and down.

Sue jumps for joy.

The tin pot jumps for joy.

>eat pie
Bob looks at you.

>think
Oh dear.

It never does any harm.

>take pie
You take the pie.

It smells of pie.

>
