A line of several commands of which the first comes to nothing leaves its place behind, and the next command that is understood loses what stands there.
--- source
The Pantry is a room. "Shelves, and little else." The counter is a scenery supporter in the Pantry. Nan is a woman in the Pantry. The player carries a sieve.
--- play
Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Pantry
Shelves, and little else.

You can see Nan here.

>take all. drop all
There is none of those about!

>sing
That is no verb known to me.

>x nan
You notice nothing out of the ordinary about Nan.

That sentence means nothing to me.

>z
A while goes by.

>take all. z
There is none of those about!

>examine counter now then
That makes sense only as far as this: examine the counter.

>x sieve
You notice nothing out of the ordinary about the sieve.

That sentence means nothing to me.

>z
A while goes by.

>take all. z. z
There is none of those about!

>put the sieve on counter then look
You put the sieve on the counter.

Pantry
Shelves, and little else.

On the counter is a sieve.

You can also see Nan here.

>z
A while goes by.

>take all. z
sieve: You take the sieve.

A while goes by.

>examine counter
You notice nothing out of the ordinary about the counter.

>z
A while goes by.

>take all. z
There is none of those about!

>n. z
There is no way in that direction.

A while goes by.

>z
A while goes by.
