Statements, conditions, loops, cases and texts with each part in turn left out, of another kind or unknown.
--- source
The Lab is a room. Bob is a man in the Lab. The ball is in the Lab. The crate is a container in the Lab. Colour is a kind of value. The colours are red and green. A thing has a colour. A thing has a number called size. A thing can be dull. The flag is a truth state that varies. The tally is a number that varies. The words are a text that varies. The goal is a room that varies. The prize is an object that varies. The hour is a time that varies. The items are a list of things that varies. The marks are a list of numbers that varies.

Liking relates various people to various things. The verb to like means the liking relation. Owning relates one person to various things. The verb to own means the owning relation. Nearness relates a room (called A) to a thing (called B) when B is in A. The verb to near means the nearness relation.

Definition: a person is tall if its size is 11 or more. Definition: a thing is odd: decide on whether or not the size of it is 3.

Dusk is a scene. Dusk begins when the ball is carried. Dusk ends happily when the ball is worn.

Humming is an activity. Naming something is an activity. The silent is an activity on nothing. Counting something is an activity on numbers.

Table of Prices
item	price	note
crate	5	"chipped"
ball	7	"heavy"

Equation - Growth
	A = log B
where A is a real number and B is a real number.

Equation - Growth
	A = B + 1
where A is a number and B is a number.

Equation - Weight
	W = doubling(H) + root D
where W is a number and H is a thing and D is a text.

Equation - Clash
	A = B + C
where A is a number and B is a text and C is a number.

Equation - Tail
	F = G,
where F is a number, and G is a number.

Equation -
	F = G.

To decide which number is twice (N - a number) (this is doubling): decide on N times 2.

To store (X - a value): do nothing.

When play begins:
	now Bob likes;
	now Bob likes every thing that is odd;
	now Bob does not like every thing;
	now Bob does not like no thing;
	now Bob does not like any thing;
	now Bob likes two things;
	now Bob likes a thing;
	now most things are dull;
	now a thing is dull;
	now someone likes the ball;
	now everyone likes the ball;
	now no one likes the ball;
	now nobody likes the ball;
	now the Lab nears the ball;
	now the ball is not nothing;
	now the prize is nothing;
	now the ball is nothing;
	now the prize is not the ball;
	now the flag;
	now not the flag;
	now the ball is in the Lab and dull;
	now the ball is in the Lab or Bob is dull;
	now 5 is 6;
	now the tally is 6 and 7;
	now the tally is greater than 5;
	now the tally is not 5;
	now the goal is nowhere;
	now Bob is a woman;
	now Bob is tall;
	now Bob is a tall man;
	now the ball is odd;
	now every dull thing which is in the Lab is not dull;
	now every dull thing is nowhere;
	now all but one things are dull;
	now Dusk is happening;
	now Bob has been dull;
	now there is a dull thing;
	now the price of the ball is 6;
	now the words exactly matches the text "a";
	now it is not true that Bob likes the ball;
	now the ball is red and dull and in the crate;
	now the ball is larger than the crate;
	now the crate contains nothing;
	now the crate does not contain the ball;
	now nothing is in the crate;
	now the colour of the ball is 5;
	now the colour of every thing is red.

When play begins:
	increase the tally by "a";
	increase the words by 5;
	increase the hour by 5;
	increase the tally by the size;
	increase 5 by 6;
	increase the size by 6;
	increase by 6;
	increase the tally;
	increment the words;
	decrement the colour of the ball;
	decrease the hour by the hour;
	add 5 to the items;
	add the ball to 5;
	add the ball to the marks, if absent;
	add {1, 2} to the marks;
	add {the ball} to the marks at entry 1;
	remove "a" from the marks, if present;
	truncate the tally to 5 entries;
	sort the tally;
	reverse the words;
	rotate 5 backwards;
	change the marks to have "a" entries;
	let N be entry "a" of the marks;
	let N be entry 5 of the tally;
	let P be 5;
	let P be "a";
	let the ball be 6;
	let be 6;
	let Q be;
	let R be a nothing;
	let S be a list;
	let T be a list of;
	let U be a thing that is dull;
	let V be given by Growth;
	let V be given by Growth where B is "a";
	let V be given by Weight where H is 5 and D is 6;
	let W be given by Clash where B is 5;
	let a be given by Growth where B is 1.0;
	let X be given by Moonlight;
	let F be given by Tail where G is;
	let F be given by Tail where G is 5 and G is 6;
	let F be given by Tail where H is 5.

