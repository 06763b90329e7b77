"A mood is happy" names a value, whatever the article, until the words are taken.
--- source
The Lab is a room.
A mood is a kind of value. A mood is happy. A mood is a very sad. A mood is calm and wild. The mood is happy.
A mood has a number called depth. The depth of very sad is 3.
A person has a mood. The mood of the player is wild.
When play begins:
	let L be the list of moods;
	say "[L]; [mood of the player]; [depth of very sad]."
--- play

happy, very sad, calm and wild; wild; 3.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>
