Tokens, tests, properties and named tokens that are just refused, beside those that are just taken.
--- source
The Yard is a room. The crate is a container in the Yard. The ball is in the crate. The moon is a backdrop. The looking glass is in the Yard.

Hue is a kind of value. The hues are red, green and grey. A thing has a hue. A thing has a number called the size. The property rights are in the Yard. A thing has a scene called the act.

Shouting is an action applying to one topic. Calling is an action applying to one number. Telling-it is an action applying to one topic. Handing it to-now is an action applying to one thing and one number. Waving-all is an action applying to two things.

Liking relates various people to various things. Bettering relates various numbers to various people.

Understand "fold a/[] now" as taking. Understand "fold []/a now" as taking. Understand "bend 1 /2" as taking inventory. Understand "bend a1/b2 /c" as taking inventory. Understand "bend a/b/3" as taking inventory. Understand "bend a/-- --/b" as taking inventory. Understand "bend a/[5]" as taking inventory.

Understand "sort [things] by [other things]" as waving-all. Understand "sort [something] by [other things]" as waving-all. Understand "sort [things inside] off [things preferably held]" as waving-all.

Understand "say [text] to [text]" as shouting. Understand "say [text] [number]" as shouting. Understand "say [text] loudly" as shouting. Understand "say [number]" as shouting. Understand "call [text]" as calling. Understand "call [number]" as calling. Understand "call [hue]" as calling. Understand "call [something]" as calling. Understand "hand [number]" as taking. Understand "hand over [number] to [something]" as handing it to-now. Understand "hand [number] to [something]" as handing it to-now (with nouns reversed). Understand "hand [something] to [something]" as handing it to-now. Understand "hand [something] [number]" as taking. Understand "hand [something]" as handing it to-now (with nouns reversed). Understand "hand it" as handing it to-now (with nouns reversed).

Understand "rust" as "[mixed]". Understand "[number]" as "[mixed]". Understand "[hue]" as "[valued]". Understand "[number]" as "[valued]". Understand "[something]" as "[objects]". Understand "[a container]" as "[objects]". Understand "rust [number]" as "[valued]". Understand "tin" as "[wordy]". Understand "lead/--" as "[wordy]". Understand "[wordy]" as "[wordy]". Understand "[deep one]" as "[deep two]". Understand "[deep two]" as "[deep three]". Understand "[deep three]" as "[deep one]". Understand "go [deep two]" as taking inventory. Understand "[later]" as "[sooner]". Understand "rust" as "[sooner]". Understand "x" as "[later]". Understand "[a container]" as "[objects b]". Understand "[something]" as "[objects b]". Understand "[a person]" as "[objects b]". Understand "sum [valued]" as taking. Understand "sum [sooner]" as taking.

Understand "[b" as "x". Understand "y" as "[b] c". Understand "z" as "c [b]". Understand "w" as "[]". Understand "v" as "[ ]". Understand "u" as "[a b]c". Understand "t" as "[c". Understand "s" as "d]". Understand "r" as "d".

Understand the command "jog" as "[something]". Understand the command "[something]" as something new. Understand the command "[something] x" as something new. Understand the command "x [something]" as something new. Understand the command "[something]y" as something new. Understand the command " jog " as "take". Understand the command "hop" as " take ". Understand the command "jump" as "take". Understand the command "skip" as "no-such". Understand the command "take" as "jog". Understand the commands "duck" and "dive", as "take". Understand the commands "flip", and as "take". Understand the command "spin", as "take". Understand the commands, "twirl" as "take". Understand the commands as "take". Understand the commands "dodge" or as "take". Understand the commands "swerve" as "take" and "drop".

Understand hue and property as describing a thing. Understand hue property and size property as describing a thing. Understand the property as describing a thing. Understand the property property as describing a thing. Understand the the size property as referring to a thing. Understand the size properties as describing the moon. Understand the size property as describing the crate. Understand the size property as describing the ball. Understand the size property as referring to the ball. Understand the act property as describing a thing. Understand the size property as describing the Yard. Understand the size property as describing the looking. Understand the hue property as describing 5.

Understand nothing as taking and dropping. Understand nothing as the ball. Understand nothing as taking or red. Understand "take [something]" as taking. Understand nothing as no-such.

