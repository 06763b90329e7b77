Sentences, rules and phrases for which a hint just fits, and others for which it just does not.
--- source
The Yard is a room. The Barn is a room. The ball is a container in the Yard. The lamp is in the Yard. Ann is a woman in the Yard. A thing has a number called the size. The tally is a number that varies. The count is a number that varies. The mass is a real number that varies. Ringing is an action applying to nothing. Waiting for a bit is an action applying to nothing.

The strength is 5.

The strength is 5 6.

The great big old grey strength is 5.

The four word long strength is 5.

Its strength is 5.

The strength is "x".

The ball is 5.

The strength is five.

The colour of the ball is mauve.

The colour of the ball is 5.

The colour of the ball is "x".

The colour of the ball is bright mauve.

The old colour of the ball is mauve.

The size of the ball is mauve.

The colour of is mauve.

Of the ball is mauve.

The of the ball is mauve.

The ball's colour is mauve.

The ball's colour is 5.

The ball's size is 5.

Ann's colour is mauve.

The ball's is mauve.

The ball's old colour is "x".

The one two three four five six seven of the ball is mauve.

The one two three four five six of the ball is mauve.

The colour (or so) of the ball is mauve.

The ball is norht.

The Barn is norht of the Yard.

The Barn is norht from the Yard.

The Barn is norht by the Yard.

The Barn is noth.

The ball is a contaner.

The ball is a contaner and open.

The ball is opne.

The apple is a lamp.

The pear is the lamp.

The plum is a fruit.

The cherry is an orange.

The grape is a ripe fruit.

The fig is a lampe.

The date is fruit.

A melon is a kind.

The ball is shiny.

The ball is very shiny.

The ball is 9lives.

The Den is a room "A den."

The Den is a room A den.

The Den is a very odd place "A den."

The Den is in "A den."

The Den is
A room.

The Den is a room
The Hall is a room.

The Den is a room
the Hall is a room.

The lamp a thing.

The lamp an open container.

The lamp in the Yard.

The lamp on the lamp.

Lamp standing in the Yard.

The standing lamp in the Yard.

A tree planted in the Yard.

The lamp likes Ann.

The lamp stands in the Yard.

The grass in the Yard.

The boss in the Yard.

The lamp's in the Yard.

The lamp called bright in the Yard.

The lamp, in the Yard.

The lamp in.

In the Yard.

A in the Yard.

Lamp.

The lamp "x" in the Yard.

'A hall.'

'Hello.

"He says "hello" to you."

"He says" hello.

"He says "hello" now".

# The first room.

// The first room.

