Rules for printing errors, for what the player means, for all, for missing nouns and for the scope; commands changed
before they are read.
--- source
"Errors of Every Sort"

The Lab is a room. The Yard is north of the Lab. A coin is a kind of thing. The red coin, the blue coin and the green coin are coins in the Lab. The plural of coin is coins. The box is an open openable container in the Lab. The shelf is a supporter in the Lab. The lamp is a lit device in the Lab. Bob is a man in the Lab. Ann is a woman in the Lab. The dog is an animal in the Lab. The hat is wearable. Bob carries the hat. The torch is a switched off device in the box. The glass jar is a closed transparent openable container on the shelf. The bee is an animal in the jar. The worn coat is a thing. The worn coat is wearable. The player wears the worn coat. The unlit match is in the Lab.
Persuasion rule for asking Bob to try taking something: persuasion succeeds.

Unsuccessful attempt by Bob doing something: say "Bob could not: [the reason the action failed]."

Rule for printing a parser error when the latest parser error is the I beg your pardon error: say "Pardon?"

Rule for printing a parser error when the latest parser error is the not a verb I recognise error: say "No verb in '[the player's command]'."

After printing a parser error when the latest parser error is the can't see any such thing error:
	say "(Error.)[line break]".
Rule for printing a parser error when the latest parser error is the only understood as far as error: say "Up to here: '[the player's command]'."; make no decision.

Rule for printing a parser error when the latest parser error is the can only do that to something animate error: say "Not alive."

Rule for printing a parser error when the latest parser error is the noun did not make sense in that context error: say "No sense."

Rule for asking which do you mean: say "Which, [if the noun is nothing]now[otherwise][noun][end if]?"

Rule for clarifying the parser's choice of the box: say "(the box, of course)[line break]".

Rule for supplying a missing noun while smelling: now the noun is the lamp; say "(lamp)[line break]".

Rule for supplying a missing noun while listening: now the noun is the dog.

Rule for supplying a missing second noun while comparing: now the second noun is the shelf.

Understand "compare [things]" as comparing it with.
Rule for deciding whether all includes a coin while taking: if the noun is the lamp, it does.

Rule for deciding whether all includes the dog: it does not.

Does the player mean examining the blue coin: it is very likely.

Does the player mean taking the green coin: it is likely.

Does the player mean taking something carried: it is unlikely.

Does the player mean doing something with the red coin when the lamp is switched on: it is likely.

After deciding the scope of the player: place the Yard in scope; if the player carries the hat, place Chip in scope.

Chip is an animal. The Attic is a room. The kite is in the Attic.
After reading a command: if the player's command includes "please", cut the matched text; if the player's command matches "double [number]", say "Twice [number understood] is [number understood * 2].[line break]"; if the player's command matches the regular expression "^zap", replace the player's command with "x lamp"; if the player's command matches "quiet", reject the player's command.

Understand "find [any thing]" as finding. Finding is an action applying to one visible thing. Carry out finding: say "[The noun] [are] in [the location of the noun]."
Dialling is an action applying to one number. Understand "dial [number]" as dialling. Carry out dialling: say "Dialled [number understood]."
Timing is an action applying to one time. Understand "time [time]" as timing. Carry out timing: say "Timed [time understood]."
Spanning is an action applying to one time period. Understand "span [time period]" as spanning. Carry out spanning: say "Spanned [time period understood]."
Weighing is an action applying to one real number. Understand "weigh [real number]" as weighing. Carry out weighing: say "Weighed [real number understood]."
Asserting is an action applying to one truth state. Understand "assert [truth state]" as asserting. Carry out asserting: say "Asserted [truth state understood]."
Telling of is an action applying to one thing and one topic. Understand "advise [someone] of [text]" as telling of. Carry out telling of: say "Told [noun]: [topic understood]."
Carry out examining a coin: say "Shiny."
Comparing it with is an action applying to two things. Understand "compare [things] with/to [something]" as comparing it with. Carry out comparing it with: say "Compared [noun] with [second noun]."
Gathering is an action applying to one thing. Understand "gather [things preferably held]" as gathering. Carry out gathering: say "Gathered [noun]."
Sorting it into is an action applying to two things. Understand "sort [other things] into [something]" as sorting it into. Carry out sorting it into: say "Sorted [noun] into [second noun]."
Emptying is an action applying to one thing. Understand "empty [things inside] from [something]" as removing it from.
Understand "hug [any person]" as kissing.
Understand "ponder" or "muse" as thinking. Understand "nothing" as a mistake ("[the command typed] is nothing.").
To say the command typed: say the player's command.
--- play

