Made by machine: 31 questions of preambles, which the reference answers alike.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.

The turn_query is a text that varies.
The Yard is a room. The Barn is north of the Yard. The Loft is above the Barn. The Cellar is below the Barn. The Cellar is dark. The Meadow is east of the Yard.
The Farm is a region. The Barn and the Loft are in the Farm. The Wilds is a region. The Meadow is in the Wilds.
The gate is a door. The gate is west of the Yard and east of the Lane. It is open.
A hat is a kind of thing. A hat is always wearable. A tool is a kind of thing. A thing can be dusty.
The red hat is a hat in the Yard. The spade is a tool in the Yard. The hoe is a dusty tool in the Barn. The box is an open container in the Yard. The coin is in the box. The bench is a supporter in the Yard. The lamp is a device on the bench. The crate is a closed openable container in the Barn.
The cart is a vehicle in the Yard. The stone is in the Yard. It is pushable between rooms. The stone is dusty.
Anna is a woman in the Yard. Carl is a man in the Barn. The handle is part of the spade. The sky is a backdrop. The sky is everywhere.
Persuasion: persuasion succeeds. The cake is an edible thing in the Yard.
Polishing is an action applying to one thing. Understand "polish [something]" as polishing. Report polishing: say "Polished."
Gluing it to is an action applying to two things. Understand "glue [something] to [something]" as gluing it to. Report gluing: say "Glued."
Humming is an action applying to nothing. Understand "hum" as humming. Report an actor humming: say "[The actor]: hum."
Counting is an action applying to one number. Understand "count [number]" as counting. Report counting: say "Counted."
Chanting is an action applying to one topic. Understand "chant [text]" as chanting. Report chanting: say "Chanted."
Waiting is dull behaviour. Humming is dull behaviour. Touching something is fumbling. Rubbing something is fumbling. Examining Anna is rudeness. Looking is dull behaviour.
The interest is a number that varies. Rainfall is a scene. Rainfall begins when the interest is 3. Rainfall ends when the interest is 4. 
A scene can be wet. Rainfall is wet.


After anyone doing something except examining or taking the spade:
	if the turn_query is "barazob":
		say "{A}";
	continue the action.

Every turn when the second noun is nothing:
	if the turn_query is "barazob":
		say "{B}";

Carry out probing when the number understood is 1:
	say "#1:[line break]";
	now the turn_query is "barazob";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

After doing something except taking in the presence of a hat:
	if the turn_query is "govofel":
		say "{A}";
	continue the action.

Before closing, or touching an open container in a region:
	if the turn_query is "govofel":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 2:
	say "#2:[line break]";
	now the turn_query is "govofel";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Before asking Anna to try eating, kissing, or rubbing something:
	if the turn_query is "golerut":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 4:
	say "#4:[line break]";
	now the turn_query is "golerut";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Before a person trying doing anything to the spade:
	if the turn_query is "hunotig":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 9:
	say "#9:[line break]";
	now the turn_query is "hunotig";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Before a person trying opening the box less than three times:
	if the turn_query is "kamirut":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 10:
	say "#10:[line break]";
	now the turn_query is "kamirut";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Before doing anything other than waiting or humming in the box:
	if the turn_query is "pusetig":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 12:
	say "#12:[line break]";
	now the turn_query is "pusetig";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Before the player going from somewhere when the player carries something:
	if the turn_query is "hudefel":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 14:
	say "#14:[line break]";
	now the turn_query is "hudefel";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Before anyone taking inventory or going:
	if the turn_query is "kagotig":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 15:
	say "#15:[line break]";
	now the turn_query is "kagotig";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

After an actor touching the sky in the presence of a woman:
	if the turn_query is "gofinef":
		say "{A}";
	continue the action.

Before going:
	if the turn_query is "gofinef":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 16:
	say "#16:[line break]";
	now the turn_query is "gofinef";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Before asking Anna to try dull behaviour or entering the handle:
	if the turn_query is "pudenef":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 19:
	say "#19:[line break]";
	now the turn_query is "pudenef";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Before examining, or taking an open container:
	if the turn_query is "minorut":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 24:
	say "#24:[line break]";
	now the turn_query is "minorut";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Before going from the Yard to a room in the Farm by the cart with a thing:
	if the turn_query is "sekanef":
		say "{A}";
	continue the action.

