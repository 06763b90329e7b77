More texts, meanings, commands and properties of grammar that are not taken, and what is near to them.
--- source
The Yard is a room. The crate is a container in the Yard. The ball is in the crate. Ann is a woman in the Yard. The tub is a container in the Yard. The waiting is a thing in the Yard. The bill is in the Yard.

Hue is a kind of value. The hues are red, green and grey. A thing has a hue. Weight is a kind of value. 10kg specifies a weight. A thing has a weight. A thing has a text called the sign. A thing has a time called the hour. A thing has a truth state called the flag. A thing has a real number called the share. A thing has an object called the mate. A box is a kind of container. The tin is a box.

Loving relates various people to various people. Owning relates various people to various things. Costing relates various things to various weights.

Understand "crate" or "crate" as the tub.

Understand or "one" as taking.

Understand "two" or as taking.

Understand "three" "four" as taking.

Understand the command "" as "take".

Understand the command "five six" as "take".

Understand the command "seven" as "take it".

Understand the command "eight" as "".

Understand the commands "nine" and "ten" as "take".

Understand the verb "eleven" as "take".

Understand the verbs "twelve" and "thirteen" as "take".

Understand as taking.

Understand "fourteen" as.

Understand "fifteen" as waiting while the crate is open.

Understand "sixteen [something] [something] [something]" as putting it on.

Understand "seventeen [something]" as examining (with nouns reversed).

Understand "eighteen [something] [someone]" as giving it to (with nouns reversed).

Understand "nineteen [someone] [number]" as giving it to (with nouns reversed).

Understand "twenty (a)" as taking inventory.

Understand "twenty-one {b" as taking inventory.

Understand "twenty-two. c" as taking inventory.

Understand "twenty-three, d" as taking inventory.

Understand "twenty-four!" as taking inventory.

Understand "twenty-five?" as taking inventory.

Understand "twenty-six: e" as taking inventory.

Understand "twenty-seven; f" as taking inventory.

Understand "twenty-eight [a [box]]" as taking.

Understand "twenty-nine [box" as taking.

Understand "thirty box]" as taking.

Understand "thirty-one [something related by]" as taking.

Understand "thirty-two [topic]" as taking.

Understand "thirty-three [a topic]" as taking.

Understand "thirty-four [something held]" as taking.

Understand "thirty-five [things held]" as taking.

Understand "thirty-six g/" as taking inventory.

Understand "thirty-seven /h" as taking inventory.

Understand "thirty-eight h/[something]" as taking.

Understand "thirty-nine 1/2" as taking inventory.

Understand "forty a/2" as taking inventory.

Understand "forty-one --" as taking inventory.

Understand "forty-two a//b" as taking inventory.

Understand "forty-three a/--/b" as taking inventory.

Understand "a/b forty-four" as taking inventory.

Understand "--/c forty-five" as taking inventory.

Understand "--/forty-six" as the tub.

Understand "forty-seven" as the waiting.

Understand "forty-eight" as waiting.

Understand "forty-nine" as 2.5. Understand "fifty" as 9:00 AM. Understand "fifty-one" as 5 minutes. Understand "fifty-two" as true. Understand "fifty-three" as red. Understand "fifty-four" as 3kg. Understand "fifty-five" as 7.

Understand "fifty-six" as "Hello".

Understand "fifty-seven" as a mistake. Understand "fifty-eight" as a mistake ("No."). Understand "fifty-nine" as a mistake ("No, [the crate].").

Understand "sixty" as a mistake (5).

Understand "sixty-one" as a mistake "No.".

Understand "sixty-two" as a mistake ("No." and more).

Understand "sixty-three" as "[b".

Understand "sixty-four" as "b]".

Understand "sixty-five" as "[b][c]".

Understand "sixty-six" as "[]".

Understand "sixty-seven" as "[b  c]". Understand "sixty-eight [b c]" as taking inventory.

Understand "sixty-nine" as the plural of box. Understand "seventy" as plural of box. Understand "seventy-one" as the plural of the tub.

Understand "seventy-two" as plural of.

Understand "seventy-three" as nothing.

Understand "seventy-four" as yodelling.

Understand "seventy-five" as taking the ball.

Understand the hue and weight properties as describing a thing. Understand the sign property and the hour property as describing a thing. Understand the flag property and the share property as describing the tub.

Understand the mate property as describing a thing.

Understand the open property as describing the ball.

Understand the hue property as describing a person that is Ann.

Understand the hue property as describing.

