A mistake is replied to once for each of the things that were named; one without a reply says nothing.
--- source
"Mistakes of Several"

The Yard is a room. A pebble is in the Yard. A jar is in the Yard. A box is an open container in the Yard.
Understand "hum [things]" as a mistake ("Which? [The noun].").
Understand "hem [things]" as a mistake ("Not [noun]").
Understand "hym [things]" as a mistake ("Not [noun][paragraph break]").
Understand "ham [something]" or "ham at [something]" as a mistake.
Understand "hop" as a mistake.
Understand "send [things] to [something]" as a mistake ("No [noun] to [the second noun].").
--- play

Mistakes of Several
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a pebble, a jar and a box (empty) here.

>hum all
Which? The pebble.
Which? The jar.
Which? The box.

>hum jar
Which? The jar.

>hum all except jar
Which? The pebble.
Which? The box.

>hem all
Not pebble
Not jar
Not box

>hem box
Not box

>hym all
Not pebble

Not jar

Not box


>ham jar

>ham at jar

>hop

>hop. hum jar. hop

Which? The jar.


>send all to box
No pebble to the box.
No jar to the box.
No box to the box.

>send jar to box
No jar to the box.

>look
Yard
You can see a pebble, a jar and a box (empty) here.

>
