"The Weather House" by The Looseleaf Contributors

[A house to ask why in. Play a few turns, put the cursor in any rule and press F4: why did it not run? Click what was printed and press Shift+F4: where did it come from? Something is wrong here, too: when the Storm has begun, no rain falls. Ask the gale rule why, and then drag it above the first signs rule in the Rules panel.]

Chapter 1 - The House

The Weather House is a room. "Brass, glass and the smell of lamp oil. A stair goes up to the roof."

The Roof is up from the Weather House. "A railing, a great deal of sky, and the sea on three sides."

An instrument is a kind of thing. An instrument is usually fixed in place. An instrument has a number called the reading. An instrument can be logged or unlogged.

The barometer is an instrument in the Weather House. The reading of the barometer is 994.

The rain gauge is an instrument in the Weather House. The reading of the gauge is 3.

The vane is an instrument in the Roof. The reading of the vane is 240.

The lamp is in the Weather House. The lamp can be lit or unlit. The lamp is unlit.

The log book is carried by the player. "The log book lies open."

Hedda is a woman in the Weather House. "Hedda, who keeps the house, is winding the clock."

Chapter 2 - The Log

Logging is an action applying to one thing. Understand "log [something]" or "write down [something]" as logging.

Check logging something when the log book is not carried by the player (this is the nowhere to write rule):
	say "You have nothing to write it in." instead.

Check logging something which is not an instrument (this is the nothing to read rule):
	say "[The noun] [have] no scale, and no number to write down." instead.

Check logging a logged instrument (this is the once a day rule):
	say "It stands in the book already: [reading of the noun]." instead.

Carry out logging (this is the standard logging rule):
	now the noun is logged.

Report logging (this is the standard report logging rule):
	say "You write [reading of the noun] in the column for [the noun]." (A).

After logging the barometer when the reading of the barometer is less than 985:
	say "You write [reading of the barometer], and underline it twice."

Chapter 3 - The Weather

The weather rules are a rulebook. The weather rules have outcomes calm (success) and rough (failure).

A weather rule during the Storm (this is the gale rule):
	increase the reading of the rain gauge by 5;
	say "Rain is thrown against the panes.";
	rough.

A weather rule when the reading of the barometer is less than 990 (this is the first signs rule):
	say "The wind has gone round.";
	rough.

A weather rule (this is the quiet sea rule):
	calm.

Every turn (this is the falling glass rule):
	decrease the reading of the barometer by 2.

Every turn (this is the look outside rule):
	follow the weather rules;
	if the rule failed, now Hedda is worried.

The Storm is a scene. The Storm begins when the reading of the barometer is less than 987. The Storm ends when the lamp is lit.

When the Storm begins:
	say "The first gust slams the door."

Chapter 4 - Hedda

A person can be easy or worried. Hedda is easy.

Instead of taking something in the Weather House:
	say "'Leave it where it stands,' says Hedda."

Instead of taking an instrument when Hedda is worried:
	say "'Not now!' says Hedda."

Instead of taking the lamp in the Weather House during the Storm:
	say "Hedda is there before you. 'I light it. You write.'";
	now the lamp is lit.

Instead of taking an instrument:
	say "It is screwed to the wall, and the screws are painted over."

Instead of waiting in the presence of Hedda when Hedda is worried:
	say "'Do not stand about,' says Hedda."

Instead of listening in the Weather House:
	say "The clock, the clock, and under it the sea."

Instead of listening in the Weather House:
	say "This is never heard: the rule above it stops first."

Before going up when Hedda is worried:
	say "'Hold on to the railing,' says Hedda."

Before printing the name of the barometer when the barometer is logged, say "tapped ".

Test me with "log gauge / log lamp / wait / log barometer / look / wait / take barometer / take lamp".
