UNDO takes back the turn of a command: an answer to a question has none. What was drawn by chance stays drawn. Where undoing is
prevented, it is refused wherever it is asked for.
--- source
"Undoing"

The Attic is a room. The green jug and the brown jug are in the Attic.
Instead of jumping: say "Drawn: [a random number from 1 to 900]."
Instead of sleeping: end the story finally.
Rule for amusing a victorious player: say "Have you tried to snore?"

Table of Final Question Options (continued)
final question wording	only if victorious	topic	final response rule	final response activity
"HUM a tune"	false	"hum"	the humming rule	--
"BOW"	true	"bow"	the bowing rule	--

This is the humming rule: say "Hm."
This is the bowing rule: say "You bow."
--- play

Undoing
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic
You can see a green jug and a brown jug here.

>jump
Drawn: 261.

>undo
Attic
[One turn taken back.]

>jump
Drawn: 346.

>take jug
Which do you mean: the green jug or the brown jug?

>green
You take the green jug.

>undo
Attic
[One turn taken back.]

>inventory
You have nothing with you.

>sleep


    *** The End ***




What now: RESTART, RESTORE a saved game, hear about some AMUSING things to try, QUIT, UNDO the last command, HUM a tune or BOW?
> >amusing
Have you tried to snore?

What now: RESTART, RESTORE a saved game, hear about some AMUSING things to try, QUIT, UNDO the last command, HUM a tune or BOW?
> >hum
Hm.

What now: RESTART, RESTORE a saved game, hear about some AMUSING things to try, QUIT, UNDO the last command, HUM a tune or BOW?
> >bow
You bow.

What now: RESTART, RESTORE a saved game, hear about some AMUSING things to try, QUIT, UNDO the last command, HUM a tune or BOW?
> >undo
Attic
[One turn taken back.]

>look
Attic
You can see a green jug and a brown jug here.

>
