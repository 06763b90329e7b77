What the parser asks back and corrects, and every testing command with things that it can and cannot be used on.
--- source
Use the serial comma.

The Yard is a room. The Cellar is below the Yard. The Cellar is dark. The Field is a region. The Yard is in the Field.
Bob is a man in the Yard. The nose is part of Bob. The badge is a wearable thing. Bob wears the badge. The description of Bob is "Plain."
The crate is an openable container in the Yard. The crate is closed. The hinge is part of the crate. 
The cage is a transparent container in the Yard. The cage is closed, openable, lockable and locked. The bird is an animal in the cage.
The coffer is an open container in the Yard. The badge box is in the coffer. It is fixed in place and undescribed.
The shelf is a supporter in the Yard. The jar is on the shelf. The lid is part of the jar. 
The stump is in the Yard. The oak door is a door. It is east of the Yard and west of the Barn. 
The medal is a thing. The void is a thing.
A marble is a kind of thing. The plural of marble is marbles. The player carries three marbles.
Pat is a person in the Yard. The player carries the red pen, the green pen and the blue pen.
A thing can be long. The long rope is a long thing in the Yard. A thing can be stout. The post is a stout thing in the Yard. The beam is a stout thing in the Yard.
Lashing it to is an action applying to two things. Understand "lash [long thing] to [stout thing]" as lashing it to. Carry out lashing: say "Lashed [the noun] to [the second noun]."
Rain is a scene. Rain begins when the player is in the Cellar. Rain ends happily when the player is in the Yard. Play is a scene. Play begins when play begins. Frost is a scene.
Friendship relates various people to various people. The verb to like means the friendship relation. Bob likes Pat. Pat likes Bob.
Rivalry relates people to each other. The verb to rival means the rivalry relation. 
Marking relates one thing to one thing. The verb to mark means the marking relation. The jar marks the stump.
Pairing relates one thing to another. The verb to match means the pairing relation. The jar matches the lid.
Clubbing relates people to each other in groups. The verb to club with means the clubbing relation. Bob clubs with Pat.
Test me with "look / z" in the Cellar holding the medal and the jar.
Test it with "test me".
Understand "blunder [things]" as a mistake ("No blundering with [the noun].").
Understand "stumble" as a mistake.
Instead of jumping (this is the no jumping rule): say "No jumping here." (A).
Before reading a command when the turn count is 2: say "(Ready.)".
Rule for asking which do you mean when the player carries the medal: say "Which, pray?"
Bawling is an action applying to one topic. Understand "bawl [text]" as bawling. Carry out bawling: say "Bawled [the topic understood]."
After reading a command when the player's command includes "swap": replace the player's command with "x".
After reading a command when the player's command includes "please": replace the matched text with ""; if the player's command includes "kindly", replace the matched text with "me".
--- notices

--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see an oak door, Bob, a crate (closed), a cage (closed) (in which is a bird), a coffer (empty), a shelf (on which is a jar), a stump, Pat, a long rope, a post, and a beam here.

>undo
There is no turn to go back to yet!

>oops
There is nothing there that could be put right.

>o lamp
There is nothing there that could be put right.

>x lmp
You see nothing of that name.

>oops
No harm done.

>oops jar lid
"Oops" puts right one word and no more.

>oops jar
That is no verb known to me.

>take jar. x it
You take the jar.

You notice nothing out of the ordinary about the jar.

>drop jar. undo
You put the jar down.

That is no verb known to me.

>undo
Yard
[One turn taken back.]

>lash
What are you to lash the long rope to?

>post
You see nothing of that name.

>lash rope
What are you to lash the long rope to?

>the beam
Lashed the long rope to the beam.

>lash rope to
What are you to lash the long rope to?

>jump
No jumping here.

>x pen
Which do you mean: the red pen, the green pen, or the blue pen?

>red
You notice nothing out of the ordinary about the red pen.

>x pen
Which do you mean: the red pen, the green pen, or the blue pen?

>swap
What are you to examine?

>x pen
Which do you mean: the red pen, the green pen, or the blue pen?

>all
Only one of them will do here. Which shall it be?
>x pen
Which do you mean: the red pen, the green pen, or the blue pen?

>green
You notice nothing out of the ordinary about the green pen.

>drop pen
Which do you mean: the red pen, the green pen, or the blue pen?

