What the parser makes of names at their limits: properties as words, lists, numbers of things, second nouns of each sort,
scope within a closed container with a lamp, rules about what is meant that decide nothing, commands after a full stop.
--- source
"Understood at the Edges"

The Den is a room. "A den." The Loft is above the Den. The Void is a room.
The chest is an open enterable openable container in the Den. The hinge is part of the chest. The lantern is a lit thing. The player carries the lantern.
The tray is an open container in the Den. The crumb is in the tray. The crumb is scenery. The safe is an open container in the Den. The knob is part of the safe.
Bob is a man in the Den. Al is a man in the Den. Eve is a woman in the Den. Eve carries the harp.
The bag is an open container in the Den. The purse is an open container in the bag. The penny is in the purse.
A ball is a kind of thing. Hue is a kind of value. The hues are red, green and blue. A ball has a hue. Understand the hue property as describing a ball. The plural of ball is balls.
The first ball is a red ball in the Den. The printed name of the first ball is "ball". The second ball is a green ball in the Den. The third ball is a blue ball in the Den. A thing can be worn out. The rag is a worn out thing in the Den.
A jar is a kind of thing. A jar can be full or empty. A jar is usually empty. The clay jar is a jar in the Den. The glass jar is a full jar in the Den. Understand "brimming" as a full jar. Understand "hollow" as an empty jar.
A token is a kind of thing. Two tokens are in the Den. The north gate is a thing in the Den. The south gate is a thing in the Den.
The red cup and the green cup are in the Den. The china plate and the tin plate are in the Den. The oak spoon and the horn spoon are in the Den. The wool hat and the felt hat are in the Den.

Does the player mean taking the red cup: it is unlikely.
Does the player mean taking the tin plate: rule succeeds.
Does the player mean taking the china plate: rule fails.
Does the player mean taking the oak spoon: it is possible.
Does the player mean taking the felt hat: it is very unlikely.

Painting is an action applying to one thing. Understand "paint [red thing]" as painting. Understand "daub [worn out thing]" as painting. Carry out painting: say "Painted [the noun]."
Stashing it in is an action applying to two things. Understand "stash [other things] in [something preferably held]" as stashing it in. Carry out stashing: say "Stashed [the noun] in [the second noun]."
Lending it to is an action applying to two things. Understand "lend [other things] to [someone]" as lending it to. Carry out lending: say "Lent [the noun] to [the second noun]."
Sorting is an action applying to two things. Understand "sort [something] before [other things]" as sorting. Carry out sorting: say "Sorted [the noun] before [the second noun]."
Rating it as is an action applying to one thing and one number. Understand "rate [other things] as [number]" as rating it as. Carry out rating: say "Rated [the noun]."
Peering is an action applying to one thing. Understand "peer at [something]" or "peer at [something] closely" as peering. Carry out peering: say "Peered at [the noun]."
Bawling is an action applying to one topic. Understand "bawl [text]" as bawling. Carry out bawling: say "Bawled [the topic understood]."
Carry out examining a ball: say "[The hue of the noun]."
--- play

Understood at the Edges
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Den
A den.

You can see a chest (empty), a tray, a safe (empty), Bob, Al, Eve, a bag (in which is a purse (in which is a penny)), a ball, a second ball, a third ball, a rag, a clay jar, a glass jar, two tokens, a north gate, a south gate, a red cup, a green cup, a china plate, a tin plate, an oak spoon, a horn spoon, a wool hat and a felt hat here.

>paint ball
Painted the ball.

>paint red
Painted the ball.

>paint chest
You see nothing of that name.

>paint first ball
Painted the ball.

>daub ball
You see nothing of that name.

>daub rag
Painted the rag.

>daub lantern
You see nothing of that name.

>take brimming
You take the glass jar.

>take hollow
You take the clay jar.

>x brimming jar
You notice nothing out of the ordinary about the glass jar.

>x hollow jar
You notice nothing out of the ordinary about the clay jar.

