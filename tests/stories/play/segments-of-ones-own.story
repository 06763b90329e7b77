A substitution may be a part of a longer one: its beginning, what continues it, its end.
--- source
The Yard is a room.
To say angry -- beginning angering: say "(".
To say mildly -- continuing angering: say "/".
To say done -- ending angering: say ")".
To say toss for (N - a number) -- beginning tossing: say "<[N]:".
To say or else -- continuing tossing: say "|".
To say at a guess -- ending tossing with marker GUESS: say ">".
Instead of jumping:
	say "A [angry]b[mildly]c[mildly]d[done] e [toss for 3]f[or else]g[at a guess]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard

>jump
A (b/c/d) e <3:f|g>.

