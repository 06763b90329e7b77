A thing has one place: of two sentences that give it one, the earlier is reported, but "here" wherever it stands, and the later of two regions.
--- source
The Chapel is a room. The Crypt is a room.

The bench is in the Crypt.

The bench is in the Chapel.

The candle is in the Crypt.

The Vestry is north of the Crypt. The candle is here.

Holy Ground is a region. Old Parish is a region.

The Chapel is in Holy Ground.

The Chapel is in Old Parish.

When play begins:
	if the American dialect is active, say "Color."
--- problems
TWO_PLACES at "The bench is in the Crypt"
TWO_PLACES at "The candle is here"
TWO_PLACES at "The Chapel is in Old Parish"
CONDITION_UNKNOWN at "the American dialect is active"
