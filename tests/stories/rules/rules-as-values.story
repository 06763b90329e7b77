Rules and rulebooks are values: in variables, properties, tables, lists and phrases. A rulebook will do wherever a rule is wanted.
--- source
The Mill is a room. The sieve is in the Mill.

Table of Chores
chore	hour
the sweeping rule	5
the milling rules	6

This is the sweeping rule: say "Sweep."

Milling is a rulebook. Milling: say "Grind."

The next chore is a rule that varies. The next chore is the milling rules. A thing has a rule called the use. The use of the sieve is the sweeping rule.

To announce (R - a rule): say "A rule, [R]."
To announce (R - a rulebook): say "A book, [R]."

When play begins:
	repeat through the Table of Chores:
		follow the chore entry;
	follow the next chore;
	follow the use of the sieve;
	now the use of the sieve is the milling rules;
	let L be a list of rules;
	add the use of the sieve to L;
	add the sweeping rule to L;
	say "[L].";
	announce the sweeping rule;
	announce the milling rules;
	if the use of the sieve is the milling rules, say "The same.";
	if the next chore is the sweeping rule, say "Not so."
--- play

Sweep.

Grind.

Grind.

Sweep.
Milling rulebook and sweeping rule.
A rule, sweeping rule.
A book, Milling rulebook.
The same.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Mill
You can see a sieve here.

>
