A backdrop can be put into a region, taken away, and be wherever a description says.
--- source
"Weather"

The Hills are a region. The Top and the Slope are in the Hills. The Slope is below the Top. The Valley is south of the Slope.
The fog is a backdrop. The smoke is a backdrop. The rain is a backdrop.
A room can be wet. The Valley is wet.
When play begins: move the rain backdrop to all wet rooms.
Instead of examining a backdrop: say "[The noun] is here."
Instead of waiting: now the fog is in the Hills; say "Fog."
Instead of jumping: now the fog is nowhere; say "No fog."
Instead of thinking: now the rain is in the Top; update backdrop positions; say "Dry here."
Instead of waving hands: now the Slope is wet; update backdrop positions; say "Wet."
--- play

Weather
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Top

>x fog
You see nothing of that name.

>z
Fog.

>x fog
The fog is here.

>x rain
You see nothing of that name.

>d

Slope

>x fog
The fog is here.

>x rain
You see nothing of that name.

>wave
Wet.

>x rain
The rain is here.

>s

Valley

>x fog
You see nothing of that name.

>x rain
The rain is here.

>n

Slope

>think
*** In the rule "Instead of thinking", a backdrop can only be moved to a region.
Dry here.

>x rain
The rain is here.

>jump
No fog.

>x fog
You see nothing of that name.

>