When play begins:
	carry out the humming activity with 5;
	carry out the silent activity with the ball;
	carry out the counting activity with the ball;
	carry out the counting activity;
	carry out the ball;
	carry out the naming activity with;
	begin the silent activity with the ball;
	follow the instead rules for the ball;
	follow the ball;
	follow the zap rule;
	abide by 5;
	consider the turn sequence rules for Bob;
	try;
	try 5;
	try the ball;
	try taking bogus;
	try silently;
	try Bob trying taking the ball;
	try taking;
	silently try taking;
	move the ball;
	move the ball to 5;
	move 5 to the Lab;
	remove the Lab from play;
	say;
	say the;
	say 5 6;
	say "[if]a[end if]";
	say "[if the flag]a[else]b[otherwise]c[end if]";
	say "[if the flag]a[otherwise if 5]b[end if]";
	say "[otherwise]a[end if]";
	say "[unless bogus]a[end unless]";
	say "[one of]a[or]b";
	say "[or]a[stopping]";
	say "[one of]a[purely at random][at random]";
	say "[first time]a";
	say "[only]";
	say "[cannot] [might have] [would not come] [bogus have] [Bob like] [those ball]";
	say "[5 in words][the ball in words][the tally in upper case]";
	say "[a 5][the red][The colour][an ball]";
	say "[the size of][size][the dull][list of][list of 5][the list of dull]";
	say "[price of the ball][price entry][bogus entry][item of a price of 5 in the Table of Prices][a price of 5]".

When play begins:
	if 5, say "x";
	if the ball, say "x";
	if the tally is 5 or, say "x";
	if and the tally is 5, say "x";
	if not, say "x";
	if not not the flag, say "x";
	if not (the flag), say "x";
	if the flag is not, say "x";
	if Bob, say "x";
	if Bob is, say "x";
	if Bob is is dull, say "x";
	if Bob is the same size as, say "x";
	if Bob is the same size as the ball, say "x";
	if Bob is the same bogus as the ball, say "x";
	if Bob is taller, say "x";
	if Bob is taller than, say "x";
	if Bob is taller than 5, say "x";
	if Bob is listed, say "x";
	if Bob is listed in 5, say "x";
	if Bob is listed in the marks, say "x";
	if Bob is listed in the price column of the Table of Prices, say "x";
	if 5 is listed in the items, say "x";
	if Bob likes, say "x";
	if Bob likes 5, say "x";
	if 5 likes Bob, say "x";
	if Bob has liked the ball twice, say "x";
	if Bob had the ball, say "x";
	if Bob has the, say "x";
	if handling nothing, say "x";
	if taking, say "x";
	if taking bogus, say "x";
	if Dusk ended, say "x";
	if Dusk ended happily, say "x";
	if Dusk ended sadly, say "x";
	if Dusk ends happily, say "x";
	if Dusk has ended happily, say "x";
	if Dusk is happy, say "x";
	if there is, say "x";
	if there is bogus, say "x";
	if there is no price of 5, say "x";
	if there is a price of 5 in the ball, say "x";
	if there is a price of "a" in the Table of Prices, say "x";
	if the words matches "a", say "x";
	if the words exactly matches the regular expression 5, say "x";
	if the tally matches the text "a", say "x";
	if a random chance of 1 in "a" succeeds, say "x";
	if the tally > "a", say "x";
	if the ball > the crate, say "x";
	if the colour > red, say "x";
	if red > green, say "x";
	if the size of the ball > the colour of the ball, say "x";
	if more than two things, say "x";
	if at least bogus things are dull, say "x";
	if all but two things are dull, say "x";
	if everything is 5, say "x";
	if the ball provides, say "x";
	if the ball provides bogus, say "x";
	if 5 provides the property size, say "x";
	if the ball provides the property Bob, say "x";
	if the flag is true and the tally, say "x";
	if the flag is "a", say "x".

