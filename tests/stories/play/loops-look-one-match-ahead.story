A repeat over objects finds its next match before its body runs; "now every" and values of other kinds are tested in turn.
--- source
"Loops"

The Hall is a room. The Yard is north of the Hall. The Attic is above the Hall.
A coin is a kind of thing. A coin can be bright or dull. A coin is usually dull.
c1, c2, c3, c4, c5, c6 are coins in the Hall.
The chest is an open container in the Hall. The box is an open container in the chest. The cup is in the box. The pen is in the chest. The bag is an open container in the chest. The ring is in the bag. The knob is part of the chest. A lid is part of the box.
The crate is an open container in the Hall. k1, k2, k3, k4 are things in the crate.
Bob is a man in the Hall. He carries b1, b2, b3, b4.
Liking relates various people to various things. The verb to like means the liking relation. Bob likes c1, c3 and c5.
A mood is a kind of value. The moods are glad, sad, mad, bad. A mood can be known or secret. A mood is usually secret.
The place is an object that varies. The place is the crate.

Definition: a coin is loud: say "<[it]>"; yes.
Definition: a coin is fine if the number of coins in the Yard is less than 2.

To decide which thing is the spot: say "(spot)"; decide on the crate.

To reset:
	now every coin is in the Hall;
	now every coin is dull;
	now c1 is bright;
	now c3 is bright;
	now c5 is bright.

To refill:
	repeat with X running through {k1, k2, k3, k4}:
		now X is in the crate.

When play begins:
	reset;
	say "1:";
	repeat with X running through bright coins:
		say " [X]";
		now X is dull;
		now c3 is dull;
	reset;
	say "[line break]2:";
	repeat with X running through bright coins:
		say " [X]";
		now c5 is dull;
		now c4 is bright;
	reset;
	say "[line break]3:";
	repeat with X running through coins in the Hall:
		say " [X]";
		now X is in the Yard;
	reset;
	say "[line break]4:";
	repeat with X running through things carried by Bob:
		say " [X]";
		now X is in the Yard;
		now b3 is in the Yard;
	say "[line break]5:";
	repeat with X running through things liked by Bob:
		say " [X]";
		now Bob does not like X;
		now Bob likes c4;
		now Bob does not like c3;
	say "[line break]6:";
	repeat with M running through secret moods:
		say " [M]";
		now sad is known;
		now bad is known;
	say "[line break]7:";
	repeat with X running through loud coins:
		say " [X]";
	say "[line break]8:";
	repeat with X running through loud coins:
		if X is c2, next;
		say " [X]";
		if X is c3, break;
	say "[line break]9:";
	now every fine coin is in the Yard;
	say " [list of coins in the Yard]";
	reset;
	say "[line break]10:";
	repeat with X running through things in the spot:
		say " [X]";
		now X is in the Yard;
	refill;
	say "[line break]11:";
	repeat with X running through things in the place:
		say " [X]";
		now the place is Bob;
	now the place is the crate;
	say "[line break]12:";
	repeat with X running through things held by the place:
		say " [X]";
		now the place is Bob;
	say "[line break]13:";
	repeat with X running through things enclosed by the chest:
		say " [X]";
		if the X is the box:
			now the box is in the Yard;
	now the box is in the chest;
	say "[line break]14:";
	repeat with X running through open containers:
		say " [X]";
		now the bag is closed;
	now the bag is open;
	say "[line break]15:";
	now every thing enclosed by the chest is in the Attic;
	say " [list of things in the Attic]; [list of things enclosed by the chest]";
	say "[line break]16:";
	repeat with X running through things enclosed by the Yard:
		say " [X]";
		repeat with Y running through portable things in the Hall:
			now Y is in the Yard;
	say "[line break]17:";
	repeat with X running through loud coins which are in the Attic:
		say " [X]";
	say "[line break]".
--- play

1: c1 c3 c5
2: c1 c3 c4
3: c6 c5 c4 c3 c2 c1
4: b1 b2 b4
5: c1 c3 c4 c5
6: glad mad
7:<it><it> c1<it> c2<it> c3<it> c4<it> c5 c6<it>
8:<it><it> c1<it><it> c3
9: c2 and c1
10:(spot)(spot) k1(spot) k2(spot) k3(spot) k4(spot)
11: k4 k3
12: k1 k2
13: box cup pen bag ring knob
14: chest box crate
15: knob, bag, pen and box; nothing
16: b1
Yard
You can see c1, c2, c3, c4, c5, c6, b3, b4, b2 and b1 here.

 b2 b3 b4
17:

Loops
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see Bob, a crate (in which are k4, k3, k2 and k1), a chest (empty), c1, c2, c3, c4, c5, c6, b3, b4, b2 and b1 here.

>Pardon?
That is no verb known to me.

>
