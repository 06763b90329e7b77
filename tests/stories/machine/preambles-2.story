Made by machine: 25 questions of preambles, which the reference answers alike.
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


Instead of Anna trying waiting when the red hat has been carried:
	if the turn_query is "tiselom":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 1:
	say "#1:[line break]";
	now the turn_query is "tiselom";
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

Instead of a person trying attacking the sky in the cart in the presence of someone during a scene:
	if the turn_query is "vofigon":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 2:
	say "#2:[line break]";
	now the turn_query is "vofigon";
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

Before a person trying switching on red hat during a wet scene:
	if the turn_query is "babagon":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 7:
	say "#7:[line break]";
	now the turn_query is "babagon";
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

Before Anna dropping a dusty thing during the Entire Game:
	if the turn_query is "pupunef":
		say "{A}";
	continue the action.

Instead of an actor trying dull behaviour while the red hat is worn:
	if the turn_query is "pupunef":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 8:
	say "#8:[line break]";
	now the turn_query is "pupunef";
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

Before searching or entering in the Loft:
	if the turn_query is "fivorut":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 11:
	say "#11:[line break]";
	now the turn_query is "fivorut";
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

Carry out going nowhere for two turns:
	if the turn_query is "volekub":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 14:
	say "#14:[line break]";
	now the turn_query is "volekub";
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

Instead of someone taking:
	if the turn_query is "ratigon":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 18:
	say "#18:[line break]";
	now the turn_query is "ratigon";
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

Instead of Anna trying looking or going to the Wilds by the cart with the stone in the Loft:
	if the turn_query is "firatig":
		say "{A}";
	continue the action.

Report Anna attacking the cart thrice:
	if the turn_query is "firatig":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 19:
	say "#19:[line break]";
	now the turn_query is "firatig";
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

Carry out someone trying rubbing the coin in the presence of Carl:
	if the turn_query is "tigodak":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 22:
	say "#22:[line break]";
	now the turn_query is "tigodak";
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

Check going north through a door with the stone:
	if the turn_query is "zuvodak":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 23:
	say "#23:[line break]";
	now the turn_query is "zuvodak";
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

After anyone rubbing, or entering:
	if the turn_query is "zudevam":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 26:
	say "#26:[line break]";
	now the turn_query is "zudevam";
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

Before the player doing something except taking in the Wilds at most twice:
	if the turn_query is "dezubin":
		say "{A}";
	continue the action.

Every turn when the location is Barn:
	if the turn_query is "dezubin":
		say "{B}";

Carry out probing when the number understood is 28:
	say "#28:[line break]";
	now the turn_query is "dezubin";
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

Before switching on someone in the presence of Carl when the box is open:
	if the turn_query is "sehugon":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 29:
	say "#29:[line break]";
	now the turn_query is "sehugon";
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

Every turn while the spade is carried or the red hat is worn:
	if the turn_query is "zukavam":
		say "{A}";

Carry out probing when the number understood is 33:
	say "#33:[line break]";
	now the turn_query is "zukavam";
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

Before Anna going somewhere from the Wilds when the player is in the Yard:
	if the turn_query is "nozupod":
		say "{A}";
	continue the action.

Before somebody trying taking, or kissing the hoe while in darkness at most twice:
	if the turn_query is "nozupod":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 38:
	say "#38:[line break]";
	now the turn_query is "nozupod";
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
	if the turn_query is "seminef":
		say "{A}";

Carry out probing when the number understood is 40:
	say "#40:[line break]";
	now the turn_query is "seminef";
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

Carry out an actor listening in the presence of a dusty thing for the first time:
	if the turn_query is "pupulom":
		say "{A}";
	continue the action.

Check eating a thing in the box in the box for the third time:
	if the turn_query is "pupulom":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 43:
	say "#43:[line break]";
	now the turn_query is "pupulom";
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

Instead of an actor examining:
	if the turn_query is "mibanef":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 44:
	say "#44:[line break]";
	now the turn_query is "mibanef";
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

Before someone doing something other than taking once:
	if the turn_query is "gokavam":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 45:
	say "#45:[line break]";
	now the turn_query is "gokavam";
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

Carry out Anna opening the cart:
	if the turn_query is "kabapod":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 47:
	say "#47:[line break]";
	now the turn_query is "kabapod";
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
	if the turn_query is "pupusal":
		say "{A}";

Before Anna trying looking under, or examining the spade while the noun is dusty more than once:
	if the turn_query is "pupusal":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 50:
	say "#50:[line break]";
	now the turn_query is "pupusal";
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

Instead of someone trying fumbling:
	if the turn_query is "ralekub":
		say "{A}";
	continue the action.

Report Anna trying kissing a dusty thing in the Farm:
	if the turn_query is "ralekub":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 54:
	say "#54:[line break]";
	now the turn_query is "ralekub";
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

After Anna going nowhere through the gate by the cart with the stone in the presence of a hat when waiting:
	if the turn_query is "golesal":
		say "{A}";
	continue the action.

After unlocking something with something:
	if the turn_query is "golesal":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 55:
	say "#55:[line break]";
	now the turn_query is "golesal";
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

Before someone closing the spade in a region in the presence of a woman while the noun is a hat:
	if the turn_query is "votivam":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 57:
	say "#57:[line break]";
	now the turn_query is "votivam";
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

Before counting the interest when waiting:
	if the turn_query is "ramirut":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 58:
	say "#58:[line break]";
	now the turn_query is "ramirut";
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

>probe 2
#2:

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

>probe 7
#7:

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

>probe 8
#8:

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

>probe 11
#11:

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

>probe 14
#14:

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

>probe 18
#18:

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

>probe 19
#19:

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

>probe 22
#22:

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

>probe 23
#23:

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

>probe 26
#26:

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

>probe 28
#28:

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

>probe 33
#33:

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

>probe 38
#38:

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

>probe 40
#40:

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

>probe 44
#44:

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

>probe 45
#45:

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

>probe 47
#47:

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

>probe 50
#50:

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

>probe 54
#54:

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

>probe 55
#55:

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

>probe 57
#57:

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

>probe 58
#58:

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

>
