An answer that is no number of those asked for is told how far they go; the number understood is afterwards what it was.
--- source
"A number up to"

The Lift is a room. Riding is an action applying to nothing. Understand "ride" as riding. Counting is an action applying to one number. Understand "count [number]" as counting.
Carry out riding: say "Which floor?"; let N be a number chosen by the player from 1 to 4; say "To floor [N]."
Carry out counting: say "Which of them?"; let N be a number chosen by the player from 1 to 6; say "You said [the number understood], and then [N]."
--- play

A number up to
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lift

>ride
Which floor?

>7
(A number from 1 to 4, please.)

>up
(A number from 1 to 4, please.)

>3
To floor 3.

>count 9
Which of them?

>8
(A number from 1 to 6, please.)

>6
You said 9, and then 6.
