Version 9 of Epistemology by Looseleaf, in place of Epistemology by Eric Eve, begins here.

"Stands in for an extension by Eric Eve, whose names it answers to, in words and code of its own: what the player's character has seen, is familiar with, and so knows of."

Part 1 - What is known

A thing can be seen or unseen. A thing is usually unseen.
A thing can be familiar or unfamiliar. A thing is usually unfamiliar.

Definition: a thing is known rather than unknown:
	if it is seen or it is familiar, yes;
	no.

A subject is a kind of thing. A subject is usually familiar.

To note sight of (T - a thing):
	now T is seen;
	now T is familiar.

Part 2 - When something is seen

The player is seen. The player is familiar.

Carry out looking (this is the mark items as seen rule):
	unless in darkness:
		repeat with T running through things that are enclosed by the location:
			if the player can see T, note sight of T.

The mark items as seen rule is listed last in the carry out looking rules.

Carry out examining a thing (this is the mark examined items as seen rule):
	note sight of the noun.

Carry out opening a container (this is the mark contents as seen rule):
	repeat with T running through things enclosed by the noun:
		if the player can see T, note sight of T.

The mark contents as seen rule is listed last in the carry out opening rules.

Part 3 - Asking after it - Not for release

Epistemic requesting is an action out of world applying to one visible thing.
Understand "epistat [any thing]" as epistemic requesting.

Report epistemic requesting (this is the report epistemic status rule):
	say "[The noun]: [if the noun is seen]seen[otherwise]unseen[end if], [if the noun is familiar]familiar[otherwise]unfamiliar[end if], [if the noun is known]known[otherwise]unknown[end if]." (A).

Epistemology ends here.

---- DOCUMENTATION ----

Read with "Include Epistemology by Eric Eve."

A thing is seen or unseen, and familiar or unfamiliar; these can be changed. It is known if it is seen or familiar. Looking round, opening a container and examining make what is in view seen and familiar. A subject is a thing to be spoken of or thought of rather than met, and familiar from the start.

	The comet is a thing. The comet is familiar. Thirst is a subject.

EPISTAT COMET, in a story that is being tested, tells all three.
