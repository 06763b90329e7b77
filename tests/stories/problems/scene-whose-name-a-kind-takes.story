A scene whose name a later kind takes is one mistake, not one for each sentence about the scene; a name of a value has no bracket.
--- source
The Lab is a room.
Flood is a scene. Flood begins when the turn count is 2. Flood ends when the turn count is 3.
A flood is a kind of value.
A tint is a kind of value. The tints are an amber (this is its tint) and teal.
When Flood begins: say "Oh."
--- problems
LATER_NAME_USED at "A flood is a kind of value"
NAME_UNUSABLE at "amber (this is its tint)"
