Version 4 of Basic Hyperlinks by Looseleaf, in place of Basic Hyperlinks by Emily Short, begins here.

"Stands in for an extension by Emily Short, whose phrases, table and rulebook it answers to, in words and code of its own. Links have numbers, and a table says which commands they give."

Include Glulx Entry Points by Emily Short.

Part 1 - Links

Numbered hyperlink is a hyperlink tag.

To say set link (N - a number): mark-link hyperlink token of numbered hyperlink for N.

Hyperlink printing rule for numbered hyperlink (this is the numbered hyperlink printing rule):
	say "link number [value of current hyperlink token as a number]".

[Links always work.]
To start looking for hyperlinks: do nothing.
To perform glulx hyperlink request: do nothing.

Part 2 - What a link does

The current link number is a number that varies.

The clicking hyperlink rules are a rulebook.

Table of Hyperlink Glulx Replacement Commands
linknum (a number)	replacement (a text)
--	--

A clicking hyperlink rule (this is the default command replacement by hyperlinks rule):
	repeat through the Table of Hyperlink Glulx Replacement Commands:
		if there is a linknum entry and the linknum entry is the current link number:
			now the glulx replacement command is the replacement entry;
			rule succeeds;
	now the glulx replacement command is "".

Hyperlink handling rule for numbered hyperlink (this is the numbered hyperlink rule):
	now the current link number is the value of the current hyperlink token as a number;
	now the glulx replacement command is "";
	follow the clicking hyperlink rules;
	if the glulx replacement command is not "", give-line the glulx replacement command.

Basic Hyperlinks ends here.

---- DOCUMENTATION ----

Read with "Include Basic Hyperlinks by Emily Short."

A link is set in a text, and a row of a table gives its command:

	The Bank is a room. "A path leads [set link 1]north[end link]."

	Table of Hyperlink Glulx Replacement Commands (continued)
	linknum	replacement
	1	"north"

A rule can do something else:

	A clicking hyperlink rule when the current link number is 2: say "You hear a bell."
