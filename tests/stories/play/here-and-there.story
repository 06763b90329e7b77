Routes with doors of every sort; scenes that begin when others begin or end; the multiple object list read and altered; again within a chain; names that always stand for a value; articles before names; times that are said.
--- source
"Here and There"

The Yard is a room. The gate is a door. It is north of the Yard and south of the Lane. The hatch is a door. It is below the Lane and above the Cellar. The hatch is locked and lockable. The Mill is west of the Lane. The Mill is north of the Barn. The Barn is west of the Yard. The Islet is a room. The Nook is east of the Cellar.
An apple, an orange, some grapes and a Unicorn Horn are in the Yard. Ann is a woman in the Yard. The hour bell is in the Yard. The Ace is a thing in the Yard. The X-ray is in the Yard. The umbrella is in the Yard. The printed name of the umbrella is "Umbrella of State". The indefinite article of the Ace is "that".
The pace is always 6. The cry is always "Ho!". The early bell is always 7:15 am. The calm is always true.
Dawn is a scene. Dawn begins when play begins. Dawn ends when the player is in the Lane. Noon is a scene. Noon begins when Dawn ends. Noon ends happily when the player is in the Mill. Noon ends sadly when the player is in the Barn. Dusk is a scene. Dusk begins when Noon ends. Rain is a scene. Rain begins when Dawn ends. Rain ends when the player is in the Barn. Gloom is a scene. Gloom begins when Noon ends sadly.
When a scene (called S) begins: say "([S] begins.)". When a scene (called S) ends: say "([S] ends.)".
When Noon ends happily: say "Happily." When Noon ends: say "Noon is over."
Every turn: say "[list of happening scenes]; [if Dawn has happened]dawn was[end if] [if Noon has ended]noon was[end if] [if Noon ended happily]happily[end if] [if Noon ended sadly]sadly[end if] [time since Dawn began]."
Rule for deciding whether all includes the umbrella: it does not.
Instead of jumping:
	repeat with R running through rooms:
		say "[R]: [best route from the Yard to R], [best route from the Yard to R, using doors], [best route from the Yard to R, using even locked doors], [number of moves from the Yard to R], [number of moves from the Yard to R, using doors], [number of moves from the Yard to R, using even locked doors]."
Instead of waiting:
	repeat with X running through things in the Yard:
		say "[a X], [A X], [the X], [The X]; ";
	say "[pace] [cry] [early bell] [if the calm is true]calm[end if].";
	say "[7:15 am in words], [12:00 pm in words], [quarter past]."
To say quarter past: say "[12:15 am]".
Before reading a command when the turn count is 2: say "(Second.)".
Hugging is an action applying to one thing. Understand "hug [things]" as hugging. Report hugging: say "Hugged."
Rule for printing the name of the Ace while hugging: say "the big Ace".
Before hugging: say "[the multiple object list] [the current item from the multiple object list]: ".
After reading a command: if the player's command includes "zz", reject the player's command.
This is the thinning rule: let L be the multiple object list; if the number of entries in L is greater than 2, truncate L to 2 entries; alter the multiple object list to L.
The thinning rule is listed before the generate action rule in the turn sequence rules.
--- play

(Entire Game begins.)

(Dawn begins.)

Here and There
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a gate, an apple, an orange, some grapes, an Unicorn Horn, Ann, a hour bell, that Ace, a X-ray and an Umbrella of State here.

>jump
Yard: nothing, nothing, nothing, 0, 0, 0.
Lane: west, north, north, 3, 1, 1.
Cellar: nothing, nothing, north, -1, -1, 2.
Mill: west, north, north, 2, 2, 2.
Barn: west, west, west, 1, 1, 1.
Islet: nothing, nothing, nothing, -1, -1, -1.
Nook: nothing, nothing, north, -1, -1, 3.

Entire Game and Dawn; dawn was    0 minutes.

(Second.)

