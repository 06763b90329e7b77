Of several named kinds of action in one list only the one declared last matches; plain actions beside it match still.
--- source
The Hall is a room. The gong is in the Hall. Anna is a woman in the Hall.

Kissing something is fond behaviour. Attacking something is rough behaviour.

Instead of rough behaviour or fond behaviour: say "Not so rough."

Instead of fond behaviour or jumping: say "Not so fond."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a gong and Anna here.

>kiss anna
Not so fond.

>attack gong
Not so rough.

>jump
Not so fond.

>