>all
red pen: You put the red pen down.
green pen: You put the green pen down.
blue pen: You put the blue pen down.

>take pen
Which do you mean: the blue pen, the green pen, or the red pen?

>bob, x pen
Which do you mean: the blue pen, the green pen, or the red pen?

>x marble
You notice nothing out of the ordinary about the marble.

>take 100 marbles
What are you to take those things from?

>take three marbles
What are you to take those things from?

>take marbles from bob
You see nothing of that name.

>take all from pat
Pat has nothing.

>take all from stump
It can't hold anything.

>take all from crate
The crate is closed.

>take all from coffer
The badge box can't be moved from the spot.

>take all from shelf
The shelf is empty.

>take all from shelf
The shelf is empty.

>take all from cage
The cage is closed.

>take all from marbles
You see nothing of that name.

>take all. bawl a b c
blue pen: You take the blue pen.
green pen: You take the green pen.
red pen: You take the red pen.
crate: You take the crate.
cage: You take the cage.
coffer: You take the coffer.
stump: You take the stump.
long rope: You take the long rope.
post: You take the post.
beam: You take the beam.

Bawled a b c.

>take all from crate. x
The crate is closed.

>bawl a then b
Bawled a then b.

That sentence means nothing to me.

>take all from crate. x
The crate is closed.

>bawl hello you there
Bawled hello you there.

(opening the oak door to begin with)

Barn
You can see an oak door here.

>take all from crate. x
The crate is closed.

>bawl hello
Bawled hello.

That sentence means nothing to me.

>please x kindly
Nobody knows you better than you do.

>blunder jar and stump
No blundering with the jar.
No blundering with the stump.

>blunder jar
No blundering with the jar.

>stumble

>purloin bird
[Purloined.]

>purloin bird and hinge
[Purloined.]
[hinge cannot be moved: it is part of something.]

>purloin nose
[nose cannot be moved: it is part of something.]

>purloin cage
[Purloined.]

>purloin crate
[Purloined.]

>purloin me
[yourself cannot be moved: it would hold itself.]

>purloin yard
[Yard cannot be moved: it is not a thing.]

>purloin all but all
That is no verb known to me.

>purloin
That is no verb known to me.

>purloin frob
That is no verb known to me.

>abstract jar
That is no verb known to me.

>abstract jar to shelf
[Abstracted.]

>abstract jar to
What are you to abstract?

>abstract jar onto shelf
That is no verb known to me.

>abstract shelf to jar
[shelf cannot be moved: it would hold itself.]

>abstract bob to bob
[Bob cannot be moved: it would hold itself.]

>abstract bird to pat
[Abstracted.]

>abstract hinge to bob
[hinge cannot be moved: it is part of something.]

>banish jar
[Banished.]

>banish lid
[lid cannot be moved: it is part of something.]

>gonear jar
That is nowhere.

>gonear void
That is nowhere.

>gonear nose
Yard
You can see an oak door, Bob, a shelf, and Pat here.

>gonear cellar
In the dark
Not a glimmer of light anywhere: you can make out nothing at all.

>showme
Cellar - room
    yourself - person
        crate - closed container
            hinge (part of crate)
        cage - transparent locked container
        beam
        post
        long rope
        stump
        coffer - open container
            badge box
        red pen
        green pen
        blue pen
        marble - marble
        marble - marble
        marble - marble

>showme. showme jar
Cellar - room
    yourself - person
        crate - closed container
            hinge (part of crate)
        cage - transparent locked container
        beam
        post
        long rope
        stump
        coffer - open container
            badge box
        red pen
        green pen
        blue pen
        marble - marble
        marble - marble
        marble - marble

jar - thing
    lid (part of jar)
location: out of play
unlit, inedible, portable, handled; singular-named, improper-named
description: none
initial appearance: none
marking relation partner: stump
pairing relation partner: lid
printed name: "jar"
printed plural name: none
indefinite article: none
list grouping key: none

>showme bob
Bob - man
    nose (part of Bob)
    badge (worn)
location: in the Yard in the Field
unlit, inedible, portable; transparent, male; singular-named, proper-named
description: "Plain."
initial appearance: none
carrying capacity: 100
printed name: "Bob"
printed plural name: "men"
indefinite article: none
list grouping key: none

