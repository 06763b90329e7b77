Pictures and sounds are named by their numbers, where a story has none; one time only is once, whatever was shown before.
--- source
The Attic is a room. Sound of Bells is the file "bells.ogg". Figure of Cat is the file "cat.png". Sound of Rain is the file "r.ogg".

Instead of jumping: say "A "; play the Sound of Bells; say "B."

Instead of waiting: play the Sound of Rain, one time only; play the Sound of Rain, one time only; say "C[line break]"; display the Figure of Cat; display the Figure of Cat, one time only; say "D."

Instead of looking under something: display the Figure of Cat.

Instead of sleeping: say "No end"; display the Figure of Cat; say "and on".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic

>jump
A [Sound effect number 3 here.]
B.

>wait
[Sound effect number 5 here.]
C

[Picture number 4 here.]

D.

>wait
C

[Picture number 4 here.]

D.

>look under me

[Picture number 4 here.]

>sleep
No end
[Picture number 4 here.]

and on
>jump
A [Sound effect number 3 here.]
B.
