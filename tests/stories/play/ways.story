The shortest way along relations that are kept as pairs, in a property of either side, both ways, and in groups, and what such relations hold,
shown; between any two of those who are in them, round about too.
--- source
"Ways" by Ann

The Lab is a room. Ann, Bob, Cat, Dan, Eve and Fay are people in the Lab. 
Liking relates various people to various people. The verb to like means the liking relation.
Bob likes Fay. Ann likes Cat. Ann likes Bob. Cat likes Fay. Fay likes Dan. Dan likes Eve. Eve likes Ann.
Following relates various people to one person. The verb to follow means the following relation.
Ann follows Bob. Bob follows Cat. Cat follows Dan. Dan follows Bob.
Leading relates one person to various people. The verb to lead means the leading relation.
Ann leads Bob. Ann leads Cat. Bob leads Dan. Dan leads Eve.
Meeting relates people to each other. The verb to meet means the meeting relation.
Ann meets Cat. Cat meets Fay. Fay meets Dan.
Kinship relates people to each other in groups. The verb to be kin to means the kinship relation.
Fay is kin to Cat. Bob is kin to Ann. Dan is kin to Eve. Ann is kin to Eve.

To say ways of (R - relation of people):
	repeat with X running through people:
		repeat with Y running through people:
			say "[number of steps via R from X to Y][next step via R from X to Y] ";
		say line break.

When play begins:
	say "[ways of the liking relation]--[ways of the following relation]--[ways of the leading relation]--[ways of the meeting relation]--";
	say "[list of people who are kin to Ann].";
	say "[whether or not Bob is kin to Dan].";
	now Ann is not kin to Bob;
	say "[whether or not Bob is kin to Dan].";
	say "[whether or not Ann is kin to Dan].";
	now Cat is kin to Ann;
	show relation kinship relation; show relation liking relation; show relation following relation; show relation leading relation; show relation meeting relation.

--- play

0nothing -1nothing -1nothing -1nothing -1nothing -1nothing -1nothing 
-1nothing 0nothing 1Bob 1Cat 3Bob 4Bob 2Bob 
-1nothing 4Fay 0nothing 5Fay 2Fay 3Fay 1Fay 
-1nothing 4Fay 5Fay 0nothing 2Fay 3Fay 1Fay 
-1nothing 2Eve 3Eve 3Eve 0nothing 1Eve 4Eve 
-1nothing 1Ann 2Ann 2Ann 4Ann 0nothing 3Ann 
-1nothing 3Dan 4Dan 4Dan 1Dan 2Dan 0nothing 
--0nothing -1nothing -1nothing -1nothing -1nothing -1nothing -1nothing 
-1nothing 0nothing 1Bob 2Bob 3Bob -1nothing -1nothing 
-1nothing -1nothing 0nothing 1Cat 2Cat -1nothing -1nothing 
-1nothing -1nothing 2Dan 0nothing 1Dan -1nothing -1nothing 
-1nothing -1nothing 1Bob 2Bob 0nothing -1nothing -1nothing 
-1nothing -1nothing -1nothing -1nothing -1nothing 0nothing -1nothing 
-1nothing -1nothing -1nothing -1nothing -1nothing -1nothing 0nothing 
--0nothing -1nothing -1nothing -1nothing -1nothing -1nothing -1nothing 
-1nothing 0nothing 1Bob 1Cat 2Bob 3Bob -1nothing 
-1nothing -1nothing 0nothing -1nothing 1Dan 2Dan -1nothing 
-1nothing -1nothing -1nothing 0nothing -1nothing -1nothing -1nothing 
-1nothing -1nothing -1nothing -1nothing 0nothing 1Eve -1nothing 
-1nothing -1nothing -1nothing -1nothing -1nothing 0nothing -1nothing 
-1nothing -1nothing -1nothing -1nothing -1nothing -1nothing 0nothing 
--0nothing -1nothing -1nothing -1nothing -1nothing -1nothing -1nothing 
-1nothing 0nothing -1nothing 1Cat 3Cat -1nothing 2Cat 
-1nothing -1nothing 0nothing -1nothing -1nothing -1nothing -1nothing 
-1nothing 1Ann -1nothing 0nothing 2Fay -1nothing 1Fay 
-1nothing 3Fay -1nothing 2Fay 0nothing -1nothing 1Fay 
-1nothing -1nothing -1nothing -1nothing -1nothing 0nothing -1nothing 
-1nothing 2Cat -1nothing 1Cat 1Dan -1nothing 0nothing 
--Ann, Bob, Dan and Eve.
true.
true.
false.
relation of people: kinship relation
Kinship relates people to each other in groups:
  { Ann, Cat and Fay }
  { Bob, Dan and Eve }
  and yourself in a single-member group
relation of people: liking relation
Liking relates various people to various people:
  Ann  >=>  Bob
  Ann  >=>  Cat
  Bob  >=>  Fay
  Cat  >=>  Fay
  Dan  >=>  Eve
  Eve  >=>  Ann
  Fay  >=>  Dan
relation of people: following relation
Following relates various people to one person:
  Ann  >=>  Bob
  Bob  >=>  Cat
  Cat  >=>  Dan
  Dan  >=>  Bob
relation of people: leading relation
Leading relates one person to various people:
  Ann  >=>  Bob
  Ann  >=>  Cat
  Bob  >=>  Dan
  Dan  >=>  Eve
relation of people: meeting relation
Meeting relates people to each other:
  Cat  <=>  Ann
  Fay  <=>  Cat
  Fay  <=>  Dan

Ways
An Interactive Fiction by Ann
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Ann, Bob, Cat, Dan, Eve and Fay here.

>z
A while goes by.

>
