Procedural rules change other rules while what they precede is followed: a guard who skips his own checks, says his
password before he is asked, and on holidays lets somebody else answer for him.
--- source
The Gatehouse is a room. The guard is a man in the Gatehouse. The pass is carried by the player. The holiday is a truth state that varies.

The challenge rules is an object based rulebook. The challenge rules have outcomes let in (success) and kept out (failure).
A challenge rule for a person (this is the look hard rule): say "He looks hard at [us]."
A challenge rule for a person (this is the ask for the pass rule): if the player carries the pass, let in; otherwise kept out.
A last challenge rule for a person (this is the password rule): say "'Lanterns,' he says, of all things."
This is the wave through rule: say "A clerk waves [us] through without looking up."; let in.

A procedural rule while jumping (this is the haste rule):
	ignore the look hard rule;
	move the password rule to before the ask for the pass rule.
A procedural rule when the holiday is true (this is the holiday rule):
	substitute the wave through rule for the ask for the pass rule.

To be challenged:
	follow the challenge rules for the player;
	say "[outcome of the rulebook]."
Instead of waiting: be challenged.
Instead of jumping: be challenged.
Instead of singing: now the holiday is true; say "Everybody sings."
Singing is an action applying to nothing. Understand "sing" as singing.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Gatehouse
You can see a guard here.

>wait
He looks hard at you.
let in.

>jump
"Lanterns," he says, of all things.
let in.

>sing
Everybody sings.

>jump
"Lanterns," he says, of all things.
A clerk waves you through without looking up.
let in.

>
--- trace
> wait
Instead of waiting
look hard rule
ask for the pass rule
> jump
haste rule
Instead of jumping
haste rule
password rule
ask for the pass rule
haste rule
haste rule
haste rule
> sing
Instead of singing
holiday rule
holiday rule
holiday rule
holiday rule
> jump
haste rule
holiday rule
Instead of jumping
haste rule
holiday rule
password rule
wave through rule
haste rule
holiday rule
haste rule
holiday rule
haste rule
holiday rule
holiday rule
