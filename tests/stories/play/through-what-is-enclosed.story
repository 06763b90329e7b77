What is enclosed, however deep, is gone through in the order of the things: by loops, lists, counts, and what is set or asked of every one.
--- source
"Within"

The Hall is a room. The chest is an open container in the Hall. The box is a closed container in the chest. The cup is in the box. The pen is in the chest. The bag is an open container in the chest. The coin is in the bag. The knob is part of the chest. The tray is a supporter in the box. The pea is on the tray. A thing can be marked. A thing has a number called the tally.

When play begins:
	repeat with item running through things enclosed by the chest:
		increase the tally of the item by 1;
		say "[item]; ";
	say "[line break][list of things enclosed by the box]; [number of containers enclosed by the Hall].";
	now every thing enclosed by the box is marked;
	say "[list of marked things].";
	now every container enclosed by the chest is open;
	say "[list of open containers].";
	repeat with item running through marked things enclosed by the chest:
		if a thing enclosed by the item is marked, say "[item] holds one. ";
	repeat with item running through things enclosed by the pea:
		say "never";
	if every thing enclosed by the box is marked, say "All. ";
	if a thing enclosed by the bag is marked, say "odd";
	say "[list of things which are not marked]; [total tally of things enclosed by the Hall]."
--- play

box; cup; tray; pea; pen; bag; coin; knob; 
cup, tray and pea; 3.
cup, tray and pea.
chest, box and bag.
tray holds one. All. yourself, chest, box, pen, bag, coin and knob; 8.

Within
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a chest (in which are a box (in which are a cup and a tray (on which is a pea)), a pen and a bag (in which is a coin)) here.

>
