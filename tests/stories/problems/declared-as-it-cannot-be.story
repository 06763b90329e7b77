Kinds, relations, verbs, actions, options, inclusions, tests, callings, scenes, blocks and tables, with each part left out, doubled or unknown.
--- source
The Lab is a room. Bob is a man in the Lab. The Yard is north of the Lab. A thing has a number called size. Colour is a kind of value. The colours are red and green.

A jar (jam) with size 5 is in the Lab. A pot) with size 6 is in the Lab. A pan with size 7 (large) is in the Lab. A cup having size 8 is in the Lab. A tin with it is in the Lab. A mug with is in the Lab.

Condition is a kind of value. Variables is a kind of thing. Storage is a kind of thing. A the is a kind of thing. "Quoted" is a kind of thing. Size is a kind of thing. A thing is a kind of person. A container is a kind of supporter. A room is a kind of thing. A bird is a kind of bird. A colour is a kind of thing. A fish is a kind of. A kind of fish is a thing.

The colours are red, 5, and "blue". The moods are glad. Glee is a mood. The colours are blue and.

Understand "b" as blue.

The supporter-in-chief relates to people. Liking relates people. Liking relates a person to. Liking relates a person. Liking relates one person to one thing to one room. A relation. The very very very very very very very very very very very very very very very very very very very very very very very very very very very very very very long relation relates one person to one thing. Using relates one person (called the size) to one colour. Tasting relates one thing to one text (called the size). Sharing relates people to each other when. Noting relates various values to various things. Owing relates one thing to one person (called the ower). Owing relates one thing to one person. To ow is a verb.

The verb to like means. The verb to like means the. The verb to like means bogus relation. The verb to like means the reversed. The verb to love means the reversed containment relation. The verb to love means the containment relation. The verb to adore means to love. The verb to be fond of means the possession relation. The verb means the possession relation. To is a verb. The verb to size means the size property. The verb to bogus means the bogus property. The verb to weigh (he weighs, they weigh, it weighed, it is weighed, he is weighing) means the size property. The verb to tip (he tips, they) means the size property.

Jumping is an action applying to one bogus. Jumping is an action. Hopping is an action applying to nothing, requiring light, and requiring light. Skipping is an action applying to one visible thing, with past participle skipped over, applying to nothing. Running is an action out of world. Sitting is an action applying to two things and one number. Standing is an action applying to one carried thing and one touchable number. Leaping up and down it with is an action applying to two things. Kneeling is an action (hidden) applying to nothing. Crawling is an action with extra applying to nothing. Swimming is an activity. Swimming is an activity. Jumping is an activity. Diving something is an activity on bogus. Diving is an activity on. An is an activity. Floating is an activity (wrong remark). Sinking are activities. The five is an activity. 5 is an activity. Bob is an activity. Red is an activity.

Use bogus. Use. Use scoring. Use no scoring. Use scoring and. Use bogus scoring. Use unabbreviated object names of at least 5. Use maximum text length of at least 99. Use herons of at least 20 translates as (- Constant HERONS = {N}; -). Use herons of at least 30. Use herons of exactly 25. Use herons of exactly 40. Use herons of at least 50. Use herons. Use herons of at least. Use cranes translates as (- -). Use cranes translates as.

Include Bogus by Nobody. Include by Nobody. Include Bogus. Include version of Bogus by Nobody. Include version 3 of Bogus by Nobody. Include the Bogus by. Include (- -) before. Include (- -) in the bogus.

Test me with "look". Test me with "jump". Test with "jump". Test 5 with "jump". Test me with. Test me with jump. Test me with "jump" in the Bogus. Test him with "jump" holding the bogus. Test her with "jump" in the Lab holding the jar. Test two words with "look". Test them with "look / / jump /". Test us with "test me / test us".

Instead of examining something (called an): say "x." Instead of examining something (called some): say "x." Instead of examining something (called the): say "x." Instead of examining something (called A): say "x." Instead of examining something (called 5): say "x." Instead of examining something (called the five): say "x." Instead of examining something (called x-y): say "x." Instead of examining something (called): say "x." Instead of examining something (called the size): say "x." Instead of examining (called the thing): say "x." Instead of examining something (called it): say "x." Instead of examining something (called the noun): say "x."

Dusk is a scene. Dusk begins when Bob (called the boy) is in the Lab. Dusk begins. Dusk ends bogus. Dusk ends when. Dusk begins when bogus. Dusk ends happily sadly when Bob is in the Lab. Dusk ends when Dusk ends. Dusk begins when Dawn begins. Dawn is a scene. Dawn begins when Dawn begins. Dawn is a recurring. Dawn ends when the time since Dawn began is bogus.

Every turn:
	if Bob is in the Lab, say "a";
	otherwise say "b";
	if Bob is in the Lab, say "a";
	otherwise if Bob is in the Yard, say "b";
	otherwise:
		say "c";
	if Bob is in the Lab, if the jar is in the Lab, say "a";
		say "b";
	if Bob is in the Lab begin;
	say "a";
	end if;
	if Bob is in the Lab begin;
	say "a";
	otherwise if the jar is in the Yard;
	say "b";
	else;
	say "c";
	end repeat;
	end if;
	while Bob is in the Yard begin;
	say "a";
	end while;
	repeat with X running from 1 to 2 begin;
	say "[X]";
	end repeat.

