Relations of numbers, texts and times are asked for whom they relate; who may have one partner has one; a phrase is applied to what a list holds.
--- source
The Exchange is a room. A caller is a kind of person. Ash is a caller in the Exchange. Birch is a caller. Fir is a caller.
Rating relates various callers to various numbers. The verb to rate means the rating relation. Fir rates 3. Fir rates 5. Birch rates 5.
Timing relates one time to various callers. The verb to time means the timing relation.
Pricing relates one number to one text. The verb to price means the pricing relation.
Grouping relates numbers to each other in groups. The verb to group with means the grouping relation.
Pairing relates one number to another. The verb to pair with means the pairing relation.

To decide what number is the double of (N - a number) (this is doubling): decide on N + N.
To decide what text is the tag of (P - a person) (this is tagging): decide on the substituted form of "<[P]>".
To decide what number is the heavier of (X - a number) and (Y - a number) (this is heaviest):
	if X is greater than Y, decide on X;
	decide on Y.
To decide what number is the length of (L - a list of numbers) (this is measuring): decide on the number of entries in L.
Definition: a number is passable if it is at least 5.

When play begins:
	let X be "x";
	let Y be "y";
	let Z be "z";
	now Ash rates 7;
	now Fir does not rate 3;
	say "1 [list of numbers to which Fir relates by the rating relation]; [list of callers that relate to 5 by the rating relation].";
	now 10:00 AM times Ash;
	now 10:00 AM times Birch;
	now 9:00 AM times Fir;
	say "2 [time that relates to Ash by the timing relation]; [list of times that the timing relation relates].";
	now 3 prices X;
	now 4 prices Y;
	now 3 prices Z;
	say "3 [if 3 prices X]y[else]n[end if] [if 3 prices Z]y[else]n[end if] [text to which 3 relates by the pricing relation].";
	now 3 groups with 4;
	now 9 groups with 8;
	say "4 [list of numbers to which 8 relates by the grouping relation].";
	now 1 pairs with 2;
	now 2 pairs with 3;
	say "5 [if 1 pairs with 2]y[else]n[end if] [if 2 pairs with 1]y[else]n[end if] [if 3 pairs with 2]y[else]n[end if].";
	say "6 [if Fir relates to a number by the rating relation]yes[else]no[end if] [if Ash relates to a number by the rating relation]yes[else]no[end if].";
	let W be {1, 2, 10};
	let C be the list of callers;
	say "7 [doubling applied to W]; [doubling applied to 4]; [tagging applied to C]; [heaviest reduction of W]; [filter to passable numbers of W].";
	say "8 [measuring applied to W]; [measuring applied to {1}]."
--- play

1 5; Birch and Fir.
2 10:00 am; 9:00 am and 10:00 am.
3 n y z.
4 8 and 9.
5 n n y.
6 yes yes.
7 2, 4 and 20; 8; <Ash>, <Birch> and <Fir>; 10; 10.
8 3; 1.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Exchange
You can see Ash here.

>
