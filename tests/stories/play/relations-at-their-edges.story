Relations of places, of a property, of groups and of pairs, with nothing at one end, with holders that cannot hold, and where a new pair ends others. The reference complains about nothing where this holds nothing to be related, and does not go through numbers.
--- source
"Relations at Their Edges"

The Hall is a room. The Yard is north of the Hall. The Loft is above the Hall. The Lane is a room. The gate is a door. The gate is east of the Hall and west of the Lane. The Court is a region. The Yard is in the Court. The Realm is a region. The Court is in the Realm.
The crate is an open enterable container in the Hall. The ball is in the crate. The shelf is a supporter in the Hall. The vase is on the shelf. The knob is part of the crate. The sky is a backdrop. It is in the Hall and the Yard. Bob is a man in the Hall. Bob carries the coin. Bob wears the cap. The cap is wearable. Ann is a woman. Ann carries the fan. The player carries the pen.
A thing has a number called bulk. The bulk of the ball is 3. The verb to weigh means the bulk property.
Owning relates one person (called the owner) to various things. The verb to own means the owning relation.
Leading relates various things to one room (called the goal). The verb to lead to means the leading relation.
Pairing relates one person to one person. The verb to pair with means the pairing relation.
Bonding relates one person to another (called the mate). The verb to be bonded to means the bonding relation.
Clanship relates people to each other in groups. The verb to be clan with means the clanship relation.
Leveling relates numbers to each other in groups. The verb to be level with means the leveling relation.
Numbering relates various people to various numbers. The verb to number means the numbering relation.
Ranking relates one number to various people. The verb to rank means the ranking relation.
Ann owns the pen. Ann owns the fan. Bob owns the coin. The ball leads to the Yard. Ann pairs with Bob. Ann is bonded to Bob.
Carl is a man in the Lane. Dora is a woman in the Lane.
The target is an object that varies. The fellow is a person that varies. The spot is a room that varies.

To tell (T - text) of (A - object) and (B - object):
	say "[T] [A]-[B]: [if A contains B]c[end if][if A supports B]s[end if][if A incorporates B]i[end if][if A carries B]y[end if][if A wears B]w[end if][if A holds B]h[end if][if A encloses B]e[end if][if B is in A]n[end if][if B is on A]o[end if][if B is part of A]p[end if]."

To place (X - thing) in (Y - object): now X is in Y.
To place (X - thing) on (Y - object): now X is on Y.
To give (X - thing) to (Y - object): now Y carries X.
To dress (X - thing) on (Y - object): now Y wears X.
To fix (X - thing) to (Y - object): now X is part of Y.
To report (X - thing): say "[X]: [holder of X], [if X is nowhere]nowhere[else if X is worn]worn[else if X is carried by a person]carried[else]there[end if]."

Testing is an action out of world applying to one number. Understand "probe [number]" as testing.

Carry out testing when the number understood is 1:
	tell "1" of the crate and the ball; tell "2" of the crate and the knob; tell "3" of the shelf and the vase; tell "4" of Bob and the coin; tell "5" of Bob and the cap; tell "6" of the Hall and the ball; tell "7" of the Hall and the gate; tell "8" of the Lane and the gate; tell "9" of the Yard and the sky; tell "10" of the Loft and the sky; tell "12" of the Realm and the Yard; tell "14" of nothing and the ball; tell "15" of the ball and nothing; tell "16" of the player and the pen; tell "17" of the target and the target; tell "18" of the Realm and the Hall; tell "19" of the Court and the sky; tell "20" of Bob and the ball.
Carry out testing when the number understood is 2:
	place the ball in the vase; place the ball on the crate; give the ball to the crate; dress the ball on the shelf; fix the ball to the Hall; report the ball;
	place the ball in the target; place the ball on the target; give the ball to the target; dress the ball on the target; report the ball;
	place the ball in the Yard; report the ball; place the ball on the shelf; report the ball; give the ball to Bob; report the ball; dress the cap on Ann; report the cap; fix the vase to the crate; report the vase; tell "a" of the crate and the vase;
	fix the vase to the target; report the vase; tell "b" of the crate and the vase.
Carry out testing when the number understood is 3:
	now the ball is not carried by Bob; report the ball; now the ball is not carried by Bob; report the ball;
	now Ann does not carry the fan; report the fan;
	now Bob does not wear the cap; report the cap; now Ann does not wear the cap; report the cap; now Ann does not wear the fan; report the fan;
	now the knob is part of the shelf; report the knob.