Before going up to a room:
	if the turn_query is "sekanef":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 26:
	say "#26:[line break]";
	now the turn_query is "sekanef";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Report the player touching the lamp in a room in the Farm:
	if the turn_query is "zuserut":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 29:
	say "#29:[line break]";
	now the turn_query is "zuserut";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Check pushing anything dusty in the location for the second turn:
	if the turn_query is "vozutig":
		say "{A}";
	continue the action.

Before someone trying waiting or going nowhere in a region in the presence of the stone:
	if the turn_query is "vozutig":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 30:
	say "#30:[line break]";
	now the turn_query is "vozutig";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Carry out a person trying dropping anything dusty:
	if the turn_query is "punogon":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 32:
	say "#32:[line break]";
	now the turn_query is "punogon";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Instead of someone doing something other than waiting, looking, listening or examining:
	if the turn_query is "hukabin":
		say "{A}";
	continue the action.

Instead of Anna going by something with a thing in the presence of a hat:
	if the turn_query is "hukabin":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 34:
	say "#34:[line break]";
	now the turn_query is "hukabin";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Before an actor trying going somewhere:
	if the turn_query is "defirut":
		say "{A}";
	continue the action.

Before Anna trying examining in the Yard when the noun is a hat:
	if the turn_query is "defirut":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 35:
	say "#35:[line break]";
	now the turn_query is "defirut";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Before inserting:
	if the turn_query is "hukalom":
		say "{A}";
	continue the action.

Before a person trying examining or entering when the noun is not nothing:
	if the turn_query is "hukalom":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 37:
	say "#37:[line break]";
	now the turn_query is "hukalom";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Before going a direction in the presence of Anna:
	if the turn_query is "humirut":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 38:
	say "#38:[line break]";
	now the turn_query is "humirut";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Before touching the red hat:
	if the turn_query is "rafizob":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 41:
	say "#41:[line break]";
	now the turn_query is "rafizob";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Every turn during Rainfall:
	if the turn_query is "tizukub":
		say "{A}";

Carry out probing when the number understood is 42:
	say "#42:[line break]";
	now the turn_query is "tizukub";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

After going up by a vehicle in the presence of someone:
	if the turn_query is "pufimip":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 43:
	say "#43:[line break]";
	now the turn_query is "pufimip";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Before doing anything except going north:
	if the turn_query is "puhunef":
		say "{A}";
	continue the action.

Instead of entering Anna:
	if the turn_query is "puhunef":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 46:
	say "#46:[line break]";
	now the turn_query is "puhunef";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

After asking Anna to try polishing or closing the hat:
	if the turn_query is "batifel":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 49:
	say "#49:[line break]";
	now the turn_query is "batifel";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Before the player dropping, examining, or pushing the noun:
	if the turn_query is "purakub":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 51:
	say "#51:[line break]";
	now the turn_query is "purakub";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Every turn when the location is the Farm:
	if the turn_query is "kahurut":
		say "{A}";

Carry out probing when the number understood is 52:
	say "#52:[line break]";
	now the turn_query is "kahurut";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Instead of Anna trying doing anything other than dull behaviour:
	if the turn_query is "radedak":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 56:
	say "#56:[line break]";
	now the turn_query is "radedak";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Before Anna doing anything other than looking or going:
	if the turn_query is "mipuzob":
		say "{A}";
	continue the action.

Every turn when the location is Barn:
	if the turn_query is "mipuzob":
		say "{B}";

Carry out probing when the number understood is 57:
	say "#57:[line break]";
	now the turn_query is "mipuzob";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Carry out anyone looking under a dusty thing when we have taken the red hat:
	if the turn_query is "rabalom":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 58:
	say "#58:[line break]";
	now the turn_query is "rabalom";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Check examining a hat:
	if the turn_query is "nofilom":
		say "{A}";
	continue the action.

Before polishing a hat:
	if the turn_query is "nofilom":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 59:
	say "#59:[line break]";
	now the turn_query is "nofilom";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;

Instead of someone trying attacking someone:
	if the turn_query is "milesal":
		say "{A}";
	continue the action.

