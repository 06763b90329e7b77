Made by machine: 23 questions of preambles, which the reference refuses too.
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


Before the player looking or showing something to something in the presence of someone:
	if the turn_query is "mivonef":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 6:
	say "#6:[line break]";
	now the turn_query is "mivonef";
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

Before sleeping:
	if the turn_query is "serazob":
		say "{A}";
	continue the action.

Instead of a woman humming or touching the handle while in darkness:
	if the turn_query is "serazob":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 8:
	say "#8:[line break]";
	now the turn_query is "serazob";
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

Check asking Anna to try doing something other than going north:
	if the turn_query is "leradak":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 17:
	say "#17:[line break]";
	now the turn_query is "leradak";
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

Before a woman doing something except going in the presence of a hat:
	if the turn_query is "katitig":
		say "{A}";
	continue the action.

After asking Anna to try switching on, closing or taking in the presence of someone when in the Barn:
	if the turn_query is "katitig":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 18:
	say "#18:[line break]";
	now the turn_query is "katitig";
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

Report taking inventory or listening when the second noun is nothing:
	if the turn_query is "desekub":
		say "{A}";
	continue the action.

Carry out a person trying doing anything other than dull behaviour when going north for two turns:
	if the turn_query is "desekub":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 20:
	say "#20:[line break]";
	now the turn_query is "desekub";
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

Check Carl or attacking, or searching the hat in a room at least twice:
	if the turn_query is "pudemip":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 21:
	say "#21:[line break]";
	now the turn_query is "pudemip";
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

Before the player gluing it to in the presence of the stone while carrying the spade at most twice:
	if the turn_query is "devozob":
		say "{A}";
	continue the action.

Before asking Anna to try examining the cart in the presence of a hat:
	if the turn_query is "devozob":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 23:
	say "#23:[line break]";
	now the turn_query is "devozob";
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

Before an actor fumbling or examining Anna two times:
	if the turn_query is "filedak":
		say "{A}";
	continue the action.

Check Anna trying fumbling or giving it to Anna:
	if the turn_query is "filedak":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 25:
	say "#25:[line break]";
	now the turn_query is "filedak";
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

After Carl or wearing something in the Farm:
	if the turn_query is "tiderut":
		say "{A}";
	continue the action.

Check a person trying switching on, kissing or pushing the noun:
	if the turn_query is "tiderut":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 27:
	say "#27:[line break]";
	now the turn_query is "tiderut";
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

Before doing something other than taking during a scene when Rainfall is happening:
	if the turn_query is "zufimip":
		say "{A}";
	continue the action.

Before asking Anna to try rubbing or kissing the stone for the second time:
	if the turn_query is "zufimip":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 28:
	say "#28:[line break]";
	now the turn_query is "zufimip";
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
	if the turn_query is "husetig":
		say "{A}";

Before the player eating Anna while the box is open:
	if the turn_query is "husetig":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 31:
	say "#31:[line break]";
	now the turn_query is "husetig";
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

Before a woman waiting or going north with a thing in the presence of Anna when the current action is waiting twice:
	if the turn_query is "zunodak":
		say "{A}";
	continue the action.

Instead of Anna fumbling or attacking the red hat in a room during a wet scene:
	if the turn_query is "zunodak":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 33:
	say "#33:[line break]";
	now the turn_query is "zunodak";
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

Instead of jumping or going up by something with something in the Meadow when a hat is carried:
	if the turn_query is "tifizob":
		say "{A}";
	continue the action.

Before Anna polishing red hat in the presence of the stone while the actor is the player for the first turn:
	if the turn_query is "tifizob":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 36:
	say "#36:[line break]";
	now the turn_query is "tifizob";
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

Carry out doing something other than examining to Anna in the presence of the lamp at least twice:
	if the turn_query is "zupukub":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 39:
	say "#39:[line break]";
	now the turn_query is "zupukub";
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

Before a person trying waiting or polishing a thing (called the item) during the Entire Game for more than one turn:
	if the turn_query is "lepupod":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 40:
	say "#40:[line break]";
	now the turn_query is "lepupod";
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

Before dropping something which is not dusty during the Entire Game:
	if the turn_query is "rasedak":
		say "{A}";
	continue the action.

Before someone trying looking, or examining something in the presence of someone:
	if the turn_query is "rasedak":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 44:
	say "#44:[line break]";
	now the turn_query is "rasedak";
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

Report a woman taking anything dusty:
	if the turn_query is "mibagon":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 45:
	say "#45:[line break]";
	now the turn_query is "mibagon";
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

Before taking something from the box in a room the first time:
	if the turn_query is "hudekub":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 47:
	say "#47:[line break]";
	now the turn_query is "hudekub";
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

Check someone trying taking, dropping or kissing Anna:
	if the turn_query is "tivofel":
		say "{A}";
	continue the action.

Instead of Anna trying closing or touching the handle:
	if the turn_query is "tivofel":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 48:
	say "#48:[line break]";
	now the turn_query is "tivofel";
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

Check someone looking or entering the handle:
	if the turn_query is "gokakub":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 50:
	say "#50:[line break]";
	now the turn_query is "gokakub";
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

Check jumping or taking a device when a hat is carried for three times:
	if the turn_query is "bapulom":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 53:
	say "#53:[line break]";
	now the turn_query is "bapulom";
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

Carry out somebody trying fumbling or polishing the stone:
	if the turn_query is "sebamip":
		say "{A}";
	continue the action.

