The brackets of a phrase must match, and it must have a word of its own.
--- source
The Pond is a room.

To launch (N (as a number) - a number) ducks: do nothing.

To launch (N - a number ducks: do nothing.

To launch N - a number) ducks: do nothing.

To (T - a text): do nothing.

To launch (N - a number) geese: do nothing.
--- problems
PARAMETER_NESTED at "N (as a number) - a number"
PARAMETER_NOT_CLOSED at "launch (N - a number ducks"
PARAMETER_NOT_OPENED at "launch N - a number) ducks"
PHRASE_WORDLESS at "(T - a text)"
