Descriptions by relations, quantities and adjectives of a small company.
--- source
"D1" by Nobody

[descriptions, conditions, quantifiers, relations, verbs]
The Yard is a room. The Barn is north of the Yard. The Loft is above the Barn. The Mill is a room. 
A person can be tall or short. A person is usually short. Anna is a tall woman in the Yard. Bert is a man in the Yard. Carl is a tall man in the Barn. Dora is a woman in the Barn. Edna is a tall woman in the Loft.
A thing can be broken. A vase is a kind of thing. The Ming vase is a broken vase in the Yard. The glass vase is a vase in the Barn. The clay vase is a vase. The clay vase is carried by Anna. The iron key is carried by Bert. The chest is a closed lockable locked container in the Yard. The iron key unlocks the chest. In the chest is a gold ring. 
On the shelf is a tin box. The tin box is an open container. In the tin box is a silver ring. The shelf is in the Barn. 
Loving relates various people to various people. The verb to love means the loving relation. Anna loves Bert. Bert loves Dora. Carl loves Anna. Dora loves Dora. Edna loves Anna and Bert.
Marrying relates one person to another (called the spouse). The verb to be married to means the marrying relation. Anna is married to Carl.
Friendship relates people to each other. The verb to be friends with means the friendship relation. Anna is friends with Edna. Dora is friends with Edna.
Kinship relates people to each other in groups. The verb to be kin to means the kinship relation. Anna is kin to Bert. Bert is kin to Carl.
Owning relates one person to various things. The verb to own means the owning relation. Anna owns the chest and the Ming vase. Bert owns the shelf.
A person has a number called age. The age of Anna is 30. The age of Bert is 45. The age of Carl is 12. The age of Dora is 30. The age of Edna is 71. 


Definition: a person is adult rather than young if the age of it is at least 18.
Definition: a person is old if its age is 60 or more.
Definition: a person is elderly if its age is greater than 40.
Definition: a thing is hidden away if it is in a closed container.
Definition: a person is popular: if at least two people love it, decide yes; decide no.
Definition: a room is crowded rather than quiet if more than one person is in it.
Definition: a person (called the lover) is loyal if the lover loves the spouse of the lover.
Nearness relates a thing (called A) to a thing (called B) when the location of A is the location of B. The verb to be near means the nearness relation.
Fitting relates a thing (called A) to a container (called B) when the number of things in B is less than 2. The verb to fit in means the fitting relation.

