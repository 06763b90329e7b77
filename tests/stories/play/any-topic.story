Actions that apply to a topic, in rules for any topic: 'asking Knut about a topic'.
--- source
The Ferry is a room. Old Knut is a man in the Ferry. Bosun Rask is a woman in the Ferry.

Instead of asking Old Knut about a topic: say "He has heard much of [the topic understood], and says none of it."
Instead of asking Old Knut about "tides": say "'In at six,' he says."
Instead of telling Bosun Rask about topics: say "She nods at [the topic understood]."
Instead of telling Bosun Rask about a topic when the turn count is 4: say "She is busy."

Signalling is an action applying to one topic. Understand "signal [text]" as signalling.
Check signalling a topic when Old Knut is asleep: instead say "Nobody looks."
Carry out signalling a topic: say "The lamp blinks [the topic understood]."
Report signalling: say "Sent."
A person can be asleep.

Every turn when asking Old Knut about a topic: say "(He was asked.)"
--- play
Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Ferry
You can see Old Knut and Bosun Rask here.

>ask knut about tides
"In at six," he says.

(He was asked.)

>ask knut about the deep sea
He has heard much of the deep sea, and says none of it.

(He was asked.)

>tell rask about fog
She nods at fog.

>tell rask about fog
She is busy.

>signal help us
The lamp blinks help us.

Sent.
