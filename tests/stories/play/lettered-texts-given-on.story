A lettered text is a value too: a phrase that is given it says it as its rule would, with the rule's own names for things, and
as the story replaced it.
--- source
"Lettered Texts Given On"

The Quay is a room. The buoy and the rope are in the Quay.

To mutter (T - text) twice: say "Once: [T][line break]Twice: [T][line break]".
To hail (R - response): say "Ahoy! [text of R]".

Check pulling something (called the line) (this is the stiff line rule):
	let the keeper be a random room;
	if the noun is the rope, mutter "[The line] [are] as stiff as [the keeper]." (A) twice instead;
	hail "[The line] [bob]." (B);
	say "[line break]" instead.
To bob is a verb.
Instead of jumping:
	now the stiff line rule response (B) is "[The noun] only [wink].";
	say text of the stiff line rule response (A).
To wink is a verb.
Check squeezing (this is the soft touch rule): refuse with "[The noun] [yield]." (A) instead.
To yield is a verb.
The soft touch rule response (A) is "Never mind".
--- play

Lettered Texts Given On
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Quay
You can see a buoy and a rope here.

>pull rope
Once: The rope is as stiff as the Quay.
Twice: The rope is as stiff as the Quay.

>pull buoy
Ahoy! The buoy bobs.

>jump
nothing is as stiff as nothing.
>pull buoy
Ahoy! The buoy only winks.

>squeeze rope
Never mind

>
