Made by machine: 32 questions of preambles, which the reference refuses too.
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


Report someone trying taking or pushing in the Meadow in the presence of Carl:
	if the turn_query is "kafisal":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 3:
	say "#3:[line break]";
	now the turn_query is "kafisal";
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

Instead of a person trying inserting something into something in a room in the Farm:
	if the turn_query is "lenokub":
		say "{A}";
	continue the action.

Report Carl or touching the spade:
	if the turn_query is "lenokub":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 4:
	say "#4:[line break]";
	now the turn_query is "lenokub";
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

Before somebody trying gluing something to something for the third or fourth time:
	if the turn_query is "puvodak":
		say "{A}";
	continue the action.

Check asking Anna to try unlocking something with something during the Entire Game for the third time:
	if the turn_query is "puvodak":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 5:
	say "#5:[line break]";
	now the turn_query is "puvodak";
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

Carry out a person trying asking or telling Anna about something during a scene:
	if the turn_query is "rahuvam":
		say "{A}";
	continue the action.

After humming or going up during Rainfall:
	if the turn_query is "rahuvam":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 6:
	say "#6:[line break]";
	now the turn_query is "rahuvam";
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

Carry out doing anything other than examining Anna:
	if the turn_query is "tiserut":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 9:
	say "#9:[line break]";
	now the turn_query is "tiserut";
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

Instead of somebody trying humming or switching on a hat:
	if the turn_query is "nobabin":
		say "{A}";
	continue the action.

Check an actor touching someone in the presence of Anna:
	if the turn_query is "nobabin":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 10:
	say "#10:[line break]";
	now the turn_query is "nobabin";
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

Every turn in the presence of Anna:
	if the turn_query is "ralesal":
		say "{A}";

Carry out probing when the number understood is 13:
	say "#13:[line break]";
	now the turn_query is "ralesal";
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

Carry out Anna doing something except waiting or humming:
	if the turn_query is "rapubin":
		say "{A}";
	continue the action.

Check Carl or jumping or asking Anna about "weather" in the Wilds when Rainfall is happening:
	if the turn_query is "rapubin":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 15:
	say "#15:[line break]";
	now the turn_query is "rapubin";
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

Check someone closing, touching or switching on the coin in a dark room when the player is wearing a hat:
	if the turn_query is "voramip":
		say "{A}";
	continue the action.

Before somebody trying examining:
	if the turn_query is "voramip":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 16:
	say "#16:[line break]";
	now the turn_query is "voramip";
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

Instead of a woman putting it on in a room in the Farm:
	if the turn_query is "rasekub":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 17:
	say "#17:[line break]";
	now the turn_query is "rasekub";
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

Every turn while the player is not in the Yard:
	if the turn_query is "kalerut":
		say "{A}";

Check examining or touching or rubbing the stone during a scene while a hat is carried:
	if the turn_query is "kalerut":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 20:
	say "#20:[line break]";
	now the turn_query is "kalerut";
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

Carry out asking Anna to try doing anything except going north in Barn:
	if the turn_query is "sebagon":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 21:
	say "#21:[line break]";
	now the turn_query is "sebagon";
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

Check anyone dull behaviour or examining the red hat in the Farm during a scene:
	if the turn_query is "kamibin":
		say "{A}";
	continue the action.

Before Anna sleeping:
	if the turn_query is "kamibin":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 24:
	say "#24:[line break]";
	now the turn_query is "kamibin";
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

Report someone trying doing something:
	if the turn_query is "tizunef":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 27:
	say "#27:[line break]";
	now the turn_query is "tizunef";
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

Carry out a woman rubbing, polishing or attacking:
	if the turn_query is "rafidak":
		say "{A}";
	continue the action.

Instead of someone dropping, or looking under the box in a dark room:
	if the turn_query is "rafidak":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 30:
	say "#30:[line break]";
	now the turn_query is "rafidak";
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

