An adjective with 'the' is what it is true of, and of a thing by name it is that; 'the dark' is a room; nobody goes by nothing where no way leads.
--- source
The Hall is a room. The Den is north of the Hall. The Cave is below the Hall. The Cave is dark. The gate is a door. The gate is east of the Hall and west of the Yard. The flap is a closed door. The flap is west of the Hall and east of the Shed. A thing can be old or new. The cup is an old thing in the Hall. The ball is in the Hall. The box is an open container in the Hall. Ann is an old woman in the Hall. A room can be old. The cart is a vehicle in the Hall.

A quality is a kind of value. The qualities are plain and fine. A thing has a quality. The ball is fine.

Part - Rules

Before examining the fine ball: say "11."


Before going through nothing: say "16."

Before going through a door: say "18."

Before going with nothing: say "19."

Before going by nothing: say "20."

Before going to nothing: say "21."

Before going from nothing: say "22."

Before going to somewhere: say "23."

Before going nowhere: say "24."

Before going somewhere: say "25."

Before going through an open door: say "26."

Before going through nothing to somewhere: say "27."

Before going from somewhere through nothing: say "28."

Before pulling the old: say "1."

Before pulling the old thing: say "2."

Before examining an old: say "3."

Before examining the new: say "4."

Before inserting the old into the open: say "5."

Before looking in the dark: say "6."

Before jumping in the presence of the old: say "7."

Before looking in the old: say "8."

Before jumping when the noun is the old: say "9b."

Before waiting:
	say "10 [list of the old].";
	say "11 [number of the old].";
	if Ann is the old, say "12.";
	if the cup is the old, say "13.";
	if the player carries the old, say "15.";
	if the cup is the old thing, say "16.";
	if something is the old, say "18.";
	if the old things are in the Hall, say "19.";
	if the old woman is in the Hall, say "20.".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a flap, a gate, a cup, a ball, a box (empty), Ann and a cart (empty) here.

>n
28.

27.

19.

20.

16.

23.

25.

Den

>s
28.

27.

19.

20.

16.

23.

25.

Hall
You can see a flap, a gate, a cup, a ball, a box (empty), Ann and a cart (empty) here.

>e
19.

20.

18.

23.

25.

(opening the gate to begin with)

Yard
You can see a gate here.

>w
19.

20.

26.

18.

23.

25.

Hall
You can see a gate, a flap, a cup, a ball, a box (empty), Ann and a cart (empty) here.

>s
21.

24.

There is no way in that direction.

>open flap
You open the flap.

>w
19.

20.

26.

18.

23.

25.

Shed
You can see a flap here.

>e
19.

20.

26.

18.

23.

25.

Hall
You can see a flap, a gate, a cup, a ball, a box (empty), Ann and a cart (empty) here.

>u
21.

24.

There is no way in that direction.

>d
28.

27.

19.

20.

16.

23.

25.

In the dark
Not a glimmer of light anywhere: you can make out nothing at all.

>look
6.

In the dark
Not a glimmer of light anywhere: you can make out nothing at all.

>u
28.

27.

19.

20.

16.

23.

25.

Hall
You can see a flap, a gate, a cup, a ball, a box (empty), Ann and a cart (empty) here.

>in cart
That makes sense only as far as this: (go) inside.

>n
28.

27.

19.

20.

16.

23.

25.

Den

>s
28.

27.

19.

20.

16.

23.

25.

Hall
You can see a flap, a gate, a cup, a ball, a box (empty), Ann and a cart (empty) here.

>out
There is nothing to get out of here.

>pull cup
1.

2.

Nothing comes of it.

>x cup
3.

You notice nothing out of the ordinary about the cup.

>x ann
3.

You notice nothing out of the ordinary about Ann.

>x ball
11.

4.

You notice nothing out of the ordinary about the ball.

>put cup in box
5.

(taking the cup to begin with)
You put the cup into the box.

>take cup
You take the cup.

>jump
7.

You jump, and come down again.

>wait
10 cup and Ann.
11 2.
12.
13.
15.
16.
18.
19.
20.

A while goes by.

>
