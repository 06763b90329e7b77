Two rulebooks may have an outcome of one name with different senses: it is one value, and each rule uses its own rulebook's sense.
--- source
The Quay is a room.

The tide rules is a rulebook. The tide rules have outcomes turning (success) and steady (failure).
The wind rules is a rulebook. The wind rules have outcomes turning (failure) and calm (success - the default).

A tide rule: turning.
A wind rule when the player is in the Quay: turning.
First wind rule for jumping: do nothing.

To tell of (T - text):
	if rule succeeded, say "[T] succeeded: [outcome of the rulebook].";
	if rule failed, say "[T] failed: [outcome of the rulebook].";
	if the outcome of the rulebook is the turning outcome, say "It is turning."

When play begins:
	follow the tide rules;
	tell of "Tide";
	let kept be the outcome of the rulebook;
	follow the wind rules;
	tell of "Wind";
	if kept is the outcome of the rulebook, say "One value."

Instead of jumping:
	follow the wind rules;
	tell of "Wind".
--- play

Tide succeeded: turning.
It is turning.

Wind failed: turning.
It is turning.
One value.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Quay

>jump
Wind succeeded: calm.

>
