What is usually or initially so of a variable gives way to what is so. An entry that is not there. A text is a description where scenery is
said, not implied.
--- source
"Usually and Initially"

Lab is a room. Hall is a room.

Va is a number that varies. Va is usually 1. Va is usually 2.
Vb is a number that varies. Vb is 1. Vb is usually 2.
Vc is initially 1. Vc is initially 2.
Vd is initially 1. Vd is 2.
Ve is a number that varies. Ve is usually 4. Ve is 5.
The motto is a text that varies. The motto is usually "abc". The motto is "def".
The goal is an object that varies. The goal is usually Lab. The goal is Hall.

When play begins: say "[Va] [Vb] [Vc] [Vd] [Ve] [motto] [goal]."

Table of Places
place	name
Lab	"first"
--	"second"

When play begins:
	repeat through the Table of Places:
		if not there is a place entry, say "The [name entry] has none.";
		if (not there is a place entry) or (the place entry is nothing), say "The [name entry] has none, or nothing.";
		if not there is no place entry, say "The [name entry] has one."

A thing can be big. A big thing is usually scenery. A rock is a kind of thing. A rock is usually scenery.
The stone is a big thing in the Lab. "Stone text."
The boulder is a rock in the Lab. "Boulder text."
The elm is in the Lab. "Elm text." It is scenery.
--- play

1 1 1 2 5 def Hall.

The first has one.
The second has none.
The second has none, or nothing.

Usually and Initially
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>examine stone
You notice nothing out of the ordinary about the stone.

>examine boulder
Boulder text.

>examine elm
Elm text.
