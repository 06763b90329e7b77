Where undoing is prevented, it is refused, as a command and when the story has ended.
--- source
"Prevented"

The Attic is a room. Use undo prevention. Instead of sleeping: end the story.
--- play

Prevented
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic

>wait
A while goes by.

>undo
This story keeps no turns to go back to.

>sleep


    *** The End ***




What now: RESTART, RESTORE a saved game, QUIT or UNDO the last command?
> >undo
This story keeps no turns to go back to.

What now: RESTART, RESTORE a saved game, QUIT or UNDO the last command?
> >
