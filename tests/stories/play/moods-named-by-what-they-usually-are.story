"A mood is usually happy" names a mood, like "A mood is happy", unless happy is something else.
--- source
The Lab is a room.
A mood is a kind of value. A mood is usually happy. The moods are happy and sad.
A mood can be known. A mood is usually known.
A shade is a kind of value. A shade is normally dark grey. A shade is pale.
A size is a kind of value. The sizes are big and small. A size is usually small.
A thing has a mood. A thing has a shade. A thing has a size.
When play begins:
	say "[mood of the player], [shade of the player], [size of the player]; [list of moods]; [list of known moods]; [list of shades]."
--- play

happy, dark grey, big; happy and sad; happy and sad; dark grey and pale.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>
