Commands with texts, topics of a table, numbers, values of a kind, times and truth states, and rules about what was understood.
--- source
The Lab is a room. The Yard is north of the Lab. The Cave is below the Lab. Bob is a man in the Lab. Ann is a woman in the Yard. The ball is in the Lab. The cube is in the Yard. A person has a number called height. The height of Bob is 9. The height of Ann is 8. Tide is a kind of value. The tides are ebb and flood. A thing has a tide. The cube is flood.

Table of Places
place	remark
Lab	"white"
Yard	"green"

Table of Lines
who	line
Bob	"Hm."
Ann	"Ah."

Instead of jumping in the Lab: say "1 jumped."
Instead of jumping: say "2 dark."
Instead of waving hands in the presence of Bob: say "3 waved."
Instead of examining something when the noun is a who listed in the Table of Lines: say "4 [line entry]."
Instead of giving the ball to someone in the Lab: say "5 given."
Instead of touching something flood: say "6 flood."
Instead of touching the ball when Bob is in the Lab: say "7 not yet."
Instead of smelling something not flood: say "8 not flood."
Instead of going north with Ann: say "9 with Ann."
Instead of going nowhere: say "10 nowhere."
Instead of going from the Lab to the Cave: say "11 down."
Definition: a person is tall if its height is 9 or more.
Instead of pushing Bob when a person who is taller than Ann is in the Lab: say "12 taller."
Instead of pulling something in the Lab during Dusk: say "13 dusk."
Instead of pulling something: say "14 pulled."
Dusk is a scene. Dusk begins when the ball is carried.

Understand "bellow [text]" as shouting. Shouting is an action applying to one topic. Carry out shouting: say "15 [the topic understood]!" Instead of shouting "hello": say "16 hello." Instead of shouting when the topic understood is a topic listed in the Table of Shouts: say "17 [reply entry]."

Table of Shouts
topic	reply
"help"	"No."
"fire/flames [number]"	"Where?"

Understand "dial [number]" as dialling. Dialling is an action applying to one number. Carry out dialling: say "18 [the number understood]." Instead of dialling 5: say "19 five." Instead of dialling when the number understood is greater than 100: say "20 much."

Understand "tide [tide]" as tiding. Tiding is an action applying to one tide. Carry out tiding: say "21 [the tide understood]." Instead of tiding when the tide understood is ebb: say "22 ebb."

Understand "until [time]" as waiting until. Waiting until is an action applying to one time. Carry out waiting until: say "23 [time understood]."

Understand "truth [truth state]" or "it is [truth state]" as answering so. Answering so is an action applying to one truth state. Carry out answering so: say "24 [truth state understood]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Bob and a ball here.

>jump
1 jumped.

>wave
3 waved.

>x bob
4 Hm..

>give ball to bob
5 given.

>get ball
You take the ball.

>give ball to bob
5 given.

>touch ball
7 not yet.

>smell ball
8 not flood.

>d
11 down.

>w
10 nowhere.

>push bob
12 taller.

>pull bob
13 dusk.

>bellow hello
16 hello.

>bellow help
17 No..

>bellow flames 7
17 Where?.

>bellow fire
15 fire!

>bellow what
15 what!

>dial 5
19 five.

>dial 7
18 7.

>dial 101
20 much.

>tide ebb
22 ebb.

>tide flood
21 flood.

>until 5 pm
23 5:00 pm.

>until 9:05
23 9:05 am.

>truth true
24 true.

>truth false
24 false.

>n

Yard
You can see Ann and a cube here.

>jump
2 dark.

>touch cube
6 flood.

>wave
You wave your hands.

>s

Lab
You can see Bob here.

>d
11 down.

>
