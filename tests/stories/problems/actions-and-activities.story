What is said of an action or an activity, and what stands in brackets there.
--- source
The Dock is a room.

Rowing is an action with past participle rowed and applying to nothing. Mooring up is an action with past participle moored, applying to one thing. Bailing (future action) is an activity. Coiling something is an activity (hide in RULES command).

The rowing action has a number called the pace (matched as "at").

Sculling is an action with great effort.

Heaving to is an action with past participle hove to, applying to nothing.

The rowing action has a number called the stroke (as you like).

The rowing action has a number called the swing (matched as "swinging by").

Caulking boats (best in spring) is an activity.

When play begins:
	let X be "[]";
	let Y be "A[  ]B".
--- problems
ACTION_TAIL at "with great effort"
ACTION_PARTICIPLE_LONG at "with past participle hove to, applying to nothing"
MATCHED_AS_FORM at "as you like"
MATCHED_AS_FORM at ""swinging by""
ACTIVITY_REMARK at "best in spring"
SUBSTITUTION_EMPTY at ""[]""
SUBSTITUTION_EMPTY at ""A[  ]B""
