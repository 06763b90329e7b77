An article with a capital that begins no sentence is part of the name, be it 'The', 'A' or 'An'.
--- source
"An Attic"

Lab is a room. South of Lab is A Spooky Lair. West of Lab is a room called A Gloomy Den. East of Lab is a room called The Pit. A rock and A Stone are in Lab. A Dry Well is north of Lab. Up from Lab is An Attic. The description of the Attic is "High."
--- play

An Attic
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a rock and A Stone here.

>s

A Spooky Lair

>n

Lab
You can see a rock and A Stone here.

>w

A Gloomy Den

>e

Lab
You can see a rock and A Stone here.

>u

An Attic
High.

>d

Lab
You can see a rock and A Stone here.

>x stone
You notice nothing out of the ordinary about A Stone.

>take stone
You take A Stone.

>i
You have with you:
  A Stone
