Code in Inform 6 can ask for what an activity is carried out with.
--- source
The Shop is a room. The ball is in the Shop.
Numbering something is an activity on objects.
To decide what object is the numbered one: (- parameter_value -).
Rule for numbering something: say "No. 1: [the numbered one]."
Instead of jumping: carry out the numbering activity with the ball.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Shop
You can see a ball here.

>jump
No. 1: the ball.

>