>drop all
clay jar: You put the clay jar down.
glass jar: You put the glass jar down.
lantern: You put the lantern down.

>take cup
(the green cup)
You take the green cup.

>drop cup
(the green cup)
You put the green cup down.

>take plate
Which do you mean: the china plate or the tin plate?

>tin
You take the tin plate.

>take spoon
Which do you mean: the oak spoon or the horn spoon?

>oak
You take the oak spoon.

>take hat
(the wool hat)
You take the wool hat.

>x balls
Only one thing at a time can be done that way.

>x all balls
Only one thing at a time can be done that way.

>x red ball
red.

You notice nothing out of the ordinary about the ball.

>x blue
blue.

You notice nothing out of the ordinary about the third ball.

>x red green ball
You see nothing of that name.

>stash cup in tray
Which do you mean: the green cup or the red cup?

>stash all in tray
wool hat: Stashed the wool hat in the tray.
oak spoon: Stashed the oak spoon in the tray.
tin plate: Stashed the tin plate in the tray.

>stash ball in lantern
Which do you mean: the ball, the second ball or the third ball?

>stash all but red ball in bag
wool hat: Stashed the wool hat in the bag.
oak spoon: Stashed the oak spoon in the bag.
tin plate: Stashed the tin plate in the bag.

>lend ball to bob
Which do you mean: the ball, the second ball or the third ball?

>lend all to eve
wool hat: Lent the wool hat to Eve.
oak spoon: Lent the oak spoon to Eve.
tin plate: Lent the tin plate to Eve.

>lend rag to tray
That is only for the living.

>sort ball before hat
Which do you mean: the ball, the second ball or the third ball?

>sort red ball before red ball
Sorted the ball before the ball.

>sort all before red ball
Only one thing at a time can be done that way.

>rate ball as 5
Which do you mean: the ball, the second ball or the third ball?

>rate all as six
wool hat: Rated the wool hat.
oak spoon: Rated the oak spoon.
tin plate: Rated the tin plate.

>rate rag as rag
That number means nothing to me.

>peer at rag
Peered at the rag.

>peer at rag closely
Peered at the rag.

>peer at closely
You see nothing of that name.

>peer
What are you to peer at?

>take all from tray
The crumb stays where it is.

>take all from safe
The safe is empty.

>remove purse from penny
The purse isn't there to be removed.

>remove bag from purse
The bag isn't there to be removed.

>take penny from purse
You take the penny.

>take all from purse
The purse is empty.

>take all from bag
You take the purse.

>take 100 tokens
No more than two of those are to be had.

>take 3 tokens
No more than two of those are to be had.

>take two tokens
token: You take the token.
token: You take the token.

>drop all tokens
token: You put the token down.
token: You put the token down.

>put 100 tokens in safe
There is nothing to do that with!

>put 100 tokens in tokens
You see nothing of that name.

>give harp
Whom are you to give the harp to?

>give
Whom are you to give?

>x gate
Which do you mean: the north gate or the south gate?

>north
You notice nothing out of the ordinary about the north gate.

>take north
(the north gate)
You take the north gate.

>go north gate
The north gate is nothing to get into.

>take all. drop all
token: You take the token.
token: You take the token.
green cup: You take the green cup.
lantern: You take the lantern.
glass jar: You take the glass jar.
clay jar: You take the clay jar.
chest: You take the chest.
tray: You take the tray.
safe: You take the safe.
bag: You take the bag.
ball: You take the ball.
second ball: You take the second ball.
third ball: You take the third ball.
rag: You take the rag.
south gate: You take the south gate.
china plate: You take the china plate.
horn spoon: You take the horn spoon.
harp: Eve has it.
red cup: You take the red cup.
felt hat: You take the felt hat.

