A list that came to hold nothing is said as nothing at all, what a description fits as "nothing"; ways through partners and groups; rows from below.
--- source
"Nothing Doing" by Nobody

The Mill is a room. The sack is a closed container in the Mill. Ada is a woman in the Mill. Ben is a man in the Mill.
Trust relates various people to various people. The verb to trust means the trust relation.
Marriage relates one person to another. The verb to wed means the marriage relation. Ada weds Ben.
Kinship relates people to each other in groups. The verb to be akin to means the kinship relation. Ada is akin to Ben.
Service relates one person to various people. The verb to serve means the service relation. Ada serves Ben.

Table of Grain
weight	sort
2	"rye"
3	"oats"
2	"barley"

To tell of (R - relation of people):
	say "[R]: [number of steps via R from Ada to Ben], [next step via R from Ada to Ben]; ";

Instead of jumping:
	let L be a list of things;
	say "1 ([L]) ([L with definite articles]) ([L in brace notation])[line break]";
	let M be the list of open containers;
	say "2 ([M]) ([list of open containers]) ([list of people to whom Ada relates by the trust relation])[line break]";
	tell of the marriage relation;
	tell of the kinship relation;
	tell of the service relation;
	repeat through the Table of Grain in reverse weight order:
		say "[sort entry] ";
	repeat through the Table of Grain in weight order:
		say "[sort entry] ".
--- play

Nothing Doing
An Interactive Fiction by Nobody
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Mill
You can see a sack (closed), Ada and Ben here.

>jump
1 () () ({})
2 () (nothing) ()
marriage relation: 0, nothing; kinship relation: 0, nothing; service relation: 1, Ben; oats barley rye rye barley oats 
>
