Made by machine: 2 questions of conditions, which the reference refuses too.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.

The Yard is a room. The Barn is north of the Yard. The Loft is above the Barn. The Cellar is below the Barn. The Cellar is dark.
A size is a kind of value. The sizes are tiny, middling and huge. A thing has a size. The size of a thing is usually middling.
A thing can be clean or dirty. A thing has a number called worth. The worth of a thing is usually 5.
A hat is a kind of thing. A hat is always wearable. A bucket is a kind of container.
The red hat is a hat in the Yard. The worth of the red hat is 3. The blue hat is a dirty hat in the Barn. It is tiny. The old hat is a hat. The worth of the old hat is 12.
The pail is an open bucket in the Yard. The nail is in the pail. The vat is a closed openable bucket in the Barn. The frog is an animal in the vat. The tin is a bucket in the Cellar.
The bench is a supporter in the Yard. The lamp is on the bench. It is lit and huge. The worth of the lamp is 9. Some oats are on the bench. The oats are dirty.
Anna is a woman in the Yard. Anna wears the old hat. Anna carries a spade. Carl is a man in the Barn. The handle is part of the spade.
Liking relates various people to various things. The verb to like means the liking relation. Anna likes the lamp. Carl likes the frog. Carl likes the lamp.
Definition: a thing is dear if its worth is 6 or more. Definition: a thing is handy: if it is carried, yes; if it is in the Yard, yes; no.


Carry out probing when the number understood is 24:
	say "#24:[line break]";
	if Anna contains a thing in the location (called the catch):
		say "[The catch].";
	otherwise:
		say "None.";

Carry out probing when the number understood is 50:
	say "#50:[line break]";
	if Anna supports a handy thing in the pail (called the catch):
		say "[The catch].";
	otherwise:
		say "None.";
--- problems
CONDITION_UNKNOWN at "Anna contains a thing in the location (called the catch)"
CONDITION_UNKNOWN at "Anna supports a handy thing in the pail (called the catch)"
--- sentences
'Anna contains a thing in the location (called the catch)' is not a condition. 'in' was read as a preposition, so 'the location (called the catch)' must be a description or a name. Nothing here is called 'catch'.
'Anna supports a handy thing in the pail (called the catch)' is not a condition. 'in' was read as a preposition, so 'the pail (called the catch)' must be a description or a name. Nothing here is called 'catch'.
