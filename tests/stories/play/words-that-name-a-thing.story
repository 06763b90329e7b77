Which words name a thing: private names, plurals, properties that are seen, lines with other names in them, and lines that match nothing.
--- source
The Depot is a room. The Annex is north of the Depot.

[ privately named things that no word distinguishes ]
A pebble is a kind of thing. Understand "pebble" as a pebble. The plural of pebble is pebbles.
The grey shard is a privately-named pebble in the Depot. The printed name is "pebble".
The dark shard is a privately-named pebble in the Depot. The printed name is "pebble".
The keen blade is a privately-named thing in the Depot. The printed name is "sharp thing". Understand "edge" as the keen blade.

[ one thing with a plural ]
A chest is a kind of container. The plural of chest is chests. The oak is a chest in the Depot. The description is "Oak."
The pine is in the Depot.

[ properties that are seen ]
A hue is a kind of value. The hues are scarlet, pale blue and jet.
A flag is a kind of thing. A flag has a hue. Understand the hue property as describing a flag.
The first flag is a flag in the Depot. The hue of the first flag is scarlet.
The second flag is a flag in the Depot. The hue of the second flag is pale blue.
The third flag is a flag in the Depot. The hue of the third flag is jet. 
A thing can be worn out. Understand "ragged" as worn out. Understand the worn out property as referring to a flag.
The third flag is worn out.
A banner is a kind of flag. Understand the hue property as referring to a banner.
The streamer is a banner in the Depot. The hue of the streamer is jet.
A flag has a text called motto. Understand the motto property as describing a flag. The motto of the first flag is "Ever  onward". The motto of the second flag is "[if the player is in the Depot]at home[otherwise]away[end if]".
The pennant is a thing in the Depot. The pennant has a number called the rating. The rating is 7. Understand the rating property as describing the pennant.

[ words of a name that other lines give ]
Understand "big/--" as "[size]". Understand "[size]" as the pine. Understand "[size] tree" as the pine.
Understand "crate of [something]" as the crate. The crate is in the Depot.
Understand "label of [something related by containment]" as a container.
The tin is a closed container in the Depot. The plum is in the tin.
Understand "key to [something related by reversed fastening]" as the skeleton. The skeleton is in the Depot.
Fastening relates one thing to various things. The verb to fasten means the fastening relation. The skeleton fastens the tin. 
Nearness relates a thing (called X) to a thing (called Y) when X is not Y and the holder of X is the holder of Y and Y is the pennant. The verb to be near to means the nearness relation.
Understand "thing near [something related by nearness]" as the tin.

Describing is an action applying to one thing. Understand "d [something]" or "describe [something]" as describing.
Carry out describing: say "It is [the noun]: [if the noun is a pebble]a pebble[otherwise]no pebble[end if]."
Understand "d2 [things]" as describing.
Pairing is an action applying to two things. Understand "pair [something] with [things]" as pairing. Understand "unpair [things] from [something]" as pairing (with nouns reversed).
Carry out pairing: say "[The noun] and [the second noun]."
Setting aside is an action applying to one thing. Understand "aside [other things] by [something]" as pairing.
Understand "[something related by containment]" as a container.
Understand "[something related by reversed containment]" as a thing.
--- notices

--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Depot
You can see two pebbles, a sharp thing, an oak (empty), a pine, a first flag, a second flag, a third flag, a streamer, a pennant, a crate, a tin (closed) and a skeleton here.

>d pebble
It is the pebble: a pebble.

>d grey
You see nothing of that name.

>d dark shard
You see nothing of that name.

>d keen
You see nothing of that name.

>d edge
It is the sharp thing: no pebble.

>put chests in oak
There is none of those about!

>put chest in oak
You see nothing of that name.

>put oak in oak
The oak can't be put inside itself.

>d scarlet
It is the first flag: no pebble.

>d pale blue
It is the second flag: no pebble.

>d pale
You see nothing of that name.

>d blue
You see nothing of that name.

>d scarlet flag
It is the first flag: no pebble.

>d flag scarlet
It is the first flag: no pebble.

