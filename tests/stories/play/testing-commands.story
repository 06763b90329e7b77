Commands for testing a story: scripts of commands, what is in scope, which scenes run, where one goes near, what a verb does, and things moved by force.
--- source
"Testing Commands"

The Stage is a room. The Wings is a room. The Wings is west of the Stage. A rope is in the Wings. A crown is in the Stage. A trunk is an open container in the Stage. A sword is in the trunk.
A lid is part of the trunk. The prompter is a man in the Wings. The prompter carries a script. The prompter wears a cap. A ghost is a person.
A throne is an enterable supporter in the Stage.

Rehearsal is a scene. Rehearsal begins when play begins. Rehearsal ends when the player carries the crown.
Applause is a recurring scene. Applause begins when the player carries the crown. Applause ends when the player does not carry the crown.
Bowing is an action applying to nothing. Understand "bow" or "bow low" as bowing. Report bowing: say "You bow."
Crowning is an action applying to one carried thing. Understand "crown me with [something]" as crowning. Report crowning: say "You are crowned with [the noun]."

Test me with "bow / take crown / i / drop crown / west / take rope".
Test empty with "".
Test deep with "test me / look".
Test quoted with "say [/] / bow".
Test regal with "crown me with crown / look" holding the crown.
Test aside with "look" in the Wings.
Test both with "i" in the Stage holding the rope and the crown.
--- play

Testing Commands
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Stage
You can see a crown, a trunk (in which is a sword) and a throne here.

>scenes
Scene 'Entire Game' playing (for 0 mins now)
Scene 'Rehearsal' playing (for 0 mins now)
Scenes listing on.

>test
These tests can be run:
    test me
    test empty
    test deep
    test quoted
    test regal
    test aside
    test both

>test me
(Testing.)

>[1] bow
You bow.

>[2] take crown
You take the crown.

[Scene 'Rehearsal' ends]
[Scene 'Applause' begins]
>[3] i
You have with you:
  a crown

>[4] drop crown
You put the crown down.

[Scene 'Applause' ends]
>[5] west

Wings
You can see a rope and a prompter here.

>[6] take rope
You take the rope.

>test deep
(Testing.)

>[1] test me
(Testing.)

>[2] bow
You bow.

>[3] take crown
You see nothing of that name.

>[4] i
You have with you:
  a rope

>[5] drop crown
You see nothing of that name.

>[6] west
There is no way in that direction.

>[7] take rope
You have it already.

>[8] look
Wings
You can see a prompter here.

>test regal
(first acquiring the crown)
(Testing.)

>[1] crown me with crown
You are crowned with the crown.

[Scene 'Applause' begins]
>[2] look
Wings
You can see a prompter here.

>test aside
(Testing.)

>[1] look
Wings
You can see a prompter here.

>test both
(first moving to Stage)

(Testing.)

>[1] i
You have with you:
  a crown
  a rope

>test nothing
These tests can be run:
    test me
    test empty
    test deep
    test quoted
    test regal
    test aside
    test both

>test empty
(Testing.)

>scenes
Scene 'Entire Game' playing (for 15 mins now)
Scene 'Rehearsal' ended
Scene 'Applause' playing (for 4 mins now)
Scenes listing on.

>scenes off
Scenes listing off.

>take crown
You have it already.

>scenes on
Scene 'Entire Game' playing (for 16 mins now)
Scene 'Rehearsal' ended
Scene 'Applause' playing (for 5 mins now)
Scenes listing on.

>drop crown
You put the crown down.

[Scene 'Applause' ends]
>scope
1: yourself
2: rope
3: crown
4: trunk
5: sword
6: lid
7: throne

>scope prompter
1: prompter
2: script
3: cap

>gonear rope
Stage
You can see a crown, a trunk (in which is a sword) and a throne here.

>gonear ghost
That is nowhere.

>purloin sword
[Purloined.]

>purloin lid
[lid cannot be moved: it is part of something.]

>purloin stage
[Stage cannot be moved: it is not a thing.]

>purloin prompter
[Purloined.]

>abstract crown to trunk
[Abstracted.]

>abstract trunk to trunk
[trunk cannot be moved: it would hold itself.]

>abstract trunk to crown
[trunk cannot be moved: it would hold itself.]

>abstract rope to throne
[Abstracted.]

>banish rope
[Banished.]

>banish lid
[lid cannot be moved: it is part of something.]

>showverb bow
  "bow" -> bowing
  "bow low" -> bowing

>showverb take
  "take inventory" -> taking inventory
  "take [things]" -> taking
  "take off [something]" -> taking off
  "take [something] off" -> taking off
  "take [things inside] from [something]" -> removing it from
  "take [things inside] off [something]" -> removing it from
  "take [something] from [something]" -> removing it from
  "take [something] off [something]" -> removing it from

>showverb xyzzy
Say which verb.

>showverb
Say which verb.

>showme prompter
prompter - man
    script
    cap (worn)
location: carried by yourself in the Stage
unlit, inedible, portable; transparent, male; singular-named, improper-named
description: none
initial appearance: none
carrying capacity: 100
printed name: "prompter"
printed plural name: "men"
indefinite article: none
list grouping key: none

>showme script
script - thing
location: carried by the prompter carried by yourself in the Stage
unlit, inedible, portable; singular-named, improper-named
description: none
initial appearance: none
printed name: "script"
printed plural name: none
indefinite article: none
list grouping key: none

>showme ghost
ghost - person
location: out of play
unlit, inedible, portable; transparent, male; singular-named, improper-named
description: none
initial appearance: none
carrying capacity: 100
printed name: "ghost"
printed plural name: "people"
indefinite article: none
list grouping key: none

>showme sword
sword - thing
location: carried by yourself in the Stage
unlit, inedible, portable; singular-named, improper-named
description: none
initial appearance: none
printed name: "sword"
printed plural name: none
indefinite article: none
list grouping key: none

>showme stage
Stage - room
    yourself - person
        prompter - man
            script
            cap (worn)
        sword
    trunk - open container
        lid (part of trunk)
        crown
    throne - supporter
lighted, visited; singular-named, improper-named
description: none
printed name: "Stage"
printed plural name: none
indefinite article: none
list grouping key: none

>showme throne
throne - supporter
location: in the Stage
unlit, inedible, fixed in place; enterable, transparent; singular-named, improper-named
description: none
initial appearance: none
carrying capacity: 100
printed name: "throne"
printed plural name: "supporters"
indefinite article: none
list grouping key: none

>actions
Actions listing on.

>bow
[bowing]
You bow.
[bowing - succeeded]

>actions off
Actions listing off.

>test quoted
(Testing.)

>[1] say /
(to the prompter)
Nobody answers.

>[2] bow
You bow.

>relations
>showtree
Stage - room
    yourself - person
        prompter - man
            script
            cap (worn)
        sword
    trunk - open container
        lid (part of trunk)
        crown
    throne - supporter
Wings - room
rope - thing
ghost - person

>gonear trunk
Stage
You can see a trunk (in which is a crown) and a throne here.

>showtree
Stage - room
    yourself - person
        prompter - man
            script
            cap (worn)
        sword
    trunk - open container
        lid (part of trunk)
        crown
    throne - supporter
Wings - room
rope - thing
ghost - person

>trace
Parser tracing on, level 1 of 5.

>bow
["bow" is looked up in 2 lines of grammar]
[line "bow" -> bowing: fits, having come to the end]
You bow.

>trace off
Parser tracing off.

>