Understand the hue property as referring to red.

Understand "seventy-six [something related by loving]" as the tub.

Understand "seventy-seven [something related by owning]" as the tub. Understand "seventy-eight [something related by reversed owning]" as the tub.

Understand "seventy-nine [something related by costing]" as the tub.

Understand "eighty [something related by reversed costing]" as the tub.

Understand "eighty-one [number]" as the tub. Understand "eighty-two [text]" as the tub.

Understand "eighty-three [things]" as the tub.

Understand "eighty-four [number] [number]" as the tub.
--- problems
UNDERSTAND_NOT_TEXT at "or "one""
UNDERSTAND_NOT_TEXT at ""two" or"
UNDERSTAND_NOT_TEXT at ""three" "four""
UNDERSTAND_COMMAND_WORDS at """"
UNDERSTAND_COMMAND_WORDS at ""five six""
UNDERSTAND_COMMAND_WORDS at ""take it""
UNDERSTAND_COMMAND_WORDS at """"
UNDERSTAND_VERB at "the verb "eleven""
UNDERSTAND_VERB at "the verbs "twelve" and "thirteen""
UNDERSTAND_NO_AS at "Understand as taking"
UNDERSTAND_NO_AS at "Understand "fourteen" as"
UNDERSTAND_THREE_VALUES at ""sixteen [something] [something] [something]""
UNDERSTAND_REVERSED at ""seventeen [something]""
UNDERSTAND_NOT_OF_ACTION at ""nineteen [someone] [number]""
UNDERSTAND_PUNCTUATION at ""twenty-two. c""
UNDERSTAND_PUNCTUATION at ""twenty-three, d""
UNDERSTAND_PUNCTUATION at ""twenty-four!""
UNDERSTAND_PUNCTUATION at ""twenty-five?""
UNDERSTAND_PUNCTUATION at ""twenty-six: e""
UNDERSTAND_PUNCTUATION at ""twenty-seven; f""
UNDERSTAND_BRACKETS at ""twenty-eight [a [box]]""
UNDERSTAND_BRACKETS at ""twenty-nine [box""
UNDERSTAND_BRACKETS at ""thirty box]""
UNDERSTAND_TOKEN at ""thirty-one [something related by]""
UNDERSTAND_TOPIC at ""thirty-two [topic]""
UNDERSTAND_TOPIC at ""thirty-three [a topic]""
UNDERSTAND_HELD at ""thirty-four [something held]""
UNDERSTAND_HELD at ""thirty-five [things held]""
UNDERSTAND_SLASHED_COMMAND at ""thirty-seven /h""
UNDERSTAND_SLASH at ""thirty-eight h/[something]""
UNDERSTAND_SLASH_DIGITS at ""thirty-nine 1/2""
UNDERSTAND_SLASH_DIGITS at ""forty a/2""
UNDERSTAND_SLASH at ""forty-two a//b""
UNDERSTAND_SLASHED_COMMAND at ""a/b forty-four""
UNDERSTAND_SLASHED_COMMAND at ""--/c forty-five""
UNDERSTAND_NO_WORDS at ""--/forty-six""
UNDERSTAND_AS_TEXT at ""Hello""
UNDERSTAND_MISTAKE at "a mistake (5)"
UNDERSTAND_MISTAKE at "a mistake "No.""
UNDERSTAND_MISTAKE at "a mistake ("No." and more)"
UNDERSTAND_AS_TEXT at ""[b""
UNDERSTAND_AS_TEXT at ""b]""
UNDERSTAND_AS_TEXT at ""[b][c]""
UNDERSTAND_AS_TEXT at ""[]""
UNDERSTAND_VAGUE at "plural of"
UNDERSTAND_VAGUE at "nothing"
UNDERSTAND_VAGUE at "yodelling"
UNDERSTAND_BAD_VALUE at "taking the ball"
UNDERSTAND_PROPERTY_KIND at "the mate"
UNDERSTAND_PROPERTY_OWNER at "the open"
UNDERSTAND_PROPERTY_OWNER at "describing a person that is Ann"
UNDERSTAND_PROPERTY_OWNER at "describing"
UNDERSTAND_PROPERTY_OWNER at "referring to red"
UNDERSTAND_RELATION_VALUES at ""seventy-nine [something related by costing]""
UNDERSTAND_RELATION_VALUES at ""eighty [something related by reversed costing]""
UNDERSTAND_TWO_VALUES at ""eighty-four [number] [number]""
