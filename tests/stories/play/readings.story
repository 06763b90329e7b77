Of two readings the one that can be meant: the property of a thing before what is said of tables; a phrase before an action that
no one could do. "Has not been" was never so; "was not" was not so then.
--- source
"Readings"

The Yard is a room. The flask is in the Yard. The flask can be full, half-drunk or empty. The flask is full.
The dial is a device in the Yard. The hatch is an openable closed container in the Yard.
To decide what number is dial setting: decide on 7.

Instead of drinking the flask:
	if the flask is empty, say "Nothing is left." instead;
	if the flask is half-drunk, now the flask is empty;
	if the flask is full, now the flask is half-drunk;
	say "Now [flask condition]; at [dial setting]."

To assess:
	if the hatch has not been open, say "It has not been open. ";
	if the hatch has been open, say "It has been open. ";
	if the hatch was not open, say "It was not open. ";
	if the hatch was open, say "It was open. ".
After opening the hatch: assess; say line break.
After closing the hatch: assess; say line break.
--- play

Readings
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a flask, a dial and a hatch (closed) here.

>drink flask
Now half-drunk; at 7.

>drink flask
Now empty; at 7.

>drink flask
Nothing is left.

>open hatch
It has been open. It was not open. 

>close hatch
It has been open. It was open. 

>open hatch
It has been open. It was not open. 

>
