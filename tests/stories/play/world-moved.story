The world model in play: what is moved, removed, worn and carried; backdrops, regions, doors and exits that change; routes; who is the player; and what cannot be done to things.
--- source
"World Moved"

The Quay is a room. The Street is north of the Quay. The Square is north of the Street. The Church is east of the Square. The Crypt is below the Church.
The Alley is west of the Street. The oak door is a door. The oak door is north of the Alley. The Court is north of the oak door.
The Waterside is a region. The Quay and the Street are in the Waterside. The Town is a region. The Waterside is in the Town. The Square is in the Town.
The sea is a backdrop in the Waterside. The sky is a backdrop. The sky is everywhere. The bell is a backdrop. The bell is in the Church and the Square.
A chest is an openable open container in the Quay. A table is a supporter in the Quay. On the table is a cup. In the chest is a coin. The lid is part of the chest.
The hat is wearable. The hat is in the Quay. Bob is a man in the Street. Bob carries a pipe. Bob wears a scarf. The arm is part of Bob. The ghost is a person.
The ruby is a thing.

To say state of (X - a thing): say "[if X is carried by the player]carried [end if][if X is worn by the player]worn [end if][if X is held by the player]held [end if][if X is in the chest]in the chest [end if][if X is on the table]on the table [end if][if X is part of the chest]part of the chest [end if][if X is enclosed by the Quay]enclosed [end if][if X is off-stage]off-stage [end if][if X is on-stage]on-stage [end if][holder of X]".

Instead of jumping:
	say "A [state of coin].";
	now the player carries the coin;
	say "B [state of coin].";
	now the player wears the hat;
	say "C [state of hat].";
	now the hat is on the table;
	say "D [state of hat].";
	now the cup is in the chest;
	say "E [state of cup].";
	now the cup is part of the chest;
	say "F [state of cup].";
	now the cup is in the Street;
	say "G [state of cup].";
	remove the coin from play;
	say "H [state of coin].";
	now the coin is nowhere;
	say "I [state of coin].";
	move the coin to the table;
	say "J [state of coin].";
	now the coin is off-stage;
	say "K [state of coin].";
	now the hat is off-stage;
	say "L [state of hat].";
	now everything carried by Bob is in the chest;
	say "M [list of things in the chest] [list of things carried by Bob] [list of things worn by Bob].";
	now the player is carrying the scarf;
	say "N [list of things worn by Bob] [state of scarf].";
	move the ruby to the Quay;
	say "O [state of ruby] [location of ruby] [location of Bob] [location of coin].";

Instead of waiting:
	say "A [if the player is in the Quay]yes[otherwise]no[end if].";
	say "B [if the Quay is in the Town]yes[otherwise]no[end if] [if the Quay is regionally in the Town]yes[otherwise]no[end if] [if the Church is in the Town]yes[otherwise]no[end if] [map region of the Quay] [map region of the Square] [map region of the Church].";
	say "C [if the sea is in the Quay]yes[otherwise]no[end if] [if the sea is in the Square]yes[otherwise]no[end if] [if the sky is in the Crypt]yes[otherwise]no[end if] [if the bell is in the Church]yes[otherwise]no[end if] [if the bell is in the Street]yes[otherwise]no[end if].";
	move the sea backdrop to all regional rooms;
	say "D [if the sea is in the Quay]yes[otherwise]no[end if] [if the sea is in the Church]yes[otherwise]no[end if] [if the sea is in the Square]yes[otherwise]no[end if].";
	move the bell to the Street;
	move the bell to the Town;
	say "E [if the bell is in the Quay]yes[otherwise]no[end if] [if the bell is in the Street]yes[otherwise]no[end if] [if the bell is in the Church]yes[otherwise]no[end if].";
	now the sky is nowhere;
	say "F [if the sky is in the Crypt]yes[otherwise]no[end if] [if the sky is off-stage]yes[otherwise]no[end if].";
	now the sky is everywhere;
	say "G [if the sky is in the Crypt]yes[otherwise]no[end if].";
	say "H [location of the oak door] [list of backdrops].";
	say "I [number of rooms in the Town] [list of rooms in the Waterside] [list of things in the Waterside].";

