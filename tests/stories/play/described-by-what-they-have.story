People and nuts described by relations, counts, places and definitions, in conditions, lists, rules and lines of grammar.
--- source
The Lab is a room. The Yard is north of the Lab. The Attic is above the Lab. Ann is a woman in the Lab. Bob is a man in the Lab. Cid is a man in the Yard. Dot is a woman in the Yard.
A nut is a kind of thing. A nut can be hard. A nut can be sweet. Ann carries four nuts. Bob carries a nut called the acorn. The acorn is hard. Cid wears a nut called the pecan. The pecan is sweet and hard. A box is a kind of container. The red box is a box in the Lab. The blue box is a closed openable box in the Lab. The almond is a nut in the red box. The walnut is a nut in the blue box. The walnut is hard. The green box is a box in the Yard. The tray is a supporter in the Lab. The cashew is a sweet nut on the tray. The rail is part of the tray. The glass jar is a closed transparent container in the Lab. The brazil is a hard sweet nut in the glass jar. The lantern is a lit thing in the Attic. The Attic is dark.

Knowing relates various people to various people. The verb to know means the knowing relation. Ann knows Bob. Ann knows Cid. Bob knows Ann. Dot knows Dot.
Lending relates one person to various things. The verb to lend means the lending relation. Bob lends the acorn and the almond.
Trust relates people to each other. The verb to trust means the trust relation. Ann trusts Dot.
Kinship relates people to each other in groups. The verb to be akin to means the kinship relation. Ann is akin to Bob. Cid is akin to Dot.

Definition: a person is rich if he carries at least two nuts.
Definition: a person is poor if she is not rich.
Definition: a person is idle rather than busy if it is in the Yard.
Definition: a nut is prized if it is hard and it is sweet.
Definition: a room is crowded: if at least three people are in it, decide yes; decide no.
Definition: a number is round if the remainder after dividing it by 10 is 0.

The best nut is a nut that varies. The best nut is the acorn. The best friend is a person that varies. The best friend is Ann.

To ask (X - a person):
	say "1[X]: [list of people known by X]/[list of people who know X]/[number of people akin to X].";
	if X knows someone, say "2 knows.";
	if X knows nobody, say "3 nobody.";
	if X knows everyone, say "4 everyone.";
	if X carries at least two nuts, say "5 two.";
	if X carries at most one nut, say "6 one.";
	if X carries exactly four nuts, say "7 four.";
	if X carries more than three nuts, say "8 three.";
	if X carries fewer than two nuts, say "9 few.";
	if X does not carry a nut, say "10 no nut.";
	if X carries no nuts, say "11 none.";
	if X carries nothing, say "12 nothing.";
	if X carries something hard, say "13 hard.";
	if X is in the Lab and X is rich, say "14 rich here.";
	if X is not in the Lab, say "15 away.";
	if X is Ann or X is Dot, say "16 she.";
	if X can see the almond, say "17 sees.";
	if X can see the walnut, say "18 sees it.";
	if X can touch the brazil, say "19 touches.";
	if X trusts someone who knows Dot, say "20 trusts.";
	if X is known by more than one person, say "21 popular.";
	if X knows a person who is in the Yard, say "22 outside friend.";
	if most nuts are carried by X, say "23 most.";
	if almost all nuts are not carried by X, say "24 almost all.";
	if all but six nuts are carried by X, say "25 all but.";
	if the best friend is X, say "26 best.";
	if X is not the best friend, say "27 not best.".

When play begins:
	repeat with P running through people:
		ask P;
	say "30 [list of rich people]/[list of poor people who are not the player]/[list of idle women]/[list of busy men].";
	say "31 [list of prized nuts]/[list of hard nuts which are not sweet]/[list of nuts which are not hard]/[list of not sweet nuts].";
	say "32 [list of people who carry exactly 0 nuts]/[list of people who carry at most 1 nut]/[list of people who carry fewer than one nut].";
	say "33 [list of boxes which contain a nut]/[list of boxes which contain nothing]/[list of open boxes which are in the Lab]/[list of containers which contain something hard].";
	say "34 [list of nuts in the red box]/[list of nuts on something]/[list of nuts in something in the Lab]/[list of nuts which are in an open box]/[list of things part of the tray].";
	say "35 [list of crowded rooms]/[list of rooms which are adjacent to the Yard]/[list of dark rooms].";
	say "36 [list of people who know a person who knows Ann]/[list of people who know everyone who trusts Dot]/[list of people who trust somebody].";
	say "37 [list of things enclosed by the Lab]/[list of things held by Bob]/[list of nuts worn by Cid]/[list of nuts had by Ann].";
	say "38 [if all nuts are in the Lab]all[otherwise]not all[end if] [if some nuts are hard]some[end if] [if no nut is in the Yard]none[otherwise]one[end if] [if the red box contains exactly one nut]one nut[end if] [if under half of the nuts are hard]under[end if].";
	say "39 [if 20 is round]20[end if][if 21 is round]21[end if] [the best nut] [if the best nut is hard]hard[end if] [if the best nut is carried by Bob]his[end if] [list of nuts which are the best nut].";
	say "40 [number of nuts] [number of nuts which are carried] [number of people in the location of Cid] [the number of nuts carried by Ann plus the number of nuts carried by Bob].";
	now the best nut is a random nut which is in the red box;
	say "41 [best nut] [holder of the best nut] [location of the best nut] [the first thing held by the tray] [a random nut carried by Bob].";
	let L be the list of nuts carried by somebody;
	sort L;
	say "42 [number of entries in L] [if the acorn is listed in L]in[end if] [if the almond is not listed in L]out[end if].";
	if the acorn is carried by someone (called the bearer) who knows someone (called the other), say "43 [the bearer] knows [the other].";
	if a man (called the man) is in a room (called the place), say "44 [the man] in [the place].";
	if there is a closed box (called the shut one) in the Lab, say "45 [shut one].";
	if the player is in a room which is adjacent to a room which contains a woman, say "46 near.";
	if Bob carries the acorn and Cid does not carry the acorn and Bob has been in the Lab, say "47 still.";
	if Ann is not akin to Cid and Ann is akin to Bob, say "48 kin.";
	if everybody who is in the Yard is idle, say "49 idle.";
	if nobody who is in the Lab is idle, say "50 none idle.";
	if at least one nut which is hard is in a box which is closed, say "51 shut in.";
	if the number of hard nuts is greater than the number of sweet nuts, say "52 more.";
	now every nut carried by Ann is hard;
	now all the nuts which are in a box are sweet;
	now the almond is in the green box;
	now Cid carries the pecan;
	say "53 [list of hard nuts]/[list of sweet nuts]/[list of nuts carried by a man]/[list of nuts in the green box].".

