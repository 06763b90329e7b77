Before an action "not" negates it, even where a thing is called so.
--- source
"A Thing Called Not"

The Yard is a room. A not is a thing in the Yard. 

Instead of waiting: say "[if not looking]not looking[end if][if not waiting]not waiting[end if]."
Instead of jumping: if not looking, say "N"; if not jumping, say "J"; if not taking the not, say "T"; if we are not looking, say "W".
Report taking when not looking: say "Taken, not looking."
--- notices

--- play

A Thing Called Not
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a not here.

>z
not looking.

>jump
NTW
>take not
Taken, not looking.

You take the not.

>
