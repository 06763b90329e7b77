'Now ... is off-stage' takes out of play whatever is described, and a name made by 'let' may begin with a property's.
--- source
"Off the Stage"

The Yard is a room. Some twigs are a thing in the Yard. Some leaves are in the Yard. A rock is in the Yard. A box is a container in the Yard. A coin and a gem and a pin are in the box. The rain is a backdrop in the Yard. A cup is a thing.
Instead of waving hands:
	now the twigs are off-stage;
	say "Gone."
Instead of jumping:
	now the rain is off-stage;
	say "[if the rain is off-stage]No rain[else]Rain[end if]."
Instead of pulling something:
	now the noun is off-stage;
	say "Gone."
Instead of pushing something:
	now the noun is not on-stage;
	now the cup is not off-stage;
	now the Yard is on-stage;
	say "Done."
Instead of turning the box:
	now everything in the box is off-stage;
	say "[The list of things in the box]."
Instead of sleeping:
	let the way out be north;
	now the way out is off-stage;
	let those be { coin, gem };
	repeat with the treasure running through those:
		now the treasure is on-stage;
	let count of sights be the number of things in the Yard;
	say "[count of sights in words]."
A jar is in the box. The jar has a number called count.
--- play

Off the Stage
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see some twigs, some leaves, a rock and a box (in which are a coin, a gem, a pin and a jar) here.

>turn box
Nothing.

>look
Yard
You can see some twigs, some leaves, a rock and a box (empty) here.

>pull rock
Gone.

>look
Yard
You can see some twigs, some leaves and a box (empty) here.

>push leaves
Done.

>look
Yard
You can see a cup, some twigs and a box (empty) here.

>wave
Gone.

>look
Yard
You can see a cup and a box (empty) here.

>jump
No rain.

>sleep
five.

>look
Yard
You can see a gem, a coin, a cup and a box (empty) here.
