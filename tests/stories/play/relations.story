Relations: kept for things and for values, asked and changed by name, shown, and emptied.
--- source
"Seating Plan"

The Hall is a room. Ann, Ben and Cora are in the Hall. Ann, Ben and Cora are persons.

A dish is a kind of value. The dishes are soup, stew, pie and jelly.

Serving relates one person to one dish. The verb to serve means the serving relation.
Partnering relates one person to another (called the dance partner). The verb to partner means the partnering relation.
Clashing relates one dish to another. The verb to clash with means the clashing relation.
Sharing relates dishes to each other in groups. The verb to share a table with means the sharing relation.
Naming relates various texts to various numbers. The verb to name means the naming relation.
Doubling relates a number (called N) to a number (called M) when M is N times 2.
Fitness relates various lists of numbers to various stored actions. The verb to befit means the fitness relation.
Scoring relates various lists of numbers to various numbers. The verb to score means the scoring relation.

Ben partners Ann. Soup clashes with jelly. Soup shares a table with pie. {1, 2} scores 9.

To list (R - a relation of numbers to numbers):
	repeat with N running from 1 to 3:
		repeat with M running from 1 to 6:
			if R relates N to M, say "[N]-[M] by [R]. ";

Instead of jumping:
	say "[dance partner of Ann] and [dance partner of Ben]; [if the serving relation is empty]none[otherwise]some[end if].";
	now Cora serves pie;
	now the naming relation relates "five" to 5;
	now the clashing relation relates pie to jelly;
	show relation serving;
	let R be the partnering relation;
	show relation R;
	show relation clashing;
	show relation sharing;
	show relation naming;
	now the serving relation is empty;
	show relation serving.

Instead of waiting:
	let L be {doubling relation};
	repeat with R running through L:
		list R;
	say "[if the support relation relates the player to Ann]yes[otherwise]no[end if] [if {1, 2} scores 9]yes[otherwise]no[end if].";
	say "[list of dishes to which the clashing relation relates]; [dish to which soup relates by the clashing relation]; [person who relates to Ben by the partnering relation].";
	now Ann does not partner anyone;
	say "[person who relates to Ben by the partnering relation]."
--- play

Seating Plan
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see Ann, Ben and Cora here.

>jump
Ben and Ann; none.
relation of people to dishes: serving relation
Serving relates one person to one dish:
  Cora  >=>  pie
"R" = relation of people: partnering relation
Partnering relates one person to another (called the dance partner):
  Ann  ==  Ben
relation of dishes: clashing relation
Clashing relates one dish to another:
  pie  ==  jelly
relation of dishes: sharing relation
Sharing relates dishes to each other in groups:
  { soup,  pie }
  and 2 single-member groups
relation of texts to numbers: naming
naming:
  five >=> 5
relation of people to dishes: serving relation

>z
1-2 by doubling relation. 2-4 by doubling relation. 3-6 by doubling relation. no yes.
jelly and pie; soup; Ann.
nothing.

>relations
Clashing relates one dish to another:
  pie  ==  jelly
Sharing relates dishes to each other in groups:
  { soup,  pie }
  and 2 single-member groups
naming:
  five >=> 5
scoring:
  1 and 2 >=> 9
>
