Names, definitions, phrases and lists of actions that read well and that the language does not have.
--- source
The Quay is a room. The Loft is a room. The Cellar is a room. Mood is a kind of value. The moods are glad and sad.

The boat is a container in the Quay. In the Quay is a thing called red, white.

A rope is a kind of thing. A rope can be slack or not slack. A rope can be open or not open. A person can be wet or not wet. A container can be wet or not wet.

A thing has a truth state called proven. Definition: a thing is doubtful if its proven is true or less.

Definition: a thing is the if it is portable.

Definition: a thing is very, very good if it is portable.

Definition: a topic is long if it is the topic understood.

The hatch is a door. The hatch is north of the Quay and south of the Loft. The hatch is in the Cellar.

The crane is a door. The crane is east of the Quay and west of the Cellar. The crane is in the Quay.

Hauling is an action applying to one rope.

To fetch () here: say "No."

At the time that the tide turns: say "It turns."

Instead of jumping or saving the game: say "No."

Instead of jumping:
	if 1 is 2:
		say "Odd.";
	otherwise:
		say "Even.";
	otherwise if 2 is 2:
		say "Both."

The one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty more one two three four five six seven eight nine ten eleven twelve is in the Quay.
--- problems
NAME_UNUSABLE at "red, white"
PROPERTY_NAME_TAKEN at "not open"
DEFINITION_NOT_MEASURED at "its proven is true or less"
NAME_UNUSABLE at "the"
NAME_UNUSABLE at "very, very good"
DEFINITION_KIND at "a topic"
DOOR_ELSEWHERE at "The hatch is in the Cellar"
ACTION_KIND_OF_THING at "rope"
PARAMETER_FORM at "()"
RULE_TIME_UNKNOWN at "the time that the tide turns"
RULE_WORLDS_MIXED at "jumping or saving the game"
OTHERWISE_NOT_LAST at "otherwise if 2 is 2"
NAME_UNUSABLE at "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty more one two three four five six seven eight nine ten eleven twelve"
