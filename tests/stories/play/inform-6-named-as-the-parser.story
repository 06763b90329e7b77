A variable that is translated into a name of the parser leaves that name to the parser.
--- source
"Calling Across"

The purpose of searching is a number that varies. The purpose of searching variable translates into Inter as "scope_reason".
To decide whether someone is addressed: (- (scope_reason == 1) -).

The Mill is a room. The Weir is north of the Mill. Ada is a woman in the Weir. A rope is in the Weir.
Persuasion rule: persuasion succeeds.

After deciding the scope of the player while someone is addressed: place Ada in scope.
--- play

Calling Across
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Mill

>ada, jump
>examine ada
You see nothing of that name.

>examine rope
You see nothing of that name.

>
