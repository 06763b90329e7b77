A mistake for which no reply is given says nothing, and leaves one line.
--- source
The Hall is a room. Understand "mind gap" as a mistake. Understand "mend" as a mistake ("").  Understand "mond" as a mistake ("X[run paragraph on]"). Understand "mund" as a mistake ("[paragraph break]").
Understand "mand" as a mistake ("X[line break]"). Understand "mynd" as a mistake ("X").
Every turn: say "E".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall

>mind gap

>mend


>mond
X
>mund



>mand
X


>mynd
X

>z
A while goes by.

E
>