Errors of Every Sort
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a red coin, a blue coin, a green coin, a box (in which is a torch), a shelf (on which is a glass jar (closed) (in which is a bee)), a lamp, Bob, Ann, a dog and an unlit match here.

>please x lamp
The lamp is switched off.

>double 4
Twice 4 is 8.
No verb in "double 4".

>zap 3
The lamp is switched off.

>quiet
>smell
There is no smell worth mention.

>listen
There is no sound worth mention.

>compare lamp
Compared lamp with shelf.

>find kite
The kite is in the Attic.

>find chip
Chip is in nothing.

>x yard
You notice nothing out of the ordinary about the Yard.

>x attic
You see nothing of that name.
(Error.)

>bob, jump
Bob would rather not.

>bob, take hat
Bob could not: can't take what's already taken rule.

>take all
green coin: You take the green coin.
red coin: You take the red coin.
blue coin: You take the blue coin.
box: You take the box.
lamp: You take the lamp.
unlit match: You take the unlit match.
torch: You take the torch.
glass jar: You take the glass jar.
hat: Bob has it.

>drop all
glass jar: You put the glass jar down.
torch: You put the torch down.
unlit match: You put the unlit match down.
lamp: You put the lamp down.
box: You put the box down.
blue coin: You put the blue coin down.
red coin: You put the red coin down.
green coin: You put the green coin down.

>x coin
(the blue coin)
Shiny.

You notice nothing out of the ordinary about the blue coin.

>take coin
(the green coin)
You take the green coin.

>take coin
(the green coin)
You have it already.

>turn lamp on
You switch the lamp on.

>drop coin
(the green coin)
You put the green coin down.

>x chip
You see nothing of that name.
(Error.)

>take hat from bob
Bob has it.

>dial 7
Dialled 7.

>dial seven
Dialled 7.

>dial twenty-one
Dialled 21.

>dial -3
Dialled -3.

>dial twelve hundred
Up to here: "dial twelve hundred".
That makes sense only as far as this: dial that.

>dial
That sentence means nothing to me.

>time 9:30
Timed 9:30 am.

>time 9:30 pm
Timed 9:30 pm.

>time half past three
Timed 3:30 am.

>time quarter to noon
Timed 11:45 am.

>time ten to midnight
Timed 11:50 pm.

>time seven o'clock
Timed 7:00 am.

>time 25:00
That sentence means nothing to me.

>span 5 minutes
Spanned 5 minutes.

>span one hour
Spanned 1 hour .

>span 1 hour 10 minutes
Spanned 1 hour 10 minutes.

>weigh 3.5
Weighed 3.5.

>weigh -2
Weighed -2.0.

>weigh pi
That sentence means nothing to me.

>assert true
Asserted true.

>assert maybe
That sentence means nothing to me.

>advise bob of the green cheese
Told Bob: the green cheese.

>take coin
Which, now?

>red
You take the red coin.

>take coins
green coin: You take the green coin.
blue coin: You take the blue coin.

>drop all but red
blue coin: You put the blue coin down.
green coin: You put the green coin down.

>take two coins
green coin: You take the green coin.
blue coin: You take the blue coin.

>drop three coins
red coin: You put the red coin down.
blue coin: You put the blue coin down.
green coin: You put the green coin down.

>take four coins
No more than three of those are to be had.

>take 2 hats
You see nothing of that name.
(Error.)

>take all from shelf
The shelf is empty.

>take all the coins except blue
green coin: You take the green coin.
red coin: You take the red coin.

>drop all except red and blue
green coin: You put the green coin down.

>put all in box
red coin: You put it inside.

>take red, blue and green coin
red coin: You take the red coin.
blue coin: You take the blue coin.
green coin: You take the green coin.

>take red. drop it. x it
You have it already.

You put the red coin down.

Shiny.

You notice nothing out of the ordinary about the red coin.

>take it. put it in box then wait
You take the red coin.

You put the red coin into the box.

A while goes by.

>bob, take the lamp
Bob takes the lamp.

>bob, drop it
Bob would rather not.

>bob, take all
box: Bob takes the box.
unlit match: Bob takes the unlit match.
torch: Bob takes the torch.
glass jar: Bob takes the glass jar.
red coin: Bob takes the red coin.
green coin: Bob could not: can't take people's possessions rule.
blue coin: Bob could not: can't take people's possessions rule.

>ask bob to drop all
That sentence means nothing to me.

>ask bob for the hat
Bob would rather not.

>bob, give me the hat
Bob would rather not.

>give hat to him
(taking the hat to begin with)
Bob has it.

>give her the coin
Not alive.

>again
Not alive.

>g
Not alive.

