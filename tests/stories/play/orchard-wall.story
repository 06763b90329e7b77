A gate, a tree that needs a ladder, apples eaten in bites and wasps.
--- source
"Orchard Wall"

Section - World

The Orchard is a room. "Apple trees, [one of]heavy[or]lighter now[stopping]. A wall to the north[if the gate is open], with its gate open[end if]."
The gate is a lockable locked door. "A [if open]swinging[otherwise]shut[end if] gate [if the location is the Orchard]leads north[otherwise]leads south[end if]." It is north of the Orchard and south of the Lane. The iron key unlocks the gate.
A thing can be climbable. An apple is a kind of thing. The apple tree is a climbable supporter in the Orchard. It is fixed in place. The nest is an open container on the apple tree. The iron key is in the nest. Three apples are on the apple tree. An apple is always edible. An apple has a number called bites left. The bites left of an apple is usually 2. The plural of apple is apples.
The ladder is a thing in the Orchard. "A ladder [if the ladder is propped]is propped against the tree[otherwise]lies in the grass[end if]." The ladder can be propped. Understand "steps" and "rung/rungs of/-- the/-- ladder/--" as the ladder.
The basket is a wearable open container in the Orchard. The carrying capacity of the basket is 2. The description of the basket is "Woven. [if something is in the basket]In it: [a list of things in the basket][otherwise]Nothing in it[end if]."
The lane is a proper-named room. The printed name of the lane is "Withy Lane".
A wasp is a kind of animal. Three wasps are in the Orchard. Rule for writing a paragraph about wasps: say "Wasps: [number of wasps in the location in words]." Instead of attacking a wasp: remove the noun from play; say "Squashed, [regarding the number of wasps in the location][there] [are] [number of wasps in the location in words] left." 
Instead of doing something other than examining or attacking a wasp: say "It stings."
Granny Smith is a woman. Granny Smith is in the Lane. She carries a hen. The hen is an animal. "[if the hen is carried]A hen sulks in [the holder of the hen]'s arms.[otherwise]A hen scratches about." The scarf is worn by Granny.

Section - Rules

Propping it against is an action applying to two things. Understand "prop [something] against [something]" and "lean [something] on/against [something]" as propping it against.
Check propping it against: if the noun is not the ladder or the second noun is not the apple tree, say "That would not stay up." instead.
Carry out propping it against: now the ladder is propped; now the ladder is in the location.
Report propping it against: say "Up it goes."
After taking the ladder: now the ladder is not propped; continue the action.
Instead of climbing the apple tree when the ladder is not propped: say "[if the player has the ladder]Put it up first[otherwise]The lowest branch is out of reach[end if]."
Instead of climbing the apple tree: try entering the apple tree. Instead of climbing the ladder when the ladder is propped, try entering the apple tree. Understand "climb up/-- [something]" as climbing.
The apple tree is enterable. Check entering the apple tree when the ladder is not propped: say "Too high." instead.
Rule for reaching inside the apple tree: if the ladder is not propped, say "You can't reach [the noun] from the ground."; if the ladder is not propped, deny access; allow access.
Report entering the apple tree: say "Branches." instead. Report getting off the apple tree: say "Grass." instead.
Instead of eating an apple: decrease the bites left of the noun by 1; if the bites left of the noun is 0 begin; say "[The noun] is gone."; remove the noun from play; otherwise; say "A bite."; end if.
Rule for printing the name of an apple (called pippin) when the bites left of pippin is 1: say "bitten apple". Rule for printing the plural name of an apple: say "apples".
Understand "bitten" as an apple when the bites left of the item described is 1. 
Instead of dropping an apple when the player is on the apple tree: move the noun to the location; say "Thud."
Before going through the gate: if the player is wearing the basket and the basket contains more than one apple, say "'Those are mine!' [if Granny Smith is visible]says Granny[otherwise]somebody shouts[end if]."
Instead of giving an apple to Granny: now Granny carries the noun; say "She polishes [it] on [the list of things worn by Granny]."
Instead of asking Granny for: say "[if the second noun is carried by Granny]'No.'[otherwise]'I have no [second noun].'"
Instead of asking Granny about "hen/chicken": say "'Lays well.'" Instead of asking Granny about "scarf": say "'Knitted it.'" Instead of telling Granny about something: say "'Fancy.'"
After quizzing Granny about the hen: say "'Best layer in the lane.'"
Quizzing it about is an action applying to two visible things. Understand "ask [someone] about [any thing]" as quizzing it about.
Report quizzing it about: say "[The noun] [have] nothing to say of [the second noun]."
Every turn when a random wasp in the location is a wasp and the player carries an apple: if a random chance of 1 in 1 succeeds, say "[one of]A wasp[or]Another wasp[cycling] settles on [the random apple carried by the player]."
To say the (X - an apple): say "your apple".
Every turn when Granny can see the hen and the hen is not carried by Granny: try Granny taking the hen.
Instead of taking the hen: now the player carries the hen; say "Squawk."; rule succeeds.
Instead of Granny taking the hen when the player carries the hen: say "'Give her back!'"
After Granny taking the hen: say "Granny scoops up the hen."
Test me with "take all".
--- play

Orchard Wall
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

It stings.

>take all
ladder: It stings.
basket: It stings.
nest: You can't reach the nest from the ground.
iron key: You can't reach the iron key from the ground.
apple: You can't reach your apple from the ground.
apple: You can't reach your apple from the ground.
apple: You can't reach your apple from the ground.

>x basket
It stings.

>wear basket
It stings.

>take ladder
It stings.

>climb tree
The lowest branch is out of reach.

>take nest
You can't reach the nest from the ground.

>lean ladder on tree
It stings.

>climb tree
The lowest branch is out of reach.

>x nest
It stings.

>take key
You can't reach the iron key from the ground.

>take apple
(the apple tree)
It stings.

>take apples
apple: You can't reach your apple from the ground.
apple: You can't reach your apple from the ground.
apple: You can't reach your apple from the ground.

>i
It stings.

>eat apple
(the apple tree)
It stings.

>x bitten apple
You see nothing of that name.

>drop bitten
You see nothing of that name.

>put apple in basket
(the apple tree in the basket)
It stings.

>put apples in basket
There is none of those about!

>get off
It stings.

>look
It stings.

>kill wasp
Squashed, there is two left.

>eat wasp
It stings.

>take wasps
What are you to take those things from?

>x wasps
Only one thing at a time can be done that way.

>unlock gate with key
You can't reach the gate from the ground.

>open gate
It stings.

>n
It stings.

>take hen
You see nothing of that name.

>z
It stings.

>drop hen
You see nothing of that name.

>z
It stings.

>ask granny about hen
You see nothing of that name.

>ask granny about scarf
You see nothing of that name.

>ask granny for scarf
You see nothing of that name.

>ask granny for key
You see nothing of that name.

>give apple to granny
You see nothing of that name.

>give apple to granny
You see nothing of that name.

>x granny
You see nothing of that name.

>ask granny about wasps
You see nothing of that name.

>s
It stings.

>take ladder
It stings.

>climb ladder
It stings.

>lock gate
What are you to lock the gate with?

>z
It stings.

>i
It stings.

>
