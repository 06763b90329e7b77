Testing commands at their limits: actions without a result, scenes past midnight, what is part of what, things that would hold
themselves, what has no place, and a test that calls itself.
--- source
The Hall is a room. The cup is in the Hall. The player carries the pen. Bob is a man in the Hall. Bob's hat is a thing. Bob wears Bob's hat. Bob's nose is part of Bob. The chest is a closed openable lockable locked container in the Hall. The glass box is a closed transparent container in the Hall. The bead is in the glass box. The gate is a door. It is north of the Hall and south of the Yard. The ring is part of the gate. The gate is open. The trunk is an open container in the Hall. 
The default action success rule is not listed in any rulebook.
A thing has an object called partner. The partner of the cup is the pen. Owning relates one person (called the owner) to various things. The verb to own means the owning relation. Bob owns the cup.
A thing has a text called note. The note of the cup is "[if the cup is in the Hall]here[otherwise]there[end if]". A thing can be rare. The cup is rare.
The shelf is a supporter in the Hall. The case is a container on the shelf. The drawer is a container. The drawer is part of the case. The coin is in the drawer.
After waiting when the pen is carried: say "Tick."; make no decision.
Before jumping: stop the action.
Instead of smelling: do nothing instead.
Check pulling the cup: if the pen is carried, stop.
Instead of pushing the cup: try silently pulling the cup; try pulling the pen.
Test lone with "showme me".
Test loop with "test loop / z" in the Yard holding Bob's nose and the pen.
Night is a scene. Night begins when the player is in the Yard. Night ends when the player is in the Hall. Day is a scene. Day begins when play begins. Day ends well when the player is in the Yard.
Instead of waving hands: now the time of day is 12:01 am.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a gate, a cup, Bob, a chest (closed), a glass box (closed) (in which is a bead), a trunk (empty) and a shelf (on which is a case (empty)) here.

>actions
Actions listing on.

>z
[waiting]
Tick.

A while goes by.
[waiting - ended without result]

>jump
[jumping]
[jumping - ended without result]

>smell
[smelling the Hall]
[smelling the Hall - ended without result]

>pull cup
[pulling the cup]
[pulling the cup - failed the Check pulling the cup]

>push cup
[pushing the cup]
[(1) pulling the cup - silently]
[(1) pulling the cup - silently - failed the Check pulling the cup]

[(1) pulling the pen]
Nothing comes of it.
[(1) pulling the pen - ended without result]

[pushing the cup - failed]

>take cup
[taking the cup]
You take the cup.
[taking the cup - ended without result]

>actions off
Actions listing off.

>scenes
Scene 'Entire Game' playing (for 6 mins now)
Scene 'Day' playing (for 6 mins now)
Scenes listing on.

>wave
>scenes all
Scene 'Entire Game' playing (for 902 mins now)
Scene 'Day' playing (for 902 mins now)
Scenes listing on, for all.

>n

Yard
You can see a gate here.

[Scene 'Night' begins]
[Scene 'Day' ends]
[Scene 'Day' ends well]
>scenes
Scene 'Entire Game' playing (for 903 mins now)
Scene 'Night' playing (for 1 mins now)
Scene 'Day' ended well
Scenes listing on.

>s

Hall
You can see a gate, Bob, a chest (closed), a glass box (closed) (in which is a bead), a trunk (empty) and a shelf (on which is a case (empty)) here.

[Scene 'Night' ends]
>scenes
Scene 'Entire Game' playing (for 904 mins now)
Scene 'Night' ended
Scene 'Day' ended well
Scenes listing on.

>showme cup
cup - thing
location: carried by yourself in the Hall
unlit, inedible, portable, handled, rare; singular-named, improper-named
description: none
initial appearance: none
owner: Bob
partner: pen
note: "there"
printed name: "cup"
printed plural name: none
indefinite article: none
list grouping key: none

>showme coin
coin - thing
location: in the drawer, which is part of the case on the shelf in the Hall
unlit, inedible, portable; singular-named, improper-named
description: none
initial appearance: none
note: none
printed name: "coin"
printed plural name: none
indefinite article: none
list grouping key: none

>showme drawer
drawer - open container
    coin