>wait
a gate, A gate, the gate, The gate; yourself, You, yourself, You; an apple, An apple, the apple, The apple; an orange, An orange, the orange, The orange; some grapes, Some grapes, the grapes, The grapes; an Unicorn Horn, An Unicorn Horn, the Unicorn Horn, The Unicorn Horn; Ann, Ann, Ann, Ann; a hour bell, A hour bell, the hour bell, The hour bell; that Ace, That Ace, the Ace, The Ace; a X-ray, A X-ray, the X-ray, The X-ray; an Umbrella of State, An Umbrella of State, the Umbrella of State, The Umbrella of State; 6 Ho! 7:15 am calm.
quarter past seven, twelve o'clock, 12:15 am.

Entire Game and Dawn; dawn was    1 minute.

>hug apple and orange
apple: apple and orange the apple: 
Hugged.
orange: apple and orange the orange: 
Hugged.

Entire Game and Dawn; dawn was    2 minutes.

>hug apple, orange and grapes
apple: apple and orange the apple: 
Hugged.
orange: apple and orange the orange: 
Hugged.

Entire Game and Dawn; dawn was    3 minutes.

>hug all
gate: gate and apple the gate: 
Hugged.
apple: gate and apple the apple: 
Hugged.

Entire Game and Dawn; dawn was    4 minutes.

>hug ann. g. x it
Ann seems in no mood to be kissed.

Entire Game and Dawn; dawn was    5 minutes.

Ann seems in no mood to be kissed.

Entire Game and Dawn; dawn was    6 minutes.

You notice nothing out of the ordinary about the apple.

Entire Game and Dawn; dawn was    7 minutes.

>zz
>hug ann then hug nothing then g
Ann seems in no mood to be kissed.

Entire Game and Dawn; dawn was    8 minutes.

You see nothing of that name.

>x apple, orange. wait
Only one thing at a time can be done that way.

>take apple
You take the apple.

Entire Game and Dawn; dawn was    9 minutes.

>g
You have it already.

Entire Game and Dawn; dawn was    10 minutes.

>oops orange
There is nothing there that could be put right.

>n
(opening the gate to begin with)

Lane
You can see a gate and a hatch here.

(Dawn ends.)

(Noon begins.)

(Rain begins.)

Entire Game, Noon and Rain; dawn was    11 minutes.

>w

Mill
Happily.

Noon is over.

(Noon ends.)

(Dusk begins.)

Entire Game, Dusk and Rain; dawn was noon was happily  12 minutes.

>s

Barn
(Rain ends.)

Entire Game and Dusk; dawn was noon was happily  13 minutes.

>e

Yard
You can see a gate, an orange, some grapes, an Unicorn Horn, Ann, a hour bell, that Ace, a X-ray and an Umbrella of State here.

Entire Game and Dusk; dawn was noon was happily  14 minutes.

>w

Barn
Entire Game and Dusk; dawn was noon was happily  15 minutes.

>x grapes
You see nothing of that name.

>e

Yard
You can see a gate, an orange, some grapes, an Unicorn Horn, Ann, a hour bell, that Ace, a X-ray and an Umbrella of State here.

Entire Game and Dusk; dawn was noon was happily  16 minutes.

>wait
yourself, You, yourself, You; a gate, A gate, the gate, The gate; an orange, An orange, the orange, The orange; some grapes, Some grapes, the grapes, The grapes; an Unicorn Horn, An Unicorn Horn, the Unicorn Horn, The Unicorn Horn; Ann, Ann, Ann, Ann; a hour bell, A hour bell, the hour bell, The hour bell; that Ace, That Ace, the Ace, The Ace; a X-ray, A X-ray, the X-ray, The X-ray; an Umbrella of State, An Umbrella of State, the Umbrella of State, The Umbrella of State; 6 Ho! 7:15 am calm.
quarter past seven, twelve o'clock, 12:15 am.

Entire Game and Dusk; dawn was noon was happily  17 minutes.

>l
Yard
You can see a gate, an orange, some grapes, an Unicorn Horn, Ann, a hour bell, that Ace, a X-ray and an Umbrella of State here.

Entire Game and Dusk; dawn was noon was happily  18 minutes.

>