When play begins:
	repeat with;
	repeat with X running from 1 to "a":
		say "x";
	repeat with X running from red to green:
		say "x";
	repeat with X running from 1 to:
		say "x";
	repeat with X running through:
		say "x";
	repeat with X running through 5:
		say "x";
	repeat with X running through numbers:
		say "x";
	repeat with the ball running through things:
		say "x";
	repeat through 5:
		say "x";
	repeat through the Table of Prices in bogus order:
		say "x";
	repeat through the Table of Prices in reverse:
		say "x";
	while 5:
		say "x";
	if the tally is:
		-- 1: say "x";
		-- "a": say "x";
		-- bogus: say "x";
		-- otherwise: say "x";
		-- 2: say "x";
	if Bob is:
		-- Bob: say "x";
		-- the ball: say "x";
		-- 5: say "x";
	if the flag is:
		-- true: say "x";
		-- true: say "y";
	unless the tally is:
		-- 1: say "x";
	break;
	next;
	stop the action;
	rule succeeds with result 5;
	decide on 5;
	decide yes;
	yes;
	otherwise:
		say "x";
	choose a row in 5;
	choose row "a" in the Table of Prices;
	choose row with a price of "a" in the Table of Prices;
	choose row with a bogus of 5 in the Table of Prices;
	choose a blank row in the Table of Bogus;
	choose a random row in the tally;
	blank out the bogus entry;
	blank out the price column in 5;
	blank out the whole row.
