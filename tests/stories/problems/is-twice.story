The verb is written twice.
--- source
The Hall is a room.

A hatch is is a kind of thing.
--- problems
SENTENCE_UNKNOWN at "A hatch is is a kind of thing"
