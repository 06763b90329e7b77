What authors write in their first hours is answered with the form that was meant; each mistake is one problem.
--- source
The Kitchen is a room. The Garden is north of the Kitchen. The box is an openable closed container in the Kitchen. The lamp is a device in the Kitchen. The ball is in the box. Bob is a man in the Kitchen. The tally is a number that varies. The brass key is in the Kitchen.

The Attic is norht of the Kitchen.

The color of the ball is red.

The ball's colour is red.

The weight of the ball is 5.

The motto of Bob is "Hm."

The Kitchen leads north to the Garden.

The Kitchen is connected to the Garden.

The Shed is north west of the Kitchen.

The Shed is next to the Kitchen.

The ball is under the box.

The iron door is between the Kitchen and the Garden.

The oak door is locked with the brass key.

The box needs the brass key.

The box has a lock.

The Shed is a room, it is dark.

The cup is edible and is in the Kitchen.

The cup is an item in the Kitchen.

The cup lies on the table.

The game starts in the Garden.

The player owns a lantern.

Bob is the player.

The lamp is turned on.

The lamp is off.

The ball is hidden.

The Cellar has no light.

The torch gives light.

The strength is 5.

The stamina is a number.

The luck is a variable.

The player has a strength of 5.

The ball weighs 5 kg.

The ball looks like "Round."

The ball is described as "Round."

The cup is in the Kitchen, description "Blue."

A fruit is a thing. An apple is a fruit.

Create a kind of thing called fruit.

The max score is 10.

The title is "Trial".

Bob follows the player.

The Dance is a scene which begins when the player is in the Garden.

The Dinner starts when the player is in the Garden.

"hug" is the same as kissing.

Include Extra Kitchens.

// The first room

Understand "use ball" as throw the ball.

Understand "hug [someone]" as hugging.

When the player enters the Garden, say "Flowers!"

At the start of the game: say "Hi."

When the game begins: say "Hi."

When the story starts: say "Hi."

Start: say "Hi."

Every 3 turns: say "Tick."

On turn 5: say "Tick."

After 10 turns have passed: say "Tick."

Instead of pushing the button: say "Click."

Instead of using the ball: say "How?"

Instead of talking to Bob: say "Hello."

Instead of saying "hello" to Bob: say "Hello."

Instead of turning on the lamp: say "Broken."

Instead of picking up the ball: say "No."

Instead of walking north: say "No."

Instead of hitting Bob: say "No."

Instead of leaving the Kitchen: say "No."

Instead of taking ball or lamp: say "No."

The crate is inside of the box.

The Attic is located north of the Kitchen.

The player cant leave.

The box is 5 meters long.

Instead of dropping the ball: say "No." stop.

Function hop: say "Hop."

Every turn:
	if player carries the ball and lamp, say "Hop.";
	if the ball is in the player's inventory, say "Hop.";
	if the box is opened, say "Hop.";
	if the lamp is on, say "Hop.";
	if the player has taken the ball, say "Hop.";
	if the tally is 5 or 6, say "Hop.";
	if not the lamp is switched on, say "Hop.";
	if the ball is here, say "Hop.";
	if the player is near Bob, say "Hop.";
	if it is the first time, say "Hop.";
	if a random chance of 50%, say "Hop.";
	if the lamp is lit && the tally is 5, say "Hop."

Every turn:
	tally is increased by 1;
	tally++;
	score 5;
	add 5 to the score;
	now open the box;
	open the box;
	turn the lamp on;
	the player takes the ball;
	Bob takes the ball;
	Bob goes to the Garden;
	teleport the player to the Garden;
	say "Hop" then say "Again.";
	say "Hop." and look;
	say "You have " + tally + " points.";
	say "Hello" if the lamp is lit;
	say "You are in [the room].";
	Bob says "Hello.";
	create a ball;
	choose a random number between 1 and 6;
	you win;
	// a remark

Every turn:
	if the lamp is lit:
		say "x";
	else
		say "y".