Every turn: if Bob is in the Lab, say "a"; otherwise say "b"; if Bob is in the Lab: say "c"; otherwise: say "d".

Every turn
	say "x".

Every turn:

Every turn: say "x";; say "y".

Every turn: say "x": say "y".

Every turn when:
	say "x".

At the.

Table of Birds
name of bird	size (number)	size (a number)	5	the	weight (a value)	list (a description of things)
"wren"	4	5	6	7	8	9
"crow"	a	--	--	--	--	--	--
"rook"	5 PM

Table of Birds (continued)
name of bird	bogus
"jay"	5

Table of Bogus (continued)
name of bird
"jay"

Table of Birds (amended)
name of bird	size
"wren"	5
"gull"	6

Table of Birds (replaced)
name of bird
"ibis"

Table of Birds (broken)
name of bird
"ibis"

Table
name of bird
"ibis"

Table of
name of bird
"ibis"

Table 5
name of bird
"ibis"
with 3 blank rows

Table 6 - Sixes
six	seven
with 2 blank rows

Table 7 - Sevens
eight (a number)	nine (a colour)
5	blue
six	red
with bogus blank rows

Table 8 - Eights
ten (a number)
with 2 blank rows for each colour

Table 9 - Nines
eleven (a number)
1
with 2 blank rows for each bogus

