Phrases with bodies in Inform 6 are understood and typed, and do nothing when they run but say so once; a few that mean something here do it.
--- source
The Loft is a room. The fan is a device in the Loft.

Include (- Constant BLADES = 3; -) after "Definitions.i6t".

Include (-
[ Whirr x; print (the) x; ];
-).

To whirr (X - thing): (- Whirr({X}); -).

To decide which number is the spin of (X - thing): (- Spin({X}) -).

To decide whether (X - thing) hums: (- (Hums({X})) -).

To say shiver: (- Shiver(); -).

To say loudly: (- style bold; -).

Definition: a thing is windy rather than calm if I6 routine "Gusts" says so (it moves air).

To say by mood -- ending say_one_of with marker BY_MOOD: (- {-close-brace} -).

Instead of examining the fan, say "It is [one of]grey[or]red[by mood]."

To wipe it all: (- VM_ClearScreen (0) ; -).

Instead of switching on the fan:
	whirr the fan;
	wipe it all;
	say "Spin [spin of the fan], [if the fan hums]humming[otherwise]still[end if][shiver], [loudly][if the fan is calm]calm, [end if]done[roman type].";
	whirr the fan.
--- problems

--- notices
INFORM_6_BODY at "To decide which number is the spin of (X - thing)"
INFORM_6_BODY at "To decide whether (X - thing) hums"
INFORM_6_BODY at "To say shiver"
INFORM_6_BODY at "I6 routine "Gusts" says so (it moves air)"
INFORM_6_BODY at "To say by mood -- ending say_one_of with marker BY_MOOD"
--- play
Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Loft
You can see a fan here.

>switch on fan
the fanSpin (notice) 'To decide which number is the spin of (X - thing)' does its work in Inform 6, so it does nothing here.
0, (notice) 'To decide whether (X - thing) hums' does its work in Inform 6, so it does nothing here.
still(notice) 'To say shiver' does its work in Inform 6, so it does nothing here.
, calm, done.
the fan
>switch on fan
the fanSpin 0, still, calm, done.
the fan
>examine fan
It is grey.

>examine fan
It is red.
