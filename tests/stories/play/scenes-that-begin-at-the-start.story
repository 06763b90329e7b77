A scene that begins when play begins gives no cause to look at the others again: it ends when they are next looked at.
--- source
"Se"

Kitchen is a room. Porch is north of Kitchen.
The Grim Act is a scene. The Grim Act begins when play begins. The Grim Act ends when the player is in Kitchen.
When the Grim Act begins: say "begin."
When the Grim Act ends: say "R2 ends after [the time since the Grim Act began]."
The Bee is a scene. The Bee begins when play begins. The Bee ends when the turn count is 1.
When the Bee ends: say "Bee ends."
The Cee is a scene. The Cee begins when the player is in Kitchen. The Cee ends when the location is Porch.
When the Cee begins: say "Cee begins."
When the Cee ends: say "Cee ends."
The Dee is a scene. The Dee begins when play begins. The Dee ends when the Dee is happening.
When the Dee ends: say "Dee ends."
The Eff is a scene. The Eff begins when the Grim Act ends. The Eff ends when the Eff is happening.
When the Eff begins: say "Eff begins."
The Gee is a scene. The Gee begins when play begins. The Gee ends when the time since the Gee began is 2 minutes.
When the Gee ends: say "Gee ends."
When play begins: say "PB."
--- play

begin.

Cee begins.

R2 ends after 0 minutes.

Eff begins.

Bee ends.

Dee ends.

PB.

Se
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Kitchen

>z
A while goes by.

>n

Porch
Cee ends.

Gee ends.

>z
A while goes by.

>