>d jet
It is the third flag: no pebble.

>d jet flag
It is the third flag: no pebble.

>d ragged
You see nothing of that name.

>d ragged flag
It is the third flag: no pebble.

>d streamer
It is the streamer: no pebble.

>d jet streamer
It is the streamer: no pebble.

>d ever onward
It is the first flag: no pebble.

>d ever
You see nothing of that name.

>d onward
You see nothing of that name.

>d EVER ONWARD flag
It is the first flag: no pebble.

>d at home
It is the second flag: no pebble.

>d away
You see nothing of that name.

>d 7
It is the pennant: no pebble.

>d 8
You see nothing of that name.

>d pennant 7
It is the pennant: no pebble.

>d seven
It is the pennant: no pebble.

>d big
It is the pine: no pebble.

>d big pine
It is the pine: no pebble.

>d big tree
It is the pine: no pebble.

>d tree
It is the pine: no pebble.

>d pine tree
It is the pine: no pebble.

>d crate of oak
*** In the rule "parse command rule", this command was abandoned, because its words can be read in too many ways.
That sentence means nothing to me.

>d crate of
That makes sense only as far as this: d the crate.

>d crate of wax
*** In the rule "parse command rule", this command was abandoned, because its words can be read in too many ways.
That sentence means nothing to me.

>d crate of crate of oak
*** In the rule "parse command rule", this command was abandoned, because its words can be read in too many ways.
That sentence means nothing to me.

>d label of plum
It is the tin: no pebble.

>d label of tin
It is the tin: no pebble.

>d label of
You see nothing of that name.

>open tin
The tin can't be opened.

>d label of plum
It is the tin: no pebble.

>d label of the plum
It is the tin: no pebble.

>d label of a plum
It is the tin: no pebble.

>d label of my plum
*** In the rule "parse command rule", this command was abandoned, because its words can be read in too many ways.
That sentence means nothing to me.

>d plum
It is the tin: no pebble.

>d tin
It is the tin: no pebble.

>d key to tin
You see nothing of that name.

>d key to the tin
You see nothing of that name.

>d key to pine
You see nothing of that name.

>d thing near pennant
*** In the rule "parse command rule", this command was abandoned, because its words can be read in too many ways.
That sentence means nothing to me.

>d thing near crate
*** In the rule "parse command rule", this command was abandoned, because its words can be read in too many ways.
That sentence means nothing to me.

>d thing near
You see nothing of that name.

>pair pine with crate and plum
crate: The pine and the crate.
tin: The pine and the tin.

>pair pine with crate
The pine and the crate.

>pair pine with oak and pine
oak: The pine and the oak.
pine: The pine and the pine.

>unpair crate and plum from pine
*** In the rule "parse command rule", this command was abandoned, because its words can be read in too many ways.
That sentence means nothing to me.

>unpair crate from pine
The pine and the crate.

>aside all but pine by crate
*** In the rule "parse command rule", this command was abandoned, because its words can be read in too many ways.
That sentence means nothing to me.

>aside pine by pine
The pine and the pine.

>d2 two chests
You see nothing of that name.

>d2 three flags
first flag: It is the first flag: no pebble.
second flag: It is the second flag: no pebble.
third flag: It is the third flag: no pebble.

>d2 two flags
first flag: It is the first flag: no pebble.
second flag: It is the second flag: no pebble.

>d2 four flags
No more than three of those are to be had.

>d2 flags
first flag: It is the first flag: no pebble.
second flag: It is the second flag: no pebble.
third flag: It is the third flag: no pebble.

>d two flags
Only one thing at a time can be done that way.

>d two chests and pine
Only one thing at a time can be done that way.

>d two chests
Only one thing at a time can be done that way.

>d flags
Only one thing at a time can be done that way.

>d pebbles
You see nothing of that name.

>d2 pebbles
You see nothing of that name.

>d2 all pebbles but pebble
You see nothing of that name.

>d plum plum
It is the tin: no pebble.

>d tin plum
It is the tin: no pebble.

>d chests
It is the oak: no pebble.

>