After waiting in the presence of Anna during the Entire Game:
	if the turn_query is "milesal":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 60:
	say "#60:[line break]";
	now the turn_query is "milesal";
	now the interest is 1;
	now Anna is in the Yard;
	now Carl is in the Barn;
	now the red hat is in the Yard;
	now the spade is in the Yard;
	now the coin is in the box;
	now the lamp is on the bench;
	now the hoe is in the Barn;
	now the stone is in the Yard;
	now the cart is in the Yard;
--- play

Probe
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hub

>probe 1
#1:

>ask anna about weather
You see nothing of that name.

>tell anna about spade
You see nothing of that name.

>show hat to anna
You see nothing of that name.

>take coin
You see nothing of that name.

>show coin to anna
You see nothing of that name.

>take all
There is none of those about!

>drop all
There is none of those about!

>listen
There is no sound worth mention.

{B}
>x coin
You see nothing of that name.

>look under box
You see nothing of that name.

>probe 2
#2:

>take hat
You see nothing of that name.

>wear hat
You see nothing of that name.

>take hat off
You see nothing of that name.

>drop hat
You see nothing of that name.

>take hat
You see nothing of that name.

>drop hat
You see nothing of that name.

>x hat
You see nothing of that name.

>x sky
You notice nothing out of the ordinary about the sky.

{A}
>i
You have nothing with you.

{A}
>probe 4
#4:

>n
There is no way in that direction.

>u
There is no way in that direction.

>d
There is no way in that direction.

>s
There is no way in that direction.

>e
There is no way in that direction.

>w
There is no way in that direction.

>w
There is no way in that direction.

>e
There is no way in that direction.

>go nowhere
That noun has no place in such a command.

>ne
There is no way in that direction.

>probe 9
#9:

>count 3
Counted.

>count 12
Counted.

>chant foo
Chanted.

>chant bar baz
Chanted.

>switch on lamp
You see nothing of that name.

>push lamp
You see nothing of that name.

>kiss anna
You see nothing of that name.

>hit anna
You see nothing of that name.

>eat cake
You see nothing of that name.

>z
A while goes by.

>z
A while goes by.

>probe 10
#10:

>hum
You: hum.

>z
A while goes by.

>look
Hub

>take hat
You see nothing of that name.

>drop hat
You see nothing of that name.

>x anna
You see nothing of that name.

>touch spade
You see nothing of that name.

>rub stone
You see nothing of that name.

>n
There is no way in that direction.

>hum
You: hum.

>s
There is no way in that direction.

>probe 12
#12:

>enter cart
You see nothing of that name.

>n
{A}
There is no way in that direction.

>s
{A}
There is no way in that direction.

>exit
{A}
There is nothing to get out of here.

>push stone north
You see nothing of that name.

>s
{A}
There is no way in that direction.

>n
{A}
There is no way in that direction.

>push stone up
You see nothing of that name.

>s
{A}
There is no way in that direction.

>probe 14
#14:

>enter cart
You see nothing of that name.

>n
There is no way in that direction.

>s
There is no way in that direction.

>exit
There is nothing to get out of here.

>push stone north
You see nothing of that name.

>s
There is no way in that direction.

>n
There is no way in that direction.

>push stone up
You see nothing of that name.

>s
There is no way in that direction.

>probe 15
#15:

>n
There is no way in that direction.

>u
There is no way in that direction.

>d
There is no way in that direction.

>s
There is no way in that direction.

>e
There is no way in that direction.

>w
There is no way in that direction.

>w
There is no way in that direction.

>e
There is no way in that direction.

>go nowhere
That noun has no place in such a command.

>ne
There is no way in that direction.

>probe 16
#16:

>take hat
You see nothing of that name.

>wear hat
You see nothing of that name.

>take hat off
You see nothing of that name.

>drop hat
You see nothing of that name.

>take hat
You see nothing of that name.

>drop hat
You see nothing of that name.

>x hat
You see nothing of that name.

>x sky
You notice nothing out of the ordinary about the sky.

>i
You have nothing with you.

>probe 19
#19:

>anna, hum
There is nobody of that name to speak to.

>anna, take hat
There is nobody of that name to speak to.

>anna, n
There is nobody of that name to speak to.

>hum
You: hum.

