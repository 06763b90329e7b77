What a sentence begins by being related to is made before what it is said of: 'West of the Inn is the Out' makes the Inn first.
--- source
"B12" by Nobody

The Hall is a room. On the table is a lamp. In the pen is a pig. The chalk is on the board. In the Hall is a rug. Carried by Bob is a bag. Part of the wall is a brick. Worn by Bill is a hat. Bob is a man. Bill is a man. Underlying relates one thing to one thing. The verb to be under means the underlying relation. 
In the Cellar is a rat. The Cellar is a room. 
South of Cave is Den. South of Lodge is a room called the Dip. West of the Inn is the Out. Out is west of Away. Above Tower is a dark room called Roof. North of the oak door is the Glade. The oak door is a door. South of the oak door is the Yard. Through the ash door is the Dale. East of Roof is the ash door. The ash door is a door. 
South of the Marsh and east of the Moor is the Peat.

When play begins:
	say "[list of rooms].";
	say "[list of things]."
--- play

Hall, Cellar, Cave, Den, Lodge, Dip, Inn, Out, Away, Tower, Roof, Glade, Yard, Dale, Marsh, Moor and Peat.
yourself, rug, table, lamp, pen, pig, board, chalk, Bob, bag, wall, brick, Bill, hat, rat, ash door and oak door.

B12
An Interactive Fiction by Nobody
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a rug here.

>look
Hall
You can see a rug here.

>
