Code in Inform 6 that cannot run is told with what stands in its way, also in a routine that it calls; the rest runs.
--- source
The Attic is a room. The chest is a container in the Attic.

Include (-
Global tally;
Global starter = Weigh;
Array shelves --> 1 "two" 3;
[ Weigh x; return NoSuchRoutine(x); ];
[ Ask x; return Weigh(x) + 1; ];
[ Leap; jump Away; .Away; rtrue; ];
[ Even n; if (n == 0) rtrue; return Odd(n - 1); ];
[ Odd n; if (n == 0) rfalse; return Even(n - 1); ];
-).

Include (-
Verb 'dig' * -> Dig;
-).

To decide what number is the weight of (X - an object): (- Ask({X}) -).
To decide what number is the starter: (- starter -).
To decide what number is the shelf (N - a number): (- shelves-->{N} -).
To leap: (- Leap(); -).
To decide whether (N - a number) is an even one: (- Even({N}) -).
To decide what object is the thing numbered (N - a number): (- {N} -).
To decide what number is the fifth of nothing: (- nothing.description -).
To decide what number is the entry (N - a number) of none: (- blank_array-->{N} -).
To note (T - a text): (- tally = {T}; -).
To say the note: (- print (string) tally; -).

Instead of waiting:
	say "[weight of the chest], [if 10 is an even one]even[else]odd[end if], [if 7 is an even one]even[else]odd[end if].";
	leap;
	say "[entry 2 of none].";
	note "kept";
	say "[the note].";
	say "[the thing numbered 5].".
--- notices
INFORM_6_INCLUDED at "Include (- Verb 'dig' * -> Dig; -)"
INFORM_6_BODY at "To decide what number is the weight of (X - an object)"
INFORM_6_BODY at "To decide what number is the starter"
INFORM_6_BODY at "To leap"
INFORM_6_BODY at "To decide what number is the entry (N - a number) of none"
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic
You can see a chest (empty) here.

>wait
(notice) 'To decide what number is the weight of (X - an object)' does its work in Inform 6, so it does nothing here.
0, even, odd.
(notice) 'To leap' does its work in Inform 6, so it does nothing here.
(notice) 'To decide what number is the entry (N - a number) of none' does its work in Inform 6, so it does nothing here.
0.
kept.
*** In the rule "Instead of waiting", Inform 6 code returns 5, but a value of another kind is needed.
nothing.

>
