The extension that comes with Looseleaf: animals and vehicles that are ridden, mounted and left by every wording, and orders to the mount.
--- source
Include Rideable Vehicles by Graham Nelson.
The Meadow is a room. The Lane is north of the Meadow.
The mule is a rideable animal in the Meadow. The sledge is a rideable vehicle in the Meadow. The barrow is a vehicle in the Meadow.
The slope is a thing in the Lane. The slope is fixed in place.
Instead of going south by the sledge, say "Uphill?"
Every turn: say "[The list of vehicular things]; on [the holder of the player]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Meadow
You can see a mule, a sledge and a barrow (empty) here.

>ride mule
You climb onto the mule.

The mule, the sledge and the barrow; on the mule.

>ride sledge
You are riding the mule already.

The mule, the sledge and the barrow; on the mule.

>n

Lane (on the mule)
You can see a slope here.

The mule, the sledge and the barrow; on the mule.

>mule, s

Meadow (on the mule)
You can see a sledge and a barrow (empty) here.

The mule, the sledge and the barrow; on the mule.

>mule, get slope
Nobody answers.

The mule, the sledge and the barrow; on the mule.

>out
You climb down from the mule.

Meadow
You can see a mule, a sledge and a barrow (empty) here.

The mule, the sledge and the barrow; on the Meadow.

>out
There is nothing to get out of here.

The mule, the sledge and the barrow; on the Meadow.

>dismount
You are not riding anything.

The mule, the sledge and the barrow; on the Meadow.

>get on sledge
You climb onto the sledge.

The mule, the sledge and the barrow; on the sledge.

>n

Lane (on the sledge)
You can see a slope here.

The mule, the sledge and the barrow; on the sledge.

>s
Uphill?

The mule, the sledge and the barrow; on the sledge.

>get off sledge
You climb down from the sledge.

Lane
You can see a sledge and a slope here.

The mule, the sledge and the barrow; on the Lane.

>mount slope
The slope is nothing to ride on.

The mule, the sledge and the barrow; on the Lane.

>enter barrow
You see nothing of that name.

>
