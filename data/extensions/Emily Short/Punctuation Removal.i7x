Version 6 of Punctuation Removal by Looseleaf, in place of Punctuation Removal by Emily Short, begins here.

"Stands in for an extension by Emily Short, whose phrases it answers to, in words and code of its own. They take marks out of the player's command before it is understood."

To blank out (mark - a text) in the/-- command:
	let the line be the substituted form of "[the player's command]";
	replace the text mark in the line with "";
	change the text of the player's command to the line.

To remove exclamation points: blank out "!" in the command.
To remove question marks: blank out "?" in the command.
To remove quotes: blank out "[quotation mark]" in the command.
To remove periods: blank out "." in the command.

To remove stray punctuation:
	remove exclamation points;
	remove question marks;
	remove quotes.

[A space stands for the apostrophe, so that what follows it is a word.]
To remove apostrophes:
	let the line be the substituted form of "[the player's command]";
	replace the text "[apostrophe]" in the line with " ";
	change the text of the player's command to the line.

[A title is a whole word before its full stop: "st" is one, the end of "best" is not.]
To resolve punctuated titles:
	let the line be the substituted form of "[the player's command]";
	replace the regular expression "\b(mr|mrs|prof|st|dr|rev)\." in the line with "\1";
	change the text of the player's command to the line.

Punctuation Removal ends here.

---- DOCUMENTATION ----

Read with "Include Punctuation Removal by Emily Short."

"remove exclamation points", "remove question marks" and "remove quotes" take these marks out of the command, "remove stray punctuation" all three. "remove periods" and "remove apostrophes" have to be asked for, since commands are parted by the one and names are written with the other. "resolve punctuated titles" takes the full stop from mr., mrs., prof., st., dr. and rev., and from nothing else.

	After reading a command: remove stray punctuation.
