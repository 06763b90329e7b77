"Does nothing" and "substitutes for" are tried before the rule's own preamble, in the order of the text.
--- source
The Hall is a room. The bell is in the Hall. The hush is a truth state that varies.

Instead of touching the bell (this is the ringing rule): say "Dong!"
This is the muffled rule: say "Thud."; rule fails.

The ringing rule does nothing when the hush is true.
The muffled rule substitutes for the ringing rule if the player carries the bell.

Instead of waiting: now the hush is whether or not the hush is false; say "The hush is [hush]."
--- trace
> touch bell
ringing rule
> wait
Instead of waiting
> touch bell
> wait
Instead of waiting
> take bell
> touch bell
muffled rule