Understand "up" or "down" and "round" as taking. Understand "in", or "out" as taking. Understand "fore",, "aft" as taking. Understand "a" or or "b" as taking. Understand "c" and , "d" as taking. Understand and "e" as taking. Understand "f" and as taking. Understand "one", "two" as the ball or the crate. Understand "one", "two" as the ball and no-such. Understand "many" as the plural of the ball. Understand "many" as the plural of taking. Understand "many" as plural of 5. Understand "rotten" as a mistake and taking. Understand "rotten" as a mistake ("No.") or taking. Understand "rotten" as a mistake ("No.". Understand "rotten" as a mistake [x]. Understand "glass" as the looking. Understand "glass" as ing. Understand "glass" as taking the ball (with nouns reversed). Understand "glass" as (with nouns reversed). Understand "sorted" as the hue. Understand as taking the ball. Understand ", ball" as the ball. Understand "ball" as all open containers. Understand "ball" as two containers. Understand "ball" as most things. Understand "ball" as a mistake , "No." ,. Understand "ball" as the ball when. Understand "ball" as when the crate is open. Understand "ball" as the ball while. Understand "ball" as the ball when taking the ball. Understand "ball" as the ball when the item described is no-such. Understand "drop ball" as dropping when the item described is open. Understand "drop it" as dropping when taking.

Understand "near [something related by reversed]" as the ball. Understand "near [something related by reversed liking]" as a container. Understand "near [something related by liking]" as liking. Understand "near [something related by bettering]" as Bob. Understand "near [something related by bettering]" as the ball. Understand "near [something related by reversed bettering]" as the ball. Understand "near [something related by liking] [something related by liking] [something related by liking]" as the ball. Understand "[number] [something related by liking] [number]" as the ball. Understand "[number] or" as the ball. Understand "near [things] [things]" as the ball. Understand "/" as the ball. Understand "//" as the ball. Understand "--" as the ball. Understand "--/--" as the ball. Understand "--/a b/--" as the ball.

The Understand token word translates into I6 as "WORD_TOKEN". The Understand token translates into I6 as "NO_TOKEN". Understand token piece of text translates into I6 as "TEXT_TOKEN". The Understand word translates into I6 as "NO_WORD". Understand "spell [word]" as shouting. Understand "spell [piece of text] [word]" as shouting. Understand "spell [Piece Of Text]" as calling.

Understand "pick [some container]" as taking. Understand "pick [some red thing]" as taking. Understand "pick [any any red thing]" as taking. Understand "pick [any some container]" as taking. Understand "pick [any the ball]" as taking. Understand "pick [any 5]" as taking. Understand "pick [a thing taller than the ball]" as taking. Understand "pick [any tall thing]" as taking. Understand "pick [tall]" as taking. Understand "pick [any tall]" as taking. Understand "pick [the red]" as taking.

Definition: a thing is tall if its size is 6 or more.

Test blank with " ". Test slashes with "///". Test a with "undo". Test b with "look / undo / look". Test c with "undo it". Test d with "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx". Test e with "look" in. Test f with "look" holding. Test g with "look" in the ball. Test h with "look" holding the Yard. Test i with "look" in the Yard holding the ball and red. Test j with "look" holding in the Yard. Test k with "look" holding the ball in the no-such. Test l with "look" at the Yard. Test m with "look" and. Test n with "look" in red. Test o with "look" in Yard and and holding ball. Test a with "look". Test C with "look". Test p "look" with. Test q with "look" "look". Test "r" with "look" in the Yard. Test s for "look". Test with "look" in the Yard.
--- problems
UNDERSTAND_SLASH at ""fold a/[] now""
UNDERSTAND_SLASH at ""fold []/a now""
UNDERSTAND_SLASH_DIGITS at ""bend 1 /2""
UNDERSTAND_SLASH_DIGITS at ""bend a/b/3""
UNDERSTAND_SLASH_DIGITS at ""bend a/[5]""
UNDERSTAND_MULTIPLES at ""sort [things] by [other things]""
UNDERSTAND_MULTIPLES at ""sort [things inside] off [things preferably held]""
UNDERSTAND_NOT_OF_ACTION at ""say [text] to [text]""
UNDERSTAND_TEXT_FOLLOWED at ""say [text] [number]""
UNDERSTAND_NOT_OF_ACTION at ""say [number]""
UNDERSTAND_NOT_OF_ACTION at ""call [text]""
UNDERSTAND_NOT_OF_ACTION at ""call [hue]""
UNDERSTAND_NOT_OF_ACTION at ""call [something]""
UNDERSTAND_NOT_OF_ACTION at ""hand [number]""
UNDERSTAND_NOT_OF_ACTION at ""hand over [number] to [something]""
UNDERSTAND_NOT_OF_ACTION at ""hand [something] to [something]""
UNDERSTAND_NOT_OF_ACTION at ""hand [something] [number]""
UNDERSTAND_REVERSED at ""hand [something]""
UNDERSTAND_REVERSED at ""hand it""
UNDERSTAND_MIXED at ""[number]""
UNDERSTAND_MIXED at ""[number]""
UNDERSTAND_MIXED at ""rust [number]""
UNDERSTAND_CIRCULAR at ""[wordy]""
UNDERSTAND_CIRCULAR at ""[deep three]""
UNDERSTAND_NOT_OF_ACTION at ""sum [valued]""
UNDERSTAND_AS_TEXT at ""x""
UNDERSTAND_AS_TEXT at ""[b] c""
UNDERSTAND_AS_TEXT at ""c [b]""
UNDERSTAND_AS_TEXT at ""[]""
UNDERSTAND_AS_TEXT at ""[ ]""
UNDERSTAND_AS_TEXT at ""[a b]c""
UNDERSTAND_AS_TEXT at ""[c""
UNDERSTAND_AS_TEXT at ""d]""
UNDERSTAND_AS_TEXT at ""d""
UNDERSTAND_COMMAND_WORDS at ""[something]""
UNDERSTAND_COMMAND_WORDS at ""[something] x""
UNDERSTAND_COMMAND_WORDS at ""x [something]""
UNDERSTAND_COMMAND_WORDS at ""[something]y""
UNDERSTAND_COMMAND_USED at ""hop""
UNDERSTAND_COMMAND_USED at ""jump""
UNDERSTAND_COMMAND_AS at ""no-such""
UNDERSTAND_COMMAND_USED at ""take""
UNDERSTAND_NOT_TEXT at ""flip", and"
UNDERSTAND_NOT_TEXT at ", "twirl""
UNDERSTAND_NOT_TEXT at "the commands"
UNDERSTAND_NOT_TEXT at ""dodge" or"
UNDERSTAND_COMMAND_AS at ""take" and "drop""
UNDERSTAND_PROPERTY at "property"
UNDERSTAND_PROPERTY at "the"
UNDERSTAND_PROPERTY at "the property"
UNDERSTAND_PROPERTY_OWNER at "the size"
UNDERSTAND_PROPERTY_OWNER at "describing 5"
UNDERSTAND_NOTHING at "the ball"
UNDERSTAND_NOTHING at "taking or red"
UNDERSTAND_VAGUE at "no-such"
UNDERSTAND_NOT_TEXT at ""a" or or "b""
UNDERSTAND_NOT_TEXT at ""c" and , "d""
UNDERSTAND_NOT_TEXT at "and "e""
UNDERSTAND_NOT_TEXT at ""f" and"
UNDERSTAND_VAGUE at "no-such"
UNDERSTAND_PLURAL at "taking"
UNDERSTAND_PLURAL at "5"
UNDERSTAND_MISTAKE at "a mistake ("No.""
UNDERSTAND_VAGUE at "ing"
UNDERSTAND_BAD_VALUE at "taking the ball"
UNDERSTAND_VAGUE at "(with nouns reversed)"
UNDERSTAND_VAGUE at "the hue"
UNDERSTAND_NO_AS at "Understand as taking the ball"
UNDERSTAND_PUNCTUATION at "", ball""
COMMA_AT_END at "Understand "ball" as a mistake , "No." ,"
UNDERSTAND_VAGUE at "the ball when"
UNDERSTAND_VAGUE at "when the crate is open"
UNDERSTAND_VAGUE at "the ball while"
UNDERSTAND_WHEN_ACTION at "taking the ball"
UNDERSTAND_WHEN at "the item described is no-such"
UNDERSTAND_WHEN_ACTION at "taking"
UNDERSTAND_RELATION at ""near [something related by reversed]""
UNDERSTAND_VAGUE at "liking"
UNDERSTAND_VAGUE at "Bob"
UNDERSTAND_RELATION_VALUES at ""near [something related by bettering]""
UNDERSTAND_RELATION_VALUES at ""near [something related by reversed bettering]""
UNDERSTAND_TWO_VALUES at ""[number] [something related by liking] [number]""
UNDERSTAND_MULTIPLES at ""near [things] [things]""
UNDERSTAND_NO_WORDS at ""--/--""
UNDERSTAND_NO_WORDS at ""--/a b/--""
UNDERSTAND_NOT_TEXT at "token piece of text translates into I6"
UNDERSTAND_TOKEN at ""spell [piece of text] [word]""
UNDERSTAND_TOKEN at ""spell [Piece Of Text]""
UNDERSTAND_TOKEN at ""pick [some container]""
UNDERSTAND_TOKEN at ""pick [some red thing]""
UNDERSTAND_TOKEN at ""pick [any any red thing]""
UNDERSTAND_TOKEN at ""pick [any some container]""
UNDERSTAND_TOKEN at ""pick [any 5]""
UNDERSTAND_COMPLEX at ""pick [a thing taller than the ball]""
UNDERSTAND_TOKEN at ""pick [tall]""
UNDERSTAND_TOKEN at ""pick [any tall]""
UNDERSTAND_TOKEN at ""pick [the red]""
TEST_COMMAND at ""undo""
TEST_COMMAND at ""look / undo / look""
TEST_COMMAND at ""xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx""
TEST_PLACE at "in"
TEST_PLACE at "holding"
TEST_PLACE at "in the ball"
TEST_PLACE at "holding the Yard"
TEST_PLACE at "in the Yard holding the ball and red"
TEST_PLACE at "holding in the Yard"
TEST_PLACE at "holding the ball in the no-such"
TEST_PLACE at "at the Yard"
TEST_PLACE at "and"
TEST_PLACE at "in red"
TEST_PLACE at "in Yard and and holding ball"
TEST_TWICE at "Test C with "look""
SENTENCE_UNKNOWN at "Test p "look" with"
TEST_PLACE at ""look""
TEST_FORM at "Test "r" with "look" in the Yard"
SENTENCE_UNKNOWN at "Test s for "look""
SENTENCE_UNKNOWN at "Test with "look" in the Yard"
