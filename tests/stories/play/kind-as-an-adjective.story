A story may have the adjective "kind", so "a kind man" is no new kind.
--- source
The Parlour is a room. A person can be kind or stern.

Albert is a kind man in the Parlour. Berta is a stern woman in the Parlour.

Instead of waving hands:
	repeat with guest running through kind people:
		say "[The guest] waves back."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Parlour
You can see Albert and Berta here.

>wave
Albert waves back.
