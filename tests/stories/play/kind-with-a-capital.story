What is made of a kind without a name has the kind's capitals; showme names the kind in small letters.
--- source
The Shed is a room. 
Colour is a kind of value. The colours are red and blue. Length is a kind of value. 1m specifies a length. Mood is a kind of value. Some moods are defined by the Table of Moods. A thing has a colour. A thing has a length. 
Spoon is a kind of thing. Two spoons are in the Shed. A tray is a thing with colour red.

Table of Moods
mood
sad
glad

Carry out jumping:
	let L be a list of spoons;
	showme L;
	showme red;
	showme the colour of the tray;
	showme 3m;
	showme sad;
	showme list of moods;
	showme the tray;
	say "[list of moods].";
	showme a random spoon in the Shed.
A Big Fork is a kind of thing. Two big forks are in the Shed.
Carry out waiting:
	showme a random big fork in the Shed;
	showme a random spoon in the Shed;
	let L be the list of big forks;
	showme L;
	let K be the list of spoons;
	showme K.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Shed
You can see two Spoons and two Big Forks here.

>jump
"L" = list of spoons: {}
colour: red
"colour of the tray" = colour: red
length: 3m
mood: sad
"list of moods" = list of moods: {sad, glad}
thing: tray
sad and glad.
"a random spoon in the Shed" = spoon: Spoon

You jump, and come down again.

>wait
"a random big fork in the Shed" = big fork: Big Fork
"a random spoon in the Shed" = spoon: Spoon
"L" = list of big forks: {Big Fork, Big Fork}
"K" = list of spoons: {Spoon, Spoon}

A while goes by.

>
