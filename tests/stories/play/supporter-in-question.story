The supporter in question is what a paragraph of a room's description is about, also where a rule is asked whether it does nothing.
--- source
The Lab is a room. The pedestal is a supporter in the Lab. On the pedestal is a stick. The table is a supporter in the Lab. On the table is a cup.
A supporter can be quiet. The pedestal is quiet.
Rule for writing a paragraph about the pedestal: now the pedestal is mentioned; say "P.".
Rule for writing a paragraph about the table: now the table is mentioned; say "T.".
The describe what's on mentioned supporters in room descriptions rule does nothing when the supporter in question is quiet.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
P.

T.

On the table is a cup.

>look
Lab
P.

T.

On the table is a cup.

>take stick
You take the stick.

>look
Lab
P.

T.

On the table is a cup.

>
