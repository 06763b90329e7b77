Forms that an earlier Inform took: names of the library's optional kinds and of its routines as rules, two articles, half of a pair for one thing, a time period in words, a token that is a routine.
--- source
The Attic is a room. A frame is a kind of container.

The graphics window is a frame. The graphics window is in the Attic.
The glk event type is a number that varies. The glk event type is 7.

First after starting the virtual machine rule (this is the initial whitespace rule):
	say "Before all."

The enable Glulx acceleration rule is not listed in the for starting the virtual machine rules.

A lens is a kind of thing. The eyeglass is a lens. It is in the Attic.
Instead of looking under an an lens (called the glass): say "Dust lies under [the glass]."

The trap is in the Attic. The trap can be openable. The trap can be closed. The trap can be open. The trap is openable and closed.

Include (-
[ WORD_TOKEN;
	if (NextWordStopped() == -1) return GPR_FAIL;
	return GPR_PREPOSITION;
];
-).
The Understand token lettering translates into I6 as "WORD_TOKEN".
Spelling is an action applying to one topic. Understand "spell [lettering]" as spelling.
Report spelling: say "You spell [the topic understood]."

Instead of jumping:
	let the gap be the time of day minus 8:30 am;
	say "[gap in words], [glk event type], [the graphics window], [if the trap is open]open[otherwise]closed[end if]."
--- notices
INFORM_6_TOKEN at "lettering"
--- play
Before all.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic
You can see a graphics window (empty), an eyeglass and a trap here.

>jump
half past twelve, 7, the graphics window, closed.

>look under eyeglass
Dust lies under the eyeglass.

>open trap
You open the trap.

>jump
twenty-seven minutes to one, 7, the graphics window, open.

>spell aloud
You spell aloud.

>
