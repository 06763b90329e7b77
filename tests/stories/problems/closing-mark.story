A text without a closing mark ends with its line if the next text begins with a letter of any alphabet or a substitution.
--- source
The Hall is a room. Bob is a man in the Hall. The cup is in the Hall.

Instead of taking the cup:
	say "You leave the cup.

Instead of examining the cup:
	say "[The cup] is blue."

Instead of jumping:
	say "[We] jump."

Instead of kissing Bob:
	say "Élan!"
--- sentences
The text that starts here, "You leave the cup., has no closing quotation mark. Put one where the text ends; it is taken to end in line 4.
