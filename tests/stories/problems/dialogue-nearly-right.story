Items of dialogue that lack a word, a bracket or a name, or have one too many, beside those that do not.
--- source
The Yard is a room. Ann is a woman in the Yard. The pin is in the Yard. Recess is a scene. The greeting beat is a thing.

Section 1 - Talk (dialogue during Recess)

(Starting; (at once); this is the greeting beat.)

Ann (to the player; before (now) the pin is (not) here): "Hello."

Ann (): "Empty."

(): "Nobody."

Ann (to the player) loudly: "Loud."

Ann (to the player) (quietly): "Twice."

-- "Ask."

	Ann: "Yes."

-- (if the pin is here; unless (odd) it is) "Ask again."

	Ann: "Again."

<-

<- now

-> stop

-> end the story saying

-> end the story saying "Done." now

-> end the story finally saying "Done."

-> "No."

-> another choice

->

-- stop

-- ((if the pin is here) "Open."

-> (now the pin is in Ann

Narration: "The end."

Section 2 - Talk

Ann: "Not in dialogue."

Section 3 - More (dialogue)

(This is the next line.)

Ann (this is Recess): "Named."

(Starting; this is the pin.)

Ann (if (the pin is here) and it is now, without speaking): "Held."

Section 4 - Last (dialogue during Recess during Lunch)

Section 5 - Even more (dialog)

Ann: "Without a beat."
--- problems
TWO_KINDS at "The greeting beat is a thing"
DIALOGUE_CLAUSE_UNKNOWN at "Starting"
DIALOGUE_CLAUSE_UNKNOWN at "(at once)"
DIALOGUE_ACTION at "(now) the pin is (not) here"
DIALOGUE_BRACKETS at "(): "Nobody.""
DIALOGUE_BRACKETS at "Ann (to the player) loudly: "Loud.""
DIALOGUE_BRACKETS at "Ann (to the player) (quietly): "Twice.""
CONDITION_UNKNOWN at "the pin is here"
CONDITION_UNKNOWN at "(odd) it is"
DIALOGUE_OPTION_WITHOUT_DASHES at "<- now"
DIALOGUE_CHOICE_UNKNOWN at "-> end the story saying"
DIALOGUE_UNQUOTED at "-> end the story saying "Done." now"
DIALOGUE_OPTION_WITHOUT_DASHES at "-> "No.""
DIALOGUE_DIVIDER_REDUNDANT at "-> another choice"
DIALOGUE_CHOICE_UNKNOWN at "->"
DIALOGUE_FLOW_WITHOUT_ARROW at "-- stop"
DIALOGUE_BRACKETS at "-- ((if the pin is here) "Open.""
DIALOGUE_BRACKETS at "-> (now the pin is in Ann"
RULEBOOK_NOT_FOUND at "Ann"
DIALOGUE_CLAUSE_UNKNOWN at "This is the next line"
DIALOGUE_STYLE_UNKNOWN at "this is Recess"
DIALOGUE_CLAUSE_UNKNOWN at "Starting"
DIALOGUE_CLAUSE_UNKNOWN at "this is the pin"
CONDITION_UNKNOWN at "(the pin is here) and it is now, without speaking"
DIALOGUE_WITHOUT_BEAT at "Ann: "Without a beat.""