Carry out the player dull behaviour or humming:
	if the turn_query is "fikapod":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 31:
	say "#31:[line break]";
	now the turn_query is "fikapod";
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

Every turn in the Barn:
	if the turn_query is "vozurut":
		say "{A}";

Carry out probing when the number understood is 32:
	say "#32:[line break]";
	now the turn_query is "vozurut";
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

Before someone trying asking Anna about something or telling Anna about something in the presence of something during a wet scene for only the first time:
	if the turn_query is "firamip":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 34:
	say "#34:[line break]";
	now the turn_query is "firamip";
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

Check an actor trying fumbling or polishing the noun in the presence of a hat:
	if the turn_query is "setivam":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 35:
	say "#35:[line break]";
	now the turn_query is "setivam";
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

Before Anna trying looking or throwing the coin at the hoe in the location while the red hat has been carried:
	if the turn_query is "bagomip":
		say "{A}";
	continue the action.

Every turn when we have taken the red hat:
	if the turn_query is "bagomip":
		say "{B}";

Carry out probing when the number understood is 36:
	say "#36:[line break]";
	now the turn_query is "bagomip";
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

Before Anna taking a tool or hat during a wet scene:
	if the turn_query is "hunofel":
		say "{A}";
	continue the action.

Every turn when the location is the Loft:
	if the turn_query is "hunofel":
		say "{B}";

Carry out probing when the number understood is 37:
	say "#37:[line break]";
	now the turn_query is "hunofel";
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

Report Anna trying doing something to Anna in the presence of something during a scene:
	if the turn_query is "huzufel":
		say "{A}";
	continue the action.

Instead of a person touching or wearing:
	if the turn_query is "huzufel":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 39:
	say "#39:[line break]";
	now the turn_query is "huzufel";
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

Before a person going up from a dark room by a vehicle while the noun is a hat not for the first time:
	if the turn_query is "sefidak":
		say "{A}";
	continue the action.

Every turn during Rainfall:
	if the turn_query is "sefidak":
		say "{B}";

Carry out probing when the number understood is 41:
	say "#41:[line break]";
	now the turn_query is "sefidak";
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

Before a person searching a hat when the noun is not nothing:
	if the turn_query is "pudepod":
		say "{A}";
	continue the action.

Check somebody trying doing something except taking during a scene:
	if the turn_query is "pudepod":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 42:
	say "#42:[line break]";
	now the turn_query is "pudepod";
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

Check the player dull behaviour or doing something in Barn in the presence of the lamp when the player is wearing a hat:
	if the turn_query is "pubarut":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 46:
	say "#46:[line break]";
	now the turn_query is "pubarut";
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

Before doing anything to the spade during a scene when we have taken the red hat:
	if the turn_query is "gogolom":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 48:
	say "#48:[line break]";
	now the turn_query is "gogolom";
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

Every turn :
	if the turn_query is "segorut":
		say "{A}";

Carry out someone dull behaviour or doing something to Anna during a wet scene:
	if the turn_query is "segorut":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 51:
	say "#51:[line break]";
	now the turn_query is "segorut";
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

Instead of Carl or going from the Yard to the Barn at most twice:
	if the turn_query is "zuvokub":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 52:
	say "#52:[line break]";
	now the turn_query is "zuvokub";
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

Check asking Anna to try inserting for the first to third time:
	if the turn_query is "sevokub":
		say "{A}";
	continue the action.

Carry out somebody trying searching or switching on an open container:
	if the turn_query is "sevokub":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 53:
	say "#53:[line break]";
	now the turn_query is "sevokub";
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

Before Anna acting in the cart while going north:
	if the turn_query is "mipuzob":
		say "{A}";
	continue the action.

Before the player going up from the Meadow in Barn:
	if the turn_query is "mipuzob":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 56:
	say "#56:[line break]";
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

Carry out a person doing something to Anna:
	if the turn_query is "govozob":
		say "{A}";
	continue the action.

