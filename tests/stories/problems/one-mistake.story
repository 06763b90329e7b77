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
		say "x";
		-- 6:
			say "y".

To decide whether it is late: decide on red.

--- sentences
'Called' gives a name to something of a kind that I know, but 'a numbr' is no kind. Perhaps 'number' was meant.
You seem to say that 'The ball' is the same as 'round', but these are two different things. If 'round' is a property, it has to be made: 'A thing can be round.'
You seem to say that 'The Attic' is the same as 'north-east of the Hall', but these are two different things. Such a direction is one word here: 'northeast'.
You seem to say that 'The ball's weight' is the same as '5', but these are two different things. What something has is said so outside of rules: 'The colour of the ball is red.'
You seem to say that 'The worth of the ball' is the same as '10', but these are two different things. A property is made before it has a value: 'A thing has a number called the price.'
You give 'a value of 10' as a property, but I know no property that begins so. A property is made with its kind, 'A thing has a number called the price', and what somebody has with him is carried: 'Bob carries a hat'.
You seem to say that 'The crate' is the same as 'closed but openable', but these are two different things. Several properties are joined by 'and': 'closed and openable'.
I could not make sense of the sentence 'Bob likes the ball'. No word of it is a verb that I know. One is made like this: 'The verb to like means the liking relation.'
'Bob is nowhere' puts Bob in a place, but it is put elsewhere as well: Bob is a man in the Hall.
'The ball is in the crate' looks like the beginning of a rule, but it does not begin with the name of a rulebook that I know.
A rule of the every turn rulebook applies to actions, but I do not understand 'if the player is in the Kitchen' as one, or as a part of one. Behind a rulebook a condition begins with 'when': 'Every turn when the lamp is lit:'.
In 'Every turn', nothing is indented under 'repeat with item running through things in the Kitchen', so there would be nothing to do in that case.
I do not know how to do 'let X is 5'. A name is given to a value by 'be': 'let N be 5'.
In 'Every turn', nothing is indented under '-- 5', so there would be nothing to do in that case.
I do not know how to do 'decide on red'. I took 'decide on' for a decision, but 'red' should be a truth state. It is a colour.
