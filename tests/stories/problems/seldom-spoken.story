Lines and choices of dialogue whose clauses name what is not there, and sections that run during a scene.
--- source
The Quay is a room. Ada and Ben are people in the Quay. The tide is a concept. The oar is in the Quay. The Storm is a scene. Storm begins when the oar is carried by the player. A dialogue beat can be gloomy. The number of waves is a number that varies.

Instead of jumping: now the wet beat is gloomy; make the dialogue director active; say "Gloom."
When play begins: make the dialogue director active.

Section 1 (dialogue)

(This is the wet beat. About the tide.)

Ada: "Wet."

(Spontaneous. After a gloomy dialogue beat.)

Ben: "After gloom."

(Spontaneous. Immediately after the wet beat.)

Ben: "Right after."

(Unless the oar is carried by Ben. Spontaneous.)

Ada (after silently trying taking the oar): "I wait."

Ada (after Ben silently trying jumping): "He waits."

Ada (after silently waiting): "I wait."

Ada (before Ada taking the oar): "Mine."

Ada (after nonsense): "Mine."

-- "Go on."

	-> perform the wet beat

-- "Stay."

	-> perform a dialogue beat

-- "Leave."

	-> perform the dry beat

(About the number of waves.)

Ada: "Waves."

(About 7.)

Ada: "Seven."

(About everything in the Quay.)

Ada: "All."

(About something edible.)

Ada: "Food."

(Unless nonsense.)

Ada: "Non."

Section 2 (dialogue during the Storm)

(Spontaneous.)

Ada: "It storms."

Section 3 (dialogue during the calm)

(Spontaneous.)

Ada: "Calm."
--- problems
DIALOGUE_ACTION at "Ben silently trying jumping"
DIALOGUE_ACTION at "nonsense"
DIALOGUE_BEAT_UNKNOWN at "a dialogue beat"
DIALOGUE_BEAT_UNKNOWN at "the dry beat"
DIALOGUE_TOPIC at "the number of waves"
DIALOGUE_TOPIC at "7"
CONDITION_UNKNOWN at "nonsense"
CONDITION_UNKNOWN at "the calm"