--- problems
NAME_TAKEN at "Growth"
EQUATION_NOT_NUMBERS at "Equation - Weight  W = doubling(H) + root D where W is a number and H is a thing and D is a text"
EQUATION_NOT_NUMBERS at "Equation - Clash  A = B + C where A is a number and B is a text and C is a number"
EQUATION_TITLE at "Equation -"
CONDITION_UNKNOWN at "Bob likes"
NOW_IMPOSSIBLE at "Bob does not like every thing"
NOW_IMPOSSIBLE at "Bob does not like no thing"
NOW_IMPOSSIBLE at "Bob likes two things"
NOW_IMPOSSIBLE at "Bob likes a thing"
NOW_IMPOSSIBLE at "most things are dull"
NOW_IMPOSSIBLE at "a thing is dull"
NOW_IMPOSSIBLE at "someone likes the ball"
NOW_IMPOSSIBLE at "the Lab nears the ball"
NOW_IMPOSSIBLE at "the ball is not nothing"
NOW_IMPOSSIBLE at "the ball is nothing"
NOW_IMPOSSIBLE at "the prize is not the ball"
CONDITION_IS_VALUE at "the flag"
CONDITION_UNKNOWN at "not the flag"
CONDITION_UNKNOWN at "the ball is in the Lab and dull"
NOW_IMPOSSIBLE at "the ball is in the Lab or Bob is dull"
NOW_IMPOSSIBLE at "5 is 6"
CONDITION_HALF at "7"
NOW_IMPOSSIBLE at "the tally is greater than 5"
NOW_IMPOSSIBLE at "the tally is not 5"
NOW_IMPOSSIBLE at "Bob is a woman"
NOW_DEFINED at "Bob is tall"
NOW_IMPOSSIBLE at "Bob is a tall man"
NOW_DEFINED at "the ball is odd"
NOW_IMPOSSIBLE at "all but one things are dull"
NOW_IMPOSSIBLE at "Dusk is happening"
NOW_IMPOSSIBLE at "Bob has been dull"
NOW_IMPOSSIBLE at "there is a dull thing"
CONDITION_UNKNOWN at "the price of the ball is 6"
NOW_IMPOSSIBLE at "the words exactly matches the text "a""
CONDITION_UNKNOWN at "it is not true that Bob likes the ball"
CONDITION_HALF at "dull"
CONDITION_UNKNOWN at "the ball is larger than the crate"
NOW_IMPOSSIBLE at "the crate contains nothing"
NOW_IMPOSSIBLE at "the crate does not contain the ball"
NOW_IMPOSSIBLE at "nothing is in the crate"
NOW_IMPOSSIBLE at "the colour of the ball is 5"
CONDITION_UNKNOWN at "the colour of every thing is red"
VALUE_WRONG_KIND at ""a""
CHANGE_NOT_NUMBER at "increase the words by 5"
VALUE_WRONG_KIND at "5"
PHRASE_UNKNOWN at "increase 5 by 6"
PHRASE_UNKNOWN at "increase the size by 6"
PHRASE_UNKNOWN at "increase by 6"
PHRASE_UNKNOWN at "increase the tally"
CHANGE_NOT_NUMBER at "increment the words"
CHANGE_NOT_NUMBER at "decrement the colour of the ball"
VALUE_WRONG_KIND at "hour"
PHRASE_UNKNOWN at "add 5 to the items"
PHRASE_UNKNOWN at "add the ball to 5"
PHRASE_UNKNOWN at "add the ball to the marks, if absent"
PHRASE_UNKNOWN at "add {the ball} to the marks at entry 1"
PHRASE_UNKNOWN at "remove "a" from the marks, if present"
PHRASE_UNKNOWN at "truncate the tally to 5 entries"
PHRASE_UNKNOWN at "sort the tally"
PHRASE_UNKNOWN at "reverse the words"
PHRASE_UNKNOWN at "rotate 5 backwards"
PHRASE_UNKNOWN at "change the marks to have "a" entries"
PHRASE_UNKNOWN at "let N be entry "a" of the marks"
PHRASE_UNKNOWN at "let N be entry 5 of the tally"
PHRASE_UNKNOWN at "let P be "a""
PHRASE_UNKNOWN at "let be 6"
PHRASE_UNKNOWN at "let Q be"
PHRASE_UNKNOWN at "let R be a nothing"
PHRASE_UNKNOWN at "let S be a list"
PHRASE_UNKNOWN at "let T be a list of"
PHRASE_UNKNOWN at "let U be a thing that is dull"
EQUATION_NOT_SOLVED at "Growth"
EQUATION_NOT_NUMBERS at "Growth"
EQUATION_NOT_NUMBERS at "Weight"
EQUATION_NOT_NUMBERS at "Clash"
EQUATION_FORM at "Moonlight"
EQUATION_WHERE at "G is"
EQUATION_NAME_SPARE at "Tail"
FOLLOW_WRONG_KIND at "carry out the humming activity with 5"
FOLLOW_FOR_NOTHING at "carry out the silent activity with the ball"
FOLLOW_WRONG_KIND at "carry out the counting activity with the ball"
PHRASE_UNKNOWN at "carry out the ball"
PHRASE_UNKNOWN at "carry out the naming activity with"
FOLLOW_FOR_NOTHING at "begin the silent activity with the ball"
FOLLOW_FOR_NOTHING at "follow the instead rules for the ball"
PHRASE_UNKNOWN at "follow the ball"
PHRASE_UNKNOWN at "follow the zap rule"
PHRASE_UNKNOWN at "abide by 5"
PHRASE_UNKNOWN at "consider the turn sequence rules for Bob"
PHRASE_UNKNOWN at "try"
PHRASE_UNKNOWN at "try 5"
PHRASE_UNKNOWN at "try the ball"
PHRASE_UNKNOWN at "try taking bogus"
PHRASE_UNKNOWN at "try silently"
ACTION_NOUN_MISSING at "taking"
ACTION_NOUN_MISSING at "taking"
PHRASE_UNKNOWN at "move the ball"
PHRASE_UNKNOWN at "move the ball to 5"
PHRASE_UNKNOWN at "move 5 to the Lab"
PHRASE_UNKNOWN at "say"
PHRASE_UNKNOWN at "say the"
PHRASE_UNKNOWN at "say 5 6"
SUBSTITUTION_UNKNOWN at "if"
SUBSTITUTION_STRAY at "end if"
CONDITION_IS_VALUE at "the flag"
SUBSTITUTION_STRAY at "otherwise"
CONDITION_IS_VALUE at "the flag"
CONDITION_UNKNOWN at "5"
SUBSTITUTION_STRAY at "otherwise"
CONDITION_UNKNOWN at "bogus"
ONE_OF_NOT_ENDED at "one of"
SUBSTITUTION_STRAY at "or"
SUBSTITUTION_STRAY at "at random"
FIRST_TIME_NOT_ENDED at "first time"
SUBSTITUTION_STRAY at "only"
SUBSTITUTION_UNKNOWN at "would not come"
SUBSTITUTION_UNKNOWN at "bogus have"
SUBSTITUTION_UNKNOWN at "Bob like"
SUBSTITUTION_UNKNOWN at "those ball"
SUBSTITUTION_UNKNOWN at "the ball in words"
SUBSTITUTION_UNKNOWN at "the tally in upper case"
SUBSTITUTION_UNKNOWN at "a 5"
SUBSTITUTION_UNKNOWN at "the size of"
SUBSTITUTION_UNKNOWN at "the dull"
SUBSTITUTION_UNKNOWN at "list of"
SUBSTITUTION_UNKNOWN at "list of 5"
SUBSTITUTION_UNKNOWN at "price of the ball"
SUBSTITUTION_UNKNOWN at "bogus entry"
SUBSTITUTION_UNKNOWN at "item of a price of 5 in the Table of Prices"
SUBSTITUTION_UNKNOWN at "a price of 5"
CONDITION_UNKNOWN at "5"
CONDITION_UNKNOWN at "the tally is 5 or"
CONDITION_UNKNOWN at "and the tally is 5"
CONDITION_UNKNOWN at "not"
CONDITION_UNKNOWN at "not not the flag"
CONDITION_UNKNOWN at "not (the flag)"
CONDITION_UNKNOWN at "the flag is not"
CONDITION_UNKNOWN at "Bob is"
CONDITION_UNKNOWN at "Bob is is dull"
CONDITION_UNKNOWN at "Bob is the same size as"
CONDITION_UNKNOWN at "Bob is the same bogus as the ball"
CONDITION_UNKNOWN at "Bob is taller"
CONDITION_UNKNOWN at "Bob is taller than"
CONDITION_UNKNOWN at "Bob is listed"
CONDITION_UNKNOWN at "Bob is listed in 5"
LISTED_KIND at "Bob is listed in the marks"
CONDITION_UNKNOWN at "Bob is listed in the price column of the Table of Prices"
LISTED_KIND at "5 is listed in the items"
CONDITION_UNKNOWN at "Bob likes"
CONDITION_UNKNOWN at "Bob likes 5"
RELATION_KINDS at "5 likes Bob"
CONDITION_UNKNOWN at "Bob has the"
CONDITION_UNKNOWN at "handling nothing"
CONDITION_UNKNOWN at "taking bogus"
CONDITION_UNKNOWN at "Dusk ended"
CONDITION_UNKNOWN at "Dusk ended sadly"
SCENE_MOMENT at "Dusk ends happily"
SCENE_HAS_ENDED at "Dusk has ended happily"
CONDITION_UNKNOWN at "Dusk is happy"
CONDITION_UNKNOWN at "there is"
CONDITION_UNKNOWN at "there is bogus"
CONDITION_UNKNOWN at "there is no price of 5"
CONDITION_UNKNOWN at "there is a price of 5 in the ball"
CONDITION_UNKNOWN at "there is a price of "a" in the Table of Prices"
CONDITION_UNKNOWN at "the words matches "a""
CONDITION_UNKNOWN at "the words exactly matches the regular expression 5"
CONDITION_UNKNOWN at "the tally matches the text "a""
CONDITION_UNKNOWN at "a random chance of 1 in "a" succeeds"
COMPARED_KINDS at "the tally > "a""
COMPARED_KINDS at "the size of the ball > the colour of the ball"
CONDITION_UNKNOWN at "at least bogus things are dull"
CONDITION_UNKNOWN at "the ball provides"
CONDITION_UNKNOWN at "the ball provides bogus"
CONDITION_UNKNOWN at "the ball provides the property Bob"
CONDITION_UNKNOWN at "the flag is true and the tally"
COMPARED_KINDS at "the flag is "a""
INDENT_UNEXPECTED at "When play begins"
PHRASE_UNKNOWN at "repeat with"
REPEAT_UNKNOWN at "with X running from 1 to "a""
REPEAT_UNKNOWN at "with X running from 1 to"
REPEAT_UNKNOWN at "with X running through"
REPEAT_NOT_MANY at "5"
REPEAT_ENDLESS at "repeat with X running through numbers"
REPEAT_UNKNOWN at "through 5"
REPEAT_UNKNOWN at "through the Table of Prices in bogus order"
REPEAT_UNKNOWN at "through the Table of Prices in reverse"
CONDITION_UNKNOWN at "5"
VALUE_UNKNOWN at ""a""
VALUE_UNKNOWN at "bogus"
CASE_AFTER_OTHERWISE at "-- 2"
VALUE_UNKNOWN at "5"
CASE_TWICE at "true"
CONDITION_UNKNOWN at "the tally is"
CASE_MISPLACED at "-- 1"
NOT_IN_A_LOOP at "break"
NOT_IN_A_LOOP at "next"
RESULT_NOT_PRODUCED at "rule succeeds with result 5"
DECIDES_NOTHING at "decide on 5"
OTHERWISE_MISPLACED at "otherwise"
PHRASE_UNKNOWN at "choose a row in 5"
PHRASE_UNKNOWN at "choose row "a" in the Table of Prices"
LISTED_KIND at "choose row with a price of "a" in the Table of Prices"
PHRASE_UNKNOWN at "choose row with a bogus of 5 in the Table of Prices"
PHRASE_UNKNOWN at "choose a blank row in the Table of Bogus"
PHRASE_UNKNOWN at "choose a random row in the tally"
PHRASE_UNKNOWN at "blank out the bogus entry"
PHRASE_UNKNOWN at "blank out the price column in 5"
