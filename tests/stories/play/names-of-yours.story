A name that begins with "Your" prints with a small letter, as no article could stand before it; a room keeps its capital. What
is quoted in a name prints in quotation marks.
--- source
"Yours"

Your Attic is a room. Your Big Trunk is a container in Your Attic. It is closed. Your map is in Your Attic. The 'key' is in Your Attic. The cook's pan is in Your Attic.
A region called Your House is a region. Your Attic is in Your House.
Instead of jumping: say "[The your map], [the map region of the location], [The your attic]."
--- play

Yours
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Your Attic
You can see your Big Trunk (closed), your map, a "key" and a cook's pan here.

>jump
your map, your House, Your Attic.

>