Carry out probing when the number understood is 54:
	say "#54:[line break]";
	now the turn_query is "sebamip";
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

Instead of Anna trying jumping or unlocking something with something:
	if the turn_query is "semidak":
		say "{A}";
	continue the action.

Carry out going a direction from the Barn:
	if the turn_query is "semidak":
		say "{B}";
	continue the action.

Carry out probing when the number understood is 55:
	say "#55:[line break]";
	now the turn_query is "semidak";
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
RULE_ACTIONS_DIFFER at "the player looking or showing something to something in the presence of someone"
RULE_ACTION_UNKNOWN at "a woman"
RULE_NEEDS_ONE_ACTION at "asking Anna to try doing something other than going north"
RULE_ACTION_UNKNOWN at "a woman"
RULE_CONDITION_UNKNOWN at "in the Barn"
RULE_NEEDS_ONE_ACTION at "a person trying doing anything other than dull behaviour when going north for two turns"
RULE_ACTION_UNKNOWN at "Carl or"
RULE_ACTION_UNKNOWN at "the stone while carrying the spade"
RULE_ACTION_UNKNOWN at "it"
RULE_ACTION_UNKNOWN at "Carl or"
RULE_NEEDS_ONE_ACTION at "a person trying switching on, kissing or pushing the noun"
DURING_NOT_LAST at "a scene when Rainfall is happening"
RULE_ACTION_UNKNOWN at "in the presence of Anna"
RULE_ACTION_UNKNOWN at "a woman"
RULE_ACTIONS_DIFFER at "jumping or going up by something with something in the Meadow when a hat is carried"
RULE_NEEDS_ONE_ACTION at "doing something other than examining to Anna in the presence of the lamp at least twice"
DURING_NO_SCENE at "the Entire Game for more than one turn"
RULE_ACTIONS_DIFFER at "someone trying looking, or examining something in the presence of someone"
RULE_ACTION_UNKNOWN at "a woman"
RULE_ACTION_UNKNOWN at "a room the first time"
RULE_NEEDS_ONE_ACTION at "someone trying taking, dropping or kissing Anna"
RULE_ACTIONS_DIFFER at "someone looking or entering the handle"
RULE_ACTIONS_DIFFER at "jumping or taking a device when a hat is carried for three times"
RULE_NEEDS_ONE_ACTION at "somebody trying fumbling or polishing the stone"
RULE_ACTIONS_DIFFER at "Anna trying jumping or unlocking something with something"
--- sentences
The actions in 'the player looking or showing something to something in the presence of someone' take different numbers of nouns, so one rule cannot list them. Write a rule for each.
'a woman' is not an action. Rules of the instead rulebook apply to actions. In it, 'a woman' must be a description or a name.
'asking Anna to try doing something other than going north' is not exactly one action. Each action has its own check rulebook, so a check rule must be about one action.
'a woman' is not an action. Rules of the before rulebook apply to actions. In it, 'a woman' must be a description or a name.
'in the Barn' is not a condition or an activity.
'a person trying doing anything other than dull behaviour when going north for two turns' is not exactly one action. Each action has its own carry out rulebook, so a carry out rule must be about one action.
'Carl or' is not an action. Rules of the check rulebook apply to actions. In it, 'Carl or' must be a description or a name.
'the stone while carrying the spade' is not an action. Rules of the before rulebook apply to actions. 'carrying' was read as a preposition, so 'the stone while' must be a description or a name.
'it' is not an action. Rules of the check rulebook apply to actions. 'fumbling or giving' was read as an action, so 'it' must be a description or a name.
'Carl or' is not an action. Rules of the after rulebook apply to actions. In it, 'Carl or' must be a description or a name.
'a person trying switching on, kissing or pushing the noun' is not exactly one action. Each action has its own check rulebook, so a check rule must be about one action.
'during' and its scene must come last, after any condition, but 'a scene when Rainfall is happening' follows them.
'in the presence of Anna' is not an action. Rules of the every turn rulebook apply to actions. Nothing here is called 'presence'. Did you mean 'present'?
'a woman' is not an action. Rules of the before rulebook apply to actions. 'thing' was read as a kind, so 'woman waiting or going north with a' must be an adjective.
The actions in 'jumping or going up by something with something in the Meadow when a hat is carried' take different numbers of nouns, so one rule cannot list them. Write a rule for each.
'doing something other than examining to Anna in the presence of the lamp at least twice' is not exactly one action. Each action has its own carry out rulebook, so a carry out rule must be about one action.
'the Entire Game for more than one turn' is not a scene.
The actions in 'someone trying looking, or examining something in the presence of someone' take different numbers of nouns, so one rule cannot list them. Write a rule for each.
'a woman' is not an action. Rules of the report rulebook apply to actions. In it, 'a woman' must be a description or a name.
'a room the first time' is not an action. Rules of the before rulebook apply to actions. 'time' was read as a kind, so 'room the first' must be an adjective.
'someone trying taking, dropping or kissing Anna' is not exactly one action. Each action has its own check rulebook, so a check rule must be about one action.
The actions in 'someone looking or entering the handle' take different numbers of nouns, so one rule cannot list them. Write a rule for each.
The actions in 'jumping or taking a device when a hat is carried for three times' take different numbers of nouns, so one rule cannot list them. Write a rule for each.
'somebody trying fumbling or polishing the stone' is not exactly one action. Each action has its own carry out rulebook, so a carry out rule must be about one action.
The actions in 'Anna trying jumping or unlocking something with something' take different numbers of nouns, so one rule cannot list them. Write a rule for each.
