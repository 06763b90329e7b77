What has no words is alike: the first of them is taken where none is named, and a list of several prints nothing.
--- source
"Lists of the nameless" by Q

The Lab is a room.
A song is a kind of object. The red song is a song. The blue song is a song.
Humming is an action applying to one visible thing. Understand "hum [any song]" as humming. Carry out humming: say "You hum [noun]."
Every turn:
	let L be the list of songs;
	say "[L]; [L with definite articles]; [list of songs] [is-are the list of songs]."
--- play

Lists of the nameless
An Interactive Fiction by Q
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>hum blue
That noun has no place in such a command.

>hum
You hum red song.

red song and blue song; the red song and the blue song;  are the .

>
