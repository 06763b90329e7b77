Where two properties hold values of one kind, its names are adjectives of the property that has the kind's own name.
--- source
The Hall is a room. A party is a kind of value. The parties are Whig and Tory. A member is a kind of person. A member has a party called the vote. A member has a party. Fop and Jack are members in the Hall. Fop is Tory. The vote of Jack is Tory.
A grade is a kind of value. The grades are low, mid and top. A cup is a kind of thing. A cup has a grade. A cup has a grade called the rim. The mug is a cup in the Hall. The mug is mid. The rim of the mug is top. The beaker is a top cup in the Hall.
Instead of jumping:
	say "[party of Fop] [vote of Fop] [list of Tory members] [list of members which are Tory].";
	say "[grade of mug] [rim of mug] [list of top cups] [list of mid cups] [list of low cups] [grade of beaker] [rim of beaker].";
	now the mug is low;
	now Jack is Whig;
	say "[grade of mug] [rim of mug] [party of Jack] [vote of Jack]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see Fop, Jack, a mug and a beaker here.

>jump
Tory Whig Fop Fop.
mid top beaker mug nothing top low.
low top Whig Tory.

>
