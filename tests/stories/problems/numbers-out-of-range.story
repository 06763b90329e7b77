A number that does not fit is reported as such, wherever it is.
--- source
The Hall is a room. The count is a number that varies. The count is 3000000000.

There are 100000000000 things in the Hall.

Instead of jumping: now the count is -3000000000.

Instead of waiting: if the count is 3000000000, say "x".

Instead of sleeping: say "[3000000000]".

Instead of smiling: let N be 3000000000.

Instead of singing: say "[unicode 55555555555]".
--- sentences
'3000000000' is not a value. It must be a number. '3000000000' is out of range: a number can be from -2147483648 to 2147483647.
'100000000000 things' makes more than 100 things in one sentence. Write fewer, or count them with a number instead of things.
'the count is -3000000000' is not a condition. '-3000000000' is out of range: a number can be from -2147483648 to 2147483647.
'[3000000000]' in this text is not a text substitution or a value. '3000000000' is out of range: a number can be from -2147483648 to 2147483647.
'smiling' is not an action. Rules of the instead rulebook apply to actions. Nothing here is called 'smiling'. To define an action, write 'Smiling is an action applying to one thing.'
'let N be 3000000000' is not a known phrase. '3000000000' is out of range: a number can be from -2147483648 to 2147483647.
'singing' is not an action. Rules of the instead rulebook apply to actions. Nothing here is called 'singing'. Did you mean 'swinging'?
'[unicode 55555555555]' in this text is not a text substitution or a value. No character has '55555555555' in its name.
