What stands in a section of dialogue is refused at its place: the shape of paragraphs, choices that do not belong together, clauses that speak of nothing known.
--- source
The Quay is a room. Ada and Ben are people in the Quay. The tide is a concept.
The tidy beat is a thing.

Spoken dryly is a performance style. Wetly is a performance style. Spoken after lunch is a performance style.

Part 1 - Talk (dialogue)

Section 1 - Shapes (dialogue)

Ada: "Nothing has begun."

(About (the tide.)

(About the tide.)

Ada and Ben wait.

Ada (dryly) (to Ben): "Twice."

Ada: "Well" said Ben

		Ben: "Too deep."

	(Recurring.)

Section 2 - Choices (dialogue)

(This is the quarrel beat. This is the second beat.)

--

-- shout

-- stop

-> "Shout."

-- otherwise

Ada: "Hm."

-- "Yes."

-- before waiting

Ada: "Hm."

-> another choice

-> stop

	Ben: "Never."

(This is the tidy beat.)

Ben: "Why not?"

Section 3 - Clauses (dialogue)

(Later; about moonlight.)

Zoe (to Ben; wearily; before flying): "Who is that?"

(After the war beat; closed; tall; immediately after the quarrel beat; next.)

Ada: "No."
--- problems
TWO_KINDS at "The tidy beat is a thing"
DIALOGUE_STYLE_UNSPOKEN at "Wetly"
DIALOGUE_STYLE_AMBIGUOUS at "Spoken after lunch"
DIALOGUE_HEADING at "Part 1 - Talk (dialogue)"
DIALOGUE_WITHOUT_BEAT at "Ada: "Nothing has begun.""
DIALOGUE_BRACKETS at "(About (the tide.)"
DIALOGUE_UNEXPECTED at "Ada and Ben wait"
DIALOGUE_BRACKETS at "Ada (dryly) (to Ben): "Twice.""
DIALOGUE_UNQUOTED at "Ada: "Well" said Ben"
DIALOGUE_INDENT at "Ben: "Too deep.""
DIALOGUE_CUE_INDENTED at "(Recurring.)"
DIALOGUE_NAMED_TWICE at "(This is the quarrel beat. This is the second beat.)"
DIALOGUE_CHOICE_EMPTY at "--"
DIALOGUE_CHOICE_UNKNOWN at "-- shout"
DIALOGUE_FLOW_WITHOUT_ARROW at "-- stop"
DIALOGUE_OPTION_WITHOUT_DASHES at "-> "Shout.""
DIALOGUE_OTHERWISE at "-- otherwise"
DIALOGUE_CHOICES_MIXED at "-- before waiting"
DIALOGUE_DIVIDER_REDUNDANT at "-> another choice"
DIALOGUE_MARKER_DEPENDENT at "-> stop"
DIALOGUE_FIRST_OF_SECTION at "Later"
DIALOGUE_TOPIC at "moonlight"
DIALOGUE_SPEAKER at "Zoe"
DIALOGUE_STYLE_UNKNOWN at "wearily"
DIALOGUE_ACTION at "flying"
PROPERTY_NOT_ALLOWED at "(After the war beat; closed; tall; immediately after the quarrel beat; next.)"
DIALOGUE_IMMEDIATE_TWICE at "(After the war beat; closed; tall; immediately after the quarrel beat; next.)"
DIALOGUE_BEAT_UNKNOWN at "the war beat"
DIALOGUE_CLAUSE_UNKNOWN at "tall"