Carry out testing when the number understood is 4:
	say "[if the Hall is adjacent to the Yard]a[end if][if the Yard is adjacent to the Hall]b[end if][if the Hall is adjacent to the Lane]c[end if][if the Loft is adjacent to the Yard]d[end if][if the Court is adjacent to the Hall]e[end if][if the target is adjacent to the Hall]f[end if][if the Hall is adjacent to the target]g[end if][if the Yard is adjacent to the Court]h[end if].";
	say "[list of rooms adjacent to the Hall]; [list of rooms which are adjacent to the Lane]; [number of rooms adjacent to the Loft].";
	say "[if the Yard is mapped north of the Hall]a[end if][if the Hall is mapped north of the Yard]b[end if][if the Lane is mapped east of the Hall]c[end if][if the target is mapped north of the Hall]d[end if][if the Yard is mapped north of the target]e[end if].";
	now the Loft is mapped west of the Hall; now the Hall is mapped down of the Yard; now the Hall is not mapped south of the Yard;
	say "[the room west from the Hall], [the room down from the Yard], [the room south from the Yard], [the room up from the Hall].";
	now the target is the Yard; say "[if the target is regionally in the Realm]a[end if][if the Hall is regionally in the Realm]b[end if][if the ball is regionally in the Court]c[end if]."
Carry out testing when the number understood is 5:
	now the target is the ball; say "[if the target weighs 3]a[end if][if the ball weighs 4]b[end if][if the pen weighs 0]c[end if].";
	now the ball weighs 4; say "[bulk of the ball] [list of things which weigh 4].";
	now the target is the Hall; if the target weighs 0, say "weightless.";
	if the target weighs 4, say "heavy."
Carry out testing when the number understood is 6:
	now the target is nothing; now the fellow is Bob;
	say "[owner of pen], [owner of fan], [owner of coin], [list of things owned by Ann], [list of people who own the pen]; [goal of ball]; [if the target owns the vase]a[end if][if the target owns the pen]b[end if].";
	now Bob does not own the pen; say "[owner of pen].";
	now Ann does not own the pen; say "[owner of pen].";
	now Bob owns the pen; now Bob owns the fan; say "[list of things owned by Bob].";
	now nobody owns the fan; say "[list of things owned by Bob].";
	now Bob owns nothing; say "[list of things owned by Bob].";
	say "[if Ann pairs with Bob]a[end if][if Bob pairs with Ann]b[end if].";
	now Bob pairs with Carl; now Dora pairs with Carl; say "[if Bob pairs with Carl]a[end if][if Dora pairs with Carl]b[end if][if Ann pairs with Bob]c[end if].";
	now Dora pairs with Bob; say "[if Dora pairs with Carl]a[end if][if Ann pairs with Bob]b[end if][if Dora pairs with Bob]c[end if].";
	now Dora does not pair with Carl; now Dora does not pair with Bob; say "[list of people who pair with Dora].";
	say "[mate of Ann], [mate of Bob]; "; now Carl is bonded to Ann; say "[mate of Ann], [mate of Bob], [mate of Carl]; "; now Bob is bonded to Dora; now Dora is bonded to Carl; say "[mate of Ann], [mate of Bob], [mate of Carl], [mate of Dora]; "; now Carl is not bonded to Ann; now Carl is not bonded to Dora; say "[mate of Carl], [mate of Dora]."
Carry out testing when the number understood is 7:
	say "[if Ann is clan with Ann]a[end if][if Ann is clan with Bob]b[end if].";
	now Ann is clan with Bob; now Carl is clan with Dora; say "[list of people clan with Ann]; [list of people clan with Dora].";
	now Ann is not clan with Dora; now Bob is clan with Carl; say "[list of people clan with Dora].";
	now Bob is not clan with Ann; say "[list of people clan with Bob]; [list of people clan with Ann].";
	now Ann is not clan with Bob; now Bob is clan with Ann; now Bob is clan with the player; say "[list of people clan with Carl]; [if the clanship relation is empty]a[end if].";
	now 4 is level with 6; now 8 is level with 2; now 6 is level with 1; say "[list of numbers to which 1 relates by the leveling relation]; [list of numbers to which 2 relates by the leveling relation]; [list of numbers to which 9 relates by the leveling relation]; ";
	now 2 is level with 4; say "[list of numbers to which 8 relates by the leveling relation]; "; now 4 is not level with 4; now 4 is not level with 1; say "[list of numbers to which 4 relates by the leveling relation]; [list of numbers to which 6 relates by the leveling relation]; [if 4 is level with 4]a[end if][if 1 is level with 6]b[end if]."
