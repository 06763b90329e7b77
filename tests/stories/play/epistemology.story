The extension that comes with Looseleaf: what is seen, familiar and known, and a command that takes only what is known.
--- source
Include Epistemology by Eric Eve.
The Attic is a room. The crate is an open container in the Attic. The hatbox is a closed openable container in the Attic. The rope is in the crate. The hat is in the hatbox.
The comet is a thing. The comet is familiar. Thirst is a subject. The mask is a thing.
Musing is an action applying to one visible thing. Understand "muse on [any known thing]" as musing.
Report musing: say "Hm, [the noun]."
Before looking for the first time: say "Seen at first: [list of seen things]. Known: [list of known things]. Unknown: [list of unknown things]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Seen at first: yourself. Known: yourself, comet and Thirst. Unknown: crate, rope, hatbox, hat and mask.

Attic
You can see a crate (in which is a rope) and a hatbox (closed) here.

>muse on hat
That noun has no place in such a command.

>epistat rope
The rope: seen, familiar, known.

>epistat comet
The comet: unseen, familiar, known.

>epistat mask
The mask: unseen, unfamiliar, unknown.

>open hatbox
You open the hatbox to find inside a hat.

>muse on hat
Hm, the hat.

>epistat hat
The hat: seen, familiar, known.

>muse on thirst
Hm, Thirst.

>muse on mask
That noun has no place in such a command.

>
