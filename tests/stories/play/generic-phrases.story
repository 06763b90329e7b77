Phrases for any kind, for one value, for lists; what was, for how long; topics kept in actions.
--- source
"Clockmaker"

The Shop is a room. Ada is a woman in the Shop. The clock is an openable closed container in the Shop.

A gear is a kind of value. The gears are worm, spur and bevel.
A metal is a kind of value. The metals are brass and steel.
A gear has a metal called the stuff. The verb to want means the stuff property. Worm wants steel.

The plan is a stored action that varies. The plan is the action of asking Ada about "springs".

To underlie is a verb.

To list (name of kind of value K):
	repeat with item running through Ks:
		say "[item] ";
	say "/ ".

To tell (D - a description of sayable values):
	let L be the list of D;
	say "[L]. ".

To weigh (L - a list of numbers): say "Some list. ".
To weigh (L - {3, 4}): say "That list. ".
To weigh (A - a stored action): say "Some act. ".
To weigh (A - waiting): say "That act. ".

Instead of jumping:
	list gears;
	list metal;
	tell all gears;
	let M be {4, 3};
	weigh M;
	reverse M;
	weigh M;
	let A be the action of waiting;
	weigh A;
	weigh the plan;
	let N be a list of lists of numbers;
	add {1, 2} to N;
	add {0, 5} to N;
	let P be {7};
	add P to N;
	sort N;
	add {8} to P;
	say "[N in brace notation] [P] [if worm wants steel]yes[end if] the [the clock]."

Instead of asking Ada about "springs/coils": say "'Wound tight.'"
Instead of asking Ada about: say "'Hm.'"

Instead of singing:
	say "[The plan]: ";
	try the plan.
Singing is an action applying to nothing. Understand "sing" as singing.

Every turn:
	say "([if the clock has not been open]never open[else]has been open[end if]; [if the clock has been closed for exactly 0 turns]0[else if the clock has been closed for exactly 1 turn]1[else]many or none[end if]; [if the clock is open for the first time]first opening[else]-[end if]; [if the clock has been open for two turns]a while[end if]; [if the clock is open for the second turn]second turn[end if])[line break]".
--- play

Clockmaker
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Shop
You can see Ada and a clock (closed) here.

>jump
worm spur bevel / brass steel / worm, spur and bevel. Some list. That list. That act. Some act. {{7}, {0, 5}, {1, 2}} 7 and 8 yes the the clock.

(never open; 1; -; ; )

>sing
asking Ada about "springs": 
"Wound tight."

(never open; many or none; -; ; )

>open clock
You open the clock.

(has been open; 0; first opening; ; )

>z
A while goes by.

(has been open; 0; first opening; ; second turn)

>z
A while goes by.

(has been open; 0; first opening; a while; )

>close clock
You close the clock.

(has been open; 0; -; ; )

>open clock
You open the clock.

(has been open; 0; -; ; )

>
