"Shaving cream" can be a thing if no sentence before it made an action of shaving.
--- source
The Bathroom is a room. The cream is in the Bathroom. The box is an open container in the Bathroom.
Shaving Cream is a thing in the box. The description of Shaving Cream is "A tube."
Shaving is an action applying to one thing. Understand "shave [something]" as shaving. Report shaving: say "Shaved."
Instead of dropping the shaving cream: say "It is sticky."
Every turn when the player is carrying the shaving cream: say "You hold it."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Bathroom
You can see a cream and a box (in which is Shaving Cream) here.

>x shaving cream
A tube.

>take shaving cream
You take Shaving Cream.

You hold it.

>drop shaving cream
It is sticky.

You hold it.

>shave box
Shaved.

You hold it.

>
