What has no kind, since it could not be understood, is shown all the same.
--- source
The Cellar is a room.

To probe (slot - an existing variable):
	showme slot.

When play begins:
	let the depth be 2;
	probe the depth;
	say "Done."
--- problems
PARAMETER_ONLY_NATIVE at "slot - an existing variable"
--- play

"slot" = value: 
Done.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Cellar

>z
A while goes by.

>
