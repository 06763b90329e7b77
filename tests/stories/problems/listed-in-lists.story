What is looked for in a list is of the kind of its entries, or may be; an action whose name ends with "it" has no noun in words.
--- source
The Lab is a room. Bob is a man in the Lab. The cup is in the Lab. The chosen one is an object that varies. The suspect is a thing that varies.
Polishing it is an action applying to one thing.
Instead of polishing the cup: say "No."
Check polishing it: say "Yes."
When play begins:
	let LT be the list of things;
	let LW be the list of women;
	let LN be {1, 2};
	if Bob is listed in LT, say "a";
	if the chosen one is listed in LT, say "b";
	if the suspect is listed in LW, say "c";
	if the Lab is listed in LT, say "d";
	if Bob is not listed in LW, say "e";
	if 3.0 is listed in LN, say "f";
	if "x" is listed in LN, say "g";
	if nothing is listed in LW, say "h".
--- problems
RULE_ACTION_UNKNOWN at "polishing the cup"
LISTED_KIND at "the Lab is listed in LT"
LISTED_KIND at "Bob is not listed in LW"
LISTED_KIND at "3.0 is listed in LN"
LISTED_KIND at ""x" is listed in LN"
