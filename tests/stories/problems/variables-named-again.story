A variable whose name an earlier sentence uses for something else is told of at its own sentence, and what follows from it is not told.
--- source
The Hut is a room.

The bell is in the Hut. The bell is fixed in place. The description of the bell is "Brass."

The tally is initially 5. Bob is a man in the Hut. Bob carries the gong.

The bell is a number that varies. The gong is a text that varies. The tally is a number that varies.

Every turn: now the bell is 3.

Instead of taking the bell: say "No."
--- problems
LATER_NAME_USED at "The bell is a number that varies"
LATER_NAME_USED at "The gong is a text that varies"
