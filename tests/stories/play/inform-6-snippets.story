Code in Inform 6 keeps the words of the command that it found, and a story's definition stands in place of an extension's.
--- source
Include Epistemology by Eric Eve.

The Pond is a room. A duck is in the Pond.

Definition: a thing is known if it is portable.

To decide whether (S - a snippet) holds (T - a topic): (- HoldsTopic({S}, {T}) -).
Include (-
[ HoldsTopic s t;
	if ((matched_text = SnippetIncludes(t, s))) rtrue;
	rfalse;
];
-).

After reading a command:
	if the player's command holds "big/small":
		say "Found '[matched text]'.";
	otherwise:
		say "Found none: '[matched text]'."

Instead of jumping: say "[if the duck is known]Known[otherwise]Unknown[end if]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Pond
You can see a duck here.

>look big duck
Found "big".
You see nothing of that name.

>jump
Found none: "".

Known.

>
