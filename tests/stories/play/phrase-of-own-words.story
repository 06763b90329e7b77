A phrase that says just the words of a statement of the language goes before it.
--- source
"Own Words"

Lab is a room. A box is in the lab.

Statusing is an action out of world. Report statusing: say "The action."
To try statusing: say "The phrase."

Humming is an action applying to nothing. Report humming: say "A hum."
To silently try humming: say "The silent phrase."
To try (X - a thing) well: say "[X] done well."

To stop the action: say "Stopped, says the story."
To follow the leader: say "After the leader."
The leader is a rulebook. A leader rule: say "The leader."
To choose a random row in the box: say "A row."
To let the dog out: say "Off it goes."

Every turn:
	try statusing;
	silently try humming;
	try silently humming;
	try humming;
	try the box well;
	follow the leader;
	choose a random row in the box;
	let the dog out;
	stop the action;
	say "And on."
--- play
Own Words
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a box here.

>z
A while goes by.

The phrase.
The silent phrase.

A hum.

box done well.
After the leader.
A row.
Off it goes.
Stopped, says the story.
And on.
