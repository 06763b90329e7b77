What 'with' says after a list is said of each of it; after a value by itself, of what has the value.
--- source
The Hall is a room. The Attic is above the Hall. The Cellar is below the Hall. A thing has a number called mass. A thing has a text called tag. A room has a number called mass.
A ball and a bat with mass 3 are in the Hall.
In the Hall are a cup and a saucer with mass 4.
In the Hall is a fork, a knife and a spoon with mass 5 and tag "x".
Ann and Bea are people in the Hall with mass 6.
The player carries a pen with mass 7.
A plum, a pear and an apple with mass 8 are on the table. The table is a supporter in the Hall.
Two coins with mass 9 are in the Hall.
A flute and a fife are things with mass 10.
The rug and the mat are things. 

Cay is a woman. Cay wears a hat with mass 13.
Attic and Cellar are dark with mass 3.
The bag is an open enterable container. The sack is an open, openable container.
Three pots are containers with mass 2.

Carry out jumping:
	repeat with P running through things:
		say "[P] [mass of P] [tag of P] [the holder of P].";
	say "[mass of Attic] [mass of Cellar] [list of dark rooms]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a ball, a bat, a cup, a saucer, a fork, a knife, a spoon, Ann, Bea, a table (on which are a plum, a pear and an apple) and Two coins here.

>jump
yourself 0  the Hall.
pen 7  yourself.
ball 3  the Hall.
bat 3  the Hall.
cup 4  the Hall.
saucer 4  the Hall.
fork 5 x the Hall.
knife 5 x the Hall.
spoon 5 x the Hall.
Ann 6  the Hall.
Bea 6  the Hall.
table 0  the Hall.
plum 8  the table.
pear 8  the table.
apple 8  the table.
Two coins 9  the Hall.
flute 10  nothing.
fife 10  nothing.
rug 0  nothing.
mat 0  nothing.
Cay 0  nothing.
hat 13  Cay.
bag 0  nothing.
sack 0  nothing.
Three pots 2  nothing.
3 3 Attic and Cellar.

You jump, and come down again.

>
