Texts without quotation marks, with others, and with more of them inside; a property of other kinds.
--- source
The Hall is a room. 'A hall.'

The cup is in the Hall. "He says "hello" to you."

The spoon is openable. The spoon is in the Hall.

Instead of jumping: say Hello.

Every turn:
	if the player is in the Hall:
		say "a";
	elseif the player carries the cup:
		say "b".
--- sentences
The sentence ''A hall' could not be understood. Write a text in double quotation marks.
The sentence ''' could not be understood. Write a text in double quotation marks.
The sentence '"He says "hello" to you."' could not be understood. The text ends at its second quotation mark. Inside a text, write an apostrophe or [quotation mark] instead.
'The spoon is openable' is not possible: spoon does not have this property. These kinds have it: door, container.
'say Hello' is not a known phrase. A text needs quotation marks: 'say "Hello."'.
'elseif the player carries the cup' looks like the beginning of a rule, but it does not begin with the name of a rulebook. Write 'otherwise if'.
