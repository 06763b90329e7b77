What 'now every ...' goes through comes in the order of the world, wherever it is held; so what is moved stands in the same order each time.
--- source
"K4"

The Lab is a room. Hall is north of the Lab. Yard is east of Lab. A table is a supporter in the Lab. A box is a container in Lab. A shelf is a supporter in the Hall.
A cup, a dish, a plate, a fork are on the table. Bob is a man in the Hall. The player carries a hat, a coat, a scarf.

To list (S - an object):
	say "[the list of things held by S]."

To list in (S - an object):
	say "[the list of things in S]."

When play begins:
	say "[list of things].";
	now everything on the table is in the box;
	list box; 
	now every thing in the box is on the shelf;
	list shelf;
	now all the things on the shelf are in the box;
	list box;
	now everything in the box is in the Yard;
	list in Yard;
	now every thing in the Yard is carried by Bob;
	list Bob;
	now all things carried by Bob are carried by the player;
	list player;
	now everything carried by the player is in the box;
	list box;
	now every thing which is in the box is on the table;
	list table;
	now each thing on the table is carried by Bob;
	list Bob;
	now every thing held by Bob is in Yard;
	list in Yard;
	now everything in the Yard is in Hall;
	list in Hall;
	now everything that is in the Hall is in Yard;
	list in Yard;
--- play

yourself, hat, coat, scarf, table, cup, dish, plate, fork, box, shelf and Bob.
the fork, the plate, the dish and the cup.
the fork, the plate, the dish and the cup.
the fork, the plate, the dish and the cup.
the fork, the plate, the dish and the cup.
the fork, the plate, the dish and the cup.
the fork, the plate, the dish, the cup, the hat, the coat and the scarf.
the fork, the plate, the dish, the cup, the scarf, the coat and the hat.
the fork, the plate, the dish, the cup, the scarf, the coat and the hat.
the fork, the plate, the dish, the cup, the scarf, the coat and the hat.
the fork, the plate, the dish, the cup, the scarf, the coat and the hat.
the fork, the plate, the dish, the cup, the scarf, the coat, the hat, the shelf and Bob.
Bob, the shelf, the fork, the plate, the dish, the cup, the scarf, the coat and the hat.

K4
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a table and a box (empty) here.

>look
Lab
You can see a table and a box (empty) here.

>x sphere
You see nothing of that name.

>take orb
You see nothing of that name.

>frob mug
That is no verb known to me.
