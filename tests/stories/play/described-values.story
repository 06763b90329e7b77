Tokens of grammar take values by what they are like. What encloses backdrops, parts and doors, and whether they are on
stage.
--- source
"Described Values"

The Lab is a room. The Yard is north of the Lab. The Field is north of the Yard. The Cave is a room.
The sky is a backdrop. The sky is in the Yard and the Field. The mist is a backdrop. The Outdoors is a region. The Field is in the Outdoors. The fog is a backdrop. The fog is in the Outdoors. The haze is a backdrop. The haze is everywhere.
The kettle is a portable supporter in the Lab. The gate is a door. The gate is east of the Lab and west of the Cave. The handle is part of the gate. The lid is part of the kettle. The spoon is a thing. The knob is part of the spoon.

Instead of jumping: say "[list of backdrops which are on-stage] / [list of backdrops which are off-stage] / [if the sky is on-stage]S[end if][if the fog is on-stage]F[end if][if the haze is on-stage]H[end if][if the mist is on-stage]M[end if] / [list of things which are on-stage] / [if the Outdoors encloses the fog]in[end if] [if the Field encloses the fog]in[end if] [if the Yard encloses the sky]in[end if] [if the Lab encloses the lid]in[end if] [if the Lab encloses the handle]in[end if] [if the Cave encloses the gate]in[end if] [location of the sky], [location of the fog], [location of the lid], [location of the handle], [location of the knob]."

Instead of waving hands: now the sky is nowhere; now the fog is nowhere; now the mist is everywhere; say "Moved."
Instead of singing: now the haze is nowhere; move the fog backdrop to all rooms in the Outdoors; now the spoon is on the kettle; update backdrop positions; say "[list of backdrops which are on-stage], [list of things which are on-stage], [location of the knob]."
Singing is an action applying to nothing. Understand "sing" as singing.

A colour is a kind of value. The colours are red, green and blue. A colour can be warm. Red is warm. A colour has a number called depth. The depth of blue is 3.
Definition: a colour is cold if it is not warm.
Definition: a colour is deep if the depth of it is greater than 2.
Painting is an action applying to one colour. Understand "paint [warm colour]" as painting. Understand "dip [deep colour]" as painting. Understand "wash [something] [cold colour]" as washing it in. Understand "wash [something] [warm colour]" as painting it with. Washing it in is an action applying to one thing and one colour. Painting it with is an action applying to one thing and one colour. Carry out washing it in: say "Washed [noun] in [colour understood]." Carry out painting it with: say "Painted [noun] [colour understood]."
Carry out painting: say "Painted [colour understood]."
The vase is in the Lab.

To decide which K is twice (V - arithmetic value of kind K): decide on V plus V.
To decide which K is less one (V - arithmetic value of kind K) and (W - K): decide on V minus W.
A weight is a kind of value. 1kg specifies a weight.
To say sum of (V - arithmetic value): say "[V plus V]".
Instead of thinking: say "[twice 2] [twice 3kg] [twice 1.5] [less one 5kg and 2kg] [sum of 2] [sum of 2kg] [sum of 1.5]."
--- play

Described Values
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a gate, a kettle and a vase here.

>jump
sky, fog and haze / mist / SFH / yourself, kettle, vase, sky, fog, haze, gate, handle and lid /  in in in in in Yard, Field, Lab, Lab, nothing.

>north

Yard

>jump
sky, fog and haze / mist / SFH / yourself, kettle, vase, sky, fog, haze, gate, handle and lid /  in in in in in Yard, Field, Lab, Lab, nothing.

>north

Field

>jump
haze, fog and sky / mist / SFH / yourself, kettle, vase, sky, fog, haze, gate, handle and lid /  in in in in in Field, Field, Lab, Lab, nothing.

>wave
Moved.

>jump
haze and mist / sky and fog / HM / yourself, kettle, vase, mist, haze, gate, handle and lid /    in in in nothing, nothing, Lab, Lab, nothing.

>south

Yard

>jump
haze and mist / sky and fog / HM / yourself, kettle, vase, mist, haze, gate, handle and lid /    in in in nothing, nothing, Lab, Lab, nothing.

>sing
mist and fog, yourself, kettle, vase, mist, fog, gate, handle, lid, spoon and knob, Lab.

>paint red
Painted red.

>paint blue
That sentence means nothing to me.

>dip blue
Painted blue.

>dip red
That sentence means nothing to me.

>south

Lab
You can see a gate, a kettle (on which is a spoon) and a vase here.

>wash vase blue
Washed vase in blue.

>wash vase red
Painted vase red.

>think
4 6kg 3.0 3kg 4 4kg 3.0.

>