felt hat: You put the felt hat down.
red cup: You put the red cup down.
horn spoon: You put the horn spoon down.
china plate: You put the china plate down.
south gate: You put the south gate down.
rag: You put the rag down.
third ball: You put the third ball down.
second ball: You put the second ball down.
ball: You put the ball down.
bag: You put the bag down.
safe: You put the safe down.
tray: You put the tray down.
chest: You put the chest down.
clay jar: You put the clay jar down.
glass jar: You put the glass jar down.
lantern: You put the lantern down.
green cup: You put the green cup down.
token: You put the token down.
token: You put the token down.
north gate: You put the north gate down.
purse: You put the purse down.
penny: You put the penny down.
wool hat: You put the wool hat down.
oak spoon: You put the oak spoon down.
tin plate: You put the tin plate down.

>drop all
What are you to drop those things in?

>take all from safe. x rag
The safe is empty.

>bawl a b c. d
Bawled a b c. d.

There is no way in that direction.

>bawl hey
Bawled hey.

>take all from tray. z. z
The crumb stays where it is.

A while goes by.

A while goes by.

>x rag. z. bawl a
You notice nothing out of the ordinary about the rag.

A while goes by.

Bawled a.

>x rag. bawl a. z
You notice nothing out of the ordinary about the rag.

Bawled a. z.

>take lantern
You take the lantern.

>enter chest
You get into the chest.

>close chest
You close the chest.

>x chest
You notice nothing out of the ordinary about the chest.

>x me
Nobody knows you better than you do.

>take rag
You see nothing of that name.

>drop lantern
You put the lantern down.

>take lantern
You take the lantern.

>x hinge
You see nothing of that name.

>look
The chest

>open chest
You open the chest.

>x hinge
You notice nothing out of the ordinary about the hinge.

>out
You get out of the chest.

Den
A den.

You can see a tin plate, an oak spoon, a wool hat, a penny, a purse (empty), a north gate, two tokens, a green cup, a glass jar, a clay jar, a chest (empty), a tray, a safe (empty), a bag (empty), a ball, a second ball, a third ball, a rag, a south gate, a china plate, a horn spoon, a red cup, a felt hat, Bob, Al and Eve here.

>take all except
What are you to take?

>take all but
What are you to take?

>take rag and
What are you to take?

>take rag, and harp
You see nothing of that name.

>take rag and and harp
You see nothing of that name.

>x it
You notice nothing out of the ordinary about the felt hat.

>x them
It is not clear to me what 'them' stands for.

>x her
(Eve)
You notice nothing out of the ordinary about Eve.

>x him
You notice nothing out of the ordinary about Al.

>take token and other token
token: You take the token.

>take other token
You take the token.

>drop token
You put the token down.

>drop the two tokens
What are you to drop those things in?

>my tokens
You see nothing of that name.

>x my lantern
You notice nothing out of the ordinary about the lantern.

>x that rag
You notice nothing out of the ordinary about the rag.

>x those tokens
Only one thing at a time can be done that way.

>x lit lantern
You notice nothing out of the ordinary about the lantern.

>x unlit lantern
You notice nothing out of the ordinary about the lantern.

>x lit
You see nothing of that name.

>x his
You see nothing of that name.

>x its hinge
You notice nothing out of the ordinary about the hinge.

>x eve's harp
You see nothing of that name.

>x her harp
You notice nothing out of the ordinary about the harp.

>x his harp
You notice nothing out of the ordinary about the harp.

>showme jar
Which do you mean: the clay jar or the glass jar?

>oak
That is no verb known to me.

>purloin red ball. showme it
[Purloined.]

first ball - ball
location: carried by yourself in the Den
unlit, inedible, portable, handled; singular-named, improper-named
description: none
initial appearance: none
hue: red
printed name: "ball"
printed plural name: "balls"
indefinite article: none
list grouping key: none

>abstract tin plate to safe
[Abstracted.]

>abstract plate to safe
[Abstracted.]

>china
That is no verb known to me.

>abstract china plate
That is no verb known to me.

>banish hat
Which do you mean: the wool hat or the felt hat?

>wool
[Banished.]

>actions
Actions listing on.

