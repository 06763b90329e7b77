Parts of a statement in Inform 6 that do not join, since one comes twice, calls what is unknown, names no parameter or is missing.
--- source
"Parts" by A Tester

The Lab is a room.

Mood is a kind of value. The moods are merry, sad, calm and grim. The current mood is a mood that varies.

To say cheer -- beginning say_merry:
	(- if ( (+ the current mood +) == (+ merry +) ) {-open-brace} -).
To say instead -- continuing say_merry:
	(- {-close-brace} else {-open-brace} -).
To say end cheer -- ending say_merry:
	(- {-close-brace} -).

To say when (N - a mood) -- beginning say_by_mood:
	(- switch ( (+ the current mood +) ) {-open-brace} {N}: -).
To say or when (N - a mood) -- continuing say_by_mood:
	(- {N}: Frobnicate(); -).
To say end when -- ending say_by_mood:
	(- {-close-brace} -).

To say which (N - a mood) -- beginning say_which:
	(- switch ( (+ the current mood +) ) {-open-brace} {M}: -).
To say or which (N - a mood) -- continuing say_which:
	(- {N}: -).
To say end which -- ending say_which:
	(- {-close-brace} -).

Instead of jumping: say "[cheer]Ha[instead]Oh[end cheer].".
Instead of waiting: say "[cheer]Ha[instead]Oh[instead]Well[end cheer].".
Instead of listening: say "[when sad]Ah[or when calm]Oh[end when].".
Instead of sleeping: say "[which sad]Ah[or which calm]Oh[end which].".
Instead of thinking: say "[which sad]Ah[or which calm]Oh.".
--- problems
INFORM_6_PARAMETER at "which sad"
--- notices
INFORM_6_BODY at "cheer"
INFORM_6_BODY at "when sad"
INFORM_6_BODY at "which sad"
--- sentences
'{M}' is not valid: 'To say which (N - a mood) -- beginning say_which' has no parameter with that name.
