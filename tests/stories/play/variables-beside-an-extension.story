What variables and constants of a story begin with is read where it includes an extension too; a command for testing may be followed by others, which may call its noun 'it'.
--- source
"Beginnings" by Ann

Include Epistemology by Eric Eve.

The story headline is "With an Extension".
The Lab is a room. "Plain." The case is a closed transparent locked container in the Lab. The pea is in the case.
T is a text that varies. T is "abc". U is initially "def [N]". N is a number that varies. N is 5. V is a list of texts that varies. V is {"r", "s"}. The limit is always 7. W is a thing that varies. W is the pea.
When play begins: say "[T] [U] [V] [limit] [W]."
--- play

abc def 5 r and s 7 pea.

Beginnings
With an Extension by Ann
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
Plain.

You can see a case (closed) (in which is a pea) here.

>purloin pea then drop it
[Purloined.]

You put the pea down.

>look
Lab
Plain.

You can see a pea and a case (closed and empty) here.

>z. i
A while goes by.

You have nothing with you.
