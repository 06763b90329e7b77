Lines of grammar that differ only in how many adjectives a noun has, in one noun or the other, or in many.
--- source
The Lab is a room. A nut is a kind of thing. A nut can be hard. A nut can be sweet. A nut can be old. The fig is a nut in the Lab. The pip is a hard nut in the Lab. The fig is sweet and hard.
Understand "zap [hard nut]" as examining. Understand "zap [hard sweet nut]" as taking. Understand "zap [sweet nut]" as smelling. Understand "zap [old nut]" as touching. Understand "zap [old hard sweet nut]" as dropping. Understand "zap [old hard nut]" as eating. Understand "zap [nut]" as pushing. Understand "zap [things]" as taking. Understand "zap [thing]" as pulling. Understand "zap [hard things]" as dropping. Understand "zap [the fig]" as rubbing.
Understand "zop [nut]" as pushing. Understand "zop [hard nut]" as examining. Understand "zop [sweet hard nut]" as taking. Understand "zop [hard nut] with [nut]" as inserting it into. Understand "zop [hard nut] with [sweet nut]" as putting it on. Understand "zop [nut] with [hard sweet nut]" as throwing it at.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a fig and a pip here.

>zap fig
You rub the fig for a while.

>zap pip
You notice nothing out of the ordinary about the pip.

>zop fig
You take the fig.

>zop pip
You notice nothing out of the ordinary about the pip.

>zop pip with fig
(taking the pip to begin with)
The fig is no place to put things on.

>zop fig with pip
The pip can't hold things.

>zap all
(the fig)
You rub the fig for a while.

>
