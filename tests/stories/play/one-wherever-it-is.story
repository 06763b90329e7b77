A token that names one thing with an adjective before it finds that thing wherever it is; one that names it alone, or a kind with an adjective, finds what is in scope. What is said where nothing is found differs too.
--- source
"One"

The Pen is a room. North of the Pen is the gate. The gate is a door. North of the gate is the Path. The pear is an edible thing in the Path. The fan is a device in the Path. The rock is in the Pen.
Using is an action applying to one visible thing. Carry out using: say "Using [the noun]."
Pawing is an action applying to one thing. Carry out pawing: say "Pawing [the noun]."
Putting it by is an action applying to two visible things. Carry out putting something by: say "Putting [the noun] by [the second noun]."
Understand "cap [edible pear]" as using. Understand "pap [edible pear]" as pawing. Understand "dap [switched off fan]" as using. Understand "sap [switched off device]" as using. Understand "gap [pear]" as using. Understand "hap [visited Path]" as using. Understand "lap [unvisited Path]" as using. Understand "nap [device which is the fan]" as using.
Understand "tap [switched on fan] by [rock]" as putting it by. Understand "tap [switched off fan] by [rock]" as putting it by. Understand "tip [switched off fan] by [edible pear]" as putting it by.
--- play

One
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Pen
You can see a gate and a rock here.

>cap pear
Using the pear.

>pap pear
You can't stretch as far as the Path.

>dap fan
Using the fan.

>sap fan
You see nothing of that name.

>gap pear
You see nothing of that name.

>nap fan
You see nothing of that name.

>hap path
That noun has no place in such a command.

>lap path
Using the Path.

>cap
(the pear)
Using the pear.

>cap rock
That noun has no place in such a command.

>sap rock
You see nothing of that name.

>tap fan by rock
Putting the fan by the rock.

>tip fan by pear
Putting the fan by the pear.

>tip fan by rock
That noun has no place in such a command.

>tap fan
(by the rock)
Putting the fan by the rock.

>open gate
You open the gate.

>n

Path
You can see a gate, a pear and a fan here.

>hap path
Using the Path.

>sap fan
Using the fan.

>take pear
You take the pear.

>switch on fan
You switch the fan on.

>s

Pen
You can see a gate and a rock here.

>cap it
That noun has no place in such a command.

>dap fan
That noun has no place in such a command.

>tap fan by rock
Putting the fan by the rock.

>
