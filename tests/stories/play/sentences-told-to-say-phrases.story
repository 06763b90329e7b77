A text that a phrase is told first ends its line when it ends a sentence, as it would by itself.
--- source
Lab is a room. The hat is here. The cat is here.
To say (x - text) as question: say x.
To say query (x - text): say x.
To say query (x - text) for (T - a thing): say "[x][T]".
To say pair (x - text) and (y - text): say "[x] & [y]".
To say (x - text) times (N - number): say x; say x.
To say about (T - a thing): say "[T].".
Instead of jumping: say "One [hat]." as question; say "More."
Instead of waiting: say query "One?" for the hat; say "More."
Instead of sleeping: say pair "a." and "b"; say "More."
Instead of listening: say pair "a" and "b."; say "More."
Instead of smelling: say "Tee." times 2; say "More."
Instead of waving hands: say about the hat; say "More."
Instead of thinking: if 1 is 1, say "One!" as question; say "More."
Instead of waking up: say "One.[run paragraph on]" as question; say "More."
Instead of taking inventory: say "One.'" as question; say "More."
Every turn: say "(tick)".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a hat and a cat here.

>jump
One hat.
More.

(tick)
>wait
One?hat
More.

(tick)
>sleep
a. & b
More.

(tick)
>listen
a & b.More.

(tick)
>smell
Tee.Tee.
More.

(tick)
>wave
hat.
More.

(tick)
>think
One!
More.

(tick)
>wake up
One.More.

(tick)
>i
One."
More.

(tick)
>