>showme cage
cage - transparent locked container
location: carried by yourself in the Cellar
unlit, inedible, portable, handled; closed, openable, lockable, locked, transparent; singular-named, improper-named
description: none
initial appearance: none
carrying capacity: 100
printed name: "cage"
printed plural name: "containers"
indefinite article: none
list grouping key: none

>showme crate
crate - closed container
    hinge (part of crate)
location: carried by yourself in the Cellar
unlit, inedible, portable, handled; closed, openable, unlocked, opaque; singular-named, improper-named
description: none
initial appearance: none
carrying capacity: 100
printed name: "crate"
printed plural name: "containers"
indefinite article: none
list grouping key: none

>showme oak door
oak door - open door
location: in the Yard in the Field
unlit, inedible, fixed in place; open, openable, unlocked; singular-named, improper-named
description: none
initial appearance: none
printed name: "oak door"
printed plural name: "doors"
indefinite article: none
list grouping key: none

>showme nose
nose - thing
location: part of Bob in the Yard in the Field
unlit, inedible, portable; singular-named, improper-named
description: none
initial appearance: none
printed name: "nose"
printed plural name: none
indefinite article: none
list grouping key: none

>showme badge
Which do you mean: the badge or the badge box?

>showme me
yourself - person
    crate - closed container
        hinge (part of crate)
    cage - transparent locked container
    beam
    post
    long rope
    stump
    coffer - open container
        badge box
    red pen
    green pen
    blue pen
    marble - marble
    marble - marble
    marble - marble
location: in the Cellar
unlit, inedible, portable; transparent, male; singular-named, proper-named
description: "Nobody knows you better than you do."
initial appearance: none
carrying capacity: 100
printed name: "yourself"
printed plural name: "people"
indefinite article: none
list grouping key: none

>showme jar
jar - thing
    lid (part of jar)
location: out of play
unlit, inedible, portable, handled; singular-named, improper-named
description: none
initial appearance: none
marking relation partner: stump
pairing relation partner: lid
printed name: "jar"
printed plural name: none
indefinite article: none
list grouping key: none

>showme void
void - thing
location: out of play
unlit, inedible, portable; singular-named, improper-named
description: none
initial appearance: none
printed name: "void"
printed plural name: none
indefinite article: none
list grouping key: none

>showme cellar
Cellar - room
    yourself - person
        crate - closed container
            hinge (part of crate)
        cage - transparent locked container
        beam
        post
        long rope
        stump
        coffer - open container
            badge box
        red pen
        green pen
        blue pen
        marble - marble
        marble - marble
        marble - marble
dark, unvisited; singular-named, improper-named
description: none
printed name: "Cellar"
printed plural name: none
indefinite article: none
list grouping key: none

>showme rain
That is no verb known to me.

>showtree bob
Bob - man
    nose (part of Bob)
    badge (worn)

>showtree
Cellar - room
    yourself - person
        crate - closed container
            hinge (part of crate)
        cage - transparent locked container
        beam
        post
        long rope
        stump
        coffer - open container
            badge box
        red pen
        green pen
        blue pen
        marble - marble
        marble - marble
        marble - marble
jar - thing
    lid (part of jar)
Barn - room
medal - thing
void - thing

>scope
1: yourself
2: crate
3: hinge
4: cage
5: coffer
6: badge box
7: stump
8: marble
9: marble
10: marble
11: red pen
12: green pen
13: blue pen
14: long rope
15: post
16: beam

>scope bob
1: Bob
2: nose
3: badge
4: bird
5: shelf
6: oak door
7: Pat

>scope void
Nothing is in scope.

>scope medal
Nothing is in scope.

>scenes
Scene 'Entire Game' playing (for 21 mins now)
Scene 'Rain' playing (for 1 mins now)
Scenes listing on.

>scenes off
Scenes listing off.

>scenes all
Scene 'Entire Game' playing (for 21 mins now)
Scene 'Rain' playing (for 1 mins now)
Scenes listing on, for all.

>scenes on
Scene 'Entire Game' playing (for 21 mins now)
Scene 'Rain' playing (for 1 mins now)
Scenes listing on.

>random
[From now on chance can be foretold.]

>random jar
That is no verb known to me.

>relations
Friendship relates various people to various people:
  Bob  >=>  Pat
  Pat  >=>  Bob
