Tokens, meanings, commands, properties and tests that grammar does not take, beside those that it takes.
--- source
The Yard is a room. The crate is a container in the Yard. The ball is in the crate. Ann is a woman in the Yard. Bob is a man in the Yard.

Hue is a kind of value. The hues are red, green and grey. A thing has a hue. Weight is a kind of value. 10kg specifies a weight. A thing has a weight. A thing has an object called the keeper. A person has a text called the motto. A person has a number called your luck.

Heavier relates a thing (called X) to a thing (called Y) when the weight of X is greater than the weight of Y. The verb to outweigh means the heavier relation. Spouse relates one person to another.

Understand "one" as 3.

Understand 5 as "two".

Understand "three" and red as "bar".

Understand "four/" as taking.

Understand "/five" as taking.

Understand "[number]/six" as taking.

Understand "seven [something related by spouse]" as taking.

Understand "eight [something related by the spouse relation]" as taking.

Understand "nine [red]" as taking.

Understand "ten [two things]" as taking.

Understand "eleven [anywhere]" as taking.

Understand "twelve [any things]" as taking.

Understand "thirteen [any room]" as taking.

Understand "fourteen [a thing outweighing the crate]" as taking.

Understand "fifteen [a red thing]" as taking.

Understand "sixteen [a thing that is not red]" as taking.

Understand "seventeen [a weight]" as taking.

Understand "eighteen [a room]" as taking.

Understand "nineteen" as the taking inventory action.

Understand "twenty" as taking inventory action.

Understand "twenty-one" as the yodelling action.

Understand "twenty-two" as number.

Understand "twenty-three" as a number.

Understand "twenty-four" as hue.

Understand "twenty-five [things] with [things]" as putting it on.

Understand "twenty-six [number] [number]" as taking.

Understand "twenty-seven [text] [text]" as taking.

Understand "twenty-eight" as "[a woman]".

Understand "twenty-nine []" as taking.

Understand "" as taking.

Understand "thirty" as a mistake ("No.") when the crate is open.

Understand "thirty-one" as taking inventory when the crate is open. Understand the commands "thirty-two" and "thirty-three" as "take" when the crate is open.

Understand the command "thirty-four" as something new. Understand the command "thirty-four" as "thirty-five".

Understand the keeper property as describing a thing.

Understand the hue property as describing a room.

Understand the motto property as referring to a person.

Understand the open property as describing a room.

Understand the closed property as describing a container.

Understand the mass property as describing a thing.

Understand the hue property as a thing.

Test one with "look / ".

Test two with "look / take ball" in the Yard and holding the ball.

Test three with "look" holding the ball and the crate.

Test four with "look" in the Cellar.

Test five with "look" holding the moon.

Test six with look.

Test seven.

Test "eight" with "look".

Test one with "wait".

Test nine with "test nine".

Test ten with "[bracket] / ] / /".
--- problems
UNDERSTAND_NOT_TEXT at "5"
UNDERSTAND_NOT_TEXT at ""three" and red"
UNDERSTAND_SLASH at ""[number]/six""
UNDERSTAND_RELATION_OBJECT at ""seven [something related by spouse]""
UNDERSTAND_RELATION at ""eight [something related by the spouse relation]""
UNDERSTAND_TOKEN at ""nine [red]""
UNDERSTAND_TOKEN at ""ten [two things]""
UNDERSTAND_COMPLEX at ""fourteen [a thing outweighing the crate]""
UNDERSTAND_COMPLEX at ""sixteen [a thing that is not red]""
UNDERSTAND_NOT_OF_ACTION at ""seventeen [a weight]""
UNDERSTAND_VAGUE at "the yodelling action"
UNDERSTAND_VAGUE at "number"
UNDERSTAND_VAGUE at "a number"
UNDERSTAND_VAGUE at "hue"
UNDERSTAND_MULTIPLES at ""twenty-five [things] with [things]""
UNDERSTAND_NOT_OF_ACTION at ""twenty-six [number] [number]""
UNDERSTAND_TEXT_FOLLOWED at ""twenty-seven [text] [text]""
UNDERSTAND_TOKEN at ""twenty-nine []""
UNDERSTAND_EMPTY at """"
UNDERSTAND_COMMAND_WHEN at "the crate is open"
UNDERSTAND_COMMAND_AS at ""thirty-five""
UNDERSTAND_PROPERTY_KIND at "the keeper"
UNDERSTAND_PROPERTY_OWNER at "the hue"
UNDERSTAND_PROPERTY_OWNER at "the open"
UNDERSTAND_PROPERTY at "the mass"
UNDERSTAND_PROPERTY_AS at "a thing"
TEST_PLACE at "in the Cellar"
TEST_PLACE at "holding the moon"
TEST_FORM at "Test six with look"
SENTENCE_UNKNOWN at "Test seven"
TEST_FORM at "Test "eight" with "look""
TEST_TWICE at "Test one with "wait""
