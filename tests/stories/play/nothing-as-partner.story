Nothing is the partner of what has none, where each may have but one.
--- source
"Leading Nowhere"

The Yard is a room. The Hall is a room. A path is a kind of thing.
Leading relates various paths to one room. The verb to lead to means the leading relation.
Outletting relates one room (called the outlet) to various things. The verb to drain to implies the reversed outletting relation.
Owning relates one person (called the owner) to various things. The verb to own means the owning relation.
Pairing relates one person to one person. The verb to pair means the pairing relation.
The lane is a path in the Yard. It leads to the Hall. The track is a path in the Yard. The gutter is in the Yard. It drains to the Hall.
Ann is a woman in the Yard. Bob is a man in the Yard. Ann owns the lane. Ann pairs Bob.
The goal is an object that varies.

When play begins:
	repeat with P running through paths:
		if P leads to nothing, say "[P]: leads to nothing.";
		if P leads to nowhere, say "[P]: leads nowhere.";
		if P does not lead to nothing, say "[P]: does not lead to nothing.";
		if P leads to the goal, say "[P]: leads to the goal.";
		if the goal owns P, say "[P]: owned by none.";
	repeat with X running through things in the Yard:
		if X drains to nothing, say "[X] drains to nothing.";
	if the goal pairs Bob, say "1.";
	if the goal pairs Ann, say "2.";
	if Bob pairs the goal, say "3.";
	now the lane does not lead to the Hall;
	say "[list of paths which lead to nothing].";
--- play

lane: does not lead to nothing.
track: leads to nothing.
track: leads nowhere.
track: leads to the goal.
track: owned by none.
yourself drains to nothing.
lane drains to nothing.
track drains to nothing.
Ann drains to nothing.
Bob drains to nothing.
2.
lane and track.

Leading Nowhere
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a lane, a track, a gutter, Ann and Bob here.

>wait
A while goes by.
