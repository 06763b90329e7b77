Verbs by what they mean, properties by name, roots of units, and a backdrop put everywhere.
--- source
"Observatory"

The Dome is a room. The Stairs are south of the Dome. The rain is a backdrop. The telescope is in the Dome.

A span is a kind of value. 1 ell specifies a span. 1 inch specifies a span scaled down by 40.
A field is a kind of value. 1 sq ell specifies a field.
A span times a span specifies a field.
A block is a kind of value. 1 cu ell specifies a block.
A field times a span specifies a block.

Guarding relates various people to various things. The verb to guard means the guarding relation.

Instead of jumping:
	let R be the guarding relation;
	say "[if the verb guard means R]yes[end if] [if the verb contain means R]no[otherwise]not[end if] [random verb that means R].";
	say "[if the provision relation relates the telescope to the property description]yes[end if].";
	let F be 16 sq ell;
	let S be the square root of F;
	say "[S] [S times S] [cube root of 27 cu ell]."

Instead of waiting:
	now the rain is everywhere;
	say "Drops fall."
--- play

Observatory
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Dome
You can see a telescope here.

>jump
yes not verb guard.
yes.
4 ell 16 sq ell 3 ell.

>x rain
You see nothing of that name.

>z
Drops fall.

>x rain
You notice nothing out of the ordinary about the rain.

>s

Stairs

>x rain
You notice nothing out of the ordinary about the rain.

>
