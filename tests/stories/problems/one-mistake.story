One mistake is one problem: what follows from it is not told, too. What is unknown is told with how it would be made.

--- source
The Kitchen is a room. The Hall is north of the Kitchen. The ball is in the Kitchen. Colour is a kind of value. The colours are red and blue. A
thing has a colour. The crate is a container in the Hall. Bob is a man in the Hall. A thing has a number called weight.

A thing has a numbr called price.

The ball is round.

The Attic is north-east of the Hall.

The ball's weight is 5.

The worth of the ball is 10.

The ball has a value of 10.

The crate is closed but openable.

Bob likes the ball.

Bob is nowhere.

The ball is in the crate: it is red.

Every turn if the player is in the Kitchen: say "x".

Every turn:
	repeat with item running through things in the Kitchen:
	say "[item]".

Every turn:
	let X is 5;
	say "[X]".

Every turn:
	if the weight of the ball is:
		-- 5:
		-- 6:
			say "y".

To decide whether it is late: decide on red.

--- sentences
'a numbr' is not a kind, so nothing can be made with 'called'. Did you mean 'number'?
'The ball' and 'round' are two different things, so one cannot be the other. If 'round' is a property, define it first: 'A thing can be round.'
'The Attic' and 'north-east of the Hall' are two different things, so one cannot be the other. Write this direction as one word: 'northeast'.
'The ball's weight' and '5' are two different things, so one cannot be the other. To set a property outside rules, write 'The weight of the ball is 5.'
'The worth of the ball' and '10' are two different things, so one cannot be the other. Define the property before giving it a value: 'A thing has a number called the worth.'
'a value of 10' does not begin with the name of a property. Define a property and give it a value: 'A thing has a number called the price. The price of the cup is 5.'
'The crate' and 'closed but openable' are two different things, so one cannot be the other. Join properties by 'and': 'closed and openable'.
The sentence 'Bob likes the ball' could not be understood. It contains no known verb. To define one, write 'The verb to like means the liking relation.'
'Bob is nowhere' puts Bob in one place, and 'Bob is a man in the Hall' in another. It can be in one place only.
'The ball is in the crate' looks like the beginning of a rule, but it does not begin with the name of a rulebook.
'if the player is in the Kitchen' is not an action. Rules of the every turn rulebook apply to actions. A condition in a preamble begins with 'when': 'Every turn when the lamp is lit:'.
In 'Every turn', nothing is indented under 'repeat with item running through things in the Kitchen', so the block is empty.
'let X is 5' is not a known phrase. To name a value, write 'let N be 5'.
In 'Every turn', nothing is indented under '-- 5', so the block is empty.
'decide on red' is not a known phrase. 'decide on' was read as a decision, so 'red' must be a truth state. It is a colour.
