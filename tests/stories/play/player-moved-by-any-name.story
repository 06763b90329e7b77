The player is moved with a look round, by whatever name: in a loop, by a variable, as one of all, as somebody else than at first.
--- source
"Moved"

Northside is a room. Southside is south of Northside. Westside is west of Northside. The box is an enterable open container in Westside. The mat is an enterable supporter in Westside.
Bob and Charlie are men in Northside. A person can be glad. Bob is glad.
Instead of jumping: now every person is in Southside; say "1."
Instead of waiting: now all people are in Westside; say "2."
Instead of saying sorry: now everybody is in Northside; say "3."
Instead of sleeping: now the player is in Westside; say "5."
Instead of smelling: now Bob is in Westside; now the player is Bob; say "6."
Instead of waving hands:
	repeat with X running through people:
		now X is in Southside.
Instead of listening: now every glad person is in the box.
Instead of saying yes: now the player is on the mat; say "7."
Instead of saying no: now everybody is on the mat; say "8."
Instead of thinking: let X be the player; now X is in the Northside.
--- play

Moved
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Northside
You can see Bob and Charlie here.

>jump
Southside
1.

>z
Westside
You can see a box (empty) and a mat here.

2.

>sorry
Northside
3.

>think
Northside
You can see Charlie and Bob here.

>sleep
Westside
You can see a box (empty) and a mat here.

5.

>smell
6.

>wave
Southside
You can see your former self here.

>listen
Westside (in the box)
You can see a mat here.

>yes
Westside (on the mat)
You can see a box (empty) here.

7.

>no
Westside (on the mat)
You can see a box (empty) here.

On the mat you can see your former self.

8.

>z
Westside
You can see your former self, a box (empty) and a mat (on which is Charlie) here.

2.

>look
Westside
You can see Charlie, your former self, a box (empty) and a mat here.

>
