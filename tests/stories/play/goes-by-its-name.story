An object of a kind of the author's own that is no thing goes by nothing but what is understood as it; several of them are alike, and a list has nothing to say of how many.
--- source
"No place in the world" by Q

The Lab is a room.
A song is a kind of object. The red song is a song. The blue song is a song. The green tune is a song. Understand "verdant" as the green tune. Understand "tune" as a song.
A spell is a kind of object. The frotz spell is a spell. The blorb spell is a spell. The zap spell is a spell. A spell can be loud. Understand the loud property as describing a spell. The zap spell is loud.
An idea is a kind of concept. The mad idea is an idea. The bad idea is an idea.
North Moor is a region.
Humming is an action applying to one visible thing. Understand "hum [any song]" or "hum [any spell]" or "hum [any idea]" or "hum [any region]" as humming. Carry out humming: say "You hum [noun]."
Definition: an object is lyrical if it is a song or it is a spell.
Every turn: say "[list of songs]; [The list of songs]; [a list of spells]; [list of ideas]; [list of lyrical objects]."
--- play

No place in the world
An Interactive Fiction by Q
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>hum red song
That noun has no place in such a command.

>hum verdant
You hum green tune.

 and green tune; The  and the green tune;  and a zap spell; mad idea and bad idea; , green tune,  and zap spell.

>hum green
That noun has no place in such a command.

>hum tune
Which do you mean: a red song or the green tune?

>hum frotz spell
That noun has no place in such a command.

>hum loud
You hum zap spell.

 and green tune; The  and the green tune;  and a zap spell; mad idea and bad idea; , green tune,  and zap spell.

>hum mad idea
You hum mad idea.

 and green tune; The  and the green tune;  and a zap spell; mad idea and bad idea; , green tune,  and zap spell.

>hum idea
Which do you mean: the mad idea or the bad idea?

>hum moor
You hum North Moor.

 and green tune; The  and the green tune;  and a zap spell; mad idea and bad idea; , green tune,  and zap spell.

>