A room can be regional or unregional. The Church is regional. The Square is regional.

Instead of smelling:
	say "A [best route from the Quay to the Church] [number of moves from the Quay to the Church] [best route from the Quay to the Crypt] [number of moves from the Quay to the Crypt].";
	say "B [best route from the Quay to the Quay] [number of moves from the Quay to the Quay] [best route from the Quay to the Court] [number of moves from the Quay to the Court].";
	say "C [best route from the Quay to the Court, using doors] [number of moves from the Quay to the Court, using doors] [number of moves from the Quay to the Court, using even locked doors].";
	say "D [best route from the Quay to the Square through regional rooms] [best route from the Square to the Church through regional rooms] [number of moves from the Square to the Church through regional rooms].";
	change the east exit of the Square to nothing;
	say "E [best route from the Quay to the Church] [number of moves from the Quay to the Church].";
	change the west exit of the Quay to the Crypt;
	say "F [best route from the Quay to the Church] [the room west from the Quay] [the room west of the Quay].";
	say "G [room north from the Quay] [room south from the Quay] [room north from the Alley] [room-or-door north from the Alley] [door north from the Alley] [door east from the Alley].";
	say "H [front side of the oak door] [back side of the oak door] [other side of the oak door from the Court] [direction of the oak door from the Court] [leading-through of the oak door].";
	change the north exit of the Alley to nothing;
	say "I [room north from the Alley].";
	say "J [list of rooms adjacent to the Street] [if the Quay is adjacent to the Street]yes[otherwise]no[end if] [if the Quay is adjacent to the Church]yes[otherwise]no[end if].";
	say "K [opposite of north] [opposite of up] [opposite of inside] [opposite of southwest].";

To say leading-through of (D - a door): say "[if D is open]open[otherwise]closed[end if]".

Instead of listening:
	move the oak door to the Quay;
	say "A.";
	remove the oak door from play;
	say "B.";
	remove the player from play;
	say "C.";
	now the hat is everywhere;
	say "D.";
	now the player is the ghost;
	say "E [the player].";
	now the chest is in the chest;
	say "F [holder of the chest].";
	now the chest is on the table;
	now the table is in the chest;
	say "G [holder of the table] [holder of the chest].";
	remove nothing from play;
	say "H.";
	move nothing to the Quay;
	say "I.";
	now the player is Bob;
	say "J [the player] [location].";
	say "K [if the player carries the pipe]yes[otherwise]no[end if] [if yourself is visible]yes[otherwise]no[end if].";

