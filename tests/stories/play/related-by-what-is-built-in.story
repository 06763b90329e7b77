Relations of the library taken as values, asked and made; ways by relations; relations that are kept by a property, by pairs and in groups, changed from either end.
--- source
"Built In"

The Hall is a room. The Yard is north of the Hall. The Loft is above the Hall. The Cave is north of the Yard. The Cave is dark. Grounds is a region. The Yard and the Cave are in Grounds. Land is a region. Grounds is in Land.
The box is an open openable container in the Hall. The jar is a transparent closed openable container in the box. The bead is in the jar. The sack is a closed openable opaque container in the Hall. The nail is in the sack. The table is a supporter in the Hall. The cloth is on the table. The handle is part of the sack.
Ann is a woman in the Hall. Ann carries the basket. The basket is an open container. The egg is in the basket. Ann wears the hat. The hat is wearable. The bench is an enterable supporter in the Hall. Bob is a man on the bench. The well is a backdrop. The well is in the Yard and the Hall. The player carries the pen. The ring is wearable. The player wears the ring.

Knowing relates various people to various people. The verb to know means the knowing relation. Ann knows Bob.
Heeding relates people to each other. The verb to heed means the heeding relation. Ann heeds Bob.
Guiding relates one person (called the guide) to various people. The verb to lead means the guiding relation. Ann leads Bob.
Pairing relates one person (called the partner) to one person. The verb to pair with means the pairing relation.
Bonding relates one person to another (called the mate). The verb to be bonded to means the bonding relation.
Clanship relates people to each other in groups. The verb to be clan with means the clanship relation. Ann is clan with Bob.
Sharing relates various things to one number. The verb to count for means the sharing relation.
Dreaming relates a person (called P) to a room (called R) when the location of P is adjacent to R. The verb to dream of means the dreaming relation.

To test (A - thing) by (B - thing):
	say "[A]-[B]: [if A contains B]c[end if][if A supports B]s[end if][if A carries B]y[end if][if A wears B]w[end if][if A incorporates B]i[end if][if A holds B]h[end if][if A encloses B]e[end if][if A can see B]v[end if][if A can touch B]t[end if][if A conceals B]o[end if][if A has B]p[end if].";

Testing is an action applying to one number. Understand "probe [number]" as testing.
Carry out testing when the number understood is 1:
	test the box by the jar; test the box by the bead; test the table by the cloth; test the sack by the handle; test the sack by the nail; test Ann by the basket; test Ann by the egg; test Ann by the hat; test the bench by Bob; test Ann by Bob; test Ann by the nail; test Ann by the bead; test Bob by the pen; test the player by the pen; test the player by the ring; test the player by the nail; test the hat by Ann.
Carry out testing when the number understood is 2:
	say "[list of things contained by the box]; [list of things enclosed by the box]; [list of things which enclose the egg]; [list of things which hold the hat]; [list of things supported by the table]; [list of things which are part of the sack]; [list of things had by Ann]; [list of things worn by the player]; [list of things carried by Ann].";
	say "[list of rooms adjacent to the Hall]; [list of rooms which are adjacent to the Yard]; [list of rooms in Grounds]; [list of rooms in Land]; [if the Cave is regionally in Land]a[end if][if the Hall is regionally in Land]b[end if][if Grounds is in Land]c[end if]; [list of things in the Yard]; [list of things in the Hall].";
	say "[if the Hall is adjacent to the Yard]a[end if][if the Hall is adjacent to the Cave]b[end if][if the Yard is mapped north of the Hall]c[end if][if the Yard is north of the Hall]d[end if][if the Hall is mapped below the Loft]e[end if][if the well is in the Hall]f[end if][if the well is in the Loft]g[end if].";
	say "[if the well is in the Yard]a[end if]."
