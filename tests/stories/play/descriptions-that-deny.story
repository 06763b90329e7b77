What a condition says of many: 'not', 'or', tenses, counts of times, 'which ... and ...', 'listed in', 'same ... as', asked in one rule each way.
--- source
"Denied"

The Hall is a room. The Attic is above the Hall. The Garden is south of the Hall. Outdoors is a region. The Garden is in Outdoors.
The table is a supporter in the Hall. The bowl is a container on the table. The pear is an edible thing in the bowl. The knife is on the table. The coat is wearable. The coat is carried by the player. The lamp is a device in the Attic.
A weight is a kind of value. 10kg specifies a weight. A thing has a weight. The weight of a thing is usually 2kg. The weight of the bowl is 5kg. The weight of the knife is 2kg. The weight of the pear is 1kg.
Definition: a thing is heavy rather than light if its weight is 5kg or more.
Definition: a thing is slight if its weight is less than 2kg.
A colour is a kind of value. The colours are red, green and blue. A thing has a colour. The colour of the pear is green. The colour of the knife is blue.
Ann is a woman in the Hall. Liking relates various people to various things. The verb to like means the liking relation. Ann likes the pear. Ann likes the coat. Bob is a man in the Attic.
Likeness relates a thing (called A) to a thing (called B) when the colour of A is the colour of B. The verb to suit means the likeness relation.

Table of Wares
ware	price	sort
pear	3	"fruit"
knife	12	"tool"
coat	--	"cloth"

Testing is an action applying to one number. Understand "probe [number]" as testing.
To ask (N - number): say "#[N]: ".

Carry out testing:
	let L be {the pear, the knife};
	say "1 [if the pear is not heavy]a[end if][if the bowl is not light]b[end if][if the knife is not heavy or the knife is slight]c[end if][if the pear is not heavy and the bowl is heavy]d[end if].";
	say "2 [if the pear is in the bowl or the pear is on the table]a[end if][if the knife is in the bowl or the knife is not on the table]b[end if][if the knife is not heavy]c[end if].";
	say "3 [if the pear is listed in L]a[end if][if the coat is listed in L]b[end if][if the coat is not listed in L]c[end if][if the pear is a ware listed in the Table of Wares]d[end if][if the bowl is not a ware listed in the Table of Wares]e[end if].";
	say "4 [list of things which are on the table]; [list of things which are not on the table]; [list of things liked by Ann]; [list of people who like the coat].";
	say "5 [list of things which are in the bowl]; [list of light things on the table]; [list of things in the Hall which are not heavy].";
	say "6 [if exactly two things are on the table]a[end if][if at most one thing is on the table]b[end if][if more than one thing is on the table]c[end if][if fewer than three things are on the table]d[end if][if at least two things are in the bowl]e[end if].";
	say "7 [if all of the things on the table are light]a[end if][if most of the things on the table are light]b[end if][if none of the things on the table are slight]c[end if][if almost all of the things on the table are light]d[end if][if under half of the things on the table are light]e[end if][if all but one of the things on the table are light]f[end if].";
	say "8 [if Ann likes something green]a[end if][if Ann likes something blue]b[end if][if Ann likes no red thing]c[end if][if nobody likes the knife]d[end if][if Bob likes nothing]e[end if][if someone likes the pear]f[end if].";
	say "9 [if the weight of the pear is less than the weight of the bowl]a[end if][if the weight of the bowl is at least 5kg]b[end if][if the weight of the bowl is greater than 5kg]c[end if][if the weight of the bowl is at most 5kg]d[end if][if the weight of the bowl is not 5kg]e[end if].";
	say "10 [if the pear is the same weight as the knife]a[end if][if the coat is the same weight as the knife]b[end if][if the bowl is heavier than the knife]c[end if][if the knife is heavier than the bowl]d[end if].";
	say "11 [list of things which suit the coat]; [if the coat suits the knife]a[end if][if the coat does not suit the knife]b[end if].";
	say "12 [if the player is somewhere]a[end if][if the lamp is somewhere]b[end if][if the player is in Outdoors]c[end if][if the Garden is in Outdoors]d[end if][if the Garden is regionally in Outdoors]e[end if].";
	say "13 [number of rooms adjacent to the Hall]; [list of rooms which are not adjacent to the Attic]; [best route from the Attic to the Garden]; [number of moves from the Attic to the Garden].";
	say "14 [the heaviest thing on the table]; [the heaviest thing in the Hall]; [heaviest woman].";
	if there is a price of 3 in the Table of Wares, say "15 a.";
	unless there is a price of 4 in the Table of Wares, say "15 b.";
	if there is a price corresponding to a ware of coat in the Table of Wares, say "15 c.";
	if there is no price corresponding to a ware of coat in the Table of Wares, say "15 d.";
	say "16 [price corresponding to a ware of knife in the Table of Wares]; [sort corresponding to a price of 3 in the Table of Wares]; [ware in row 2 of the Table of Wares]; [number of rows in the Table of Wares].";
	say "17 [if the knife has been on the table]a[end if][if the knife was on the table]b[end if][if the knife had been on the table]c[end if][if the knife has not been on the table]d[end if][if the knife was not on the table]e[end if].";
	say "18 [if we have taken the knife]a[end if][if we have not taken the knife]b[end if][if the player has been in the Garden]c[end if].";

