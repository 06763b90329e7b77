Texts that are told after something else, named texts and phrases that do not say end no line.
--- source
Lab is a room. The hat is here. The cat is here.
To say (N - number) with (x - text): say "[N][x]".
To say (T - thing) wearing (x - text): say "[T][x]".
To say (x - text) as question: say x.
To bark (x - text): say x.
Instead of jumping: say 3 with "x."; say "More."
Instead of waiting: say the hat wearing "x!"; say "More."
Instead of sleeping: say "pre [3 with the gloss]"; say "More."
Instead of listening: bark "Woof."; say "More."
Instead of smelling: let T be "foo."; say T as question; say "More."
Instead of thinking: say "[the gloss as question]"; say "More."
The gloss is always "gl.".
Every turn: say "(tick)".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a hat and a cat here.

>jump
3x.More.

(tick)
>wait
hatx!More.

(tick)
>sleep
pre 3gl.More.

(tick)
>listen
Woof.More.

(tick)
>smell
foo.More.

(tick)
>think
gl.More.

(tick)
>
