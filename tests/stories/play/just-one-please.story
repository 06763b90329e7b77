ALL as an answer where one is wanted: the player is asked again, on a line of its own.
--- source
"Just One"

The Pavilion is a room. A red ball is in the Pavilion. A blue ball is in the Pavilion. Bob is a man in the Pavilion.

The parser clarification internal rule response (C) is "One, please. Which?".
--- play
Just One
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Pavilion
You can see a red ball, a blue ball and Bob here.

>x ball
Which do you mean: the red ball or the blue ball?

>all
One, please. Which?
>red
You notice nothing out of the ordinary about the red ball.

>x ball
Which do you mean: the red ball or the blue ball?

>both
One, please. Which?
>z
A while goes by.

>take ball
Which do you mean: the red ball or the blue ball?

>both
red ball: You take the red ball.
blue ball: You take the blue ball.
