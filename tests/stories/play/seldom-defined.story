Definitions of one thing, of it and of what is called something, and what only one thing has.
--- source
"Seldom Defined"

The Hall is a room. "The lamp hangs here." The Yard is north of the Hall. Bob is a man in the Hall. A crate is an open container in the Hall. The cup is in the crate. The lamp is a device in the Hall. The lamp has a number called charge. The charge of the lamp is 7. A person has a number called age. The age of Bob is 30.

Definition: a thing is plain unless it is a person.
Definition: a thing (called the item) is boxed if the item is in the crate.
Definition: a person is mature if his age is 18 or more.
Definition: a person is green if its age is 17 or less.
Definition: a number is lucky if it is 7.
Definition: the lamp is lonely if the charge of it is greater than 5.
Definition: Bob is lonely if Bob is in the Yard.

To mend (T - a thing) (documented at ph_mend): say "Mended [T]. ".
To spoil (T - a thing) (deprecated): say "Spoiled [T]. ".
The Meeting is a scene. The Meeting begins when play begins. The Meeting ends merrily when Bob carries the cup. The Meeting ends sadly when the player is in the Yard.


When the Meeting ends merrily, say "Merry end."
When the Meeting ends sadly, say "Sad end."
When the Meeting ends, say "The end."

Every turn when the Meeting ended merrily: say "It was merry."
Every turn when the Meeting ended sadly: say "It was sad."

Instead of jumping:
	say "[list of plain things] / [list of boxed things] / [list of mature people] / [list of green people] / [list of lonely things].";
	say "[if 7 is lucky]lucky[otherwise]not[end if], [if 8 is lucky]lucky[otherwise]not[end if].";
	mend the cup;
	spoil the lamp;

Instead of waving hands:
	now Bob carries the cup.
--- play

Seldom Defined
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
The lamp hangs here.

You can see Bob, a crate (in which is a cup) and a lamp here.

>jump
crate, cup and lamp / cup / Bob / yourself / lamp.
lucky, not.
Mended cup. Spoiled lamp. 
>showme lamp
lamp - device
location: in the Hall
unlit, inedible, portable; switched off; singular-named, improper-named
description: none
initial appearance: none
printed name: "lamp"
printed plural name: "devices"
indefinite article: none
list grouping key: none
charge: 7

>showme bob
Bob - man
location: in the Hall
unlit, inedible, portable; transparent, male; singular-named, proper-named
description: none
initial appearance: none
carrying capacity: 100
age: 30
printed name: "Bob"
printed plural name: "men"
indefinite article: none
list grouping key: none

>north

Yard
Sad end.

The end.

It was sad.

>south

Hall
The lamp hangs here.

You can see Bob, a crate (in which is a cup) and a lamp here.

It was sad.

>wave
It was sad.

>
