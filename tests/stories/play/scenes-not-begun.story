Of a scene that has not begun, or not ended, one minute is told.
--- source
"Scenes not begun" by Q

The Lab is a room. The cup is in the Lab.
Pursuit is a recurring scene. Pursuit begins when the player is carrying something. Pursuit ends when the player is carrying nothing.
Every turn: if the time since Pursuit ended is greater than 1 minute for the first time, say "Long ago.".
To say told (T - a time period): say "[T]|".
To say told (T - a time): say "[T]|".
Every turn: say "[told time since Pursuit began][told time since Pursuit ended][told time when Pursuit ended]".
--- play
*** In the rule "update chronological records rule", the scene Pursuit has not ended yet.

Scenes not begun
An Interactive Fiction by Q
Release

Lab
You can see a cup here.

>z
A while goes by.

*** In the rule "Every turn: the time since Pursuit ended is greater…", the scene Pursuit has not ended yet.
*** In the rule "Every turn: say "[told time since Pursuit…", the scene Pursuit has not begun yet.
1 minute|*** In the rule "Every turn: say "[told time since Pursuit…", the scene Pursuit has not ended yet.
1 minute|*** In the rule "Every turn: say "[told time since Pursuit…", the scene Pursuit has not ended yet.
12:01 am|
*** In the rule "update chronological records rule", the scene Pursuit has not ended yet.
>take cup
You take the cup.

*** In the rule "Every turn: the time since Pursuit ended is greater…", the scene Pursuit has not ended yet.
0 minutes|*** In the rule "Every turn: say "[told time since Pursuit…", the scene Pursuit has not ended yet.
1 minute|*** In the rule "Every turn: say "[told time since Pursuit…", the scene Pursuit has not ended yet.
12:01 am|
*** In the rule "update chronological records rule", the scene Pursuit has not ended yet.
>z
A while goes by.

*** In the rule "Every turn: the time since Pursuit ended is greater…", the scene Pursuit has not ended yet.
1 minute|*** In the rule "Every turn: say "[told time since Pursuit…", the scene Pursuit has not ended yet.
1 minute|*** In the rule "Every turn: say "[told time since Pursuit…", the scene Pursuit has not ended yet.
12:01 am|
*** In the rule "update chronological records rule", the scene Pursuit has not ended yet.
>drop cup
You put the cup down.

2 minutes|0 minutes|9:03 am|
>z
A while goes by.

3 minutes|1 minute|9:03 am|
>take cup
You take the cup.

Long ago.

0 minutes|2 minutes|9:03 am|
>z
A while goes by.

Long ago.

1 minute|3 minutes|9:03 am|
