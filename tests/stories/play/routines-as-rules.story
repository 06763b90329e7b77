Rules that a sentence translates into routines of Inform 6, rules about others who act, kinds of things with a value, rulebooks that vary, lines under a comma, and tests that hold things in a room. The reference prints the same.
--- source
"The Weighing Room" by A Tester

The Weighing Room is a room. Tom is a man in the Weighing Room. The scales are in the Weighing Room. The feather is in the Weighing Room.
Persuasion rule: rule succeeds.

The chiming rule translates into Inter as "CHIME_R".
The stopping rule translates into I6 as "STOP_R".
Include (-
[ CHIME_R; print "Ding.^"; rfalse; ];
[ STOP_R; print "Enough.^"; rtrue; ];
-).
The chiming rule is listed first in the every turn rules.
The stopping rule is listed last in the every turn rules.
Every turn (this is the never reached rule): say "Not printed."
The never reached rule is listed after the stopping rule in the every turn rules.

Weighing is an action applying to one thing. Understand "weigh [thing]" as weighing.
Check something weighing Tom: say "[The actor] may not."
Report something weighing something: say "[The actor] weighs [the noun]."
Report weighing: say "You weigh [the noun]."

A remark is a kind of thing. A remark can be blunt, mild or querying. A remark is usually mild.
A greeting is a kind of querying remark. Hello is a greeting. Farewell is a remark.

The liquid rules are an object-based rulebook. The solid rules are an object-based rulebook.
The chosen rules is an object-based rulebook that varies. The chosen rules is the liquid rules.
Liquid for something: say "Wet."
Solid for something: say "Dry."

Polishing something is an activity on things.
For polishing a thing (called item): say "Shiny [item]."
To name (A - activity on value of kind K) for (V - K): say "An activity for [V]."

An as is a kind of thing. An os is a kind of thing. Two ases are in the Weighing Room. Two oses are in the Weighing Room.
The description of the feather is a "Light."

To judge (X - a thing):
	if X is a person:
		if X is a room,
			say "One.";
			say "Two.";
		otherwise:
			say "No room.";
		if X is Tom, say "Tom.";
			say "Indeed.";
		say "Done.".

Test weight with "weigh feather / tom, weigh feather" holding the feather in the Weighing Room.

Carry out jumping:
	say "[if hello is querying]Asking[end if] [if farewell is mild]mild[end if].";
	follow the chosen rules for Tom;
	now the chosen rules is the solid rules;
	follow the chosen rules for Tom;
	name the polishing for Tom;
	judge Tom;
	judge the player.
--- play

The Weighing Room
An Interactive Fiction by A Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Weighing Room
You can see Tom, a scales, a feather, two ases and two oses here.

>jump
Asking mild.
Wet.
Dry.
An activity for Tom.
No room.
Tom.
Indeed.
Done.
No room.
Done.

You jump, and come down again.

Ding.
Enough.
>weigh scales
You weigh the scales.

Ding.
Enough.
>tom, weigh scales
Tom weighs the scales.

Ding.
Enough.
>tom, weigh tom
Tom may not.

Tom weighs Tom.

Ding.
Enough.
>x feather
Light.

Ding.
Enough.
>test weight
(first acquiring the feather)
(Testing.)

>[1] weigh feather
You weigh the feather.

Ding.
Enough.
>[2] tom, weigh feather
Tom weighs the feather.

Ding.
Enough.
>
