Code in Inform 6 goes through all objects of a kind in their order, and reads, sets and gives the story's own either/or properties, under both of their names.
--- source
The Hall is a room. Bob is a man in the Hall. The Yard is north of the Hall.
A thing can be dusty or clean. A thing is usually clean. The lamp is in the Hall. The vase is in the Hall. The vase is dusty.
Include (-
[ CountThings x n;
	for (x = IK2_First: x: x = x.IK2_Link) n++;
	return n;
];
[ FirstDusty x;
	for (x = IK2_First: x: x = x.IK2_Link) if (x.(+ dusty +)) return x;
	return nothing;
];
[ LastPerson x y;
	for (x = IK8_First: x: x = x.IK8_Link) y = x;
	return y;
];
[ Soil x; give x (+ dusty +); ];
[ Wipe x; give x ~(+ dusty +); ];
[ Polish x; x.(+ clean +) = true; ];
-).
To decide what number is the count of all things: (- CountThings() -).
To decide what object is the first dusty one: (- FirstDusty() -).
To decide what object is the last person of all: (- LastPerson() -).
To soil (O - a thing): (- Soil({O}); -).
To wipe (O - a thing): (- Wipe({O}); -).
To polish (O - a thing): (- Polish({O}); -).
Instead of jumping:
	say "[if the count of all things is the number of things]all[end if]; [first dusty one]; [last person of all].";
	soil the lamp;
	say "[list of dusty things].";
	wipe the vase;
	say "[list of dusty things].";
	polish the lamp;
	say "[list of dusty things]; [if the lamp is clean]clean[end if]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see Bob, a lamp and a vase here.

>jump
all; vase; Bob.
lamp and vase.
lamp.
nothing; clean.

>
