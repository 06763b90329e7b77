A list from which everything is left out is a list of nothing, and lists no contents.
--- source
The Lab is a room. The box is a container in the Lab. The pin is in the box.

Rule for deciding the concealed possessions of the box: yes.
Before listing contents of the box: say "(listing)".

Instead of jumping:
	say "In the box ";
	list the contents of the box, as a sentence, not listing concealed items, prefacing with is/are;
	say ".[line break]Marked: ";
	list the contents of the box, as a sentence, listing marked items only;
	say ".[line break]All: ";
	list the contents of the box, as a sentence;
	say ".".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a box (empty) here.

>jump
In the box is nothing.
Marked: nothing.
All: (listing)a pin.

>search box
In the box is nothing.

>
