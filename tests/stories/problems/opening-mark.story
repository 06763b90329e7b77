Where the mark that opens a text is left out, its words make no sense as sentences; that alone is told.
--- source
The Kitchen is a room. "A kitchen." The ball is in the Kitchen. The description of the ball is Round. It is red."

The box is flurbled.
--- sentences
This quotation mark closes a text that was not opened. Put one where the text begins: 'The description of the cup is "Blue."'
'The box' and 'flurbled' are two different things, so one cannot be the other. If 'flurbled' is a property, define it first: 'A thing can be flurbled.'