Every turn when the player has been in the Garden for two turns: say "E1."
Every turn when the player is in the Garden for the second time: say "E2."
Every turn when the player is in the Garden for less than two turns: say "E3."
Every turn when the player is in the Garden for more than two turns: say "E4."
Every turn when the player is in the Garden at least twice: say "E6."
Every turn when the player is in the Garden for at most the first time: say "E7."
Every turn when the player has been in the Garden exactly twice: say "E8."
Every turn when the player is in the Garden for exactly one turn: say "E9."
Every turn when the player was in the Garden: say "E10."
Every turn when the player had not been in the Garden: say "E11."
Before jumping for the second time: say "J1."
Before jumping for only the first time: say "J2."
Before jumping less than three times: say "J3."
Before jumping more than twice: say "J4."
Before jumping for the third turn: say "J5."
Before jumping at least twice: say "J6."
Before jumping two to three times: say "J7."
Before jumping exactly three times: say "J8."
--- play

Denied
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a table (on which are a bowl (in which is a pear) and a knife) and Ann here.

>probe 1
1 abcd.
2 ac.
3 acde.
4 bowl and knife; yourself, coat, table, pear, Ann, lamp and Bob; coat and pear; Ann.
5 pear; knife; yourself, table and Ann.
6 acd.
7 cef.
8 adef.
9 abd.
10 bc.
11 yourself, coat, table, bowl, Ann, lamp and Bob; b.
12 abde.
13 2; Attic and Garden; down; 2.
14 the bowl; Ann; Ann.
15 a.
15 b.
15 d.
16 12; fruit; knife; 3.
17 abc.
18 b.

E3.

E7.

E11.

>take knife
You take the knife.

E3.

E7.

E11.

>probe 2
1 abcd.
2 abc.
3 acde.
4 bowl; yourself, coat, table, pear, knife, Ann, lamp and Bob; coat and pear; Ann.
5 pear; nothing; yourself, table and Ann.
6 bd.
7 cef.
8 adef.
9 abd.
10 bc.
11 yourself, coat, table, bowl, Ann, lamp and Bob; b.
12 abde.
13 2; Attic and Garden; down; 2.
14 the bowl; Ann; Ann.
15 a.
15 b.
15 d.
16 12; fruit; knife; 3.
17 ace.
18 a.

E3.

E7.

E11.

>s

Garden
E3.

E7.

E9.

E11.

>z
A while goes by.

E7.

E10.

>z
A while goes by.

E1.

E4.

E7.

E10.

>n

Hall
You can see a table (on which is a bowl (in which is a pear)) and Ann here.

E3.

E7.

E10.

>probe 3
1 abcd.
2 abc.
3 acde.
4 bowl; yourself, coat, table, pear, knife, Ann, lamp and Bob; coat and pear; Ann.
5 pear; nothing; yourself, table and Ann.
6 bd.
7 cef.
8 adef.
9 abd.
10 bc.
11 yourself, coat, table, bowl, Ann, lamp and Bob; b.
12 abde.
13 2; Attic and Garden; down; 2.
14 the bowl; Ann; Ann.
15 a.
15 b.
15 d.
16 12; fruit; knife; 3.
17 ace.
18 ac.

E3.

E7.

>s

Garden
E2.

E3.

E6.

E8.

E9.

>z
A while goes by.

E2.

E6.

E8.

E10.

>n

Hall
You can see a table (on which is a bowl (in which is a pear)) and Ann here.

E3.

E7.

E8.

E10.

>s

Garden
E3.

E6.

E9.

>jump
J2.

J3.

You jump, and come down again.

E6.

E10.

>jump
J1.

J3.

J7.

J6.

You jump, and come down again.

E1.

E4.

E6.

E10.

>z
A while goes by.

E1.

E4.

E6.

E10.

>jump
J8.

J7.

J6.

J4.

You jump, and come down again.

E1.

E4.

E6.

E10.

>jump
J6.

J4.

You jump, and come down again.

E1.

E4.

E6.

E10.

>take pear
You see nothing of that name.

>n

Hall
You can see a table (on which is a bowl (in which is a pear)) and Ann here.

E3.

E7.

E10.

>take pear
You take the pear.

E3.

E7.

>probe 4
1 abcd.
2 bc.
3 acde.
4 bowl; yourself, coat, table, pear, knife, Ann, lamp and Bob; pear and coat; Ann.
5 nothing; nothing; yourself, table and Ann.
6 bd.
7 cef.
8 adef.
9 abd.
10 bc.
11 yourself, coat, table, bowl, Ann, lamp and Bob; b.
12 abde.
13 2; Attic and Garden; down; 2.
14 the bowl; Ann; Ann.
15 a.
15 b.
15 d.
16 12; fruit; knife; 3.
17 ace.
18 ac.

E3.

E7.

>eat pear
You eat the pear with a good appetite.

E3.

E7.

>put coat on table
You put the coat on the table.

E3.

E7.

>probe 5
1 abcd.
2 bc.
3 acde.
4 coat and bowl; yourself, table, pear, knife, Ann, lamp and Bob; coat and pear; Ann.
5 nothing; coat; yourself, table and Ann.
6 acd.
7 cef.
8 adef.
9 abd.
10 bc.
11 yourself, coat, table, bowl, Ann, lamp and Bob; b.
12 abde.
13 2; Attic and Garden; down; 2.
14 the bowl; Ann; Ann.
15 a.
15 b.
15 d.
16 12; fruit; knife; 3.
17 ace.
18 ac.

E3.

E7.

>
