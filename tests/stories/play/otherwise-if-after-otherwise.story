Within a text, what follows an "[otherwise if]" after an "[otherwise]" never appears.
--- source
"Doors Left Ajar"

Landing is a room. The hatch is a closed openable container in Landing.

Every turn:
	say "The hatch is [if the hatch is closed]shut[otherwise]ajar[otherwise if the hatch is open]gaping[otherwise unless the hatch is closed]torn off[end if] now."
--- play

Doors Left Ajar
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Landing
You can see a hatch (closed) here.

>wait
A while goes by.

The hatch is shut now.

>open hatch
You open the hatch.

The hatch is ajar now.

>
