Orders and who obeys them, topics that are asked, told, said and spelled, numbers and pronouns; things counted by how often they were done.
--- source
"Chatter" by Ann Other

The Parlour is a room. Bob is a man in the Parlour. Eve is a woman in the Parlour. The clock is in the Parlour. A cake is an edible thing in the Parlour. The pot is an open container in the Parlour.
Persuasion rule for asking Bob to try taking something: persuasion succeeds.
Persuasion rule for asking Eve to try doing something other than eating: say "Eve is busy."; persuasion fails.
Unsuccessful attempt by Bob taking the pot: say "Bob cannot lift it."
Check Bob taking the pot: stop the action.
Report Bob taking the clock: say "Tick, goes Bob." instead.
Instead of asking Bob about "time/hour": say "Late."
Instead of asking Bob about "[cook]": say "Bob looks at the pot."
Understand "cook" or "cooks" as "[cook]".
Instead of telling Bob about something: say "You told him of '[the topic understood]'."
Instead of answering Bob that something: say "Bob hears '[topic understood]'."
Instead of asking Eve for the cake: try Eve giving the cake to the player.
After eating the cake: say "Sweet."
Instead of giving something to Eve: say "[if the noun is edible]Eve nods[otherwise]Eve frowns at [the noun][end if]."
Instead of showing the clock to someone: say "[The second noun] [look] at it."
Instead of kissing Bob for the second time: say "Enough."
Instead of kissing Bob: say "[one of]Well[or]Hm[cycling]."
Counting to is an action applying to one number and one thing. Understand "count to [number] with [someone]" as counting to. Report counting to: say "[The second noun] counted to [the number understood]."
Spelling is an action applying to one topic. Understand "spell [text]" as spelling. Report spelling: say "[topic understood in upper case], [number of characters in the topic understood]."
Understand "hail" as a mistake ("Hail who?"). Understand the command "chat" as "ask".
Understand "greet [someone]" or "greet [someone] politely" as greeting. Greeting is an action applying to one visible thing. Report greeting: say "Hello, [noun]."
Understand "chef" as Bob when the pot is open.

--- play

Chatter
An Interactive Fiction by Ann Other
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Parlour
You can see Bob, Eve, a clock, a cake and a pot (empty) here.

>bob, take clock
Tick, goes Bob.

>bob, take pot
Bob cannot lift it.

>bob, drop clock
Bob would rather not.

>eve, take cake
Eve is busy.

>eve, eat cake
Eve would rather not.

>ask bob about the time
Nobody answers.

>ask bob about cooks
Bob looks at the pot.

>ask bob about the pot
Nobody answers.

>ask bob about rain
Nobody answers.

>tell bob about old rain
You told him of "old rain".

>say hello to bob
Bob hears "hello".

>bob, hello
Bob hears "hello".

>ask eve for cake
(Eve taking the cake to begin with)
>take cake
Eve has it.

>give cake to eve
Eve nods.

>give pot to eve
Eve frowns at the pot.

>show clock to bob
Bob looks at it.

>kiss bob
Well.

>kiss bob
Enough.

>kiss bob
Hm.

>z
A while goes by.

>count to 12 with eve
Eve counted to 12.

>count to five with bob
Bob counted to 5.

>spell a long word
A LONG WORD, 11.

>hail
Hail who?

>chat bob about time
Late.

>greet bob
Hello, Bob.

>greet chef politely
Hello, Bob.

>close pot
The pot can't be closed.

>greet chef
Hello, Bob.

>eat cake
Eve would hardly let you.

>take it
Eve has it.

>ask him about time
Late.

>x her
(Eve)
You notice nothing out of the ordinary about Eve.

>eat cake. take cake
Eve would hardly let you.

Eve has it.

>take clock then drop it, and z
Bob has it.

You see nothing of that name.

>