>hum
You: hum.

>hum
You: hum.

>n
There is no way in that direction.

>anna, hum
There is nobody of that name to speak to.

>carl, z
There is nobody of that name to speak to.

>probe 24
#24:

>count 3
Counted.

>count 12
Counted.

>chant foo
Chanted.

>chant bar baz
Chanted.

>switch on lamp
You see nothing of that name.

>push lamp
You see nothing of that name.

>kiss anna
You see nothing of that name.

>hit anna
You see nothing of that name.

>eat cake
You see nothing of that name.

>z
A while goes by.

>z
A while goes by.

>probe 26
#26:

>take spade
You see nothing of that name.

>put spade in box
You see nothing of that name.

>put coin on bench
You see nothing of that name.

>give spade to anna
You see nothing of that name.

>glue coin to box
You see nothing of that name.

>n
There is no way in that direction.

>take hoe
You see nothing of that name.

>d
There is no way in that direction.

>u
There is no way in that direction.

>s
There is no way in that direction.

>probe 29
#29:

>take spade
You see nothing of that name.

>put spade in box
You see nothing of that name.

>put coin on bench
You see nothing of that name.

>give spade to anna
You see nothing of that name.

>glue coin to box
You see nothing of that name.

>n
There is no way in that direction.

>take hoe
You see nothing of that name.

>d
There is no way in that direction.

>u
There is no way in that direction.

>s
There is no way in that direction.

>probe 30
#30:

>ask anna about weather
You see nothing of that name.

>tell anna about spade
You see nothing of that name.

>show hat to anna
You see nothing of that name.

>take coin
You see nothing of that name.

>show coin to anna
You see nothing of that name.

>take all
There is none of those about!

>drop all
There is none of those about!

>listen
There is no sound worth mention.

>x coin
You see nothing of that name.

>look under box
You see nothing of that name.

>probe 32
#32:

>take hat
You see nothing of that name.

>wear hat
You see nothing of that name.

>take hat off
You see nothing of that name.

>drop hat
You see nothing of that name.

>take hat
You see nothing of that name.

>drop hat
You see nothing of that name.

>x hat
You see nothing of that name.

>x sky
You notice nothing out of the ordinary about the sky.

>i
You have nothing with you.

>probe 34
#34:

>anna, hum
There is nobody of that name to speak to.

>anna, take hat
There is nobody of that name to speak to.

>anna, n
There is nobody of that name to speak to.

>hum
You: hum.

>hum
You: hum.

>hum
You: hum.

>n
There is no way in that direction.

>anna, hum
There is nobody of that name to speak to.

>carl, z
There is nobody of that name to speak to.

>probe 35
#35:

>n
There is no way in that direction.

>u
There is no way in that direction.

>d
There is no way in that direction.

>s
There is no way in that direction.

>e
There is no way in that direction.

>w
There is no way in that direction.

>w
There is no way in that direction.

>e
There is no way in that direction.

>go nowhere
That noun has no place in such a command.

>ne
There is no way in that direction.

>probe 37
#37:

>count 3
Counted.

>count 12
Counted.

>chant foo
Chanted.

>chant bar baz
Chanted.

>switch on lamp
You see nothing of that name.

>push lamp
You see nothing of that name.

>kiss anna
You see nothing of that name.

>hit anna
You see nothing of that name.

>eat cake
You see nothing of that name.

>z
A while goes by.

>z
A while goes by.

>probe 38
#38:

>hum
You: hum.

>z
A while goes by.

>look
Hub

>take hat
You see nothing of that name.

>drop hat
You see nothing of that name.

>x anna
You see nothing of that name.

>touch spade
You see nothing of that name.

>rub stone
You see nothing of that name.

>n
There is no way in that direction.

>hum
You: hum.

>s
There is no way in that direction.

>probe 41
#41:

>count 3
Counted.

>count 12
Counted.

>chant foo
Chanted.

>chant bar baz
Chanted.

>switch on lamp
You see nothing of that name.

>push lamp
You see nothing of that name.

>kiss anna
You see nothing of that name.

>hit anna
You see nothing of that name.

>eat cake
You see nothing of that name.

>z
A while goes by.

>z
A while goes by.

>probe 42
#42:

>n
There is no way in that direction.

