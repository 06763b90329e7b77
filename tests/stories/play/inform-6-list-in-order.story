A list that code in Inform 6 writes from its own array keeps the order of the array, though one thing holds them all.
--- source
"The Shelf"

Lab is a room. The shelf is a supporter in Lab. The axe, the bow, the cup and the dart are on the shelf. The egg is in Lab.

To list backwards by (N - a number): (- ListBackwards({N}); -).

Include (-
[ ListBackwards manner;
	@push MarkedObjectArray; @push MarkedObjectLength;
	MarkedObjectArray = RequisitionStack(3);
	MarkedObjectArray-->0 = (+ the dart +);
	MarkedObjectArray-->1 = (+ the bow +);
	MarkedObjectArray-->2 = (+ the axe +);
	MarkedObjectLength = 3;
	WriteListFrom(MarkedObjectArray-->0, manner, 0, false, MarkedListIterator);
	FreeStack(MarkedObjectArray);
	@pull MarkedObjectLength; @pull MarkedObjectArray;
];
-).

Before jumping:
	list backwards by 8;
	say "[line break]";
	list backwards by 264;
	say "[line break]".
--- play
The Shelf
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a shelf (on which are an axe, a bow, a cup and a dart) and an egg here.

>jump
a dart, a bow and an axe
the dart, the bow and the axe

You jump, and come down again.
