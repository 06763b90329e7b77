Only a rule with an event can be set off later, by its name, and each event has to be set off somewhere.
--- source
The Kitchen is a room.

This is the whistle rule: say "It whistles."

At the time when the kettle whistles: say "It whistles."

At the time when the clock strikes: say "It strikes."

Instead of waiting:
	the kettle whistles in two turns from now;
	the whistle rule in two turns from now;
	the whistle rule at 3:00 PM.

Instead of jumping:
	let chosen be the whistle rule;
	the chosen in ten minutes from now.
--- problems
EVENT_NOT_SET_OFF at "At the time when the clock strikes"
EVENT_UNKNOWN at "the whistle rule in two turns from now"
EVENT_UNKNOWN at "the whistle rule at 3:00 PM"
EVENT_UNKNOWN at "the chosen in ten minutes from now"
