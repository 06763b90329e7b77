Rulebooks of every basis, outcome and value, listed and replaced.
--- source

"The Auction Hall" by Nobody


Volume 1 - Rulebooks


The Hall is a room. Lot-1, lot-2 and lot-3 are things in the Hall. A person has a number called purse. The purse of a person is usually 50. Ann, Bo and Cy are people in the Hall. The purse of Ann is 80. Bo is female. Cy is a man. The player is in the Hall. The Annex is east of the Hall.

A mood is a kind of value. The moods are keen, bored and sly. A person has a mood. Ann is keen. Bo is bored. Cy is sly.

A lot is a kind of thing. A lot has a number called reserve. A vase, a clock and a rug are lots in the Hall. The reserve of the vase is 40. The reserve of the clock is 60.


The bidding rules are a person based rulebook. The bidding rules have outcomes bids high (success), bids low (success), passes (failure - default) and waits (no outcome).

The bidding rulebook has a number called the offer. The bidding rulebook has a truth state called hasty.

The appraisal rules is a lot based rulebook producing a number.

The naming rulebook is a number based rulebook producing texts.

The chain rules is a rulebook. The chain rules have default success.

The weighing rules are an object based rulebook.

The tally rules is a number based rulebook producing a list of numbers.

Visibility check is an object-based rulebook. 


First bidding: now the offer is 10.

Bidding for a keen person (called P): now the offer is the purse of P; if the purse of P > 70, bids high; bids low.

Bidding for a bored person: rule fails.

Bidding for a sly person (this is the sly rule): now hasty is true; say "([offer])"; waits.

Last bidding rule for Cy: say "last."; passes.

Bidding for the player: bids low.

Appraisal for the vase: rule succeeds with result 100.

Appraisal for a lot (called L) (this is the general appraisal rule): if the reserve of L > 0, rule succeeds with result the reserve of L + 1.

Appraisal for the rug when Ann is keen: rule succeeds with result 7.

Last appraisal: rule succeeds with result -1.

Naming 1: rule succeeds with result "one".

Naming a number (called N) when N > 5: rule succeeds with result "big [N]". 

Naming for 3: rule fails.

The first naming rule: if Ann is bored, rule succeeds with result "dull".

A chain rule: say "a".

A chain rule (this is the chain b rule): say "b"; if Bo is keen, rule fails.

Chain: say "c".

Chain rule when Ann is keen: say "d".

The last chain rule: say "z".

First chain rule: say "first."

Tally 3: rule succeeds with result {1, 2, 3}.

Tally a number: rule succeeds with result {0}.

Weighing something carried: say "carried."; rule succeeds.

Weighing a lot: say "lot."; rule fails.

Weighing something in the Hall: say "here.".

Visibility check for something scenery: say "scenery."

Visibility check: say "any."


Asking1 is an action out of world applying to nothing. Understand "q1" as asking1.

Carry out asking1:
	repeat with P running through people:
		follow the bidding rules for P;
		say "[P]: [if rule succeeded]success[else if rule failed]failure[else]nothing[end if] [outcome of the rulebook].";
	let N be the number produced by the appraisal rules for the vase;
	say "1 [N] [number produced by the appraisal rules for the clock] [the number produced by the appraisal rules for the rug].";
	say "2 [text produced by the naming rules for 1] [the text produced by the naming rulebook for 9].";
	follow the naming rules for 3;
	say "3 [if rule failed]failed[end if] [if rule succeeded]ok[end if].";
	follow the chain rules;
	say "4 [if rule succeeded]ok[else]no[end if].";
	now Bo is keen;
	follow the chain rules;
	say "5 [if rule failed]fail[end if].";
	now Bo is bored;
	say "6 [list of numbers produced by the tally rules for 3] [list of numbers produced by the tally rules for 8].";
	now the player carries the clock;
	follow the weighing rules for the clock;
	say "7 [if rule succeeded]ok[end if].";
	follow the weighing rules for the rug;
	say "8 [if rule failed]f[end if].";
	follow the weighing rules for Ann;
	say "9 [if rule failed]f[else if rule succeeded]s[else]n[end if].";
	follow the chain b rule;
	say "10.";
	follow the sly rule;
	say "11.";
	abide by the weighing rules for the vase;
	say "12 not reached."


