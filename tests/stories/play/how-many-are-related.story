A side of a relation that says neither one nor various is one where the other side is various; where neither says it, the right one.
--- source
"How many are related" by Q

The Lab is a room. Bob is a man in the Lab. Ann is a woman in the Lab. The axe is in the Lab. The saw is in the Lab. A mood is a kind of value. The moods are sad and glad.
Wanting relates people to things. The verb to want means the wanting relation.
Taming relates a person to various things. The verb to tame means the taming relation.
Bearing relates various people to a thing. The verb to bear means the bearing relation.
Hiring relates a person (called the boss) to a thing. The verb to hire means the hiring relation.
Lending relates one person to things. The verb to lend means the lending relation.
Heeding relates a person to another. The verb to heed means the heeding relation.
Meeting relates people to each other. The verb to join means the meeting relation.
Doubling relates a number to a number. The verb to double means the doubling relation.
Feeling relates people to moods. The verb to feel means the feeling relation.
Every turn:
	now Bob wants the saw; now Ann wants the saw; now Ann wants the axe; now Bob wants the axe;
	say "1 [list of things wanted by Bob]; [list of things wanted by Ann]; [list of people wanting the axe]; [list of people wanting the saw].";
	now Bob tames the saw; now Ann tames the saw; now Ann tames the axe; now Bob tames the axe;
	say "2 [list of things tamed by Bob]; [list of things tamed by Ann]; [list of people taming the axe].";
	now Bob bears the saw; now Ann bears the saw; now Ann bears the axe; now Bob bears the axe;
	say "3 [list of people bearing the axe].";
	now Bob hires the saw; now Ann hires the saw; now Ann hires the axe; now Bob hires the axe;
	say "4 [boss of saw]; [boss of axe].";
	now Bob lends the saw; now Ann lends the saw; now Ann lends the axe; now Bob lends the axe;
	say "5 [list of people lending the axe]; [list of people lending the saw].";
	now Bob heeds Ann; now Bob heeds yourself;
	say "6 [list of people heeded by Bob]; [list of people heeded by Ann]; [list of people heeded by yourself].";
	now Bob joins Ann; now Bob joins yourself;
	say "7 [list of people joined by Bob]; [list of people joined by Ann].";
	now 1 doubles 2; now 2 doubles 2; now 1 doubles 3;
	showme list of numbers to which 1 relates by the doubling relation;
	showme list of numbers to which 2 relates by the doubling relation;
	now Bob feels sad; now Bob feels glad; now Ann feels glad;
	say "8 [list of people feeling sad]; [list of people feeling glad]."
--- play

How many are related
An Interactive Fiction by Q
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Bob, Ann, an axe and a saw here.

>z
A while goes by.

1 axe; axe; Bob and Ann; nothing.
2 axe; saw; Bob.
3 Bob and Ann.
4 Ann; Bob.
5 Bob; Ann.
6 yourself; nothing; Bob.
7 yourself and Ann; Bob.
"list of numbers to which 1 relates by the doubling relation" = list of numbers: {3}
"list of numbers to which 2 relates by the doubling relation" = list of numbers: {2}
8 nothing; Bob and Ann.

>
