What a sentence makes for everybody is the player's own where a sentence before has named the player.
--- source
"Whose nose"

The Tent is a room. Grock is a man in the Tent. The player is Grock. Auguste is a man in the Tent.
A nose is a kind of thing. A nose is part of every person. A shoe is a kind of thing. A shoe (called his clog) is carried by every man.
--- play

Whose nose
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Tent
You can see Auguste here.

>inventory
You have with you:
  your clog

>x nose
Which do you mean: your nose or Auguste's nose?

>my
You notice nothing out of the ordinary about your nose.

>x my nose
You notice nothing out of the ordinary about your nose.

>x clog
(your clog)
You notice nothing out of the ordinary about your clog.

>x augustes nose
You see nothing of that name.

>x auguste's nose
You notice nothing out of the ordinary about Auguste's nose.

>x grock's nose
You see nothing of that name.

>take my nose
It belongs to yourself and stays there.

>showme
Tent - room
    yourself - man
        your nose (part of yourself) - nose
        your clog - shoe
    Auguste - man
        Auguste's nose (part of Auguste) - nose
        Auguste's clog - shoe
