Where a line is skipped, and where none is: between rules, around actions, before the prompt, and by the phrases that say so.
--- source
"Paragraphs"

The Shed is a room. "Boards and dust." The Yard is north of the Shed. "Grass." The box is an open container in the Shed. The ball is in the box. The cat is an animal in the Yard. "A cat sits here."
Before jumping: say "One."
Before jumping: say "Two".
Instead of jumping: say "Three.[line break]Four."
Before waiting: say "Run[run paragraph on]".
Before waiting: say " on.".
After waiting: say "A.[paragraph break]B.".
Every turn when the player is in the Yard: say "Birds."
Every turn when the player is in the Yard: say "Wind".
Every turn when the player is in the Yard: do nothing.
After taking the ball: say "Got it[if the player is in the Shed].[otherwise]!".
Instead of listening:
	say "First. ";
	say "Second.";
	say "Third[command clarification break]";
	say "Fourth.[no line break]";
	say " Fifth."
Before smelling: say "[conditional paragraph break]Sniff.[conditional paragraph break]".
Instead of smelling: say "[conditional paragraph break]Nothing[line break]".
Instead of sleeping: say "La".
After sleeping: say "never".
Instead of examining the box: say "A box."; try looking; say "Done."
Instead of attacking the cat: try silently going south; say "You flee."
Check dropping: say "Careful."
Report dropping: say "Clunk."
After reading a command: if the player's command matches "hm", say "Hm?".
When play begins: say "It begins."

--- play

It begins.

Paragraphs
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Shed
Boards and dust.

You can see a box (in which is a ball) here.

>jump
One.

Two
Three.
Four.

>z
Run on.

A.

B.

>take ball
Got it.

>drop ball
Careful.

You put the ball down.

Clunk.

>listen
First. Second.
Third
Fourth. Fifth.

>smell

Sniff.

Nothing

>sleep
La
>x box
A box.

Shed
Boards and dust.

You can see a ball and a box (empty) here.

Done.

>n

Yard
Grass.

A cat sits here.

Birds.

Wind
>look
Yard
Grass.

A cat sits here.

Birds.

Wind
>take ball
You see nothing of that name.

>attack cat
You flee.

>hm
Hm?
That is no verb known to me.

>take all
ball: Got it.
box: You take the box.

>drop all
box: Careful.

You put the box down.

Clunk.
ball: Careful.

You put the ball down.

Clunk.

>