>x it
You notice nothing out of the ordinary about the hat.

>x them
It is not clear to me what 'them' stands for.

>x him
You notice nothing out of the ordinary about Bob.

>x her
You notice nothing out of the ordinary about Ann.

>compare coins with box
red coin: Compared red coin with box.
green coin: Compared green coin with box.
blue coin: Compared blue coin with box.

>compare all to shelf
red coin: Compared red coin with shelf.
green coin: Compared green coin with shelf.
blue coin: Compared blue coin with shelf.
shelf: Compared shelf with shelf.
Bob: Compared Bob with shelf.
Ann: Compared Ann with shelf.
glass jar: Compared glass jar with shelf.
bee: The glass jar is closed.
torch: Compared torch with shelf.
unlit match: Compared unlit match with shelf.
box: Compared box with shelf.
lamp: Compared lamp with shelf.
hat: Compared hat with shelf.
Yard: The Yard is nothing that you can lay hands on.

>gather all
green coin: Gathered green coin.
blue coin: Gathered blue coin.

>sort all into box
green coin: Sorted green coin into box.
blue coin: Sorted blue coin into box.

>empty all from box
The box is empty.

>hug bob
Bob seems in no mood to be kissed.

>hug dog
The dog seems in no mood to be kissed.

>x frob
You see nothing of that name.
(Error.)

>x lamp frob
Up to here: "x lamp frob".
That makes sense only as far as this: examine the lamp.

>frob
No verb in "frob".

>frob lamp
No verb in "frob lamp".

>oops x
No verb in "frob x".

>x lmap
You see nothing of that name.
(Error.)

>oops lamp
The lamp is switched on.

>oops
There is nothing there that could be put right.

>take
(the green coin)
You have it already.

>lamp
No verb in "lamp".

>take lamp from
What are you to take the lamp from?

>x my coat
You notice nothing out of the ordinary about the worn coat.

>x me
Nobody knows you better than you do.

>x his hat
You notice nothing out of the ordinary about the hat.

>x its coin
You see nothing of that name.
(Error.)

>x that
You see nothing of that name.
(Error.)

>x those
You see nothing of that name.
(Error.)

>take coin from box
(the red coin from the box)
The red coin isn't there to be removed.

>all
No verb in "all".

>take every coin
red coin: Bob has it.

>take both coins
red coin: Bob has it.

>take each coin
red coin: Bob has it.

>take any coin
You see nothing of that name.
(Error.)

>take lit
You see nothing of that name.
(Error.)

>x unlit
(the unlit match)
You notice nothing out of the ordinary about the unlit match.

>x lit thing
You see nothing of that name.
(Error.)

>x worn
You notice nothing out of the ordinary about the worn coat.

>x closed jar
You see nothing of that name.
(Error.)

>x open box
You see nothing of that name.
(Error.)

>x the bee
You notice nothing out of the ordinary about the bee.

>take bee
The glass jar is closed.

>n

Yard

>s

Lab
You can see a shelf, Bob, Ann and a dog here.

>go
In which direction?

>north

Yard

>go to lamp
No sense.

>ponder
It never does any harm.

>nothing
nothing is nothing.

>undo
Yard
[One turn taken back.]

>undo
Yard
[One turn taken back.]

>x coin. x coin. wait
(the blue coin)
Shiny.

You notice nothing out of the ordinary about the blue coin.

(the blue coin)
Shiny.

You notice nothing out of the ordinary about the blue coin.

A while goes by.

>take all. drop all. take all
Yard: The Yard is nothing that you can lay hands on.

green coin: You put the green coin down.
blue coin: You put the blue coin down.

green coin: You take the green coin.
blue coin: You take the blue coin.
Yard: The Yard is nothing that you can lay hands on.

>wait. again
A while goes by.

A while goes by.

>x lamp, coin
You see nothing of that name.
(Error.)

>x lamp and
You see nothing of that name.
(Error.)

>x all
Only one thing at a time can be done that way.

>, x lamp
A command can hardly begin with a comma.

>bob,
There is nobody of that name to speak to.

>bob, n
There is nobody of that name to speak to.

>n, bob
There is no way in that direction.

No verb in "bob".

>dog, n
There is nobody of that name to speak to.

>lamp, n
There is nobody of that name to speak to.

>bob, bob, n
There is nobody of that name to speak to.

>take the the lamp
You see nothing of that name.
(Error.)

>put lamp and coin in the box and the shelf
You see nothing of that name.
(Error.)

>turn torch on
You see nothing of that name.
(Error.)

>turn on the lamp and torch
You see nothing of that name.
(Error.)

>yes
Nobody asked.

>no
Nobody asked.

>