location: part of the case on the shelf in the Hall
unlit, inedible, portable; open, unopenable, unlocked, opaque; singular-named, improper-named
description: none
initial appearance: none
note: none
carrying capacity: 100
printed name: "drawer"
printed plural name: "containers"
indefinite article: none
list grouping key: none

>showme ring
ring - thing
location: part of the gate in the Hall
unlit, inedible, portable; singular-named, improper-named
description: none
initial appearance: none
note: none
printed name: "ring"
printed plural name: none
indefinite article: none
list grouping key: none

>showme bob's hat
Bob's hat - thing
location: worn by Bob in the Hall
unlit, inedible, portable, wearable; singular-named, proper-named
description: none
initial appearance: none
note: none
printed name: "Bob's hat"
printed plural name: none
indefinite article: none
list grouping key: none

>showme bob's nose
Bob's nose - thing
location: part of Bob in the Hall
unlit, inedible, portable; singular-named, proper-named
description: none
initial appearance: none
note: none
printed name: "Bob's nose"
printed plural name: none
indefinite article: none
list grouping key: none

>showme chest
chest - locked container
location: in the Hall
unlit, inedible, portable; closed, openable, lockable, locked, opaque; singular-named, improper-named
description: none
initial appearance: none
note: none
carrying capacity: 100
printed name: "chest"
printed plural name: "containers"
indefinite article: none
list grouping key: none

>showme glass box
glass box - transparent closed container
    bead
location: in the Hall
unlit, inedible, portable; closed, unopenable, unlocked, transparent; singular-named, improper-named
description: none
initial appearance: none
note: none
carrying capacity: 100
printed name: "glass box"
printed plural name: "containers"
indefinite article: none
list grouping key: none

>showme gate
gate - open door
    ring (part of gate)
location: in the Hall
unlit, inedible, fixed in place; open, openable, unlocked; singular-named, improper-named
description: none
initial appearance: none
note: none
printed name: "gate"
printed plural name: "doors"
indefinite article: none
list grouping key: none

>showme trunk
trunk - open container
location: in the Hall
unlit, inedible, portable; open, unopenable, unlocked, opaque; singular-named, improper-named
description: none
initial appearance: none
note: none
carrying capacity: 100
printed name: "trunk"
printed plural name: "containers"
indefinite article: none
list grouping key: none

>showme bead
bead - thing
location: in the glass box in the Hall
unlit, inedible, portable; singular-named, improper-named
description: none
initial appearance: none
note: none
printed name: "bead"
printed plural name: none
indefinite article: none
list grouping key: none

>showme pen
pen - thing
location: carried by yourself in the Hall
unlit, inedible, portable, handled; singular-named, improper-named
description: none
initial appearance: none
note: none
printed name: "pen"
printed plural name: none
indefinite article: none
list grouping key: none

>showme case
case - open container
    drawer (part of case) - open container
        coin
location: on the shelf in the Hall
unlit, inedible, portable; open, unopenable, unlocked, opaque; singular-named, improper-named
description: none
initial appearance: none
note: none
carrying capacity: 100
printed name: "case"
printed plural name: "containers"
indefinite article: none
list grouping key: none

>showtree case
case - open container
    drawer (part of case) - open container
        coin

>showtree coin
coin - thing

