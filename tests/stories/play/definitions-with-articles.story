A definition may say "a" before what it defines, which is then an adjective of that name.
--- source
"Secret Weapons"

Lab is a room. A mac is in Lab. A cup is in Lab.
Definition: a thing is a secret weapon: if it is a cup, yes; no.
Definition: a thing is blue-ish: if it is a cup, yes; no.
Definition: a thing is very heavy: if it is a cup, yes; no.
Instead of doing something when the noun is a secret weapon: say "[The noun] closed."
Instead of jumping when the noun is blue-ish: say "A."
Instead of jumping when the noun is a secret weapon: say "B."
Instead of jumping when the noun is very heavy: say "C."
Instead of jumping: say "[if the cup is a secret weapon]1[end if][if the noun is a secret weapon]2[end if][if the noun is blue-ish]3[end if][if the noun is very heavy]4[end if][list of secret weapon things]."
--- play

Secret Weapons
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a mac and a cup here.

>jump
1cup.

>x cup
The cup closed.

>x mac
You notice nothing out of the ordinary about the mac.
