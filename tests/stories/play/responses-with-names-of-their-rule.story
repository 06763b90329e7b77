A response that is told a text while the story runs, which mentions the names of the rule's own body.
--- source
Lab is a room. The box is here. A counter is a number that varies.
Instead of jumping (this is the hop rule):
	let the current fun be 5;
	increase the current fun by the turn count;
	say "Hop [current fun]." (A);
	say "Done." (B).
The hop rule response (A) is "Hip [current fun]!".
After waiting:
	now the hop rule response (A) is "Hup [current fun]?[if the current fun is greater than 8] High.[end if]";
	say "changed."
Instead of listening:
	now the hop rule response (B) is "Hup [the current fun in words] with [the box]?".
Check smelling (this is the nose rule):
	repeat with X running through things in the Lab:
		say "You smell [the X]." (A);
	stop the action.
Instead of sleeping: now the nose rule response (A) is "Whiff of [an X] ([location]). [run paragraph on]"; now the report jumping rule response (A) is "plain".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a box here.

>jump
Hip 6!
Done.

>wait
changed.

>jump
Hup 8?
Done.

>listen
>jump
Hup 10? High.
Hup ten with the box?

>take me
You have yourself well in hand already.

>smell
You smell yourself.
You smell the box.

>sleep
>smell
Whiff of yourself (Lab).
Whiff of a box (Lab).
>undo
Lab
[One turn taken back.]

>smell
Whiff of yourself (Lab).
Whiff of a box (Lab).
