Beside a case may stand one plain phrase, and no "if": that begins a line of its own.
--- source
The Lab is a room. N is a number that varies.

Every turn:
	if N is:
		-- 1: say "One";
		-- 2: if the Lab is dark, say "Two";
		-- otherwise: unless the Lab is dark, say "Many".
--- problems
PHRASE_RUNS_ON at "Every turn"
