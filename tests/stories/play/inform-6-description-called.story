A description that is given to a routine in Inform 6 is one itself: it tests a value, and it gives the next thing that it describes.
--- source
"Descriptions Called"

The Yard is a room. The stool, the bench, the bottle and the urn are in the Yard. A chair is a kind of thing. The throne and the settle are chairs in the Yard. A rocker is a chair.

A thing can be heavy or light. The bench is heavy. The throne is heavy.

Include (-
[ CountThem desc obj n;
	n = 0; obj = nothing;
	while (obj = desc(-2, obj)) { n++; print (name) obj, ";"; }
	return n;
];
[ IsOne desc obj; if (desc(obj)) return 1; return 0; ];
[ MarkThem desc func obj;
	obj = nothing;
	while (obj = desc(-2, obj)) obj.list_together = func;
];
-).

To decide what number is the tally of (OS - description of objects): (- CountThem({OS}) -).
To decide what number is (O - object) among (OS - description of objects): (- IsOne({OS}, {O}) -).
To always group (OS - description of objects) together: (- MarkThem({OS}, {-list-together:unarticled}); -).

Instead of waiting:
	say "[tally of chairs], [tally of heavy things], [tally of heavy chairs], [tally of directions].";
	say "[throne among heavy chairs][bench among heavy chairs][bench among heavy things][urn among things in the Yard].".

Instead of jumping:
	say "[tally of things which are in the location].".

Instead of sleeping:
	always group chairs together;
	try looking.
--- notices

--- play

Descriptions Called
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a stool, a bench, a bottle, an urn, a throne and a settle here.

>z
throne;settle;rocker;3, bench;throne;2, throne;1, north;northeast;northwest;south;southeast;southwest;east;west;up;down;inside;outside;12.
1011.

>jump
yourself;stool;bench;bottle;urn;throne;settle;7.

>sleep
Yard
You can see a stool, a bench, a bottle, an urn, a throne and a settle here.

>
