A name given with "(called ...)" to one of so many stands for the last that was counted.
--- source
"Exactly One"

The Shop is a room. A vase, a pear, a pearl, a bowl, a tray and a ladle are in the Shop. Proffering relates various things to various things. The verb to proffer means the proffering relation. The pearl proffers the pear. The tray proffers the tray. The bowl proffers the vase. The ladle proffers the vase. The vase proffers the bowl.

A thing can be dull or shiny. The ladle is shiny.

Instead of smelling something:
	if exactly one thing (called the parent) proffers the noun:
		say "[The parent].";
	otherwise:
		say "None or several."

Instead of touching something:
	if exactly one thing (called the parent) is proffered by the noun:
		say "[The parent].";
	otherwise:
		say "None or several."
Instead of waiting:
	if exactly one thing (called the parent) is shiny:
		say "[The parent].";
	if exactly one shiny thing (called the parent) is in the location:
		say "[The parent].";
	if one thing (called the parent) is shiny:
		say "[The parent].";
	if at most two things (called the parent) are shiny:
		say "[The parent].";
	if two things (called the parent) proffer the vase:
		say "[The parent].";
	if exactly two things (called the parent) proffer the vase:
		say "[The parent].";
	if at least one thing (called the parent) proffers the vase:
		say "[The parent].";
	if at least one thing (called the parent) is shiny:
		say "[The parent].";

Instead of jumping:
	if exactly two things (called the parent) proffer the vase:
		say "two [parent].";
	if at least one thing (called the parent) proffers the vase:
		say "at least [parent].";
	if at most three things (called the parent) proffer the vase:
		say "at most [parent].";
	if more than one thing (called the parent) proffers the vase:
		say "more [parent].";
	if fewer than ten things (called the parent) proffer the vase:
		say "fewer [parent].";
	if two things (called the parent) proffer the vase:
		say "two [parent].";
	if the location encloses exactly one shiny thing (called the parent):
		say "encloses [parent].";
	if the location encloses at least three dull things (called the parent):
		say "encloses [parent].";
	if the pearl proffers exactly one thing (called the parent):
		say "proffers [parent].";
	if exactly one thing (called the parent) is not in the shop:
		say "not in [parent].";
--- notices

--- play

Exactly One
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Shop
You can see a vase, a pear, a pearl, a bowl, a tray and a ladle here.

>smell pear
The pearl.

>smell vase
None or several.

>smell tray
The tray.

>smell bowl
The vase.

>touch pearl
The pear.

>touch tray
The tray.

>touch vase
The bowl.

>z
The ladle.
The ladle.
The ladle.
The ladle.
The ladle.

>jump
two ladle.
at least ladle.
at most ladle.
more ladle.
fewer ladle.
two ladle.
proffers pear.

>