The chain b rule does nothing when the player carries the vase. The sly rule does nothing if the player is in the Annex. 

The chain c rule is listed before the chain b rule in the chain rules.

This is the chain c rule: say "C".

The chain e rule is listed last in the chain rules.

This is the chain e rule: say "E"; make no decision.

The chain f rule substitutes for the chain e rule when the player carries the vase.

This is the chain f rule: say "F."


To haggle: anonymously abide by the chain rules; say "haggled."

To decide whether bidding works for (P - person): follow the bidding rules for P; if the outcome of the rulebook is the bids high outcome, yes; no.

To decide which rule is the odd one: decide on the sly rule.

To decide which rulebook is the main book: decide on the chain rules.


Asking2 is an action out of world applying to nothing. Understand "q2" as asking2.

Carry out asking2:
	if bidding works for Ann, say "2 works.";
	unless bidding works for Bo, say "3 not.";
	say "4 [the odd one] / [the main book] / [bids high outcome] / [sly rule] / [chain rules].";
	follow the main book;
	say "5.";
	follow the odd one;
	let R be the chain c rule;
	say "6 [R].";
	follow R;
	now Ann is bored;
	say "7 [text produced by the naming rules for 2].";
	if the chain rules is the main book, say "8 same.";
	haggle;
	say "9."


Carry out jumping: abide by the chain rules; say "Jumped."

Report jumping: follow the bidding rules for a random keen person; say "Crowd: [outcome of the rulebook]."

Instead of waving hands: abide by the weighing rules for the rug; say "Waved."

Check pulling a lot: if the number produced by the appraisal rules for the noun > 50, say "Too dear: [the number produced by the appraisal rules for the noun]." instead.

Before pulling Ann: stop the action.

Before pulling Bo: say "Never." instead.

Before pulling Cy: say "Well,[no line break]"; continue the action.
--- play

The Auction Hall
An Interactive Fiction by Nobody
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see Lot-1, lot-2, lot-3, Ann, Bo, Cy, a vase, a clock and a rug here.

>q1
yourself: nothing (no outcome).
Ann: nothing (no outcome).
Bo: nothing (no outcome).
Cy: nothing (no outcome).
1 100 61 7.
2 one big 9.
3 failed .

first.
4 ok.

first.
5 .
6 1, 2 and 3 0.
carried.
7 ok.
here.
lot.
8 f.
here.
9 n.

b10.

11.
here.
lot.

>q2
3 not.
4 sly rule / chain rulebook / bids high / sly rule / chain rulebook.

first.
5.

6 chain c rule.

C7 dull.
8 same.

first.
9.

>jump
first.

You jump, and come down again.

Crowd: passes.

>wave
here.
lot.

>pull vase
Too dear: 100.

>pull rug
Nothing comes of it.

>pull clock
Too dear: 61.

>pull bo
Never.

>pull cy
Well,
Cy would not stand for it.

>take vase
You take the vase.

>q1
yourself: nothing (no outcome).
Ann: nothing (no outcome).
Bo: nothing (no outcome).
Cy: nothing (no outcome).
1 100 61 -1.
2 dull dull.
3  ok.

first.
4 ok.

first.
5 .
6 1, 2 and 3 0.
carried.
7 ok.
here.
lot.
8 f.
here.
9 n.

10.

11.
carried.

>jump
first.

You jump, and come down again.

Crowd: passes.

>e

Annex

>q2
3 not.
4 sly rule / chain rulebook / bids high / sly rule / chain rulebook.

first.
5.

6 chain c rule.

C7 dull.
8 same.

first.
9.

>
