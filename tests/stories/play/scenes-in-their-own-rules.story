A scene has not happened, and has not ended, until the rules for that have been followed. A named end is an end before.
--- source
The Quay is a room.
Loading is a scene. Loading begins when play begins. Loading ends when the turn count is 2.
Sailing is a recurring scene. Sailing begins when Loading ends. Sailing ends safely when the turn count is 3. Sailing ends badly when the turn count is 9.

To tell of (S - scene): say "[S][if S is happening] goes on[end if][if S has happened], has happened[end if][if S has ended], has ended[end if]."
When Loading begins: tell of Loading.
When Loading ends: tell of Loading.
When Sailing begins: tell of Loading; tell of Sailing.
When Sailing ends safely: tell of Sailing.
When Sailing ends: tell of Sailing; if Sailing ended safely, say "Safely."
Every turn: tell of Loading; tell of Sailing.
--- play

Loading goes on.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Quay

>z
A while goes by.

Loading goes on, has happened.
Sailing.

Loading, has happened.

Loading, has happened, has ended.
Sailing goes on.

>z
A while goes by.

Loading, has happened, has ended.
Sailing goes on, has happened.

Sailing, has happened, has ended.

Sailing, has happened, has ended.
Safely.

>z
A while goes by.

Loading, has happened, has ended.
Sailing, has happened, has ended.

>
