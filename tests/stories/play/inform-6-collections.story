Code in Inform 6 on tables as arrays of columns, lists written from marked objects, relations, actions and activities.
--- source
The Attic is a room. The Hall is north of the Attic. The shelf is a supporter in the Attic. The cup, the plate and the bowl are on the shelf. The cap is a wearable thing. The player wears the cap.
Bob is a man in the Attic. A person can be eager. A thing has a number called the rank. The rank property translates into I6 as "rank_of".
Liking relates various people to one person. The verb to like means the liking relation. Bob likes yourself.
The pair relates things to each other. The verb to match means the pair relation. The cup matches the plate.

Table of Marks
item (an object)	mark (a number)
cup	7
plate	3
bowl	5
--	--

Verdict rules is a rulebook. The verdict rules have outcomes good (success) and bad (failure). Verdict rule: good.
Sorting out something is an activity on objects. Rule for sorting out something (called it): say "Sorted [it]. ".
Instead of Bob exiting: say "Bob leaves. ". Instead of Bob taking the cup: say "Bob takes it. ".

Include (-
Array kept --> (+ cup +) (+ Bob +);
[ ListAll style n o;
	@push MarkedObjectArray; @push MarkedObjectLength;
	MarkedObjectArray = RequisitionStack(8);
	objectloop (o in (+ shelf +)) MarkedObjectArray-->n++ = o;
	MarkedObjectLength = n;
	WriteListFrom(MarkedObjectArray-->0, style, 0, false, MarkedListIterator);
	FreeStack(MarkedObjectArray);
	@pull MarkedObjectLength; @pull MarkedObjectArray;
];
[ SortMarks t c;
	if (c >= 100) c = TableFindCol(t, c, false);
	SetSortDomain(TableSwapRows, TableCompareRows);
	SortArray(t, c, 1, TableMoveBlanksToBack(t, 1, 4), false, 0);
	TableLookUpEntry(t, (+ mark +), 4, 1, 9);
];
[ Entry t c r; return (t-->c)-->(r + COL_HSIZE); ];
[ BlankOut t r; (t-->1)-->(r + COL_HSIZE) = TABLE_NOVALUE; return (t-->1)-->(r + COL_HSIZE) == TABLE_NOVALUE; ];
[ Partner x; if (x provides (+ liking relation storage +)) return x.(+ liking relation storage +); return nothing; ];
[ Matches x y; return Relation_TestVtoV(x, (+ pair relation +), y, false); ];
[ Outcome; FollowRulebook((+ verdict rules +)); return ResultOfRule() == (+ good outcome +); ];
[ TryThem; TryAction(0, (+ Bob +), ##Exit, 0, 0); TryAction(0, (+ Bob +), ##Take, (+ cup +), 0); ];
[ Others x;
	WriteGProperty(OBJECT_TY, x, rank_of, 4);
	print GProperty(OBJECT_TY, x, rank_of), " ", kept-->1 == (+ Bob +), " ", (+ cap +) has worn, " ", x has worn, " ";
	print x provides component_parent, " ", (+ Attic +) provides component_parent, " ", Identical(x, (+ plate +)), " ";
	print (name) MapConnection((+ Attic +), (+ north +)), " ", NUM_ROOMS;
];
-).

To list all in style (N - a number): (- ListAll({N}); -).
To sort the marks by (C - a table column): (- SortMarks((+ Table of Marks +), {C}); -).
To decide what object is item (N - a number): (- Entry((+ Table of Marks +), 1, {N}) -).
To decide what number is mark (N - a number): (- Entry((+ Table of Marks +), 2, {N}) -).
To decide whether row (N - a number) is cleared: (- BlankOut((+ Table of Marks +), {N}) -).
To decide what object is the partner of (X - an object): (- Partner({X}) -).
To decide whether (X - a thing) fits (Y - a thing): (- Matches({X}, {Y}) -).
To decide whether the outcome is good: (- Outcome() -).
To try them: (- TryThem(); -).
To sort out (X - a thing): (- CarryOutActivity((+ the sorting out activity +), {X}); -).
To tell more of (X - a thing): (- Others({X}); -).

Instead of jumping:
	list all in style 8; say "; "; list all in style 16648; say "; "; list all in style 4104; say ".";
	sort the marks by mark;
	say "[item 1] [mark 1], [item 2] [mark 2], [item 3] [mark 3], [mark 4].";
	say "[if row 2 is cleared]cleared[end if] [if there is an item in row 2 of the Table of Marks]filled[otherwise]blank[end if].";
	say "[partner of Bob], [partner of the cup].";
	say "[if the cup fits the plate]fits[end if][if the cup fits the bowl]wrong[end if] [if the outcome is good]good[end if].";
	try them;
	sort out the cup;
	tell more of the cup.
--- notices

--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic
You can see a shelf (on which are a cup, a plate and a bowl) and Bob here.

>jump
a cup, a plate and a bowl; The cup, the plate and the bowl; cup, plate and bowl.
plate 3, bowl 5, cup 7, 9.
cleared blank.
yourself, nothing.
fits 
good.

Bob leaves. 
Bob takes it. 
Sorted it. 4 1 1 0 1 0 0 Hall 2
>