>take nothing
You see nothing of that name.

>give rag to bob
[giving the rag to Bob]
(taking the rag to begin with)
[(1) taking the rag - silently]
[(1) taking the rag - silently - succeeded]

Bob refuses it with thanks.
[giving the rag to Bob - failed the block giving rule]

>ask bob about rag, harp
[asking Bob about "rag, harp"]
Nobody answers.
[asking Bob about "rag, harp" - succeeded]

>bob, take rag
[asking Bob to try taking the rag]
Bob would rather not.
[asking Bob to try taking the rag - failed]

>bob, x
What is Bob to examine?

>bob, give rag to me
[asking Bob to try giving the rag to yourself]
Bob would rather not.
[asking Bob to try giving the rag to yourself - failed]

>al, take all
[asking Al to try taking the token]
token: Al would rather not.
[asking Al to try taking the token - failed]
[asking Al to try taking the oak spoon]
oak spoon: Al would rather not.
[asking Al to try taking the oak spoon - failed]
[asking Al to try taking the penny]
penny: Al would rather not.
[asking Al to try taking the penny - failed]
[asking Al to try taking the purse]
purse: Al would rather not.
[asking Al to try taking the purse - failed]
[asking Al to try taking the north gate]
north gate: Al would rather not.
[asking Al to try taking the north gate - failed]
[asking Al to try taking the green cup]
green cup: Al would rather not.
[asking Al to try taking the green cup - failed]
[asking Al to try taking the glass jar]
glass jar: Al would rather not.
[asking Al to try taking the glass jar - failed]
[asking Al to try taking the clay jar]
clay jar: Al would rather not.
[asking Al to try taking the clay jar - failed]
[asking Al to try taking the chest]
chest: Al would rather not.
[asking Al to try taking the chest - failed]
[asking Al to try taking the tray]
tray: Al would rather not.
[asking Al to try taking the tray - failed]
[asking Al to try taking the safe]
safe: Al would rather not.
[asking Al to try taking the safe - failed]
[asking Al to try taking the bag]
bag: Al would rather not.
[asking Al to try taking the bag - failed]
[asking Al to try taking the second ball]
second ball: Al would rather not.
[asking Al to try taking the second ball - failed]
[asking Al to try taking the third ball]
third ball: Al would rather not.
[asking Al to try taking the third ball - failed]
[asking Al to try taking the south gate]
south gate: Al would rather not.
[asking Al to try taking the south gate - failed]
[asking Al to try taking the horn spoon]
horn spoon: Al would rather not.
[asking Al to try taking the horn spoon - failed]
[asking Al to try taking the red cup]
red cup: Al would rather not.
[asking Al to try taking the red cup - failed]
[asking Al to try taking the felt hat]
felt hat: Al would rather not.
[asking Al to try taking the felt hat - failed]
[asking Al to try taking the rag]
rag: Al would rather not.
[asking Al to try taking the rag - failed]
[asking Al to try taking the ball]
ball: Al would rather not.
[asking Al to try taking the ball - failed]
[asking Al to try taking the token]
token: Al would rather not.
[asking Al to try taking the token - failed]
[asking Al to try taking the lantern]
lantern: Al would rather not.
[asking Al to try taking the lantern - failed]
[asking Al to try taking the china plate]
china plate: Al would rather not.
[asking Al to try taking the china plate - failed]
[asking Al to try taking the tin plate]
tin plate: Al would rather not.
[asking Al to try taking the tin plate - failed]
[asking Al to try taking the harp]
harp: Al would rather not.
[asking Al to try taking the harp - failed]

>al, g
[answering Al that "g"]
Nobody answers.
[answering Al that "g" - succeeded]

>g
[answering Al that "g"]
Nobody answers.
[answering Al that "g" - succeeded]

>al, again
[answering Al that "again"]
Nobody answers.
[answering Al that "again" - succeeded]

>again
[answering Al that "again"]
Nobody answers.
[answering Al that "again" - succeeded]

>
