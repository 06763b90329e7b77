A plural whose word is too long for the dictionary is told from no singular, and asks which is meant.
--- source
"Words Cut Short"

The Yard is a room. A bench is a supporter in the Yard.
A lemonadebottle is a kind of container. A green lemonadebottle is a lemonadebottle on the bench. On the bench is a lemonadebottle called the jar.
A beercrate is a kind of container. A red beercrate is a beercrate on the bench. On the bench is a beercrate called the old box.
--- play

Words Cut Short
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a bench (on which are a green lemonadebottle (empty), the jar (empty), a red beercrate (empty) and the old box (empty)) here.

>x lemonadebottles
Which do you mean: the green lemonadebottle or the jar?

>x lemonadebottle
Which do you mean: the green lemonadebottle or the jar?

>take lemonadebottles
Which do you mean: the green lemonadebottle or the jar?

>x beercrates
Only one thing at a time can be done that way.

>x beercrate
The red beercrate is empty.

>take beercrates
red beercrate: You take the red beercrate.
old box: You take the old box.
