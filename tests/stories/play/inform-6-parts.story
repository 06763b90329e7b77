The next part of a thing that is no part itself is nothing in Inform 6, though what holds it has parts.
--- source
"The Dresser"

Lab is a room. The dresser is a supporter in Lab. The journal is on the dresser. The upper drawer is a container. It is part of the dresser. The vase is on the dresser. The lower drawer is a container. It is part of the dresser. The pin is in the upper drawer. The knob is part of the lower drawer.

To walk through (O - an object): (- WalkThrough({O}); -).
To tell the kin of (O - an object): (- TellKin({O}); -).

Include (-
[ TellKin o;
	print (name) o, ": child ", (name) child(o), ", sibling ", (name) sibling(o), ", part ", (name) o.component_child, ", next part ", (name) o.component_sibling, ", of ", (name) o.component_parent, "^";
];

[ WalkThrough start o;
	for (o = start : o : ) {
		print "[", (name) o, "]";
		if (o.component_child) WalkThrough(o.component_child);
		if (o.component_sibling) WalkThrough(o.component_sibling);
		if (child(o)) o = child(o);
		else
			while (o) {
				if (sibling(o)) { o = sibling(o); break; }
				o = parent(o);
				if (o == parent(start)) return;
			}
	}
];
-).

Before jumping:
	repeat with item running through things:
		tell the kin of item;
	walk through the dresser;
	say line break.
--- play
The Dresser
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a dresser (on which are a journal and a vase) here.

>jump
yourself: child nothing, sibling dresser, part nothing, next part nothing, of nothing
dresser: child journal, sibling nothing, part upper drawer, next part nothing, of nothing
journal: child nothing, sibling vase, part nothing, next part nothing, of nothing
vase: child nothing, sibling nothing, part nothing, next part nothing, of nothing
upper drawer: child pin, sibling nothing, part nothing, next part lower drawer, of dresser
pin: child nothing, sibling nothing, part nothing, next part nothing, of nothing
lower drawer: child nothing, sibling nothing, part knob, next part nothing, of dresser
knob: child nothing, sibling nothing, part nothing, next part nothing, of lower drawer
[dresser][upper drawer][lower drawer][knob][pin][journal][vase]

You jump, and come down again.