>u
There is no way in that direction.

>d
There is no way in that direction.

>s
There is no way in that direction.

>e
There is no way in that direction.

>w
There is no way in that direction.

>w
There is no way in that direction.

>e
There is no way in that direction.

>go nowhere
That noun has no place in such a command.

>ne
There is no way in that direction.

>probe 43
#43:

>enter cart
You see nothing of that name.

>n
There is no way in that direction.

>s
There is no way in that direction.

>exit
There is nothing to get out of here.

>push stone north
You see nothing of that name.

>s
There is no way in that direction.

>n
There is no way in that direction.

>push stone up
You see nothing of that name.

>s
There is no way in that direction.

>probe 46
#46:

>ask anna about weather
You see nothing of that name.

>tell anna about spade
You see nothing of that name.

>show hat to anna
You see nothing of that name.

>take coin
You see nothing of that name.

>show coin to anna
You see nothing of that name.

>take all
There is none of those about!

>drop all
There is none of those about!

>listen
{A}
There is no sound worth mention.

>x coin
You see nothing of that name.

>look under box
You see nothing of that name.

>probe 49
#49:

>n
There is no way in that direction.

>u
There is no way in that direction.

>d
There is no way in that direction.

>s
There is no way in that direction.

>e
There is no way in that direction.

>w
There is no way in that direction.

>w
There is no way in that direction.

>e
There is no way in that direction.

>go nowhere
That noun has no place in such a command.

>ne
There is no way in that direction.

>probe 51
#51:

>take spade
You see nothing of that name.

>put spade in box
You see nothing of that name.

>put coin on bench
You see nothing of that name.

>give spade to anna
You see nothing of that name.

>glue coin to box
You see nothing of that name.

>n
There is no way in that direction.

>take hoe
You see nothing of that name.

>d
There is no way in that direction.

>u
There is no way in that direction.

>s
There is no way in that direction.

>probe 52
#52:

>n
There is no way in that direction.

>u
There is no way in that direction.

>d
There is no way in that direction.

>s
There is no way in that direction.

>e
There is no way in that direction.

>w
There is no way in that direction.

>w
There is no way in that direction.

>e
There is no way in that direction.

>go nowhere
That noun has no place in such a command.

>ne
There is no way in that direction.

>probe 56
#56:

>take spade
You see nothing of that name.

>put spade in box
You see nothing of that name.

>put coin on bench
You see nothing of that name.

>give spade to anna
You see nothing of that name.

>glue coin to box
You see nothing of that name.

>n
There is no way in that direction.

>take hoe
You see nothing of that name.

>d
There is no way in that direction.

>u
There is no way in that direction.

>s
There is no way in that direction.

>probe 57
#57:

>n
There is no way in that direction.

>u
There is no way in that direction.

>d
There is no way in that direction.

>s
There is no way in that direction.

>e
There is no way in that direction.

>w
There is no way in that direction.

>w
There is no way in that direction.

>e
There is no way in that direction.

>go nowhere
That noun has no place in such a command.

>ne
There is no way in that direction.

>probe 58
#58:

>hum
You: hum.

>z
A while goes by.

>look
Hub

>take hat
You see nothing of that name.

>drop hat
You see nothing of that name.

>x anna
You see nothing of that name.

>touch spade
You see nothing of that name.

>rub stone
You see nothing of that name.

>n
There is no way in that direction.

>hum
You: hum.

>s
There is no way in that direction.

>probe 59
#59:

>anna, hum
There is nobody of that name to speak to.

>anna, take hat
There is nobody of that name to speak to.

>anna, n
There is nobody of that name to speak to.

>hum
You: hum.

>hum
You: hum.

>hum
You: hum.

>n
There is no way in that direction.

>anna, hum
There is nobody of that name to speak to.

>carl, z
There is nobody of that name to speak to.

>probe 60
#60:

>take hat
You see nothing of that name.

>wear hat
You see nothing of that name.

>take hat off
You see nothing of that name.

>drop hat
You see nothing of that name.

>take hat
You see nothing of that name.

>drop hat
You see nothing of that name.

>x hat
You see nothing of that name.

>x sky
You notice nothing out of the ordinary about the sky.

>i
You have nothing with you.

>
