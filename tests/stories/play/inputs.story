Keys, links and ticks of a timer come as lines of text: a tick and a link while a key or a line is wanted, which is wanted still.
--- source
The usual order is always "take lamp". The usual word is always "lamp".
The Hall is a room. The lamp is a thing in the Hall.
The count is a number that varies.
This is the bell rule: say "Ding."
Glk event handling rule for a timer event:
	increment the count;
	say "Tick [the count].";
	if the count is 3, cancel timer events.
Instead of waiting: request timer events every 200 milliseconds; say "The clock runs."
Instead of waving hands: say "[link to command the usual order]A[end link]-[link to type the usual word]B[end link]-[link to follow the bell rule]C[end link]-[link to press Unicode 113]D[end link]."
Instead of jumping:
	say "A key:";
	say "[line break][the next pressed key]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a lamp here.

>[tick]
That is no verb known to me.

>wave
A-B-C-D.

>wait
The clock runs.

>[tick]
Tick 1.

>[link 3]
Ding.

>jump
A key:
>[tick]
Tick 2.

>[link 4]
q.

>[link 1]
take lamp
You take the lamp.

>[link 2]
lamp
That is no verb known to me.
