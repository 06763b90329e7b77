An adjective of two words may ask for one exact number; only a measurement that compares must be one word.
--- source
The Lab is a room. A thing has a number called weight. A ball is in the Lab. The weight of the ball is 3. A pin is in the Lab.
Definition: a thing is rather heavy if its weight is 3.
When play begins: say "[list of rather heavy things].[if the pin is rather heavy]Wrong."
--- play

ball.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a ball and a pin here.

>
