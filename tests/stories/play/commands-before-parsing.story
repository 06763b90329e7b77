An extension that replaces how the reference reads a command: the rulebook that it follows there is followed for each command, and one that fails has the next command read.
--- source
The Attic is a room. The lamp is in the Attic.

Before processing a command is a rulebook.
Before processing a command:
	if the player's command includes "x":
		replace the matched text with "examine".
Before processing a command:
	if the player's command matches "hush":
		say "Hush.";
		rule fails.

Include (-
	VM_Tokenise(buffer, parse);
	FollowRulebook((+ before processing a command +));
	if (RulebookFailed()) jump ReType;
-) instead of "Parser Letter A" in "Parser.i6t".

Instead of examining the lamp: say "You examine it."
--- notices

--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic
You can see a lamp here.

>x lamp
You examine it.

>hush
Hush.

>take lamp
You take the lamp.

>
