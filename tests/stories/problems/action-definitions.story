An action takes two nouns at most, and one value that is no thing; what varies, and who owns it, has to be said in full.
--- source
The Forge is a room. The anvil is in the Forge.

Tempering is an action applying to one touchable number.

Alloying is an action applying to one thing and one thing and one thing.

Weighing it against is an action applying to one number and one number.

The heat is an activity.

The furnaces has a number called the draught.

The smelting action has a number called the heat wanted.

A metalwork is a kind of action. Hammer time is metalwork.

The blowing scene begins when the anvil is in the Forge.
--- problems
ACTION_ACCESS at "number"
ACTION_TOO_MANY_NOUNS at "thing"
ACTION_TWO_VALUES at "number"
OWNER_UNKNOWN at "The smelting"
KIND_OF_THAT at "action"
SAME_AS_ANOTHER at "Hammer time is metalwork"
SCENE_UNKNOWN at "The blowing scene"
