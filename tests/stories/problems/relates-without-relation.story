Only a relation relates one value to another: asking it of a text or a thing is a problem, not a stop.
--- source
The Pier is a room. A gull is an animal in the Pier.

Instead of jumping when "kelp" relates 1 to 2: say "Splash."

Instead of waiting:
	if the gull relates the player to the Pier, say "Squawk."
--- problems
RULE_CONDITION_UNKNOWN at ""kelp" relates 1 to 2"
CONDITION_UNKNOWN at "the gull relates the player to the Pier"
