Kinds and described things defined by tables, a rulebook with its default in its own sentence, a kind of action with an article, several
blank lines in a text, an initial appearance that runs on.
--- source
"Wardrobe"

The Attic is a room. "Dust.



More dust[rest of it]."
The rest of it is some text that varies. The rest of it is " and


moths".

A body-area is a kind of thing. A body-area can be upper or lower. A body-area is usually lower.
Some upper body-areas are defined by the Table of Tops.
A garment is a kind of thing. A garment has a number called warmth. Some kinds of garments are defined by the Table of Archetypes.

Table of Tops
name
hair
face

Table of Archetypes
name	warmth
hat	3
long-sleeved top	7

The jacket is a long-sleeved top. It is in the Attic. "A jacket hangs here. [run paragraph on]". The beret is a hat in the Attic. "A beret.[run paragraph on]".

The naming rules is an object based rulebook with default success.
A naming rule for the jacket: say "Named."

The doubting rules is an object based rulebook with default failure.
A doubting rule for the jacket: say "Doubted."

Slicing is an action applying to one thing. Understand "shave [something]" as slicing.
Slicing something is a cutting activity. Dropping something is a cutting activity.
Before a cutting activity: say "Careful now."

When play begins:
	say "[list of upper body-areas]; [warmth of jacket]; [warmth of beret].";
	if the hair is upper, say "Upper.";
	follow the naming rules for the jacket;
	if rule succeeded, say "Succeeded.";
	follow the doubting rules for the jacket;
	if rule failed, say "Failed.";
	repeat with x running through garments:
		say "[x][if x is a hat] (a hat)[end if]."
--- play

hair and face; 7; 3.
Upper.
Named.
Succeeded.
Doubted.
Failed.
jacket.
beret (a hat).

Wardrobe
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic
Dust.



More dust and


moths.

A jacket hangs here.

A beret.

>look
Attic
Dust.



More dust and


moths.

A jacket hangs here.

A beret.

>shave beret
Careful now.

>take beret
You take the beret.

>drop beret
Careful now.

You put the beret down.

>look
Attic
Dust.



More dust and


moths.

A jacket hangs here.

You can also see a beret here.