Some colours are defined by the Table of Bogus. Some rooms are defined by the Table of Birds. Some fishes are defined by the Table of Birds. A thing is defined by the Table 6. Some numbers are defined by Table 5.
--- problems
PROPERTY_TWO_KINDS at "A thing has a number called size"
NAME_UNUSABLE at "jar (jam)"
NAME_UNUSABLE at "pot)"
CONSTANT_UNKNOWN at "7 (large)"
VALUE_WRONG_KIND at "8"
NAME_WITH at "A tin with it"
NAME_UNUSABLE at "Condition"
NAME_UNUSABLE at "Variables"
NAME_UNUSABLE at "Storage"
NAME_UNUSABLE at "the"
NAME_UNUSABLE at ""Quoted""
KIND_FUNDAMENTAL at "A thing is a kind of person"
KIND_FUNDAMENTAL at "A container is a kind of supporter"
KIND_FUNDAMENTAL at "A room is a kind of thing"
KIND_UNKNOWN at "bird"
NAME_TAKEN at "colour"
SENTENCE_UNKNOWN at "A fish is a kind of"
NAME_TAKEN at "5"
NAME_UNUSABLE at ""blue""
SAME_AS_ANOTHER at "The moods are glad"
SAME_AS_ANOTHER at "Glee is a mood"
VERB_NOT_ASSERTED at "The supporter-in-chief relates to people"
VERB_NOT_ASSERTED at "Liking relates people"
VERB_NOT_ASSERTED at "Liking relates a person to"
VERB_NOT_ASSERTED at "Liking relates a person"
RELATION_KIND_UNKNOWN at "one thing to one room"
SENTENCE_UNKNOWN at "A relation"
PROPERTY_NAME_TAKEN at "size"
RELATION_KIND_UNKNOWN at "people to each other when"
KIND_TOO_VAGUE at "Noting relates various values to various things"
NAME_TAKEN at "Owing"
SENTENCE_UNKNOWN at "The verb to like means"
VERB_MEANING_UNKNOWN at "the"
VERB_MEANING_UNKNOWN at "bogus relation"
VERB_MEANING_UNKNOWN at "the reversed"
VERB_TWICE at "love"
KIND_PLACED at "The verb"
TWO_KINDS at "To is a verb"
PROPERTY_UNKNOWN at "bogus"
VERB_PARTS at "The verb to tip (he tips, they) means the size property"
NAME_TAKEN at "Jumping"
NAME_TAKEN at "Jumping"
ACTION_CLAUSE_TWICE at "applying to nothing, requiring light, and requiring light"
ACTION_CLAUSE_TWICE at "applying to one visible thing, with past participle skipped over, applying to nothing"
ACTION_PARTICIPLE_LONG at "applying to one visible thing, with past participle skipped over, applying to nothing"
ACTION_TOO_MANY_NOUNS at "number"
ACTION_ACCESS at "number"
ACTION_TAIL at "with extra"
NAME_TAKEN at "Swimming"
ACTIVITY_NAME at "Jumping"
KIND_UNKNOWN at "bogus"
ACTIVITY_NAME at "Diving"
NAME_TAKEN at "Diving"
ACTIVITY_NAME at "five"
ACTIVITY_NAME at "5"
NAME_OF_ONE at "Bob is an activity"
ACTIVITY_NAME at "Red"
USE_OPTION_UNKNOWN at "bogus"
SENTENCE_UNKNOWN at "Use"
USE_OPTION_UNKNOWN at "bogus scoring"
USE_OPTION_NOT_NUMBER at "unabbreviated object names of at least 5"
USE_OPTION_ONE_WORD at "herons of at least 20"
USE_OPTION_UNKNOWN at "herons of exactly 25"
USE_OPTION_UNKNOWN at "herons of exactly 40"
USE_OPTION_NEEDS_NUMBER at "herons"
USE_OPTION_UNKNOWN at "herons of at least"
USE_OPTION_TWICE at "cranes"
EXTENSION_UNKNOWN at "Bogus by Nobody"
SENTENCE_UNKNOWN at "Include by Nobody"
SENTENCE_UNKNOWN at "Include Bogus"
EXTENSION_UNKNOWN at "version of Bogus by Nobody"
INFORM_6_PLACE at "Include (- -) before"
INFORM_6_PLACE at "Include (- -) in the bogus"
TEST_TWICE at "Test me with "jump""
SENTENCE_UNKNOWN at "Test with "jump""
SENTENCE_UNKNOWN at "Test me with"
TEST_FORM at "Test me with jump"
TEST_TWICE at "Test me with "jump" in the Bogus"
TEST_PLACE at "holding the bogus"
TEST_PLACE at "in the Lab holding the jar"
TEST_FORM at "Test two words with "look""
CALLED_ARTICLE at "called an"
CALLED_ARTICLE at "called some"
CALLED_ARTICLE at "called the"
CALLED_NUMBER at "called 5"
CALLED_NUMBER at "called the five"
RULE_ACTION_UNKNOWN at "something (called)"
RULE_ACTION_UNKNOWN at "(called the thing)"
CALLED_IN_SCENE at "Dusk begins when Bob (called the boy) is in the Lab"
CONDITION_UNKNOWN at "Bob (called the boy) is in the Lab"
SENTENCE_UNKNOWN at "Dusk begins"
SENTENCE_UNKNOWN at "Dusk ends bogus"
SENTENCE_UNKNOWN at "Dusk ends when"
CONDITION_UNKNOWN at "bogus"
CONDITION_UNKNOWN at "the time since Dawn began is bogus"
BLOCK_STYLES_MIXED at "Every turn"
OTHERWISE_MISPLACED at "otherwise if Bob is in the Yard, say "b""
CONDITION_UNKNOWN at "Bob is in the Yard, say "b""
OTHERWISE_WITHOUT_IF at "otherwise"
CONDITION_UNKNOWN at "the jar is in the Lab"
CONDITION_UNKNOWN at "the jar is in the Yard"
END_WRONG at "end repeat"
END_WITHOUT_BEGIN at "end if"
PHRASE_RUNS_ON at "Every turn"
SENTENCE_UNKNOWN at "Every turn  say "x""
PARAGRAPH_ENDS_IN_COLON at "Every turn"
RULE_WITHOUT_PHRASES at "Every turn"
RULEBOOK_NOT_FOUND at "say "x""
RULE_WHEN_EMPTY at "Every turn when"
SENTENCE_UNKNOWN at "At the"
TABLE_ROW_TOO_LONG at "Table of Birds"
TABLE_COLUMN_TWICE at "Table of Birds"
KIND_TOO_VAGUE at "Table of Birds"
TABLE_COLUMN_OF_DESCRIPTIONS at "Table of Birds"
TABLE_COLUMN_UNKNOWN at "5"
TABLE_COLUMN_UNKNOWN at "the"
TABLE_COLUMN_UNKNOWN at "bogus"
TABLE_UNKNOWN at "Table of Bogus"
TABLE_AMENDED_WRONG at "Table of Birds"
TABLE_REPLACED_WITHOUT at "Table of Birds"
TABLE_REPLACED_WITHOUT at "Table of Birds"
TABLE_REPLACED_WITHOUT at "Table of Birds"
TABLE_REPLACED_WITHOUT at "Table of Birds"
TABLE_REPLACED_WITHOUT at "Table of Birds"
TABLE_DEFINES_AMENDED at "Table of Birds"
VALUE_WRONG_KIND at ""ibis""
TABLE_MISNAMED at "Table"
VALUE_WRONG_KIND at ""ibis""
VALUE_WRONG_KIND at ""ibis""
VALUE_WRONG_KIND at ""ibis""
TABLE_DEFINES_BLANK at "Table 6"
TABLE_COLUMN_KINDLESS at "Table 6 - Sixes six seven with 2 blank rows"
TABLE_COLUMN_UNKNOWN at "six"
TABLE_COLUMN_UNKNOWN at "seven"
TABLE_COLUMN_UNKNOWN at "eight"
TABLE_COLUMN_UNKNOWN at "nine"
CONSTANT_UNKNOWN at "bogus"
TABLE_COLUMN_UNKNOWN at "ten"
CONSTANT_UNKNOWN at "with 2 blank rows for each colour"
TABLE_COLUMN_UNKNOWN at "eleven"
CONSTANT_UNKNOWN at "with 2 blank rows for each bogus"
TABLE_UNKNOWN at "Some colours are defined by the Table of Bogus"
TABLE_DEFINES_TAKEN at "Some rooms are defined by the Table of Birds"
KIND_UNKNOWN at "Some fishes"
TABLE_DEFINES_MORE at "Some numbers are defined by Table 5"
