Commands with values, several things, pronouns, descriptions, persons, corrections and repetitions, and those that are
not understood.
--- source
"Commands of Every Sort"

The Lab is a room. The Yard is north of the Lab. A coin is a kind of thing. The red coin, the blue coin and the green coin are coins in the Lab. The plural of coin is coins. The box is an open openable container in the Lab. The shelf is a supporter in the Lab. The lamp is a lit device in the Lab. Bob is a man in the Lab. Ann is a woman in the Lab. The dog is an animal in the Lab. The hat is wearable. Bob carries the hat. The torch is a switched off device in the box. The glass jar is a closed transparent openable container on the shelf. The bee is an animal in the jar. The worn coat is a thing. The worn coat is wearable. The player wears the worn coat. The unlit match is in the Lab.
Persuasion rule for asking Bob to try doing something: persuasion succeeds.
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

Commands of Every Sort
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a red coin, a blue coin, a green coin, a box (in which is a torch), a shelf (on which is a glass jar (closed) (in which is a bee)), a lamp, Bob, Ann, a dog and an unlit match here.

>dial 7
Dialled 7.

>dial seven
Dialled 7.

>dial twenty-one
Dialled 21.

>dial -3
Dialled -3.

>dial twelve hundred
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
Which do you mean: the red coin, the blue coin or the green coin?

>red
You take the red coin.

>take coins
blue coin: You take the blue coin.
green coin: You take the green coin.

>drop all but red
green coin: You put the green coin down.
blue coin: You put the blue coin down.

>take two coins
blue coin: You take the blue coin.
green coin: You take the green coin.

>drop three coins
green coin: You put the green coin down.
blue coin: You put the blue coin down.
red coin: You put the red coin down.

>take four coins
No more than three of those are to be had.

>take 2 hats
You see nothing of that name.

>take all from shelf
(the glass jar from the shelf)
You take the glass jar.

>take all the coins except blue
red coin: You take the red coin.
green coin: You take the green coin.

>drop all except red and blue
green coin: You put the green coin down.
glass jar: You put the glass jar down.

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
Bob puts the lamp down.

>bob, take all
lamp: Bob takes the lamp.
glass jar: Bob takes the glass jar.
box: Bob takes the box.
unlit match: Bob takes the unlit match.
green coin: Bob tries, but can't do that.
blue coin: Bob tries, but can't do that.
red coin: Bob takes the red coin.
torch: Bob takes the torch.

>ask bob to drop all
That sentence means nothing to me.

>ask bob for the hat
Bob tries, but can't do that.

>bob, give me the hat
Bob tries, but can't do that.

>give hat to him
(taking the hat to begin with)
Bob has it.

>give her the coin
That is only for the living.

>again
That is only for the living.

>g
That is only for the living.

>x it
You notice nothing out of the ordinary about the hat.

>x them
It is not clear to me what 'them' stands for.

>x him
You notice nothing out of the ordinary about Bob.

>x her
You notice nothing out of the ordinary about Ann.

>compare coins with box
green coin: Compared green coin with box.
blue coin: Compared blue coin with box.
red coin: Compared red coin with box.

>compare all to shelf
green coin: Compared green coin with shelf.
blue coin: Compared blue coin with shelf.
shelf: Compared shelf with shelf.
Bob: Compared Bob with shelf.
Ann: Compared Ann with shelf.
dog: Compared dog with shelf.
torch: Compared torch with shelf.
red coin: Compared red coin with shelf.
unlit match: Compared unlit match with shelf.
box: Compared box with shelf.
glass jar: Compared glass jar with shelf.
bee: The glass jar is closed.
lamp: Compared lamp with shelf.
hat: Compared hat with shelf.

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

>x lamp frob
That makes sense only as far as this: examine the lamp.

>frob
That is no verb known to me.

>frob lamp
That is no verb known to me.

>oops x
That is no verb known to me.

>x lmap
You see nothing of that name.

>oops lamp
The lamp is switched off.

>oops
There is nothing there that could be put right.

>take
What are you to take?

>lamp
Bob has it.

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

>x that
You see nothing of that name.

>x those
You see nothing of that name.

>take coin from box
Which do you mean: the red coin, the green coin or the blue coin?

>all
Only one of them will do here. Which shall it be?
>take every coin
red coin: Bob has it.

>take both coins
red coin: Bob has it.

>take each coin
red coin: Bob has it.

>take any coin
You see nothing of that name.

>take lit
You see nothing of that name.

>x unlit
(the unlit match)
You notice nothing out of the ordinary about the unlit match.

>x lit thing
You see nothing of that name.

>x worn
You notice nothing out of the ordinary about the worn coat.

>x closed jar
You see nothing of that name.

>x open box
You see nothing of that name.

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
That noun has no place in such a command.

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
Which do you mean: the green coin or the blue coin?

>take all. drop all. take all
There is none of those about!

>wait. again
A while goes by.

A while goes by.

>x lamp, coin
You see nothing of that name.

>x lamp and
You see nothing of that name.

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

That is no verb known to me.

>dog, n
There is nobody of that name to speak to.

>lamp, n
There is nobody of that name to speak to.

>bob, bob, n
There is nobody of that name to speak to.

>take the the lamp
You see nothing of that name.

>put lamp and coin in the box and the shelf
You see nothing of that name.

>turn torch on
You see nothing of that name.

>turn on the lamp and torch
You see nothing of that name.

>yes
Nobody asked.

>no
Nobody asked.

>