--- sentences
'The Attic' and 'norht of the Kitchen' are two different things, so one cannot be the other. Did you mean 'north'?
'The color of the ball' and 'red' are two different things, so one cannot be the other. Define its values and the property first: 'Color is a kind of value. The colors are red and plain. A thing has a color.'
'The ball's colour' and 'red' are two different things, so one cannot be the other. Define its values and the property first: 'Colour is a kind of value. The colours are red and plain. A thing has a colour.' To set a property outside rules, write 'The colour of the ball is red.'
'The weight of the ball' and '5' are two different things, so one cannot be the other. Define the property before giving it a value: 'A thing has a number called the weight.'
'The motto of Bob' and '"Hm."' are two different things, so one cannot be the other. Define the property before giving it a value: 'A thing has a text called the motto.'
The sentence 'The Kitchen leads north to the Garden' could not be understood. To connect rooms, write 'The Attic is north of the Hall.'
'The Kitchen' and 'connected to the Garden' are two different things, so one cannot be the other. To connect rooms, write 'The Attic is north of the Hall.'
'The Shed' and 'north west of the Kitchen' are two different things, so one cannot be the other. Write this direction as one word: 'northeast'.
'The Shed' and 'next to the Kitchen' are two different things, so one cannot be the other. Place a room with a direction ('The Attic is north of the Hall.'), and a thing with 'in', 'on' or 'part of' ('The cup is on the table.').
'The ball' and 'under the box' are two different things, so one cannot be the other. Place a room with a direction ('The Attic is north of the Hall.'), and a thing with 'in', 'on' or 'part of' ('The cup is on the table.').
'The iron door' and 'between the Kitchen' are two different things, so one cannot be the other. A door is placed by two directions: 'The gate is north of the Hall and south of the Yard.'
Properties must follow 'with' in 'locked with the brass key', as in 'a box with carrying capacity 3'. For a name that contains 'with', use 'called': 'a thing called mac with cheese'. For a key, write 'The brass key unlocks the iron door.'
The sentence 'The box needs the brass key' could not be understood. For a key, write 'The brass key unlocks the iron door.'
'a lock' does not begin with the name of a property. For a key, write 'The brass key unlocks the iron door.'
'The Shed' and 'it is dark' are two different things, so one cannot be the other. Begin a new sentence: 'The Shed is a room. It is dark.'
'The cup' and 'is in the Kitchen' are two different things, so one cannot be the other. Begin a new sentence: 'The cup is edible. It is in the Kitchen.'
'The cup' and 'an item in the Kitchen' are two different things, so one cannot be the other. To make a thing, write 'The cup is a thing.' or 'The cup is in the Kitchen.'
The sentence 'The cup lies on the table' could not be understood. To place something, write 'The cup is on the table.' or 'Bob is a man in the Kitchen.'
The sentence 'The game starts in the Garden' could not be understood. The story begins in the first room of the source. To begin in another one, write 'The player is in the Garden.'
The sentence 'The player owns a lantern' could not be understood. To give somebody a thing at the start, write 'The player carries a lamp.'
'Bob' and 'the player' are two different things, so one cannot be the other. Write it the other way round: 'The player is Bob.'
'The lamp' and 'turned on' are two different things, so one cannot be the other. A device is 'switched on' or 'switched off': 'The lamp is switched on.'
'The lamp' and 'off' are two different things, so one cannot be the other. A device is 'switched on' or 'switched off': 'The lamp is switched on.'
'The ball' and 'hidden' are two different things, so one cannot be the other. To keep a thing out of the room's description, write 'The coin is scenery.' To bring it in later, let it be nowhere at first, and write 'move the coin to the Hall' in a rule.
'no light' does not begin with the name of a property. A room without light is dark: 'The Cellar is dark.'
The sentence 'The torch gives light' could not be understood. What gives light is lit: 'The torch is lit.'
'The strength' and '5' are two different things, so one cannot be the other. For a value of the whole story, write 'The count is a number that varies.'
'The stamina' and 'a number' are two different things, so one cannot be the other. For a value of the whole story, write 'The count is a number that varies.'
'a' is not a kind. A variable needs a kind: 'The count is a number that varies.'
'a strength of 5' does not begin with the name of a property. Define a property and give it a value: 'A thing has a number called the price. The price of the cup is 5.'
The sentence 'The ball weighs 5 kg' could not be understood. Define a property and give it a value: 'A thing has a number called the price. The price of the cup is 5.'
The sentence 'The ball looks like "Round."' could not be understood. To describe a thing, write 'The description of the box is "Square."'
'The ball' and 'described as "Round."' are two different things, so one cannot be the other. To describe a thing, write 'The description of the box is "Square."'
'description "Blue."' cannot be a name because it contains a quotation. To describe a thing, write 'The description of the box is "Square."'
'An apple' and 'a fruit' are two different things, so one cannot be the other. It is one thing. To define a kind, write 'A weapon is a kind of thing.'
The sentence 'Create a kind of thing called fruit' could not be understood. Make a thing or a kind by saying what it is: 'The cup is in the Kitchen.', 'A weapon is a kind of thing.'
'The max score' and '10' are two different things, so one cannot be the other. Write it out: 'The maximum score is 10.'
'The title' and '"Trial"' are two different things, so one cannot be the other. The title and the author are in the first line of the source: '"The Long Night" by Ada Example'.
The sentence 'Bob follows the player' could not be understood. What somebody does during play is written in a rule: 'Every turn: try Bob going north.'
There is no scene called 'The Dance is a scene which'. Write two sentences: 'The Ball is a scene. The Ball begins when the player is in the Hall.'
'Dinner starts when the player' cannot be a name because it contains 'when' or 'while'. A scene 'begins': 'The Ball begins when the player is in the Hall.'
'"hug"' and 'the same as kissing' are two different things, so one cannot be the other. To give a thing another name, write 'Understand "pot" as the kettle.'
The sentence 'Include Extra Kitchens' could not be understood. To include an extension, write its whole name: 'Include Rustic Doors by Ada Example.'
The sentence '// The first room' could not be understood. Write a comment in square brackets: '[The first room.]'.
'throw the ball' is not a possible meaning. Write an action, an object, a kind of object, a value, or a token in quotation marks. The name of an action is a participle: 'throwing', not 'throw'.
'hugging' is not a possible meaning. Write an action, an object, a kind of object, a value, or a token in quotation marks. To define an action, write 'Hugging is an action applying to one thing.'
'When the player enters the Garden' does not begin with a rulebook. Write the condition after the rulebook and what the rule applies to, as in 'Every turn when the lamp is lit'. A rule about an action begins with 'Instead of', 'Before' or 'After': 'After taking the lamp:'.
'the start of the game' is not a time of day or an event. After 'At', write a time, such as '9:30 AM', or 'the time when' and the name of an event. To print something at the start, write 'When play begins:'.
'the game' is not a value that this rulebook can be followed for. To print something at the start, write 'When play begins:'.
'When the story starts' is not valid. For a scene, write that it 'begins' or 'ends'. To print something at the start, write 'When play begins:'.
'Start' looks like the beginning of a rule, but it does not begin with the name of a rulebook. To print something at the start, write 'When play begins:'.
'Every 3 turns' looks like the beginning of a rule, but it does not begin with the name of a rulebook. Write 'Every turn when the remainder after dividing the turn count by 3 is 0:'.
'On turn 5' looks like the beginning of a rule, but it does not begin with the name of a rulebook. Write 'Every turn when the turn count is 5:'.
'10 turns have passed' is not an action. Rules of the after rulebook apply to actions. To have something happen later, write 'the bell rings in five turns from now', and a rule 'At the time when the bell rings:'.
'the button' is not an action. Rules of the instead rulebook apply to actions. 'pushing' was read as an action, so 'the button' must be a description or a name. Nothing here is called 'button'.
'using the ball' is not an action. Rules of the instead rulebook apply to actions. There is no action called 'using'. Name what is done, such as 'opening', 'eating' or 'switching on'.
'talking to Bob' is not an action. Rules of the instead rulebook apply to actions. The actions of talking are 'asking', 'telling' and 'answering': 'Instead of asking Bob about "weather"'.
'saying "hello" to Bob' is not an action. Rules of the instead rulebook apply to actions. Saying something to somebody is called 'answering': 'Instead of answering Bob that "hello"'.
'on the lamp' is not an action. Rules of the instead rulebook apply to actions. 'turning' was read as an action, so 'on the lamp' must be a description or a name. This action is called 'switching on'.
'picking up the ball' is not an action. Rules of the instead rulebook apply to actions. This action is called 'taking'.
'walking north' is not an action. Rules of the instead rulebook apply to actions. This action is called 'going'.
'hitting Bob' is not an action. Rules of the instead rulebook apply to actions. This action is called 'attacking'.
'leaving the Kitchen' is not an action. Rules of the instead rulebook apply to actions. Leaving a room is called 'going from' it: 'Instead of going from the Kitchen'.
'ball or lamp' is not an action. Rules of the instead rulebook apply to actions. 'taking' was read as an action, so 'ball or lamp' must be a description or a name. For several things, write a rule for each, or a condition: 'Instead of taking something when the noun is the ball or the noun is the lamp'.
'The crate is inside of the box' is used in the map, but it is not a room or a door. To put a thing into another, write 'The ball is in the box.'
'The Attic' and 'located north of the Kitchen' are two different things, so one cannot be the other. To connect rooms, write 'The Attic is north of the Hall.'
The sentence 'The player cant leave' could not be understood. To forbid an action, write a rule: 'Instead of taking the rock: say "Too heavy."'.
'The box' and '5 meters long' are two different things, so one cannot be the other. Define a property and give it a value: 'A thing has a number called the price. The price of the cup is 5.'
'say "No." stop' is not a known phrase. Put a semicolon between two phrases: 'say "You win!"; end the story'.
'Function hop' looks like the beginning of a rule, but it does not begin with the name of a rulebook. To define a phrase, write 'To ring the bell:'.
'player carries the ball and lamp' is not a condition. 'player carries the ball' was read as a condition, so 'lamp' must be a condition. It is a device. Write a whole condition on each side of 'and' and 'or'.
'the ball is in the player's inventory' is not a condition. 'is in' was read as a verb, so 'the player's inventory' must be a description or a name. To test what somebody carries, write 'if the player carries the ball'. To give it, write 'now the player carries the ball'.
'the box is opened' is not a condition. 'is' was read as a verb, so 'opened' must be an adjective, a description, a name or a place. Write 'open', not 'opened': 'if the box is open'.
'the lamp is on' is not a condition. 'is' was read as a verb, so 'on' must be an adjective, a description, a name or a place. A device is 'switched on' or 'switched off': 'if the lamp is switched on'.
'the player has taken the ball' is not a condition. 'has' was read as a verb, so 'taken the ball' must be a description or a name. To test whether something was done, write 'if we have taken the ball'.
'6' is not a complete condition. Write a whole condition on each side of 'and' and 'or': 'tally is 6'.
'not the lamp is switched on' is not a condition. 'is' was read as a verb, so 'not the lamp' must be a description or a name. Write 'not' after the verb, 'if the lamp is not lit', or write 'unless the lamp is lit'.
'the ball is here' is not a condition. 'is' was read as a verb, so 'here' must be an adjective, a description, a name or a place. To test whether something is in the same room, write 'if Bob is in the location' or 'if the player can see Bob'.
'the player is near Bob' is not a condition. 'is' was read as a verb, so 'near Bob' must be an adjective, a description, a name or a place. To test whether something is in the same room, write 'if Bob is in the location' or 'if the player can see Bob'.
'it is the first time' is not a condition. 'is' was read as a verb, so 'it' must be a description or a name. For the first time only, end the preamble with these words: 'After taking the ball for the first time:'. Or vary the text: '[one of]New[or]Old[stopping]'.
'a random chance of 50%' is not a condition. 'a random' was read as a choice by chance, so 'chance of 50%' must be a kind, optionally with adjectives. Write 'if a random chance of 1 in 2 succeeds'.
'the lamp is lit && the tally is 5' is not a condition. 'lit' was read as an adjective, so '&& the tally is 5' must be a description or a name. Write 'and' and 'or', and whole conditions: 'if the lamp is lit and the door is open'.
'tally is increased by 1' is not a known phrase. To change a number, write 'increase the count by 5' or 'decrease the count by 5'.
'tally++' is not a known phrase. To change a number, write 'increase the count by 5' or 'decrease the count by 5'.
'score 5' is not a known phrase. To change a number, write 'increase the count by 5' or 'decrease the count by 5'.
'add 5 to the score' is not a known phrase. It was read as 'add (new - K) to (L - list of values of kind K)', so 'the score' must be a list of values. It is a number. 'Add' is for lists. To change a number, write 'increase the count by 1'.
'open the box' can be tested, but 'now' cannot make it true. To make somebody do an action, write 'try opening the box'.
'open the box' is not a known phrase. To make somebody do an action, write 'try opening the box'.
'turn the lamp on' is not a known phrase. To switch a device, write 'now the lamp is switched on', or 'try switching on the lamp' for the action.
'the player takes the ball' is not a known phrase. To make somebody do an action, write 'try taking the ball'.
'Bob takes the ball' is not a known phrase. To make somebody do an action, write 'try Bob taking the ball'.
'Bob goes to the Garden' is not a known phrase. To put Bob into another room, write 'move Bob to the Garden'. To make him walk to the next room, write 'try Bob going north'.
'teleport the player to the Garden' is not a known phrase. To move a thing, write 'move the ball to the crate' or 'now Bob carries the ball'.
'say "Hop" then say "Again."' is not a known phrase. Put a semicolon between two phrases: 'say "You win!"; end the story'.
'say "Hop." and look' is not a known phrase. Put a semicolon between two phrases, not 'and': 'say "You win!"; end the story'.
'say "You have " + tally + " points."' is not a known phrase. Write a value into the text, in square brackets: 'say "You have [count] coins."'.
'say "Hello" if the lamp is lit' is not a known phrase. Put the condition first: 'if the lamp is lit, say "Light!"'.
'[the room]' in this text is not a text substitution or a value. In it, 'room' must be an object. The room that the player is in is '[the location]'.
'Bob says "Hello."' is not a known phrase. To make somebody speak, print the words: 'say "'Shut,' says the guard."'.
'create a ball' is not a known phrase. Things cannot be created during play. Create the thing with a sentence ('The ball is a thing.'), and bring it into play in a rule: 'move the ball to the crate'.
'choose a random number between 1 and 6' is not a known phrase. To choose a value by chance, write 'let N be a random number from 1 to 6'.
'you win' is not a known phrase. To end the story, write 'end the story' or 'end the story finally', optionally followed by 'saying "You have lost"'.
'// a remark' is not a known phrase. Write a comment in square brackets: '[The first room.]'.
'else say "y"' is not a known phrase. A colon may be missing before 'say'.