/* The first room.

-- The first room.

The # first room.

#.

The lamp isn't lit.

The lamp can't be lit.

The lamp won't be lit.

The lamp aren't lit.

The lamp wasn't lit.

The lamp weren't lit.

The lamp hasn't lit.

The lamp haven't lit.

The lamp hadn't lit.

The lamp don't lit.

The lamp didn't lit.

The lamp couldn't lit.

The lamp wouldn't lit.

The lamp doesn't shine.

The first tally is a number that varies. The first tally is 99999999999.

The second tally is a number that varies. The second tally is 2147483648.

The third tally is a number that varies. The third tally is 2147483647.

The fourth tally is a number that varies. The fourth tally is -2147483649.

The fifth tally is a number that varies. The fifth tally is -2147483648.

The first mass is a real number that varies. The first mass is 1.5e10.

The second mass is a real number that varies. The second mass is 2E5.

The third mass is a real number that varies. The third mass is e5.

The fourth mass is a real number that varies. The fourth mass is 1.5ex.

Instead of take the ball:
	do nothing.

Instead of takes the ball:
	do nothing.

Instead of Ann takes the ball:
	do nothing.

Instead of the player takes the ball:
	do nothing.

Instead of the old tall player takes the ball:
	do nothing.

Instead of yodelling:
	do nothing.

Instead of yodelling the ball:
	do nothing.

Instead of takeing the ball:
	do nothing.

Instead of goes north:
	do nothing.

Instead of go north:
	do nothing.

Instead of bus north:
	do nothing.

Instead of as:
	do nothing.

Instead of s:
	do nothing.

Instead of ring:
	do nothing.

Instead of "take":
	do nothing.

Instead of weighing up the ball:
	do nothing.

Instead of printing the name of the ball:
	do nothing.

Instead of doing nothing at all:
	do nothing.

Instead of something odd:
	do nothing.

Instead of nothing odd:
	do nothing.

Instead of singing:
	do nothing.

Before waiting when the lamp isn't lit:
	do nothing.

Before waiting when the lamp can't shine:
	do nothing.

Before waiting when the tally = 5:
	do nothing.

Before waiting when the tally is 1e5:
	do nothing.

Check take:
	do nothing.

Report yodelling:
	do nothing.

To test 0:
	take the ball;
	do nothing.

To test 1:
	takes the ball;
	do nothing.

To test 2:
	Ann takes the ball;
	do nothing.

To test 3:
	Ann take the ball;
	do nothing.

To test 4:
	the player takes the ball;
	do nothing.

To test 5:
	player takes the ball;
	do nothing.

To test 6:
	the tall player takes the ball;
	do nothing.

To test 7:
	one two three takes the ball;
	do nothing.

To test 8:
	wait 3 turns;
	do nothing.

To test 9:
	wait for a bit;
	do nothing.

To test 10:
	waits;
	do nothing.

To test 11:
	ring the bell;
	do nothing.

To test 12:
	ring;
	do nothing.

To test 13:
	goes north;
	do nothing.

To test 14:
	go;
	do nothing.

To test 15:
	taking the ball;
	do nothing.

To test 16:
	say Hello;
	do nothing.

To test 17:
	say hello;
	do nothing.

To test 18:
	say A;
	do nothing.

To test 19:
	say The ball;
	do nothing.

To test 20:
	say The moon;
	do nothing.

To test 21:
	say Ann;
	do nothing.

To test 22:
	say 'Oh';
	do nothing.

To test 23:
	say oh 'Oh';
	do nothing.

To test 24:
	say "Oh" and look;
	do nothing.

To test 25:
	say "Oh" then look;
	do nothing.

To test 26:
	say "Oh", look;
	do nothing.

To test 27:
	say "Oh",;
	do nothing.

To test 28:
	say "Oh" + count;
	do nothing.

To test 29:
	say "Oh" & count;
	do nothing.

To test 30:
	say "Oh" stop;
	do nothing.

To test 31:
	say "Oh" now the lamp is lit;
	do nothing.

To test 32:
	say "Oh" end;
	do nothing.

To test 33:
	say "Oh" move;
	do nothing.

To test 34:
	say "Oh" try;
	do nothing.

To test 35:
	say "Oh" say;
	do nothing.

To test 36:
	say "Oh" continue;
	do nothing.

To test 37:
	say "Oh" increase;
	do nothing.

To test 38:
	say "Oh" moves;
	do nothing.

To test 39:
	say "Oh" "Ah";
	do nothing.

To test 40:
	say "He says "no" again";
	do nothing.

To test 41:
	say "He says "no"";
	do nothing.

To test 42:
	say "The "[ball]" is here";
	do nothing.

To test 43:
	"Hello.";
	do nothing.

To test 44:
	"Hello." "Ah.";
	do nothing.

To test 45:
	count++;
	do nothing.

To test 46:
	count--;
	do nothing.

To test 47:
	the count++;
	do nothing.

To test 48:
	count+;
	do nothing.

To test 49:
	++count;
	do nothing.

To test 50:
	then stop;
	do nothing.

To test 51:
	while the lamp is lit, stop;
	do nothing.

To test 52:
	repeat ten times, stop;
	do nothing.

To test 53:
	while the lamp is lit;
	do nothing.

To test 54:
	# nothing;
	do nothing.

To test 55:
	// nothing;
	do nothing.

To test 56:
	if the lamp is lit stop;
	do nothing.

To test 57:
	unless the lamp is lit stop;
	do nothing.

To test 58:
	if the lamp is lit
		stop;
	do nothing.

To test 59:
	unless the lamp is lit
		stop;
	do nothing.

To test 60:
	else
		stop;
	do nothing.

To test 61:
	otherwise
		stop;
	do nothing.

To test 62:
	otherwise stop;
	do nothing.

To test 63:
	now the lamp is lit
		stop;
	do nothing.

To test 64:
	print "x";
	do nothing.

To test 65:
	decide;
	do nothing.

To test 66:
	now;
	do nothing.

To test 67:
	let x = 5;
	do nothing.

To test 68:
	let x be;
	do nothing.

To test 69:
	set the count to 5;
	do nothing.

To test 70:
	count = 5;
	do nothing.

To test 71:
	if the lamp isn't lit, stop;
	do nothing.

To test 72:
	if the count = 5, stop;
	do nothing.

To test 73:
	if the count is 99999999999, stop;
	do nothing.

To test 74:
	increase the count by 1e5;
	do nothing.

Table of Things
name	size
"a"	1
"b" 2
"c" is here
"d"
Instead of waiting: do nothing.

Table of Others
name	size
Every turn: do nothing.

Table of More
name	size
"a"	1
Instead of waiting,	do nothing
--- problems
SAME_AS_ANOTHER at "The strength is 5"
SAME_AS_ANOTHER at "The strength is 5 6"
SAME_AS_ANOTHER at "The great big old grey strength is 5"
SAME_AS_ANOTHER at "The four word long strength is 5"
SAME_AS_ANOTHER at "Its strength is 5"
SAME_AS_ANOTHER at "The strength is "x""
SAME_AS_ANOTHER at "The ball is 5"
SAME_AS_ANOTHER at "The strength is five"
SAME_AS_ANOTHER at "The colour of the ball is mauve"
SAME_AS_ANOTHER at "The colour of the ball is 5"
SAME_AS_ANOTHER at "The colour of the ball is "x""
SAME_AS_ANOTHER at "The colour of the ball is bright mauve"
SAME_AS_ANOTHER at "The old colour of the ball is mauve"
CONSTANT_UNKNOWN at "mauve"
SAME_AS_ANOTHER at "The colour of is mauve"
SAME_AS_ANOTHER at "Of the ball is mauve"
SAME_AS_ANOTHER at "The of the ball is mauve"
SAME_AS_ANOTHER at "The ball's colour is mauve"
SAME_AS_ANOTHER at "The ball's colour is 5"
SAME_AS_ANOTHER at "The ball's size is 5"
SAME_AS_ANOTHER at "Ann's colour is mauve"
SAME_AS_ANOTHER at "The ball's is mauve"
SAME_AS_ANOTHER at "The ball's old colour is "x""
SAME_AS_ANOTHER at "The one two three four five six seven of the ball is mauve"
SAME_AS_ANOTHER at "The one two three four five six of the ball is mauve"
SAME_AS_ANOTHER at "The colour (or so) of the ball is mauve"
SAME_AS_ANOTHER at "The ball is norht"
SAME_AS_ANOTHER at "The Barn is norht of the Yard"
SAME_AS_ANOTHER at "The Barn is norht from the Yard"
SAME_AS_ANOTHER at "The Barn is norht by the Yard"
SAME_AS_ANOTHER at "The Barn is noth"
SAME_AS_ANOTHER at "The ball is a contaner"
SAME_AS_ANOTHER at "The ball is a contaner and open"
SAME_AS_ANOTHER at "The ball is opne"
SAME_AS_ANOTHER at "The apple is a lamp"
SAME_AS_ANOTHER at "The pear is the lamp"
SAME_AS_ANOTHER at "The plum is a fruit"
SAME_AS_ANOTHER at "The cherry is an orange"
SAME_AS_ANOTHER at "The grape is a ripe fruit"
SAME_AS_ANOTHER at "The fig is a lampe"
SAME_AS_ANOTHER at "The date is fruit"
SAME_AS_ANOTHER at "The ball is shiny"
SAME_AS_ANOTHER at "The ball is very shiny"
SAME_AS_ANOTHER at "The ball is 9lives"
SAME_AS_ANOTHER at "The Den is a room "A den.""
SAME_AS_ANOTHER at "The Den is a room A den"
SAME_AS_ANOTHER at "The Den is a very odd place "A den.""
VERB_NOT_ASSERTED at "The Den is in "A den.""
SAME_AS_ANOTHER at "The Den is a room The Hall is a room"
SAME_AS_ANOTHER at "The Den is a room the Hall is a room"
SENTENCE_UNKNOWN at "The lamp a thing"
SENTENCE_UNKNOWN at "The lamp an open container"
SENTENCE_UNKNOWN at "The lamp in the Yard"
SENTENCE_UNKNOWN at "The lamp on the lamp"
SENTENCE_UNKNOWN at "Lamp standing in the Yard"
SENTENCE_UNKNOWN at "The standing lamp in the Yard"
SENTENCE_UNKNOWN at "A tree planted in the Yard"
SENTENCE_UNKNOWN at "The lamp likes Ann"
SENTENCE_UNKNOWN at "The lamp stands in the Yard"
SENTENCE_UNKNOWN at "The grass in the Yard"
SENTENCE_UNKNOWN at "The boss in the Yard"
SENTENCE_UNKNOWN at "The lamp's in the Yard"
SENTENCE_UNKNOWN at "The lamp called bright in the Yard"
SENTENCE_UNKNOWN at "The lamp, in the Yard"
SENTENCE_UNKNOWN at "The lamp in"
SENTENCE_UNKNOWN at "In the Yard"
SENTENCE_UNKNOWN at "A in the Yard"
SENTENCE_UNKNOWN at "Lamp"
SENTENCE_UNKNOWN at "The lamp "x" in the Yard"
SENTENCE_UNKNOWN at "'A hall"
SENTENCE_UNKNOWN at "'"
SENTENCE_UNKNOWN at "'Hello"
SENTENCE_UNKNOWN at ""He says "hello" to you.""
SENTENCE_UNKNOWN at ""He says" hello"
SENTENCE_UNKNOWN at ""He says "hello" now""
SENTENCE_UNKNOWN at "# The first room"
SENTENCE_UNKNOWN at "// The first room"
SENTENCE_UNKNOWN at "/* The first room"
SENTENCE_UNKNOWN at "-- The first room"
SENTENCE_UNKNOWN at "The # first room"
SENTENCE_UNKNOWN at "#"
SENTENCE_UNKNOWN at "The lamp isn't lit"
SENTENCE_UNKNOWN at "The lamp can't be lit"
SENTENCE_UNKNOWN at "The lamp won't be lit"
SENTENCE_UNKNOWN at "The lamp aren't lit"
SENTENCE_UNKNOWN at "The lamp wasn't lit"
SENTENCE_UNKNOWN at "The lamp weren't lit"
SENTENCE_UNKNOWN at "The lamp hasn't lit"
SENTENCE_UNKNOWN at "The lamp haven't lit"
SENTENCE_UNKNOWN at "The lamp hadn't lit"
SENTENCE_UNKNOWN at "The lamp don't lit"
SENTENCE_UNKNOWN at "The lamp didn't lit"
SENTENCE_UNKNOWN at "The lamp couldn't lit"
SENTENCE_UNKNOWN at "The lamp wouldn't lit"
SENTENCE_UNKNOWN at "The lamp doesn't shine"
CONSTANT_UNKNOWN at "99999999999"
CONSTANT_UNKNOWN at "2147483648"
CONSTANT_UNKNOWN at "-2147483649"
CONSTANT_UNKNOWN at "1.5e10"
CONSTANT_UNKNOWN at "2E5"
CONSTANT_UNKNOWN at "e5"
CONSTANT_UNKNOWN at "1.5ex"
RULE_ACTION_UNKNOWN at "take the ball"
RULE_ACTION_UNKNOWN at "takes the ball"
RULE_ACTION_UNKNOWN at "Ann takes the ball"
RULE_ACTION_UNKNOWN at "the player takes the ball"
RULE_ACTION_UNKNOWN at "the old tall player takes the ball"
RULE_ACTION_UNKNOWN at "yodelling"
RULE_ACTION_UNKNOWN at "yodelling the ball"
RULE_ACTION_UNKNOWN at "takeing the ball"
RULE_ACTION_UNKNOWN at "goes north"
RULE_ACTION_UNKNOWN at "go north"
RULE_ACTION_UNKNOWN at "bus north"
RULE_ACTION_UNKNOWN at "as"
RULE_ACTION_UNKNOWN at "s"
RULE_ACTION_UNKNOWN at "ring"
RULE_ACTION_UNKNOWN at ""take""
RULE_ACTION_UNKNOWN at "weighing up the ball"
RULE_ACTION_UNKNOWN at "printing the name of the ball"
RULE_ACTION_UNKNOWN at "doing nothing at all"
RULE_ACTION_UNKNOWN at "something odd"
RULE_ACTION_UNKNOWN at "nothing odd"
RULE_ACTION_UNKNOWN at "singing"
RULE_CONDITION_UNKNOWN at "the lamp isn't lit"
RULE_CONDITION_UNKNOWN at "the lamp can't shine"
RULE_CONDITION_UNKNOWN at "the tally = 5"
RULE_CONDITION_UNKNOWN at "the tally is 1e5"
RULE_ACTION_UNKNOWN at "take"
RULE_ACTION_UNKNOWN at "yodelling"
PHRASE_UNKNOWN at "take the ball"
PHRASE_UNKNOWN at "takes the ball"
PHRASE_UNKNOWN at "Ann takes the ball"
PHRASE_UNKNOWN at "Ann take the ball"
PHRASE_UNKNOWN at "the player takes the ball"
PHRASE_UNKNOWN at "player takes the ball"
PHRASE_UNKNOWN at "the tall player takes the ball"
PHRASE_UNKNOWN at "one two three takes the ball"
PHRASE_UNKNOWN at "wait 3 turns"
PHRASE_UNKNOWN at "wait for a bit"
PHRASE_UNKNOWN at "waits"
PHRASE_UNKNOWN at "ring the bell"
PHRASE_UNKNOWN at "ring"
PHRASE_UNKNOWN at "goes north"
PHRASE_UNKNOWN at "go"
PHRASE_UNKNOWN at "taking the ball"
PHRASE_UNKNOWN at "say Hello"
PHRASE_UNKNOWN at "say hello"
PHRASE_UNKNOWN at "say A"
PHRASE_UNKNOWN at "say The moon"
PHRASE_UNKNOWN at "say 'Oh'"
PHRASE_UNKNOWN at "say oh 'Oh'"
PHRASE_UNKNOWN at "say "Oh" and look"
PHRASE_UNKNOWN at "say "Oh" then look"
PHRASE_UNKNOWN at "say "Oh","
PHRASE_UNKNOWN at "say "Oh" + count"
PHRASE_UNKNOWN at "say "Oh" & count"
PHRASE_UNKNOWN at "say "Oh" stop"
PHRASE_UNKNOWN at "say "Oh" now the lamp is lit"
PHRASE_UNKNOWN at "say "Oh" end"
PHRASE_UNKNOWN at "say "Oh" move"
PHRASE_UNKNOWN at "say "Oh" try"
PHRASE_UNKNOWN at "say "Oh" say"
PHRASE_UNKNOWN at "say "Oh" continue"
PHRASE_UNKNOWN at "say "Oh" increase"
PHRASE_UNKNOWN at "say "Oh" moves"
PHRASE_UNKNOWN at "say "Oh" "Ah""
PHRASE_UNKNOWN at "say "He says "no" again""
PHRASE_UNKNOWN at "say "He says "no"""
PHRASE_UNKNOWN at "say "The "[ball]" is here""
PHRASE_UNKNOWN at ""Hello.""
PHRASE_UNKNOWN at ""Hello." "Ah.""
PHRASE_UNKNOWN at "count++"
PHRASE_UNKNOWN at "count--"
PHRASE_UNKNOWN at "the count++"
PHRASE_UNKNOWN at "count+"
PHRASE_UNKNOWN at "++count"
PHRASE_UNKNOWN at "then stop"
PHRASE_UNKNOWN at "while the lamp is lit, stop"
PHRASE_UNKNOWN at "repeat ten times, stop"
PHRASE_UNKNOWN at "while the lamp is lit"
PHRASE_UNKNOWN at "# nothing"
PHRASE_UNKNOWN at "// nothing"
PHRASE_UNKNOWN at "if the lamp is lit stop"
PHRASE_UNKNOWN at "unless the lamp is lit stop"
PHRASE_UNKNOWN at "if the lamp is lit   stop"
PHRASE_UNKNOWN at "unless the lamp is lit   stop"
PHRASE_UNKNOWN at "else   stop"
PHRASE_UNKNOWN at "otherwise   stop"
PHRASE_UNKNOWN at "otherwise stop"
CONDITION_UNKNOWN at "the lamp is lit   stop"
PHRASE_UNKNOWN at "print "x""
PHRASE_UNKNOWN at "decide"
PHRASE_UNKNOWN at "now"
PHRASE_UNKNOWN at "let x = 5"
PHRASE_UNKNOWN at "let x be"
PHRASE_UNKNOWN at "set the count to 5"
PHRASE_UNKNOWN at "count = 5"
CONDITION_UNKNOWN at "the lamp isn't lit"
CONDITION_UNKNOWN at "the count = 5"
PHRASE_UNKNOWN at "increase the count by 1e5"
TABLE_NAMED_AS_KIND at "Table of Things"
CONSTANT_UNKNOWN at ""b" 2"
CONSTANT_UNKNOWN at ""c" is here"
CONSTANT_UNKNOWN at "Instead of waiting: do nothing"
CONSTANT_UNKNOWN at "Every turn: do nothing"
CONSTANT_UNKNOWN at "Instead of waiting,"
CONSTANT_UNKNOWN at "do nothing"
