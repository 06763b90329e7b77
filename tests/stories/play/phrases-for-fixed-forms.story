A phrase of the author's that has the words of something built in is what is meant by them.
--- source
The Mill is a room. The cord is in the Mill. Tea is a scene.

Prodding is an action applying to one thing. Report prodding: say "Prodded."

To try prodding (X - a thing): say "Trying: "; try Prodding X on behalf.

To try prodding (X - a thing) on behalf: say "[X] is left alone."

To decide which number is the/-- remainder after dividing (N - a number) by (M - a number): decide on 99.

To decide whether (S - a scene) has ended: yes.

To decide whether (S - a scene) is happening: if S has ended, yes; no.

Every turn:
	try prodding the cord;
	say "[remainder after dividing 7 by 4] [1 + the remainder after dividing 7 by 4 + 1]";
	say "[if Tea has ended]ended[otherwise]not ended[end if], [if Tea is happening]happening[otherwise]not happening[end if], [if Tea has not ended]not ended[otherwise]not not ended[end if]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Mill
You can see a cord here.

>z
A while goes by.

Trying: cord is left alone.
99 100ended, happening, not ended.

>
