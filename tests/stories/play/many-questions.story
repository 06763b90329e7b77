Phrases are asked about each of many things for line after line, and names contain the names of what things are part of: neither makes a command too long.
--- source
"Many Questions"

The Lab is a room. 

A box is a kind of thing. A knob is a kind of thing. A knob is part of every box.
Understand "[something related by reversed incorporation] knob" as a knob.
100 boxes are in the Lab. 100 boxes are in the Lab. 100 boxes are in the Lab. 100 boxes are in the Lab. 100 boxes are in the Lab. 100 boxes are in the Lab. The tin is a box in the Lab.

Definition: a thing is forgotten: decide on whether or not the number of characters in the printed name of it is 20.
Definition: a thing is mislaid: decide on whether or not the number of characters in the printed name of it is 21.
Definition: a thing is missing: decide on whether or not the number of characters in the printed name of it is 22.
Definition: a thing is wanted: decide on whether or not the number of characters in the printed name of it is 3.

Finding is an action applying to one visible thing.
Understand "find [any forgotten thing]" and "find [any mislaid thing]" and "find [any missing thing]" and "find [any wanted thing]" as finding.
Report finding: say "You find [the noun]."

Turning it toward is an action applying to two things. Understand "turn [something] toward [something]" as turning it toward.
Report turning it toward: say "You turn [the noun]."
--- play

Many Questions
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see six hundred boxes and a tin here.

>find tin
You find the tin.

>find cup
That noun has no place in such a command.

>turn tin knob toward tin
You turn the tin's knob.

>
