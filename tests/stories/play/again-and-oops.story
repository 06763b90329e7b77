What can be given again, and what OOPS puts right: an answer given to somebody is a command like others, and a mistake stays the one to be
put right until another name was looked for.
--- source
"Repeating"

The Cellar is a room. The candle is in the Cellar. Maud is a woman in the Cellar. Instead of answering Maud that something: say "'You said [the topic understood].'"
--- play

Repeating
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Cellar
You can see a candle and Maud here.

>again
There is nothing yet to do again.

>oops candle
There is nothing there that could be put right.

>examine candle
You notice nothing out of the ordinary about the candle.

>maud, g
"You said g."

>g
"You said g."

>maud, tell me
"You said tell me."

>g. g
"You said tell me."

>take cnadle
You see nothing of that name.

>oops candle
You take the candle.

>g
You have it already.

>drop frob
You see nothing of that name.

>frob candle
That is no verb known to me.

>oops candle
That is no verb known to me.

>
