Who the player is may be said before anybody of that name is made; he is described as the player is, and answers to no name of his own.
--- source
The Yard is a room. The player is Lou. Lou is a woman. The hoop is in the Yard. Ann is a woman in the Yard. Understand "boss" as Lou.
The player wears a cap.

Swapping is an action applying to nothing. Understand "swap" as swapping.
Carry out swapping: now the player is Ann.

Every turn: say "[if the description of yourself is empty]Yourself is nobody.[end if]".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a hoop and Ann here.

>x me
Nobody knows you better than you do.

Yourself is nobody.

>x lou
You see nothing of that name.

>x women
You notice nothing out of the ordinary about Ann.

Yourself is nobody.

>swap
Yourself is nobody.

>x boss
Nobody knows you better than you do.

Yourself is nobody.

>x lou
You see nothing of that name.

>x me
You notice nothing out of the ordinary about yourself.

Yourself is nobody.
