Which action is going on while the player is asked which thing is meant, and in what parser errors say.
--- source
"Which"

The Hall is a room. The red ball and the blue ball are in the Hall. Old Bob and young Bob are men in the Hall. The mug is in the Hall.
Rule for asking which do you mean while examining: say "Which of them?"
Rule for printing a parser error while examining: say "Error while examining."
Rule for printing a parser error while taking: say "Error while taking."
After reading a command while examining: say "(read) ".
Rule for clarifying the parser's choice of something while examining: say "(chosen) ".
Rule for clarifying the parser's choice of something while taking: say "(chosen taking) ".
Does the player mean taking the red ball: it is very likely.
--- play

Which
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a red ball, a blue ball, Old Bob, young Bob and a mug here.

>x ball
Which of them?

>red
You notice nothing out of the ordinary about the red ball.

>x ball
Which of them?

>red ball
You notice nothing out of the ordinary about the red ball.

>take ball
(chosen taking) You take the red ball.

>frob
That is no verb known to me.

>x mug
You notice nothing out of the ordinary about the mug.

>frob
That is no verb known to me.

>x ball
(chosen) You notice nothing out of the ordinary about the red ball.

>x bob
Which of them?

>take bob
Whom do you mean: Old Bob or young Bob?

>z
A while goes by.

>x ball
(chosen) You notice nothing out of the ordinary about the red ball.

>frob
That is no verb known to me.

>take red
You have it already.

>frob
That is no verb known to me.

>x bob
Which of them?

>mug
That makes sense only as far as this: examine the mug.

>x bob
Which of them?

>
