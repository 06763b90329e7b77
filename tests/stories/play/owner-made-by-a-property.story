A thing that is first named by a property of its own exists, whatever the kind of the property's values.
--- source
The Lab is a room. The Den is north of the Lab.
A hat is a kind of thing. The beanie is a hat.
The bright comet has a direction called the path. The path of the bright comet is south.
Bob has a hat called the topper.
The dim star has a list of texts called the notes.
Instead of jumping:
	add "faint" to the notes of the dim star;
	say "[dim star]: [notes of the dim star].";
	say "[bright comet] to [the path of the bright comet], [topper of Bob], [if Bob is a thing]a thing[end if].".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>jump
dim star: faint.
bright comet to the south, beanie, a thing.

>
