"We have examined it", of whatever that is just now: it is kept to which things an action was done. What a word of [any ...] does not fit is an error of its own.
--- source
The Lab is a room. The sword is in the Lab. The box is in the Lab. It is a supporter. Bob is a man in the Lab. The Hall is north of the Lab. The bag is a container in the Hall. A persuasion rule: persuasion succeeds.
Definition: a thing is seen if we have examined it.
Definition: a thing is had if we have taken it.
Definition: a thing (called X) is longseen:
	if we have examined X, yes;
	no.
Definition: a thing is untaken if we have not taken it.
To decide whether (X - a thing) is told: if we have examined X, yes; no.
Instead of touching something: say "[if we have taken the noun]Again[otherwise]First[end if] [the noun]."
Understand "zap [any container]" as entering.
Understand "call [any seen thing]" as remembering. Remembering is an action applying to one visible thing. Carry out remembering: say "R [noun]."
Understand "dial [any adjacent room]" as going by name. Going by name is an action applying to one visible thing. Carry out going by name: say "G [noun]."
Rule for printing a parser error: say "<[latest parser error]>".
Every turn: say "[list of seen things]; [list of had things]; [list of longseen things]; [list of untaken things]; [if sword is told]S[end if][if box is told]B[end if]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a sword, a box and Bob here.

>z
A while goes by.

nothing; nothing; nothing; yourself, sword, box, Bob and bag; .

>call sword
<referred to a determination of scope error>
>x sword
You notice nothing out of the ordinary about the sword.

sword; nothing; sword; yourself, sword, box, Bob and bag; S.

>call sword
R sword.

sword; nothing; sword; yourself, sword, box, Bob and bag; S.

>x box
You notice nothing out of the ordinary about the box.

sword and box; nothing; sword and box; yourself, sword, box, Bob and bag; SB.

>touch sword
First the sword.

sword and box; nothing; sword and box; yourself, sword, box, Bob and bag; SB.

>take sword
You take the sword.

sword and box; sword; sword and box; yourself, box, Bob and bag; SB.

>touch sword
Again the sword.

sword and box; sword; sword and box; yourself, box, Bob and bag; SB.

>touch box
First the box.

sword and box; sword; sword and box; yourself, box, Bob and bag; SB.

>bob, x bob
Bob looks at Bob from close by.

sword, box and Bob; sword; sword, box and Bob; yourself, box, Bob and bag; SB.

>zap foo
<referred to a determination of scope error>
>zap sword
<referred to a determination of scope error>
>call bob
R Bob.

sword, box and Bob; sword; sword, box and Bob; yourself, box, Bob and bag; SB.

>call foo
<referred to a determination of scope error>
>dial sword
<referred to a determination of scope error>
>dial hall
G Hall.

sword, box and Bob; sword; sword, box and Bob; yourself, box, Bob and bag; SB.

>