When play begins:
	say "1 [list of people who love someone]. [list of people loved by someone].";
	say "2 [list of tall people who are in the Yard]. [list of short women]. [list of tall not adult people].";
	say "3 [number of people who love Anna]. [if most people are tall]most[else]not most[end if]. [if almost all people are adult]aa[end if]. . [if exactly two men are short]ex[end if].";
	say "4 [the oldest person]. . [oldest woman in the Barn]. [oldest tall man].";
	say "5 [spouse of Anna]. [spouse of Carl]. [spouse of Bert]. [if Anna is married to someone]wed[end if]. [list of people married to someone]. [random person who is married to Anna].";
	say "6 [list of people friends with Edna]. [if Dora is friends with Edna]f[end if] [if Edna is friends with Dora]g[end if] [if Anna is friends with Dora]h[else]i[end if].";
	say "7 [list of people kin to Carl]. [if Anna is kin to Carl]k[end if] [if Anna is kin to Anna]s[end if] [if Dora is kin to Anna]n[end if].";
	say "8 [list of things owned by Anna]. [random person who owns the shelf]. [if someone owns the tin box]o[else]p[end if]. [list of things which are owned by someone who is adult].";
	say "9 [list of old people]. [list of elderly people]. [list of young people]. [list of popular people]. [list of crowded rooms]. [list of quiet rooms].";
	say "10 [list of hidden away things]. [list of broken vases]. [list of not broken vases]. [list of vases which are not broken].";
	say "11 [list of things near Carl]. [if the Ming vase is near Anna]n[end if]. .";
	say "12 [if nobody loves Carl]nobody[end if]. [if no one loves Edna]no one[end if]. [if everyone loves someone]every[else]not every[end if]. [if each woman is adult]each[end if].";
	say "13 [if all of the men are adult]all men[else]not all[end if]. [if none of the women is young]none[end if]. [if at most one person is in the Loft]amo[end if]. [if fewer than 3 people are in the Barn]few[end if].";
	say "14 . [if Anna is in the Yard and Bert is not in the Barn]yb[end if]. . .";
	say "15 [list of rooms which contain something broken]. .";
	say "16 [random person who loves Dora]. [random room adjacent to the Loft]. [random thing in the chest].";
	if a tall woman (called the lady) is in the Loft:
		say "17 [lady] [age of the lady].";
	if Anna loves a man (called the beau) who is in the Yard, say "18 [beau].";
	if there is a broken vase (called the wreck) in the Yard, say "19 [wreck].";
	if something (called the item) is in the chest and someone (called the owner) owns the chest, say "20 [item] [owner].";
	repeat with P running through tall people who are adult:
		say "21 [P]: .";
	repeat with P running through people in the Barn:
		say "22 [P]: [if the age of P is the age of Anna]same[end if] [if the age of P > the age of Bert]more[end if].";
	say "24 [list of things carried by people who love Bert]. [list of things enclosed by the Barn]. [list of visible vases]. [list of things held by tall people].";
	now Anna loves everyone in the Barn;
	now nobody loves Dora;
	say "25 . [list of people who love Dora].";
	now every vase in the Yard is not broken;
	now Edna is married to Bert;
	say "26 [list of broken things]. [spouse of Bert]. [spouse of Edna]. [list of people married to people].";
	now Dora is not kin to Anna;
	now Carl is not kin to Anna;
	say "27 [list of people kin to Anna]. [list of people kin to Carl].";
	now all the tall people are short;
	say "28 [list of tall people]. [number of short people].";
	now Bert owns everything in the Yard;
	say "29 [list of things owned by Bert]. [list of things owned by Anna].";
	let L be the list of women;
	say "30 [L]. [if Anna is listed in L]in[end if].";
	say "31 [total age of people]. [total age of the people in the Barn]..";
	say "32 [if the player loves nobody]nob[end if]. [if nobody is in the Mill]empty[end if]. [if nothing is in the Mill]noth[end if]. [if the Mill contains nothing]mc[end if].";
	say "33 [if Anna is a person]p[end if][if Anna is a woman]w[end if][if Anna is a man]m[end if]. [if the chest is a locked container]lc[end if]. [if the iron key unlocks something locked]u[end if].".
--- play

1 Anna, Bert, Carl, Dora and Edna. Anna, Bert and Dora.
2 Anna. Dora. Carl.
3 2. not most. . . .
4 Edna. . Dora. Carl.
5 Carl. Anna. nothing. wed. Anna and Carl. Carl.
6 Anna and Dora. f g i.
7 Anna, Bert and Carl. k s .
8 Ming vase and chest. Bert. p. Ming vase, chest and shelf.
9 Edna. Bert and Edna. yourself and Carl. Anna, Bert and Dora. Yard and Barn. Loft and Mill.
10 gold ring. Ming vase. clay vase and glass vase. clay vase and glass vase.
11 Carl, Dora, glass vase, shelf, tin box and silver ring. n. .
12 nobody. no one. not every. each.
13 not all. none. amo. few.
14 . yb. . .
15 Yard. .
16 Dora. Barn. gold ring.
17 Edna 71.
18 Bert.
19 Ming vase.
20 gold ring Anna.
21 Anna: .
21 Edna: .
22 Carl:  .
22 Dora: same .
24 clay vase. Carl, Dora, glass vase, shelf, tin box and silver ring. clay vase and Ming vase. clay vase.
25 . nothing.
26 nothing. Edna. Bert. Anna, Bert, Carl and Edna.
27 Anna and Bert. Carl.
28 nothing. 6.
29 yourself, Anna, Bert, Ming vase, chest and shelf. nothing.
30 Anna, Dora and Edna. in.
31 188. 42..
32 nob. empty. noth. mc.
33 pw. lc. u.

D1
An Interactive Fiction by Nobody
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see Anna, Bert, a Ming vase and a chest (closed) here.

>look
Yard
You can see Anna, Bert, a Ming vase and a chest (closed) here.

>