Marking relates one thing to one thing:
  The jar  >=>  the stump
Pairing relates one thing to another:
  The jar  ==  lid
Clubbing relates people to each other in groups:
  { Bob and Pat }
  and yourself and the bird in single-member groups

>relations jar
That is no verb known to me.

>responses
no jumping rule response (A): "No jumping here."
(And 392 of the library: RESPONSES ALL shows them.)

>showverb lash
  "lash [long thing] to [stout thing]" -> lashing it to

>showverb blunder
  "blunder [things]" -> a mistake

>showverb frob
Say which verb.

>showverb
Say which verb.

>showverb unlock
  "unlock [something] with [something preferably held]" -> unlocking it with

>actions
Actions listing on.

>jump
[jumping]
No jumping here.
[jumping - failed]

>actions off
Actions listing off.

>jump
No jumping here.

>actions on. jump
Actions listing on.

[jumping]
No jumping here.
[jumping - failed]

>actions frob
That is no verb known to me.

>rules
Rules tracing on.

[Rule "parse command rule" applies.]
>jump
[Rule "declare everything initially unmentioned rule" applies.]
[Rule "generate action rule" applies.]
[jumping]
[Rule "announce items from multiple object lists rule" applies.]
[Rule "set pronouns from items from multiple object lists rule" applies.]
[Rule "before stage rule" applies.]
[Rule "basic visibility rule" applies.]
[Rule "basic tangibility rule" applies.]
[Rule "basic accessibility rule" applies.]
[Rule "carrying requirements rule" applies.]
[Rule "instead stage rule" applies.]
[Rule "no jumping rule" applies.]
No jumping here.
[jumping - failed]

[Rule "early scene changing stage rule" applies.]
[Rule "scene change machinery rule" applies.]
[Rule "every turn stage rule" applies.]
[Rule "timed events rule" applies.]
[Rule "advance time rule" applies.]
[Rule "update chronological records rule" applies.]
[Rule "late scene changing stage rule" applies.]
[Rule "scene change machinery rule" applies.]
[Rule "adjust light rule" applies.]
[Rule "note object acquisitions rule" applies.]
[Rule "notify score changes rule" applies.]
[Rule "parse command rule" applies.]
>rules off
[Rule "declare everything initially unmentioned rule" applies.]
[Rule "generate action rule" applies.]
Rules tracing off.

>trace 2
Parser tracing on, level 2 of 5.

>x jar
["x jar" is looked up in 1 line of grammar]
  [token 1, at word 2, "jar": it does not fit]
[line "examine [something]" -> examining: does not fit, having come to the end]
You see nothing of that name.

>trace off
Parser tracing off.

>trace 9
Parser tracing on, level 5 of 5.

>trace 0
Parser tracing off.

>trace all
Parser tracing on, level 5 of 5.

>trace on. trace off
Parser tracing on, level 1 of 5.

Parser tracing off.

>test
These tests can be run:
    test me
    test it

>test frob
These tests can be run:
    test me
    test it

>test it
(Testing.)

>[1] test me
(first acquiring the jar)
(first acquiring the medal)
(Testing.)

>[2] look
[looking]
In the dark
Not a glimmer of light anywhere: you can make out nothing at all.

[looking - succeeded]

>[3] z
[waiting]
A while goes by.
[waiting - succeeded]

>d
[going down]
There is no way in that direction.
[going down - failed the can't go that way rule]

>u
[going up]

Yard
You can see an oak door, Bob, a shelf, and Pat here.

[going up - succeeded]

[Scene 'Rain' ends]
[Scene 'Rain' ends happily]
>test me
(first moving to Cellar)

(Testing.)

>[1] look
[looking]
In the dark
Not a glimmer of light anywhere: you can make out nothing at all.

[looking - succeeded]

>[2] z
[waiting]
A while goes by.
[waiting - succeeded]

>me, showme jar
That is no verb known to me.

>showme jar then jump
jar - thing
    lid (part of jar)
location: carried by yourself in the Cellar
unlit, inedible, portable, handled; singular-named, improper-named
description: none
initial appearance: none
marking relation partner: stump
pairing relation partner: lid
printed name: "jar"
printed plural name: none
indefinite article: none
list grouping key: none

[jumping]
No jumping here.
[jumping - failed]

>showme jar frob
That is no verb known to me.

>
