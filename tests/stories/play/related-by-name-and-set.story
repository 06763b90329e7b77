Relations asked by their names, made and unmade on either side, and steps along one that is only asked.
--- source
"Unseen Corners"

The Lab is a room. The Shed is north of the Lab. The Loft is above the Shed.
The box is an open container in the Lab. The bag is an open container in the box. The table is a supporter in the Lab. The lamp is on the table. The lid is part of the box. The ball is in the bag. The hat is wearable. The player wears the hat. The cup is carried by the player. Ann is a woman in the Lab.
A thing has a number called weight. The weight of the box is 5. The weight of the bag is 4. The weight of the ball is 1. The weight of the lamp is 3.
Leading relates a thing (called A) to a thing (called B) when the weight of A is the weight of B plus 1 and the weight of B is greater than 0. The verb to lead to means the leading relation.
Liking relates various people to various people. The verb to like means the liking relation.
Owning relates one person to various things. The verb to own means the owning relation. Ann owns the lamp.
Facing relates one thing to one thing. The verb to face means the facing relation. The lamp faces the box.
Kinship relates people to each other in groups. The verb to be kin to means the kinship relation.
Bond relates one person to another. The verb to be bound to means the bond relation.
To say whether (T - truth state): say "[if T is true]yes[otherwise]no[end if] ".
A person can be tall or short. A person is usually short.
Instead of jumping:
	say "[number of steps via the leading relation from the box to the bag] [number of steps via the leading relation from the box to the lamp] [number of steps via the leading relation from the lamp to the box] [number of steps via the leading relation from the box to the box].";
	say "[next step via the leading relation from the box to the lamp] [next step via the leading relation from the lamp to the box].";
	if the containment relation relates the box to the bag, say "c1 ";
	if the containment relation relates the bag to the box, say "c2 ";
	if the support relation relates the table to the lamp, say "s1 ";
	if the incorporation relation relates the box to the lid, say "i1 ";
	if the carrying relation relates the player to the cup, say "k1 ";
	if the wearing relation relates the player to the hat, say "w1 ";
	if the possession relation relates the player to the hat, say "p1 ";
	if the adjacency relation relates the Lab to the Shed, say "a1 ";
	if the adjacency relation relates the Lab to the Loft, say "a2 ";
	if the equality relation relates 3 to 3, say "e1 ";
	if the enclosure relation relates the box to the ball, say "n1 ";
	say "."
Instead of waiting:
	now the lid is part of the table;
	say "[list of things which are part of the table].";
	now the hat is not worn by the player;
	say "[list of things worn by the player]; [list of things carried by the player].";
	now the player does not carry the cup;
	say "[location of the cup] [if the cup is in the Lab]in[end if].";
	now the lamp is in the Lab;
	now Ann carries the lamp;
	say "[holder of the lamp].";
	now every thing in the box is in the Shed;
	say "[list of things in the Shed].";

Instead of sleeping:
	say "[whether or not Ann owns the lamp] [list of things owned by Ann] [number of people who own the lamp].";
	now Ann does not own the lamp;
	say "[list of things owned by Ann] .";
	now the player owns the lamp;
	now Ann owns the lamp;
	say "[list of people who own the lamp].";
	now nobody owns the lamp;
	say "[list of people who own the lamp] .";
	now the lamp does not face the box;
	say "[list of things which face the box] .";
	now the bag faces the box;
	now the lamp faces the box;
	say "[list of things which face the box].";
	now nothing faces the box;
	say "[number of things which face the box].";
	now Ann is kin to the player;
	say "[list of people who are kin to the player].";
	now Ann is not kin to the player;
	say "[list of people who are kin to the player].";
	now Ann is bound to the player;
	say "[list of people who are bound to Ann].";
	now Ann is not bound to the player;
	say "[list of people who are bound to Ann] .";
	now Ann likes Ann;
	now Ann likes the player;
	now Ann does not like Ann;
	say "[list of people liked by Ann].";
	showme the liking relation;
	now nobody likes the player;
	say "[number of people liked by Ann]."
--- play

Unseen Corners
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a box (in which is a bag (in which is a ball)), a table (on which is a lamp) and Ann here.

>jump
*** In the rule "Instead of jumping", the leading relation can only be tested between two objects, and has no routes.
0 *** In the rule "Instead of jumping", the leading relation can only be tested between two objects, and has no routes.
0 *** In the rule "Instead of jumping", the leading relation can only be tested between two objects, and has no routes.
0 0.
*** In the rule "Instead of jumping", the leading relation can only be tested between two objects, and has no routes.
nothing *** In the rule "Instead of jumping", the leading relation can only be tested between two objects, and has no routes.
nothing.
c1 s1 i1 k1 w1 p1 a1 e1 n1 .

>z
lid.
nothing; hat and cup.
Lab in.
Ann.
bag.

>sleep
true lamp 1.
nothing .
Ann.
nothing .
nothing .
lamp.
0.
yourself and Ann.
yourself.
yourself.
nothing .
yourself.
relation of people: liking relation
0.

>z
lid.
nothing; hat.
Lab in.
Ann.
bag.

>
