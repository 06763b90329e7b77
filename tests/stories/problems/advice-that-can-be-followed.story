What a problem advises can be done: it names actions as they are called and with the nouns that they have, words that complete a phrase, and
signs that the author did write.
--- source
The Lab is a room. The ball is in the Lab. The box is a container in the Lab. Bob is a man in the Lab.

Bob has the ball.

Bob has the lock.

The alarm rings in 3 turns.

Every turn: wait 3 turns.

Every turn: Bob jumps 3 times.

Every turn: look under the box.

Every turn: the bell rings in 3 turns.

Every turn: say "Hm." say "Ha."

Every turn: say "[bold]x".

Every turn: say "[itallic type]x".

Every turn: if Bob sees the ball, say "x".

Every turn: if the ball is inn the box, say "x".

Instead of putting the ball in the box: say "x".

Instead of putting in the box: say "x".

At 9:00: say "x".

Instead of jumping:
    if the ball is in the box:
        say "x".
--- sentences
'the ball' does not begin with the name of a property. For a thing that somebody holds, write 'Bob carries the key.' For the value of a property, write 'The weight of the key is 5.'
'the lock' does not begin with the name of a property. For a key, write 'The brass key unlocks the iron door.'
The sentence 'The alarm rings in 3 turns' could not be understood. To have something happen later, write 'the bell rings in five turns from now' in a rule, and a rule 'At the time when the bell rings:'.
'wait 3 turns' is not a known phrase. To make somebody do an action, write 'try waiting'.
'Bob jumps 3 times' is not a known phrase. To make somebody do an action, write 'try Bob jumping'.
'look under the box' is not a known phrase. To make somebody do an action, write 'try looking under the box'.
'the bell rings in 3 turns' is not a known phrase. To have something happen later, write 'the bell rings in five turns from now', and a rule 'At the time when the bell rings:'.
'say "Hm." say "Ha."' is not a known phrase. Put a semicolon between two phrases: 'say "You win!"; end the story'.
'[bold]' in this text is not a text substitution or a value. Did you mean 'bold type'?
'[itallic type]' in this text is not a text substitution or a value. Nothing here is called 'itallic'. Did you mean 'italic'?
'Bob sees the ball' is not a condition. Nothing here is called 'sees'. Did you mean 'see'?
'the ball is inn the box' is not a condition. 'is' was read as a verb, so 'inn the box' must be an adjective, a description, a name or a place. Nothing here is called 'inn'. Did you mean 'in'?
Words of the action 'putting it on' are missing after 'the ball'. Write the whole name, with one noun in place of 'it' and the other at the end. This action is called 'inserting it into'.
Words of the action 'putting it on' are missing after 'putting'. Write the whole name, with one noun in place of 'it' and the other at the end.
'9:00' is not a time of day or an event. After 'At', write a time, such as '9:30 AM', or 'the time when' and the name of an event.
In 'Instead of jumping', the indentation of the phrase 'if the ball is in the box' does not match the lines before it. Indent each block by one tab more than the line that opens it; spaces do not count.