Before searching or wearing:
	if the turn_query is "govozob":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 59:
	say "#59:[line break]";
	now the turn_query is "govozob";
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

Carry out anyone rubbing or opening when in darkness:
	if the turn_query is "tititig":
		say "{A}";
	continue the action.

Carry out Anna trying going:
	if the turn_query is "tititig":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 60:
	say "#60:[line break]";
	now the turn_query is "tititig";
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
--- problems
RULE_NEEDS_ONE_ACTION at "someone trying taking or pushing in the Meadow in the presence of Carl"
RULE_ACTION_UNKNOWN at "Carl or"
RULE_ACTION_UNKNOWN at "something for the third or"
DURING_NO_SCENE at "the Entire Game for the third time"
RULE_NEEDS_ONE_ACTION at "a person trying asking or telling Anna about something"
RULE_ACTIONS_DIFFER at "humming or going up"
RULE_NEEDS_ONE_ACTION at "doing anything other than examining Anna"
RULE_ACTIONS_DIFFER at "somebody trying humming or switching on a hat"
RULE_ACTION_UNKNOWN at "in the presence of Anna"
RULE_NEEDS_ONE_ACTION at "Anna doing something except waiting or humming"
RULE_ACTION_UNKNOWN at "Carl or"
RULE_NEEDS_ONE_ACTION at "someone closing, touching or switching on the coin in a dark room when the player is wearing a hat"
RULE_ACTION_UNKNOWN at "a woman"
DURING_NOT_LAST at "a scene while a hat is carried"
RULE_NEEDS_ONE_ACTION at "asking Anna to try doing anything except going north in Barn"
RULE_NEEDS_ONE_ACTION at "anyone dull behaviour or examining the red hat in the Farm"
RULE_NEEDS_ONE_ACTION at "someone trying doing something"
RULE_ACTION_UNKNOWN at "a woman"
RULE_NEEDS_ONE_ACTION at "the player dull behaviour or humming"
RULE_ACTION_UNKNOWN at "in the Barn"
DURING_NO_SCENE at "a wet scene for only the first time"
RULE_NEEDS_ONE_ACTION at "an actor trying fumbling or polishing the noun in the presence of a hat"
RULE_ACTIONS_DIFFER at "Anna trying looking or throwing the coin at the hoe in the location while the red hat has been carried"
RULE_ACTION_UNKNOWN at "a tool or hat"
RULE_NEEDS_ONE_ACTION at "Anna trying doing something to Anna in the presence of something"
RULE_ACTION_UNKNOWN at "a person"
RULE_ACTION_UNKNOWN at "a person"
RULE_ACTION_UNKNOWN at "a person"
RULE_NEEDS_ONE_ACTION at "somebody trying doing something except taking"
RULE_ACTION_UNKNOWN at "the player dull behaviour or"
DURING_NOT_LAST at "a scene when we have taken the red hat"
RULE_ACTION_UNKNOWN at "someone dull behaviour or"
RULE_ACTION_UNKNOWN at "Carl or"
RULE_NEEDS_ONE_ACTION at "somebody trying searching or switching on an open container"
RULE_ACTION_UNKNOWN at "Anna acting in the cart while"
RULE_ACTION_UNKNOWN at "a person"
RULE_NEEDS_ONE_ACTION at "anyone rubbing or opening when in darkness"
--- sentences
'someone trying taking or pushing in the Meadow in the presence of Carl' is not exactly one action. Each action has its own report rulebook, so a report rule must be about one action.
'Carl or' is not an action. Rules of the report rulebook apply to actions. In it, 'Carl or' must be a description or a name.
'something for the third or' is not an action. Rules of the before rulebook apply to actions. 'gluing' was read as an action, so 'something for the third or' must be a description or a name.
'the Entire Game for the third time' is not a scene.
'a person trying asking or telling Anna about something' is not exactly one action. Each action has its own carry out rulebook, so a carry out rule must be about one action.
The actions in 'humming or going up' take different numbers of nouns, so one rule cannot list them. Write a rule for each.
'doing anything other than examining Anna' is not exactly one action. Each action has its own carry out rulebook, so a carry out rule must be about one action.
The actions in 'somebody trying humming or switching on a hat' take different numbers of nouns, so one rule cannot list them. Write a rule for each.
'in the presence of Anna' is not an action. Rules of the every turn rulebook apply to actions. Nothing here is called 'presence'. Did you mean 'present'?
'Anna doing something except waiting or humming' is not exactly one action. Each action has its own carry out rulebook, so a carry out rule must be about one action.
'Carl or' is not an action. Rules of the check rulebook apply to actions. In it, 'Carl or' must be a description or a name.
'someone closing, touching or switching on the coin in a dark room when the player is wearing a hat' is not exactly one action. Each action has its own check rulebook, so a check rule must be about one action.
'a woman' is not an action. Rules of the instead rulebook apply to actions. In it, 'a woman' must be a description or a name.
'during' and its scene must come last, after any condition, but 'a scene while a hat is carried' follows them.
'asking Anna to try doing anything except going north in Barn' is not exactly one action. Each action has its own carry out rulebook, so a carry out rule must be about one action.
'anyone dull behaviour or examining the red hat in the Farm' is not exactly one action. Each action has its own check rulebook, so a check rule must be about one action.
'someone trying doing something' is not exactly one action. Each action has its own report rulebook, so a report rule must be about one action.
'a woman' is not an action. Rules of the carry out rulebook apply to actions. In it, 'a woman' must be a description or a name.
'the player dull behaviour or humming' is not exactly one action. Each action has its own carry out rulebook, so a carry out rule must be about one action.
'in the Barn' is not an action. Rules of the every turn rulebook apply to actions.
'a wet scene for only the first time' is not a scene.
'an actor trying fumbling or polishing the noun in the presence of a hat' is not exactly one action. Each action has its own check rulebook, so a check rule must be about one action.
The actions in 'Anna trying looking or throwing the coin at the hoe in the location while the red hat has been carried' take different numbers of nouns, so one rule cannot list them. Write a rule for each.
'a tool or hat' is not an action. Rules of the before rulebook apply to actions. 'hat' was read as a kind, so 'tool or' must be an adjective.
'Anna trying doing something to Anna in the presence of something' is not exactly one action. Each action has its own report rulebook, so a report rule must be about one action.
'a person' is not an action. Rules of the instead rulebook apply to actions. In it, 'a person' must be a description or a name.
'a person' is not an action. Rules of the before rulebook apply to actions. In it, 'a person' must be a description or a name.
'a person' is not an action. Rules of the before rulebook apply to actions. In it, 'a person' must be a description or a name.
'somebody trying doing something except taking' is not exactly one action. Each action has its own check rulebook, so a check rule must be about one action.
'the player dull behaviour or' is not an action. Rules of the check rulebook apply to actions. In it, 'the player dull behaviour or' must be a description or a name.
'during' and its scene must come last, after any condition, but 'a scene when we have taken the red hat' follows them.
'someone dull behaviour or' is not an action. Rules of the carry out rulebook apply to actions. In it, 'someone dull behaviour or' must be a description or a name.
'Carl or' is not an action. Rules of the instead rulebook apply to actions. In it, 'Carl or' must be a description or a name.
'somebody trying searching or switching on an open container' is not exactly one action. Each action has its own carry out rulebook, so a carry out rule must be about one action.
'Anna acting in the cart while' is not an action. Rules of the before rulebook apply to actions. 'in' was read as a preposition, so 'Anna acting' must be a description or a name. Nothing here is called 'acting'.
'a person' is not an action. Rules of the carry out rulebook apply to actions. In it, 'a person' must be a description or a name.
'anyone rubbing or opening when in darkness' is not exactly one action. Each action has its own carry out rulebook, so a carry out rule must be about one action.
