An adjective that a routine in Inform 6 makes so is set by now; the routine is asked with -1.
--- source
The Attic is a room. Ada is a woman in the Attic. The kite is in the Attic.
Include (-
Global chosen;
[ Choose obj flag;
  switch (flag) {
    -1: if (chosen == obj) rtrue; rfalse;
    1: chosen = obj; print "(chosen)^";
    0: chosen = 0;
  }
];
-).
Definition: a thing is chosen rather than passed over if I6 routine "Choose" makes it so (there is only one).

Instead of jumping:
	now the kite is chosen;
	say "[list of chosen things]; [list of passed over things].";
	now the kite is passed over;
	say "[list of chosen things].";
	now Ada is chosen;
	now Ada is not chosen;
	say "[list of chosen things].";
	now everything in the Attic is chosen;
	say "[list of chosen things]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic
You can see Ada and a kite here.

>jump
(chosen)
kite; yourself and Ada.
nothing.
(chosen)
nothing.
(chosen)
(chosen)
(chosen)
kite.

>