Carry out testing when the number understood is 8:
	now Ann numbers 4; now Ann numbers 2; now Ann numbers 9; now Bob numbers 2; now Ann numbers 4;
	say "[list of numbers to which Ann relates by the numbering relation]; [list of numbers to which Carl relates by the numbering relation]; [list of people who number 2]; [list of people who number 3]; [list of numbers to which Bob relates by the numbering relation].";
	now Ann does not number 2; now Ann does not number 3; say "[list of numbers to which Ann relates by the numbering relation].";
	now 3 ranks Ann; now 5 ranks Bob; now 3 ranks Carl; say "[list of people ranked by 3]; [list of numbers that relate to Bob by the ranking relation]; [the number that relates to Ann by the ranking relation].";
	now 5 ranks Ann; now 3 does not rank Bob; now 3 does not rank Carl; say "[list of people ranked by 3]; [list of people ranked by 5]; [list of numbers that relate to Ann by the ranking relation].";
	let R be the numbering relation; now R relates Dora to 7; say "[list of people who relate to 7 by R]; [list of numbers to which Dora relates by R]."

Test me with "probe 1 / probe 2 / probe 3 / probe 4 / probe 5 / probe 6 / probe 7 / probe 8".
--- play

Relations at Their Edges
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a gate, a crate (in which is a ball), a shelf (on which is a vase) and Bob here.

>probe 1
1 crate-ball: chen.
2 crate-knob: ihep.
3 shelf-vase: sheo.
4 Bob-coin: yhe.
5 Bob-cap: whe.
6 Hall-ball: e.
7 Hall-gate: chen.
8 Lane-gate: e.
9 Yard-sky: e.
10 Loft-sky: .
12 Realm-Yard: cn.
14 nothing-ball: .
15 ball-nothing: .
16 yourself-pen: yhe.
17 nothing-nothing: .
18 Realm-Hall: .
19 Court-sky: cn.
20 Bob-ball: .

>probe 2
*** In the rule "Carry out testing when the number understood is 2", ball cannot be in vase, which is not a container or a room.
*** In the rule "Carry out testing when the number understood is 2", ball cannot be on crate, which is not a supporter.
*** In the rule "Carry out testing when the number understood is 2", ball cannot be carried by crate, which is not a person.
*** In the rule "Carry out testing when the number understood is 2", ball cannot be worn by shelf, which is not a person.
*** In the rule "Carry out testing when the number understood is 2", ball cannot be part of Hall, which is not a thing.
ball: crate, there.
*** In the rule "Carry out testing when the number understood is 2", ball cannot be in, on or carried by 'nothing'.
*** In the rule "Carry out testing when the number understood is 2", ball cannot be in, on or carried by 'nothing'.
*** In the rule "Carry out testing when the number understood is 2", ball cannot be in, on or carried by 'nothing'.
*** In the rule "Carry out testing when the number understood is 2", ball cannot be in, on or carried by 'nothing'.
ball: crate, there.
ball: Yard, there.
ball: shelf, there.
ball: Bob, carried.
cap: Ann, nowhere.
vase: crate, there.
a crate-vase: ihep.
vase: nothing, nowhere.
b crate-vase: .

>probe 3
ball: Hall, there.
ball: Hall, there.
fan: nothing, nowhere.
cap: Ann, nowhere.
cap: Ann, nowhere.
fan: nothing, nowhere.
knob: shelf, there.

>probe 4
ab.
Yard and Loft; nothing; 1.
ac.
the Loft, the Hall, nothing, the Loft.
a.

>probe 5
ac.
4 ball.

>probe 6
Ann, Ann, Bob, pen and fan, Ann; Yard; a.
Ann.
nothing.
pen, coin and fan.
pen and coin.
nothing.
a.
bc.
c.
nothing.
Bob, Ann; Carl, nothing, Ann; nothing, nothing, Dora, Carl; nothing, nothing.

>probe 7
a.
Bob and Ann; Carl and Dora.
Bob, Carl, Dora and Ann.
Bob; Carl, Dora and Ann.
yourself, Bob, Carl, Dora and Ann; .
1, 4 and 6; 2 and 8; ; 1, 2, 4, 6 and 8; 4; 1, 2, 6 and 8; ab.

>probe 8
2, 4 and 9; ; Bob and Ann; nothing; 2.
4 and 9.
Carl and Ann; 5; 3.
nothing; Bob and Ann; 5.
Dora; 7.

>
