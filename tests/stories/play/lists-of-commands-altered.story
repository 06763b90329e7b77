Each command has a list of several objects of its own, and what a rule makes of it while it is gone through counts; halves below nought are taken up.
--- source
Lab is a room. A thing called top is in Lab. A hoop is in lab. Some marbles are in Lab. A doll is in Lab. A vase is in Lab.
A length is a kind of value. 1.0m specifies a length. 
When play begins:
	repeat with R running through {-2.25, 2.25, -2.5, 2.5, -3.5, 3.5, 0.25, -0.25, -0.75, 7.3}:
		say "[R]: [R to the nearest 0.5], [R to the nearest 2.0], [R to the nearest whole number], [R to the nearest 0.1].";
	repeat with N running through {-5, 5, -4, 7, -7, 15}:
		say "[N]: [N to the nearest 2], [N to the nearest 10], [N to the nearest 3].".
Understand "count [things]" as tallying. Tallying is an action applying to one thing. Carry out tallying: say "[multiple object list]; [if the noun is listed in the multiple object list]One of [number of entries in the multiple object list in words].[otherwise]Only [a noun].[end if]".
Check tallying the hoop: say "Greedy: [multiple object list]."; alter the multiple object list to {top, vase}; stop the action.
Check tallying the vase: alter the multiple object list to {hoop, top}; say "V."
Instead of jumping: say "J [multiple object list]."; alter the multiple object list to {hoop, top}; say "J [multiple object list]."
Every turn: say "E [multiple object list] [number of entries in the multiple object list]."
A multiple action processing rule: say "M [multiple object list]."
Before tallying: say "B [multiple object list]."
--- play

-2.25: -2.0, -2.0, -2, -2.2.
2.25: 2.5, 2.0, 2, 2.3.
-2.5: -2.5, -2.0, -3, -2.5.
2.5: 2.5, 2.0, 3, 2.5.
-3.5: -3.5, -4.0, -4, -3.5.
3.5: 3.5, 4.0, 4, 3.5.
0.25: 0.5, 0.0, 0, 0.3.
-0.25: 0.0, 0.0, 0, -0.2.
-0.75: -0.5, 0.0, -1, -0.7.
7.3: 7.5, 8.0, 7, 7.3.
-5: -6, -10, -6.
5: 6, 10, 6.
-4: -4, 0, -3.
7: 8, 10, 6.
-7: -8, -10, -6.
15: 16, 20, 15.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see top, a hoop, some marbles, a doll and a vase here.

>look
Lab
You can see top, a hoop, some marbles, a doll and a vase here.

E  0.

>count marbles
B .

; Only some marbles.

E  0.

>count all
M top, hoop, marbles, doll and vase.
top: B top, hoop, marbles, doll and vase.

top, hoop, marbles, doll and vase; One of five.
hoop: B top, hoop, marbles, doll and vase.

Greedy: top, hoop, marbles, doll and vase.

E top and vase 2.

>jump
J .
J hoop and top.

E hoop and top 2.

>jump
J .
J hoop and top.

E hoop and top 2.

>count marbles and doll
M marbles and doll.
marbles: B marbles and doll.

marbles and doll; One of two.
doll: B marbles and doll.

marbles and doll; One of two.

E marbles and doll 2.

>jump
J .
J hoop and top.

E hoop and top 2.

>look
Lab
You can see top, a hoop, some marbles, a doll and a vase here.

E  0.

>count doll, marbles, vase and doll
M doll, marbles and vase.
doll: B doll, marbles and vase.

doll, marbles and vase; One of three.
marbles: B doll, marbles and vase.

doll, marbles and vase; One of three.
vase: B doll, marbles and vase.

V.

hoop and top; Only a vase.

E hoop and top 2.

>take hoop and vase
M hoop and vase.
hoop: You take the hoop.
vase: You take the vase.

E hoop and vase 2.

>count all except hoop
M vase, top, marbles and doll.
vase: B vase, top, marbles and doll.

V.

hoop and top; Only a vase.
top: B hoop and top.

hoop and top; One of two.

E hoop and top 2.

>inventory
You have with you:
  a vase
  a hoop

E  0.

>count vase, marbles, doll
M vase, marbles and doll.
vase: B vase, marbles and doll.

V.

hoop and top; Only a vase.
top: B hoop and top.

hoop and top; One of two.

E hoop and top 2.

>g
M vase, marbles and doll.
vase: B vase, marbles and doll.

V.

hoop and top; Only a vase.
top: B hoop and top.

hoop and top; One of two.

E hoop and top 2.

>count all but marbles
M vase, hoop, top and doll.
vase: B vase, hoop, top and doll.

V.

hoop and top; Only a vase.
top: B hoop and top.

hoop and top; One of two.

E hoop and top 2.

>undo
Lab
[One turn taken back.]

>jump
J .
J hoop and top.

E hoop and top 2.
