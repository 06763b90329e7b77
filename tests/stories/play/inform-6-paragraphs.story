Code in Inform 6 may hold back the blank lines after rules, and let them come again.
--- source
"Breaks"

The Lab is a room. 

To hold breaks: (- say__pc = say__pc | PARA_NORULEBOOKBREAKS; -).
To free breaks: (- if (say__pc & PARA_NORULEBOOKBREAKS) say__pc = say__pc - PARA_NORULEBOOKBREAKS; -).
To decide whether breaks are held: (- (say__pc & PARA_NORULEBOOKBREAKS) -).

The telling rules is a rulebook.
A telling rule: say "One."
A telling rule: say "Two."
A telling rule: do nothing.

Instead of jumping:
	say "Held: [whether or not breaks are held].";
	follow the telling rules;
	say "Three."

Instead of waiting:
	hold breaks;
	say "Held: [whether or not breaks are held].";
	follow the telling rules;
	say "Three.";
	free breaks;
	follow the telling rules;
	say "Four."
--- play

Breaks
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>jump
Held: false.

One.

Two.

Three.

>z
Held: true.
One.
Two.
Three.

One.

Two.

Four.

>jump
Held: false.

One.

Two.

Three.

>look
Lab

>
