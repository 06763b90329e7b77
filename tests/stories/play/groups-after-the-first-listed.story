Which things a grouped list moves together in the tree: the first look begins with the first thing that is listed.
--- source
"Groups"

The Lab is a room. A tool is a kind of thing. A saw, an axe and a file are tools in the Lab. A cup, a mug and a jug are in the Lab.
When play begins:
	repeat with X running through {the saw, the cup, the axe, the mug, the file, the jug}:
		now X is in the Lab.
A thing can be dull. The jug, the file, the mug, the axe and the saw are dull. For printing a locale paragraph about a dull thing (called X): now X is mentioned.
Before listing contents: group tools together.
To show the order:
	let X be the first thing held by the Lab;
	while X is a thing:
		say "<[X]>";
		now X is the next thing held after X;
	say "[line break]".
Polishing is an action applying to one thing. Understand "polish [thing]" as polishing. Carry out polishing: now the noun is not dull.
Every turn: show the order.
--- play

Groups
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a cup here.

>z
A while goes by.

<jug><file><mug><axe><cup><saw><yourself>

>polish saw
<jug><file><mug><axe><cup><saw><yourself>

>look
Lab
You can see a cup and a saw here.

<jug><file><mug><axe><cup><saw><yourself>

>polish mug
<jug><file><mug><axe><cup><saw><yourself>

>look
Lab
You can see a mug, a cup and a saw here.

<jug><mug><cup><yourself><file><axe><saw>

>
