Adjectives of whoever a thing is related to count for the order of rules.
--- source
"Jolly"

The Lab is a room. A person can be jolly. Bob is a jolly man in the Lab. Bob carries the pin. A thing can be shiny.
Before examining a thing carried by a person: say "person."
Before examining a thing carried by a jolly person: say "jolly person."
Before examining a shiny thing: say "shiny."
Before examining a thing which is carried by a jolly man: say "jolly man."
The pin is shiny.
--- play

Jolly
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Bob here.

>x pin
jolly person.

shiny.

jolly man.

person.

You notice nothing out of the ordinary about the pin.

>
