A hundred conditions and lists of what is old, dear, loved or held.
--- source
"Conditions" by Nobody

The Hall is a room. The Den is north of the Hall. A thing can be old or new. A thing has a number called cost. A thing has a text called tag. The cost of a thing is usually 2. Ann is a woman in the Hall. Bob is a man in the Den. Bob carries a purse. The purse is an open container. The coin is an old thing in the purse. The cup is an old thing in the Hall. The cost of the cup is 7. The ball is in the Hall. The shelf is a supporter in the Hall. The vase is an old thing on the shelf. The tray is a portable supporter on the shelf. The plum is an edible thing on the tray. Love relates various people to various things. The verb to love means the love relation. Ann loves the cup. Bob loves the coin. Owning relates one person to various things. The verb to own means the owning relation. Bob owns the coin. Colour is a kind of value. The colours are red and blue. A thing has a colour. The cup is blue. 

Definition: a thing is dear if its cost is at least 5.

Definition: a thing is cheap rather than costly if its cost < 3.

Definition: a number is round if the remainder after dividing it by 10 is 0.

Definition: a person is greedy if it loves a dear thing.

Part - Rules

Before jumping:
	say "1 [if an old thing is on the shelf]y[end if].";
	say "2 [if the cup is an old blue thing]y[end if].";
	say "3 [if something old in the Hall is dear]y[end if].";
	say "4 [if the cost of the cup is round]y[otherwise]n[end if].";
	say "5 [if 20 is a round number]y[end if].";
	say "6 [if every old thing in the Hall is dear]y[otherwise]n[end if].";
	say "7 [if no old thing is on the tray]y[end if].";
	say "8 [if Ann does not love the ball]y[end if].";
	say "9 [if nobody in the Hall loves the coin]y[end if].";
	say "10 [if a person who loves something old is in the Den]y[end if].";
	say "11 [if the plum is on a supporter which is on the shelf]y[end if].";
	say "12 [if the plum is not on something on the shelf]y[otherwise]n[end if].";
	say "13 [if Bob is a person who owns the coin]y[end if].";
	say "15 [if more than one old thing is enclosed by the Hall]y[end if].";
	say "16 [if at most one old thing is in the purse]y[end if].";
	say "17 [if the number of old things on the shelf is 1]y[end if].";
	say "20 [if the colour of the cup is blue or the cup is new]y[end if].";
	say "22 [if Ann is greedy and Bob is not greedy]y[end if].";
	say "23 [if all but one of the old things are dear]y[otherwise]n[end if].";
	say "24 [if most of the old things are cheap]y[end if].";
	say "25 [if some of the things on the shelf are old]y[end if].";
	say "26 [if there is an old thing on the shelf]y[end if].";
	say "27 [if there is nothing on the tray]y[otherwise]n[end if].";
	say "28 [if there are two things on the shelf]y[end if].";
	say "29 [if there are at least three old things]y[end if].";
	say "30 [if the player can see something old]y[end if].";
	say "31 [if Ann can see the cup]y[end if].";
	say "36 [if the player is in the location of Ann]y[end if].";
	say "37 [if the location of Ann is the location]y[end if].";
	say "38 [if the holder of the coin is the purse]y[end if].";
	say "39 [if Bob has the purse]y[end if].";
	say "40 [if Bob encloses the coin]y[end if] [if Bob carries the coin]y[otherwise]n[end if].";
	say "41 [if the coin is held by something carried by Bob]y[end if].";
	say "42 [if the coin is in something carried by Bob]y[end if].";
	say "43 [list of things which are in something].";
	say "44 [list of old things enclosed by the Hall].";
	say "46 [list of things on the shelf which are not old].";
	say "47 [list of people who carry something which contains an old thing].";
	say "48 [list of dear things loved by Ann].";
	say "50 [list of visible old things].";
	say "51 [a random dear thing]  .";
	say "52 [list of things which are red].";
	say "53 [list of red things in the Hall].";
	say "56 [list of things (called X) which are old].";
	say "57 [list of rooms which contain a person who loves the coin].";
	say "58 [list of adjacent rooms] [list of rooms adjacent to the Den].";
	say "59 [total cost of old things] [total cost of things on the shelf].";
	say "60 [if the total cost of the old things is greater than 5]y[end if].";
	say "62 [if an old thing (called the relic) is on the shelf][the relic][end if].";
	say "63 [if a person (called the lover) loves an old thing (called the beloved)][the lover] [the beloved][end if].";
	say "74 [if the shelf supports exactly two things]y[end if].";
	say "75 [if the shelf does not support the plum]y[end if].";
	say "77 [if nothing is in the purse]y[otherwise]n[end if].";
	say "81 [if the cost of the cup is not 3]y[end if].";
	say "83 [if the cost of the cup is odd]y[end if] [if 4 is even]y[end if].";
	say "85 [if tag of the cup is empty]y[end if].";
	say "86 [if the cup provides the property tag]y[end if].";
	say "87 [if the cup is a person]y[otherwise]n[end if] [if the cup is not a person]y[end if].";
	say "89 [if Ann is female]y[end if] [if the player is Ann]y[otherwise]n[end if].";
	say "90 [if the player is holding nothing]y[end if].";
	say "91 [if the player has something]y[otherwise]n[end if].";
	say "92 [if Bob wears nothing]y[end if].";
	say "93 [if the room north from the Hall is the Den]y[end if].";
	say "94 [if north is a direction and the Hall is a room]y[end if].";
	say "95 [if the Den is mapped north of the Hall]y[end if].";
	say "96 [if the Den is north of the location]y[end if].";
	say "97 [if a room north of the Hall contains Bob]y[end if].";
	say "98 [if the best route from the Hall to the Den is north]y[end if].";
	say "99 [if we are jumping]y[end if] [if the current action is jumping]y[end if] .";
	say "100 [if Ann loves the old]y[end if]."
--- play

Conditions
An Interactive Fiction by Nobody
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see Ann, a cup, a ball and a shelf (on which are a vase and a tray (on which is a plum)) here.

>jump
1 y.
2 y.
3 y.
4 n.
5 y.
6 y.
7 y.
8 y.
9 y.
10 y.
11 y.
12 n.
13 y.
15 y.
16 y.
17 y.
20 y.
22 y.
23 n.
24 y.
25 y.
26 y.
27 n.
28 y.
29 y.
30 y.
31 y.
36 y.
37 y.
38 y.
39 y.
40 y n.
41 y.
42 y.
43 coin.
44 cup and vase.
46 vase and tray.
47 Bob.
48 cup.
50 cup and vase.
51 a cup  .
52 yourself, Ann, ball, shelf, vase, tray, plum, Bob, purse and coin.
53 yourself, Ann, ball and shelf.
56 cup, vase and coin.
57 Den.
58 Den Hall.
59 11 4.
60 y.
62 the vase.
63 Ann the cup.
74 y.
75 y.
77 n.
81 y.
83 y y.
85 y.
86 y.
87 n y.
89 y n.
90 y.
91 n.
92 y.
93 y.
94 y.
95 y.
96 y.
97 y.
98 y.
99 y y .
100 y.

You jump, and come down again.

>
