Made by machine: 5 questions of phrases, which the reference refuses too.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.

The Dock is a room. A crate is a kind of container. The big crate is a crate in the Dock. The small crate is a closed crate in the Dock. Dora is a woman in the Dock. The rope is in the Dock.
A colour is a kind of value. The colours are red, green and blue. A thing has a colour. The rope is blue.


To decide if (X - a thing) is vohufel: decide on whether or not X is a crate.

Carry out probing when the number understood is 1:
	say "#1:[line break]";
	if the rope is vohufel, say "Yes.";
	if Dora is not vohufel, say "Not she.";
	say "[if the big crate is vohufel]A[otherwise]B[end if]";

To decide whether (X - a thing) is mitipod: if X is blue, decide yes; decide no.

Carry out probing when the number understood is 12:
	say "#12:[line break]";
	if the rope is mitipod, say "Yes.";
	if Dora is not mitipod, say "Not she.";
	say "[if the big crate is mitipod]A[otherwise]B[end if]";

To decide if (X - a thing) is lekapod: decide on whether or not X is a crate.

Carry out probing when the number understood is 18:
	say "#18:[line break]";
	if the rope is lekapod, say "Yes.";
	if Dora is not lekapod, say "Not she.";
	say "[if the big crate is lekapod]A[otherwise]B[end if]";

To decide if (X - a thing) is nofivam: if X is a person, yes; no.

Carry out probing when the number understood is 46:
	say "#46:[line break]";
	if the rope is nofivam, say "Yes.";
	if Dora is not nofivam, say "Not she.";
	say "[if the big crate is nofivam]A[otherwise]B[end if]";

To decide whether (X - a thing) is volelom: yes.

Carry out probing when the number understood is 50:
	say "#50:[line break]";
	if the rope is volelom, say "Yes.";
	if Dora is not volelom, say "Not she.";
	say "[if the big crate is volelom]A[otherwise]B[end if]";
--- problems
CONDITION_UNKNOWN at "Dora is not vohufel"
CONDITION_UNKNOWN at "Dora is not mitipod"
CONDITION_UNKNOWN at "Dora is not lekapod"
CONDITION_UNKNOWN at "Dora is not nofivam"
CONDITION_UNKNOWN at "Dora is not volelom"
--- sentences
'Dora is not vohufel' is not a condition. 'is not' was read as a verb, so 'vohufel' must be an adjective, a description, a name or a place.
'Dora is not mitipod' is not a condition. 'is not' was read as a verb, so 'mitipod' must be an adjective, a description, a name or a place.
'Dora is not lekapod' is not a condition. 'is not' was read as a verb, so 'lekapod' must be an adjective, a description, a name or a place.
'Dora is not nofivam' is not a condition. 'is not' was read as a verb, so 'nofivam' must be an adjective, a description, a name or a place.
'Dora is not volelom' is not a condition. 'is not' was read as a verb, so 'volelom' must be an adjective, a description, a name or a place.
