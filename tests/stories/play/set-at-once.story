Loops that only set a property, which run at once, and loops that do a little more; the parts of actions kept as values; lists of lists that are not what they were made from.
--- source
"Set at Once"

The Hall is a room. The lamp, the fan and the radio are devices in the Hall. The ball is a thing in the Hall. The shelf is a supporter in the Hall. Bob is a man in the Hall. The crate is a container in the Hall.
A device can be bright or dim. A device is usually dim. A thing can be counted or uncounted. A thing is usually uncounted. A room can be dusty or clean. A gadget is a kind of device. A trinket is a kind of thing. The gem is a trinket in the crate.
The count is a number that varies. A thing has a number called rank. Definition: a thing is high if its rank is 7. The flag is a truth state that varies.
To report: say "[list of bright devices]; [list of counted things]; [list of dusty rooms].".
Testing is an action out of world applying to one number. Understand "probe [number]" as testing.
Carry out testing when the number understood is 1:
	now every device is bright; report;
	now every device is dim; report;
	now every thing is counted; report;
	now every thing is uncounted; report;
	now every thing is not uncounted; report;
	now every trinket is uncounted; now every gadget is bright; report;
	now everything in the Hall is uncounted; report;
	now every room is dusty; report; now every room is clean; report.
Carry out testing when the number understood is 2:
	repeat with D running through devices:
		now D is bright;
	report;
	repeat with D running through devices:
		now D is dim;
		increase the count by 1;
	report;
	repeat with D running through devices:
		if the count is 3, now D is bright;
	repeat with T running through things:
		now the rank of T is 7;
	say "[number of high things]; [rank of gem].";
	repeat with T running through trinkets:
		now T is counted;
	repeat with G running through gadgets:
		now G is counted;
	repeat with R running through rooms:
		now R is dusty;
	report.
Carry out testing when the number understood is 3:
	repeat with X running through things in the Hall:
		if X is a device, next;
		now X is counted;
		if X is the shelf, break;
	report;
	repeat with X running through devices:
		repeat with Y running through devices:
			if Y is X, break;
			now Y is bright;
	report;
	let N be 0;
	while N < 5:
		increase N by 1;
		if N is 2, next;
		if N is 4, break;
		say "[N] ";
	say "."
Carry out testing when the number understood is 4:
	let A be the action of putting the ball on the shelf;
	say "[A]: [action name part of A] / [actor part of A] / [noun part of A] / [second noun part of A].";
	let B be the action of Bob taking the ball;
	say "[B]: [action name part of B] / [actor part of B] / [noun part of B] / [second noun part of B].";
	let C be the action of waiting;
	say "[C]: [action name part of C] / [actor part of C] / [noun part of C] / [second noun part of C]; [if C involves the ball]a[end if][if A involves the ball]b[end if][if A involves the shelf]c[end if][if B involves Bob]d[end if].";
	try A; try B; try C; silently try taking the gem; say "[if the player carries the gem]gem[end if]."
Carry out testing when the number understood is 5:
	let L be {1, 2, 3}; say "[entry 1 of L] [entry 3 of L] [entry 4 of L] [entry 0 of L] [entry -1 of L].";
	let M be a list of objects; say "[entry 1 of M] [number of entries in M]."; let K be a list of lists of numbers; add L to K; add L to K; add 4 to entry 1 of K; say "[K in brace notation] [L in brace notation]."
Persuasion rule: persuasion succeeds.
--- play

Set at Once
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a lamp, a fan, a radio, a ball, a shelf, Bob and a crate (in which is a gem) here.

>probe 1
lamp, fan and radio; nothing; nothing.
nothing; nothing; nothing.
nothing; yourself, lamp, fan, radio, ball, shelf, Bob, crate and gem; nothing.
nothing; nothing; nothing.
nothing; yourself, lamp, fan, radio, ball, shelf, Bob, crate and gem; nothing.
nothing; yourself, lamp, fan, radio, ball, shelf, Bob and crate; nothing.
nothing; nothing; nothing.
nothing; nothing; Hall.
nothing; nothing; nothing.

>probe 2
lamp, fan and radio; nothing; nothing.
nothing; nothing; nothing.
9; 7.
lamp, fan and radio; gem; Hall.

>probe 3
lamp, fan and radio; yourself, ball, shelf and gem; Hall.
lamp, fan and radio; yourself, ball, shelf and gem; Hall.
1 3 .

>probe 4
putting the ball on the shelf: putting it on / yourself / ball / shelf.
Bob taking the ball: taking / Bob / ball / nothing.
waiting: waiting / yourself / nothing / nothing; bcd.

(taking the ball to begin with)
You put the ball on the shelf.

Bob takes the ball.

A while goes by.

gem.

>probe 5
1 3 *** In the rule "Carry out testing when the number understood is 5", there is no entry 4 in a list of 3 entries.
0 *** In the rule "Carry out testing when the number understood is 5", there is no entry 0 in a list of 3 entries.
0 *** In the rule "Carry out testing when the number understood is 5", there is no entry -1 in a list of 3 entries.
0.
*** In the rule "Carry out testing when the number understood is 5", there is no entry 1 in a list of 0 entries.
nothing 0.
{{1, 2, 3, 4}, {1, 2, 3}} {1, 2, 3}.

>bob, take ball
Bob tries, but can't do that.

>
