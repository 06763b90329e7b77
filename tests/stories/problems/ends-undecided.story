A phrase that decides has no end without a value; to do something instead is taken.
--- source
The Hall is a room.
To decide whether barred: reject the player's command; decide yes.
To decide whether barbed: rule fails; decide yes.
To decide which number is bent: stop the action; decide on 4.
To decide which number is bound: stop; decide on 4.
To decide which number is bland: continue the action; decide on 4.
To decide which number is blown: say "x" instead; decide on 4.
To decide which number is brief: make no decision.
To blink: stop; say "x".
--- problems
ENDS_UNDECIDED at "reject the player's command"
ENDS_UNDECIDED at "rule fails"
ENDS_UNDECIDED at "stop the action"
ENDS_UNDECIDED at "stop"
ENDS_UNDECIDED at "continue the action"
ENDS_UNDECIDED at "make no decision"