>purloin bob's nose
[Bob's nose cannot be moved: it is part of something.]

>purloin chest
[Purloined.]

>purloin bead
[Purloined.]

>abstract trunk to trunk
[trunk cannot be moved: it would hold itself.]

>abstract trunk to bob
[Abstracted.]

>abstract me to trunk
[Abstracted.]

>showme me
yourself - person
    bead
    chest - locked container
    cup
    pen
location: in the trunk carried by Bob in the Hall
unlit, inedible, portable; transparent, male; singular-named, proper-named
description: "Nobody knows you better than you do."
initial appearance: none
note: none
carrying capacity: 100
printed name: "yourself"
printed plural name: "people"
indefinite article: none
list grouping key: none

>look
Hall (in the trunk) (in Bob)
You can see a gate, a glass box (closed and empty) and a shelf (on which is a case (empty)) here.

In Bob you can see Bob's hat.

>abstract me to hall
[Abstracted.]

>abstract hall to trunk
[Hall cannot be moved: it is not a thing.]

>abstract pen to nothing
That is no verb known to me.

>banish pen
[Banished.]

>banish me
[Banished.]

>scope
1: cup
2: chest
3: bead

>scope bob
1: Bob
2: Bob's hat
3: Bob's nose
4: glass box
5: gate
6: ring
7: trunk
8: shelf
9: case
10: drawer
11: coin

>gonear coin
Hall
You can see a gate, Bob, a glass box (closed and empty) and a shelf (on which is a case (empty)) here.

>gonear pen
That is nowhere.

>gonear gate
Hall
You can see a gate, Bob, a glass box (closed and empty) and a shelf (on which is a case (empty)) here.

>showverb wear
  "wear [something preferably held]" -> wearing

>showverb
Say which verb.

>test lone
(Testing.)

>[1] showme me
yourself - person
    bead
    chest - locked container
    cup
location: in the Hall
unlit, inedible, portable; transparent, male; singular-named, proper-named
description: "Nobody knows you better than you do."
initial appearance: none
note: none
carrying capacity: 100
printed name: "yourself"
printed plural name: "people"
indefinite article: none
list grouping key: none

>test loop
(first moving to Yard)

(first acquiring the pen)
(first acquiring Bob's nose)
(Testing.)

>[1] test loop
(Testing.)

>[2] test loop
(Testing.)

>[3] test loop
(Testing.)

>[4] test loop
(Testing.)

>[5] test loop
(Testing.)

>[6] test loop
(Testing.)

>[7] test loop
(Testing.)

>[8] test loop
(Testing.)

>[9] test loop
(Testing.)

>[10] test loop
(Testing.)

>[11] test loop
(Testing.)

>[12] test loop
(Testing.)

>[13] test loop
(Testing.)

>[14] test loop
(Testing.)

>[15] test loop
(Testing.)

>[16] test loop
(Testing.)

>[17] test loop
(Testing.)

>[18] test loop
(Testing.)

>[19] test loop
(Testing.)

>[20] test loop
(Testing.)

>[21] test loop
(Testing.)

>[22] test loop
(Testing.)

>[23] test loop
(Testing.)

>[24] test loop
(Testing.)

>[25] test loop
(Testing.)

>[26] test loop
(Testing.)

>[27] test loop
(Testing.)

>[28] test loop
(Testing.)

>[29] test loop
(Testing.)

>[30] test loop
(Testing.)

>[31] test loop
(Testing.)

>[32] test loop
(Testing.)

>[33] test loop
These tests can be run:
    test lone
    test loop

>[34] z
Tick.

A while goes by.

>[35] z
Tick.

A while goes by.

>[36] z
Tick.

A while goes by.

>[37] z
Tick.

A while goes by.

>[38] z
Tick.

A while goes by.

>[39] z
Tick.

A while goes by.

>[40] z
Tick.

A while goes by.

>[41] z
Tick.

A while goes by.

>[42] z
Tick.

A while goes by.

>[43] z
Tick.

A while goes by.

>[44] z
Tick.

A while goes by.

>[45] z
Tick.

A while goes by.

>[46] z
Tick.

A while goes by.

>[47] z
Tick.

A while goes by.

>[48] z
Tick.

A while goes by.

>[49] z
Tick.

A while goes by.

>[50] z
Tick.

A while goes by.

>[51] z
Tick.

A while goes by.

>[52] z
Tick.

A while goes by.

>[53] z
Tick.

A while goes by.

>[54] z
Tick.

A while goes by.

>[55] z
Tick.

A while goes by.

>[56] z
Tick.

A while goes by.

>[57] z
Tick.

A while goes by.

>[58] z
Tick.

A while goes by.

>[59] z
Tick.

A while goes by.

>[60] z
Tick.

A while goes by.

>[61] z
Tick.

A while goes by.

>[62] z
Tick.

A while goes by.

>[63] z
Tick.

A while goes by.

>[64] z
Tick.

A while goes by.

>[65] z
Tick.

A while goes by.

>[66] z
Tick.

A while goes by.

>
