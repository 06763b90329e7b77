What names the extensions, and what makes the command ACTIONS work, can be reached from Inform 6.
--- source
The Attic is a room.

To credit: (- ShowExtensionVersions(); -).

To trace actions: (- trace_actions = 1; -).

To be quiet: (- trace_actions = 0; -).

To decide whether actions are traced: (- trace_actions -).

Instead of jumping: credit; trace actions; say "[if actions are traced]Traced."
Instead of sleeping: be quiet; say "[if actions are traced]Never[else]Quiet[end if]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic

>jump
Traced.
[jumping - failed]

>z
[waiting]
A while goes by.
[waiting - succeeded]

>sleep
[sleeping]
Quiet.

>z
A while goes by.

>