Carry out testing when the number understood is 3:
	say "[list of people known by Ann]; [list of people who know Bob]; [list of people who heed Ann]; [guide of Bob]; [list of people led by Ann]; [partner of Bob]; [mate of Ann]; [list of people clan with Ann]; [if Ann dreams of the Yard]a[end if].";
	now Bob knows the player; now Bob heeds the player; now the player leads Ann; now Ann pairs with Bob; now Ann is bonded to Bob; now the player is clan with Bob; now the pen counts for 3; now the box counts for 3; now the jar counts for 4;
	say "[next step via the knowing relation from Ann to the player]; [number of steps via the knowing relation from Ann to the player]; [number of steps via the knowing relation from the player to Ann]; [next step via the heeding relation from Ann to the player]; [number of steps via the heeding relation from the player to Ann]; [next step via the guiding relation from the player to Bob]; [number of steps via the guiding relation from the player to Bob]; [number of steps via the pairing relation from Ann to Bob]; [number of steps via the clanship relation from Ann to the player]; [next step via the clanship relation from Ann to the player].";
	say "[list of people known by Bob]; [list of people who heed the player]; [guide of Ann]; [partner of Bob]; [if Ann pairs with Bob]a[end if]; [mate of Ann]; [mate of Bob]; [list of people clan with Ann]; [list of things which count for 3]; [list of things that relate to 4 by the sharing relation]."
Carry out testing when the number understood is 4:
	now Bob pairs with the player; now Bob is bonded to the player; now Ann is not clan with Bob; now the pen counts for 5; now Ann does not know Bob; now Bob does not heed Ann; now nobody leads Bob;
	say "[partner of player]; [if Ann pairs with Bob]a[end if]; [mate of Ann], [mate of Bob], [mate of player]; [list of people clan with Ann]; [list of people clan with Bob]; [list of things which count for 3]; [list of people known by Ann]; [list of people who heed Ann]; [guide of Bob].";
	now Ann knows everybody; now everybody heeds Ann; now Ann leads everyone; now everybody is clan with Ann;
	say "[list of people known by Ann]; [list of people who heed Ann]; [list of people led by Ann]; [list of people clan with Bob].";
	now nobody knows Ann; now Ann knows nobody; now Ann heeds nobody; now Ann leads nobody; now nobody is clan with Ann.
Carry out testing when the number understood is 5:
	say "[list of people known by Ann]; [list of people who heed Ann]; [list of people led by Ann]; [list of people clan with Bob]; [if the knowing relation is empty]a[end if].";
	let R be the knowing relation;
	now R relates Ann to Bob;
	say "[if R relates Ann to Bob]a[end if][if R relates Bob to Ann]b[end if]; [list of people to which Ann relates by R].";
	now R relates Ann to the player;
	now R does not relate Ann to Bob;
	say "[list of people known by Ann]; [if R relates Ann to Bob]a[end if]."
Carry out testing when the number understood is 6:
	now the pen is in the box; now the cloth is part of the table; now Ann wears the ring; now Ann carries the jar; now Bob is in the Yard; now the nail is on the table; now the hat is nowhere; now the egg is carried by the player;
	say "[holder of pen]; [holder of cloth]; [list of things worn by Ann]; [list of things carried by Ann]; [location of Bob]; [list of things on the table]; [holder of hat]; [list of things carried by player].";
	now the player wears the egg;
	say "[list of things worn by player]."
--- play

Built In
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a box (in which is a jar (closed) (in which is a bead)), a sack (closed), a table (on which is a cloth), Ann and a bench (on which is Bob) here.

>probe 1
box-jar: chevt.
box-bead: ev.
table-cloth: shevt.
sack-handle: ihevt.
sack-nail: chevt.
Ann-basket: yhevtp.
Ann-egg: evt.
Ann-hat: whevtp.
bench-Bob: shevt.
Ann-Bob: vt.
Ann-nail: .
Ann-bead: v.
Bob-pen: vt.
yourself-pen: yhevtp.
yourself-ring: whevtp.
yourself-nail: .
hat-Ann: vt.

>probe 2
jar; jar and bead; Ann and basket; Ann; cloth; handle; basket and hat; ring; basket.
Yard and Loft; Hall and Cave; Yard and Cave; Yard and Cave; ac; nothing; well, yourself, box, sack, table, Ann and bench.
acdef.
.

>probe 3
Bob; Ann; Bob; Ann; Bob; nothing; nothing; Ann and Bob; a.
Bob; 2; -1; Bob; 2; Ann; 2; 1; 0; nothing.
yourself; Bob; yourself; Ann; a; Bob; Ann; yourself, Ann and Bob; pen and box; jar.

>probe 4
Bob; a; nothing, yourself, Bob; Ann; yourself and Bob; box; nothing; nothing; nothing.
yourself, Ann and Bob; yourself, Ann and Bob; yourself, Ann and Bob; yourself, Ann and Bob.

>probe 5
nothing; nothing; nothing; Bob; .
a; Bob.
yourself; .

>probe 6
box; table; ring; jar and basket; Yard; nail; nothing; egg.
egg.

>
