Made by machine: 3 questions of phrases, which the reference refuses too.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.

The Dock is a room. A crate is a kind of container. The big crate is a crate in the Dock. The small crate is a closed crate in the Dock. Dora is a woman in the Dock. The rope is in the Dock.
A colour is a kind of value. The colours are red, green and blue. A thing has a colour. The rope is blue.


To decide whether (X - a thing) is noragon: yes.

Carry out probing when the number understood is 6:
	say "#6:[line break]";
	if the rope is noragon, say "Yes.";
	if Dora is not noragon, say "Not she.";
	say "[if the big crate is noragon]A[otherwise]B[end if]";

To decide if (X - a thing) is fisetig: decide on whether or not X is a crate.

Carry out probing when the number understood is 44:
	say "#44:[line break]";
	if the rope is fisetig, say "Yes.";
	if Dora is not fisetig, say "Not she.";
	say "[if the big crate is fisetig]A[otherwise]B[end if]";

To decide if (X - a thing) is sevolom: yes.

Carry out probing when the number understood is 54:
	say "#54:[line break]";
	if the rope is sevolom, say "Yes.";
	if Dora is not sevolom, say "Not she.";
	say "[if the big crate is sevolom]A[otherwise]B[end if]";
--- problems
CONDITION_UNKNOWN at "Dora is not noragon"
CONDITION_UNKNOWN at "Dora is not fisetig"
CONDITION_UNKNOWN at "Dora is not sevolom"
--- sentences
'Dora is not noragon' is not a condition. 'is not' was read as a verb, so 'noragon' must be an adjective, a description, a name or a place.
'Dora is not fisetig' is not a condition. 'is not' was read as a verb, so 'fisetig' must be an adjective, a description, a name or a place.
'Dora is not sevolom' is not a condition. 'is not' was read as a verb, so 'sevolom' must be an adjective, a description, a name or a place.
