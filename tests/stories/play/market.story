Descriptions and relations: grades, quantities of every sort, what is owed, minded and kin, ways along a relation; and what is made so by now.
--- source
"Market"

A stall is a kind of thing. A stall is usually fixed in place. A stall has a number called the takings.
The Market is a room. The Arcade is north of the Market. The Cellar is below the Arcade.
The fish stall is a stall in the Market. The takings are 3. The fruit stall is a stall in the Market. The takings are 9. The flower stall is a stall in the Arcade. The takings are 14. The cheese stall is a stall in the Cellar. The takings are 6.
Definition: a stall is thriving rather than struggling if its takings is 8 or more.
Definition: a stall is quiet if its takings is less than 5.
Definition: a stall (called the pitch) is famous:
	if the pitch is in the Market, no;
	decide yes.

Ann, Ben, Cora and Dan are people in the Market. Ann is a woman. A cup is a kind of thing. Ann carries a cup. Ben carries two cups. A fan is in the Arcade.

Owing relates various people to various people. The verb to owe means the owing relation. Ann owes Ben. Ben owes Cora. Cora owes Dan.
Minding relates one person to various stalls. The verb to mind means the minding relation. Ann minds the fish stall. Ben minds the fruit stall. Ben minds the flower stall.
Kinship relates people to each other in groups. The verb to be kin to means the kinship relation. Ann is kin to Cora.
Pairing relates one person to another. The verb to fancy means the pairing relation. Ann fancies Dan.
Richness relates a stall (called A) to a stall (called B) when the takings of A > the takings of B. The verb to outsell means the richness relation.

To tell whether (A - a truth state): say "[if A is true]yes[otherwise]no[end if] ".

Instead of jumping:
	say "1: [list of thriving stalls]; [list of struggling stalls]; [list of quiet stalls]; [list of not quiet stalls]; [list of famous stalls].";
	say "2: [number of thriving stalls], [number of stalls in the Market], [number of stalls which are in the Arcade].";
	tell whether whether or not all of the stalls are fixed in place;
	tell whether whether or not most of the stalls are thriving;
	tell whether whether or not almost all of the stalls are thriving;
	tell whether whether or not almost no stalls are quiet;
	tell whether whether or not under half of the stalls are quiet;
	tell whether whether or not fewer than three stalls are thriving;
	tell whether whether or not at least two stalls are thriving;
	tell whether whether or not at most one stall is thriving;
	tell whether whether or not exactly two stalls are struggling;
	tell whether whether or not all but one of the stalls are not quiet;
	tell whether whether or not no stall is thriving;
	tell whether whether or not none of the stalls is thriving;
	say line break.

Instead of waiting:
	say "3: [list of people who owe Ben]; [list of people who are owed by Ben]; [list of stalls minded by Ben]; [a random person who minds the fish stall]; [number of people who mind a stall].";
	say "4: [list of people who are kin to Ann]; [list of people who fancy someone]; [list of stalls which outsell the cheese stall]; [list of stalls which are outsold by the cheese stall].";
	say "5: [next step via the owing relation from Ann to Dan]; [number of steps via the owing relation from Ann to Dan]; [list of people which relate to Cora by the owing relation].".

A hue is a kind of value. The hues are blue, green and red. A hue has a number called the warmth. The warmth of red is 9. The warmth of green is 4. Definition: a hue is warm if its warmth is 6 or more.

Definition: a stall is large if its takings is 10 or more.

Instead of smelling:
	say "7: [the largest stall]; [number of large stalls]; [the largest stall in the Market]; [if the fruit stall is larger than the fish stall]larger[end if].";
	say "never."

Instead of sleeping:
	now Ann does not owe Ben;
	now Dan owes Ann;
	now Cora minds the fish stall;
	now Ben minds no stalls;
	now Dan is kin to Ben;
	now Ann fancies nobody;
	repeat with S running through stalls:
		now the takings of S is 2;
	say "8: [list of people who owe someone]; [list of stalls minded by Ben]; [a random person who minds the fish stall]; [list of people who are kin to Ben]; [if Ann fancies Dan]match[otherwise]no match[end if].";
	now all the cups are in the Arcade;
	now everyone carries nothing;
	say "[if red is warmer than green]red[end if] [if blue is warmer than green]blue[end if] [if red is warmer than 9]hot[end if] [the warmest hue].";
	say "9: [list of things in the Arcade]; [number of cups held by Ben].";
	repeat with S running through stalls:
		increase the takings of S by 1;
	repeat with S running through stalls in the Market:
		say "[S] [takings of S]. ";
	say line break;
	let L be the list of stalls;
	sort L in takings order;
	sort L in reverse takings order;
	say "[L].";
	say "10: [a random stall in the Cellar]; [a random stall minded by Cora]; [if a random chance of 2 in 2 succeeds]always[end if]."
--- play

Market
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Market
You can see a fish stall, a fruit stall, Ann, Ben, Cora and Dan here.

>jump
1: fruit stall and flower stall; fish stall and cheese stall; fish stall; fruit stall, flower stall and cheese stall; flower stall and cheese stall.
2: 2, 2, 1.
yes no no no yes yes yes no yes yes no no 

>wait
3: Ann; Cora; fruit stall and flower stall; Ann; 2.
4: Ann and Cora; Ann and Dan; fruit stall and flower stall; fish stall.
5: Ben; 3; Ben.

>smell
7: the flower stall; 1; the fruit stall; larger.
never.

>sleep
8: Ben, Cora and Dan; nothing; Cora; Ben and Dan; no match.
red   red.
9: three cups, flower stall and fan; 0.
fish stall 3. fruit stall 3. 
fish stall, fruit stall, flower stall and cheese stall.
10: a cheese stall; a fish stall; always.

>
