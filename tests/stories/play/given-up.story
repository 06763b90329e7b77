A command whose words can be read in too many ways is given up with a fault, and the play goes on.
--- source
"Windings"

The Loft is a room. Winding is an action applying to nothing. Understand "wind [turn 1]" as winding. Report winding: say "You wind it."
Understand "[turn 2] east" or "[turn 2] west" or "[turn 2] up" or "[turn 2] down" as "[turn 1]".
Understand "[turn 3] east" or "[turn 3] west" or "[turn 3] up" or "[turn 3] down" as "[turn 2]".
Understand "[turn 4] east" or "[turn 4] west" or "[turn 4] up" or "[turn 4] down" as "[turn 3]".
Understand "[turn 5] east" or "[turn 5] west" or "[turn 5] up" or "[turn 5] down" as "[turn 4]".
Understand "[turn 6] east" or "[turn 6] west" or "[turn 6] up" or "[turn 6] down" as "[turn 5]".
Understand "[turn 7] east" or "[turn 7] west" or "[turn 7] up" or "[turn 7] down" as "[turn 6]".
Understand "[turn 8] east" or "[turn 8] west" or "[turn 8] up" or "[turn 8] down" as "[turn 7]".
Understand "[turn 9] east" or "[turn 9] west" or "[turn 9] up" or "[turn 9] down" as "[turn 8]".
Understand "[turn 10] east" or "[turn 10] west" or "[turn 10] up" or "[turn 10] down" as "[turn 9]".
Understand "[turn 11] east" or "[turn 11] west" or "[turn 11] up" or "[turn 11] down" as "[turn 10]".
Understand "[turn 12] east" or "[turn 12] west" or "[turn 12] up" or "[turn 12] down" as "[turn 11]".
Understand "[turn 13] east" or "[turn 13] west" or "[turn 13] up" or "[turn 13] down" as "[turn 12]".
Understand "[turn 14] east" or "[turn 14] west" or "[turn 14] up" or "[turn 14] down" as "[turn 13]".
Understand "rope" as "[turn 14]".
--- play

Windings
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Loft

>wind rope east
*** In the rule "parse command rule", this command was abandoned, because its words can be read in too many ways.
That sentence means nothing to me.

>look
Loft

>
