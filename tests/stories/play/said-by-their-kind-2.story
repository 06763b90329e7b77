The same of things: the phrase is for a thing that is said without an article.
--- source
The Lab is a room. The ball is in the Lab. A gem is a kind of thing. The opal is a gem. 
To say (T - a thing): say "thing [printed name of T]".
When play begins:
	say "[ball] [the ball] [opal] [a random gem] [player] [Lab] [location].";
	say ball;
	say "[list of things] [noun] [the noun]."
Instead of jumping: say "[noun] [player]."
--- play

thing ball the ball thing opal an opal thing yourself Lab Lab.
thing ballyourself, ball and opal nothing nothing.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a ball here.

>jump
nothing thing yourself.

>
