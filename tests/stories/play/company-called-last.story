'In the presence of someone (called the witness)' names the last of those who are there.
--- source
The Pier is a room. Nell is a woman in the Pier. Tom is a man in the Pier. Jem is a man in the Pier. The Shed is north of the Pier. Abel is a man in the Shed. A person can be dozing. Tom is dozing.

Instead of waiting in the presence of someone (called the witness): say "[The witness] sees it."
Instead of jumping in the presence of a man (called the witness): say "[The witness] sees that."
Instead of examining something in the presence of a dozing person (called the sleeper): say "[The sleeper] does not see [the noun]."
Instead of listening in the presence of a woman (called the witness): say "[The witness] hears."
Instead of sleeping when a man (called the witness) is in the location: say "[The witness] sleeps first."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Pier
You can see Nell, Tom and Jem here.

>wait
Jem sees it.

>jump
Jem sees that.

>examine nell
Tom does not see Nell.

>listen
Nell hears.

>sleep
Tom sleeps first.

>north

Shed
You can see Abel here.

>wait
Abel sees it.

>jump
Abel sees that.

>listen
There is no sound worth mention.

>examine abel
You notice nothing out of the ordinary about Abel.

>