Instead of examining a hard nut carried by someone: say "60 somebody's hard nut."
Instead of examining a hard nut: say "61 hard."
Instead of examining a nut: say "62 nut."
Instead of examining a nut in an open box: say "63 in an open box."
Instead of examining someone who knows someone: say "64 who knows."
Instead of examining a man who carries a nut: say "65 with nut."
Instead of giving a sweet nut to someone who does not know the player: say "67 unknown."
Instead of giving a nut to a woman in the presence of Bob: say "68 before Bob."
Instead of putting a nut on the tray when the tray supports a nut: say "69 full."
Instead of inserting a nut into a box which contains nothing: say "70 empty box."

Understand "zip [thing]" as examining. Understand "zip [hard nut]" as taking. Understand "zip [hard sweet nut]" as dropping. Understand "zip [nut]" as smelling. Understand "zip [any closed box]" as opening. Understand "zip [someone]" as kissing. Understand "zip [things]" as taking. Understand "zip [something preferably held]" as eating. Understand "zip [text]" as a mistake ("71.").
--- play

1yourself: nothing/nothing/1.
3 nobody.
6 one.
9 few.
10 no nut.
11 none.
12 nothing.
17 sees.
24 almost all.
27 not best.
1Ann: Bob and Cid/Bob/2.
2 knows.
5 two.
7 four.
8 three.
14 rich here.
16 she.
17 sees.
20 trusts.
22 outside friend.
25 all but.
26 best.
1Bob: Ann/Ann/2.
2 knows.
6 one.
9 few.
13 hard.
17 sees.
24 almost all.
27 not best.
1Cid: nothing/Ann/2.
3 nobody.
6 one.
9 few.
10 no nut.
11 none.
12 nothing.
15 away.
24 almost all.
27 not best.
1Dot: Dot/Dot/2.
2 knows.
6 one.
9 few.
10 no nut.
11 none.
12 nothing.
15 away.
16 she.
22 outside friend.
24 almost all.
27 not best.
30 Ann/Bob, Cid and Dot/Dot/Bob.
31 brazil and pecan/acorn and walnut/four nuts, almond and cashew/four nuts, acorn, almond and walnut.
32 yourself, Cid and Dot/yourself, Bob, Cid and Dot/yourself, Cid and Dot.
33 red box and blue box/green box/red box/blue box and glass jar.
34 almond/cashew/almond, walnut and brazil/almond/rail.
35 Lab/Lab/Attic.
36 Ann/Bob/Ann and Dot.
37 yourself, Ann, four nuts, Bob, acorn, red box, almond, blue box, walnut, tray, cashew, glass jar, brazil and rail/acorn/pecan/four nuts.
38 not all some none one nut under.
39 20 the acorn hard his acorn.
40 10 0 2 5.
41 almond red box Lab the cashew the acorn.
42 5 in out.
43 Bob knows Ann.
44 Bob in the Lab.
45 blue box.
46 near.
47 still.
48 kin.
49 idle.
50 none idle.
51 shut in.
52 more.
53 four nuts, acorn, walnut, brazil and pecan/almond, walnut, cashew, brazil and pecan/acorn and pecan/almond.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Ann, Bob, a red box (empty), a blue box (closed), a tray (on which is a cashew) and a glass jar (closed) (in which is a brazil) here.

>x acorn
60 somebody's hard nut.

>x almond
You see nothing of that name.

>x cashew
62 nut.

>x walnut
You see nothing of that name.

>x ann
64 who knows.

>x bob
65 with nut.

>get acorn
Bob has it.

>get cashew
You take the cashew.

>give cashew to bob
67 unknown.

>give cashew to ann
68 before Bob.

>put cashew on tray
You put the cashew on the tray.

>put cashew in red box
70 empty box.

>zip tray
On the tray is a cashew.

>zip brazil
The glass jar is closed.

>zip almond
71.

>zip blue box
You notice nothing out of the ordinary about the blue box.

>zip ann
64 who knows.

>zip cashew
There is no smell worth mention.

>zip all
(the brazil)
The glass jar is closed.

>zip fog
71.

>zip cashew and almond
71.

>open blue box
You open the blue box to find inside a walnut.

>zip walnut
You don't have it.

>x walnut
61 hard.

>n

Yard
You can see Cid, Dot and a green box (in which is an almond) here.

>x pecan
60 somebody's hard nut.

>x cid
65 with nut.

>
