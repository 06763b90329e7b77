"minus 2" is a constant where one is asserted; a blank in a table that defines a kind of value is its default; a variable of an action needs no article; a door that is locked without being lockable does not open; of two lines that name one object each the first is tried first.
--- source
"Sundries"

The Barn is a room. "Swept." A thing has a number called depth. The well is in the Barn. The depth of the well is minus 2. The oak gate is a door. The oak gate is east of the Barn and west of the Field.

A coin is a kind of value. The coins are defined by the Table of Coins.

Table of Coins
coin	worth (a number)	legend
penny	1	"one"
blank	--	--

Weight is a kind of value. 9kg specifies a weight.
The jumping action has weights called the load.
Setting action variables for jumping: now the load is 3kg.
Carry out jumping: increase the load by 2kg; say "[load]."

Instead of listening: print the location's description.
Instead of waiting: now the oak gate is closed; now the oak gate is locked; say "Locked."

The lamp is in the Barn. The lamp oil is a container in the Barn.
Poking is an action applying to one thing. Report poking: say "You poke [the noun]."
Understand "poke [lamp]" as poking. Understand "poke [lamp oil]" as poking.

When play begins:
	say "[depth of the well] [worth of blank] <[legend of blank]> [if there is a worth corresponding to a coin of blank in the Table of Coins]there[otherwise]not there[end if].".
--- play

-2 0 <> there.

Sundries
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Barn
Swept.

You can see an oak gate, a well, a lamp and a lamp oil (empty) here.

>listen
Swept.

>jump
5kg.

You jump, and come down again.

>wait
Locked.

>open gate
The oak gate proves to be locked.

>poke lamp
You poke the lamp.

>
