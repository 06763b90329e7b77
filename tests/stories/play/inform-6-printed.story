What code in Inform 6 prints asks for no paragraph break; a phrase that is said does.
--- source
The Hall is a room.

To hop: (- print "Hop."; -).
To skip: (- print "Skip.^"; -).
To say hip: (- print "hip."; -).
To decide what number is hopped: (- Hopped() -).
To wobble (X - an object): (- Wobble({X}); -).

Include (-
[ Hopped; print "Going.^"; return 3; ];
[ Wobble x; print (The) x, " wobbles.", (char) 33; ];
-)

Instead of jumping: hop; say "Done.".
Instead of waiting: skip.
Instead of waving hands: say hip.
Instead of tasting: say "A [hip]".
Instead of sleeping: let N be hopped; hop; say "N is [N].".
Instead of smelling: wobble the Hall.
Instead of listening: wobble the Hall; say "Yes.".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall

>jump
Hop.Done.

>z
Skip.
>wave
hip.
>taste me
A hip.
>sleep
Going.
Hop.N is 3.

>smell
The Hall wobbles.!
>listen
The Hall wobbles.!Yes.

>z
Skip.
>