Instead of thinking:
	say "A [if the cup can be seen by the player]yes[otherwise]no[end if] [if Bob can be seen by the player]yes[otherwise]no[end if] [if the cup can be touched by the player]yes[otherwise]no[end if].";
	move the coin to the chest;
	say "B [if the coin can be seen by the player]yes[otherwise]no[end if] [if the coin can be touched by the player]yes[otherwise]no[end if].";
	now the chest is closed;
	say "C [if the coin can be seen by the player]yes[otherwise]no[end if] [if the coin can be touched by the player]yes[otherwise]no[end if] [if the lid can be touched by the player]yes[otherwise]no[end if].";
	now the chest is transparent;
	say "D [if the coin can be seen by the player]yes[otherwise]no[end if] [if the coin can be touched by the player]yes[otherwise]no[end if].";
	say "E [if the sea can be seen by the player]yes[otherwise]no[end if] [if the bell can be seen by the player]yes[otherwise]no[end if] [if the arm can be seen by Bob]yes[otherwise]no[end if].";
	now the Quay is dark;
	say "F [if the cup can be seen by the player]yes[otherwise]no[end if] [if the cup can be touched by the player]yes[otherwise]no[end if] [if in darkness]dark[otherwise]light[end if].";
	now the Quay is lighted;
	say "G [common ancestor of the cup with the chest] [common ancestor of the coin with the lid] [common ancestor of the cup with Bob].";
	say "H [first thing held by the table] [next thing held after the cup] [first thing held by the Crypt].";
	say "I [if the chest encloses the coin]yes[otherwise]no[end if] [if the Quay encloses the coin]yes[otherwise]no[end if] [if the coin encloses the Quay]yes[otherwise]no[end if] [if Bob encloses the arm]yes[otherwise]no[end if] [if Bob holds the arm]yes[otherwise]no[end if] [if Bob incorporates the arm]yes[otherwise]no[end if].";
	say "J [if the chest contains the coin]yes[otherwise]no[end if] [if the table supports the cup]yes[otherwise]no[end if] [if Bob carries the pipe]yes[otherwise]no[end if] [if Bob wears the scarf]yes[otherwise]no[end if] [if Bob has the pipe]yes[otherwise]no[end if] [if Bob has the scarf]yes[otherwise]no[end if] [if Bob carries the scarf]yes[otherwise]no[end if].";
	say "K [component parts core of the lid] [list of things enclosed by Bob] [list of things held by Bob] [number of things had by Bob].";
	say "L [random thing carried by Bob] [random thing worn by Bob].";
--- play

World Moved
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Quay
You can see a chest (in which is a coin), a table (on which is a cup) and a hat here.

>think
A yes no yes.
B yes yes.
C no no yes.
D yes no.
E yes no yes.
F no yes light.
G Quay chest nothing.
H cup nothing nothing.
I yes yes no yes yes yes.
J yes yes yes yes yes yes no.
K chest pipe, scarf and arm pipe, scarf and arm 2.
L pipe scarf.

>jump
A in the chest enclosed on-stage chest.
B carried held enclosed on-stage yourself.
C worn held enclosed on-stage yourself.
D on the table enclosed on-stage table.
E in the chest enclosed on-stage chest.
F part of the chest enclosed on-stage chest.
G on-stage Street.
H off-stage nothing.
I off-stage nothing.
J on the table enclosed on-stage table.
K off-stage nothing.
L off-stage nothing.
M pipe nothing scarf.
N nothing carried held enclosed on-stage yourself.
O enclosed on-stage Quay Quay Street nothing.

>wait
A yes.
B yes yes no Waterside Town nothing.
C yes no no no no.
D no no no.
E yes no no.
F no yes.
G no.
H Alley sea, sky and bell.
I 3 Quay and Street yourself, chest, table, cup, Bob, pipe, scarf, sky, bell, lid, arm and ruby.

>smell
A north 3 north 4.
B nothing 0 nothing -1.
C north 3 3.
D nothing east 1.
E nothing -1.
F west the Crypt the Crypt.
G Street nothing Court oak door oak door nothing.
H Alley Court Alley south closed.
*** In the rule "Instead of smelling", the exit of a room that leads to a door cannot be changed.
I Court.
J Quay, Square and Alley yes no.
K south down outside northeast.

>listen
*** In the rule "Instead of listening", a door cannot be moved.
A.
*** In the rule "Instead of listening", a door cannot be removed from play.
B.
*** In the rule "Instead of listening", the player cannot be removed from play.
C.
*** In the rule "Instead of listening", only a backdrop can be everywhere, and hat is not a backdrop.
D.
*** In the rule "Instead of listening", somebody who is out of play cannot become the player.
E yourself.
*** In the rule "Instead of listening", chest cannot be put inside itself.
F Quay.
*** In the rule "Instead of listening", table cannot be put inside itself.
G Quay table.
*** In the rule "Instead of listening", 'nothing' cannot be removed from play.
H.
*** In the rule "Instead of listening", only things can be moved.
I.
J yourself Street.
K no no.

>look
Street
You can see a cup here.

>inventory
You have nothing with you.

>
