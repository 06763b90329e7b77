A long afternoon of commands: several things, other people, numbers, topics, times and values typed, what is meant by few words, and answers to what makes no sense.
--- source
"Parlour"

The Parlour is a room. "Chintz." The Hall is north of the Parlour. The Attic is above the Hall. The Attic is dark.
The sofa is an enterable supporter in the Parlour. The cabinet is a closed openable lockable container in the Parlour. The cabinet is locked. The small key unlocks the cabinet. The small key is on the sofa. The vase is in the cabinet.
A ball is a kind of thing. A ball can be scuffed. Understand the scuffed property as describing a ball. Understand "old" as scuffed. The red ball, the blue ball and the green ball are balls in the Parlour. The blue ball is scuffed.
A coin is a kind of thing. Three coins are in the Hall. The plural of coin is coins.
Bob is a man in the Parlour. Tom is a man in the Parlour. Ann is a woman in the Hall. Bob carries an apple. The apple is edible. Tom carries a pear.
The torch is a device in the Hall. The torch is wearable.
The clock is a scenery thing in the Parlour. Understand "time piece/face" or "dial" as the clock.
The note is a thing in the Parlour. Understand "paper" as the note. The printed name of the note is "folded note".
The box is an open container in the Hall. The brown hat and the black hat are wearable things in the box.

Persuasion rule for asking Bob to try jumping: persuasion succeeds.
Persuasion rule for asking Bob to try dropping: persuasion succeeds.
Persuasion rule for asking Tom to try waiting: say "Tom shrugs."; persuasion fails.
Report Bob jumping: say "Bob hops."; stop the action.

Fancy is a kind of value. The fancies are plain, frilled and fringed.
Choosing it with is an action applying to one thing and one fancy. Understand "choose [something] with [fancy]" as choosing it with.
Understand "choose [something] with [fancy]" as choosing it with.
Understand "choose [fancy] for [something]" as choosing it with (with nouns reversed).
Carry out choosing something with: say "[noun]: [fancy understood]."
Counting to is an action applying to one number. Understand "count to [a number]" or "count [number]" as counting to. Carry out counting to: say "[number understood], [number understood in words]."
Musing on is an action applying to one topic. Understand "muse on [text]" or "muse about [text]" as musing on. Carry out musing on: say "'[the topic understood]'."
Polishing is an action applying to one carried thing. Understand "polish [something preferably held]" or "rub up [things]" as polishing. Carry out polishing: say "Shiny [noun]."
Dialling is an action applying to one time. Understand "set clock to [time]" as dialling. Carry out dialling: say "[time understood]."
Summoning is an action applying to one visible thing. Understand "summon [any person]" as summoning. Carry out summoning: say "[The noun] comes."; now the noun is in the location.
Bowing to is an action applying to one thing. Understand "bow to [someone]" or "bow" as bowing to. Carry out bowing to: say "You bow to [the noun]."

Instead of asking Bob about "weather/rain": say "Wet: [the topic understood]."
Instead of asking Bob about "the [fancy]": say "He likes that."
Instead of telling Bob about something: say "Told."
After answering Bob that "yes": say "Bob nods."
Does the player mean taking the green ball: it is very likely.
Does the player mean wearing the torch: it is very unlikely.
Rule for asking which do you mean: say "Which?"
After reading a command: if the player's command includes "please", cut the matched text.
--- play

Parlour
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Parlour
Chintz.

You can see a sofa (on which is a small key), a cabinet (closed), a red ball, a blue ball, a green ball, Bob, Tom and a folded note here.

>x clock
You notice nothing out of the ordinary about the clock.

>x time piece
You notice nothing out of the ordinary about the clock.

>examine the dial please
You notice nothing out of the ordinary about the clock.

>take ball
(the green ball)
You take the green ball.

>take old ball
You take the blue ball.

>take all balls
red ball: You take the red ball.

>drop all but red ball
blue ball: You put the blue ball down.
green ball: You put the green ball down.

>i
You have with you:
  a red ball

>take all except key and note from sofa
You see nothing of that name.

>take all from sofa
You take the small key.

>unlock cabinet
What are you to unlock the cabinet with?

>unlock cabinet with key
You unlock the cabinet.

>open it
You open the cabinet to find inside a vase.

>take vase then drop it. look
You take the vase.

You put the vase down.

Parlour
Chintz.

You can see a vase, a green ball, a blue ball, a sofa, a cabinet (empty), Bob, Tom and a folded note here.

>bob, jump
Bob hops.

>tom, wait
Tom shrugs.

>bob, drop apple
Bob puts the apple down.

>bob and tom, jump
To speak to somebody, put it so: "somebody, hello".

>ann, jump
There is nobody of that name to speak to.

>ask bob about rain
Wet: rain.

>ask bob about the frilled
He likes that.

>ask bob about music
Nobody answers.

>tell bob about vase
Told.

>say yes to bob
Bob nods.

>answer no to bob
Nobody answers.

>choose vase with frilled
vase: frilled.

>choose plain for the vase
vase: plain.

>count to seven
7, seven.

>count 12
12, twelve.

>count to a thousand
That number means nothing to me.

>muse on the long green sea
"the long green sea".

>muse
That sentence means nothing to me.

>polish vase
(taking the vase to begin with)
Shiny vase.

>rub up all balls
red ball: Shiny red ball.

green ball: (taking the green ball to begin with)
Shiny green ball.

blue ball: (taking the blue ball to begin with)
Shiny blue ball.

>set clock to 4:30 pm
4:30 pm.

>set clock to half past three
3:30 am.

>set clock to noon
12:00 pm.

>summon ann
Ann comes.

>summon bob
Bob comes.

>bow
That asks for a noun.

>bow to bob
You bow to Bob.

>give apple to bob
(taking the apple to begin with)
Bob refuses it with thanks.

>take apple
You have it already.

>give it to bob
Bob refuses it with thanks.

>give it to ann
Ann refuses it with thanks.

>give all to bob
Only one thing at a time can be done that way.

>show key to tom
Tom looks at it and says nothing.

>x him
You notice nothing out of the ordinary about Bob.

>x her
You notice nothing out of the ordinary about Ann.

>x them
It is not clear to me what 'them' stands for.

>take the other ball
(the green ball)
You have it already.

>take my key
You have it already.

>drop two balls
blue ball: You put the blue ball down.
green ball: You put the green ball down.

>take two balls
green ball: You take the green ball.
blue ball: You take the blue ball.

>take both balls
There is none of those about!

>n

Hall
You can see three coins, a torch and a box (in which are a brown hat and a black hat) here.

>take coin
You take the coin.

>take two coins
coin: You take the coin.
coin: You take the coin.

>take coins
What are you to take those things from?

>drop three coins
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.

>drop 2 coins
What are you to drop those things in?

>take black
You take the black hat.

>wear hat
(the black hat)
You put the black hat on.

>wear brown hat and black hat
Only one thing at a time can be done that way.

>take off brown hat
You don't have the brown hat on.

>u

In the dark
Not a glimmer of light anywhere: you can make out nothing at all.

>look
In the dark
Not a glimmer of light anywhere: you can make out nothing at all.

>d

Hall
You can see three coins, a torch and a box (in which is a brown hat) here.

>switch on torch
You switch the torch on.

>take torch. wear it
You take the torch.

You put the torch on.

>u

In the dark
Not a glimmer of light anywhere: you can make out nothing at all.

>d

Hall
You can see three coins and a box (in which is a brown hat) here.

>put all coins in box
There is none of those about!

>empty box
That is no verb known to me.

>put hat in box
(the black hat in the box)
(taking off the black hat to begin with)
You put the black hat into the box.

>put box in hat
Which?

>s
That makes sense only as far as this: put the box in south.

>sit on sofa
You see nothing of that name.

>get up
There is nothing to get out of here.

>stand
There is nothing to get out of here.

>n and s
That makes sense only as far as this: (go) north.

>x xyzzy
You see nothing of that name.

>take
(the green ball)
You have it already.

>take vase ball
That makes sense only as far as this: take the vase.

>undo
Hall
[One turn taken back.]

>again
(the green ball)
You have it already.

>g
(the green ball)
You have it already.

>oops
There is nothing there that could be put right.

>take bal
You see nothing of that name.

>oops ball
(the green ball)
You have it already.

>throw ball at bob
Which?

>z. z
A while goes by.

A while goes by.

>pronouns
Just now, "it" stands for the green ball, "him" stands for Bob, "her" stands for Ann and "them" stands for nothing.

>verbose
Parlour tells of places at full length from now on (even where you have been before).

>brief
Parlour tells of new places at full length from now on, and of others in short.

>superbrief
Parlour tells of places in the short manner from now on (even where you have never been).

>look
Hall
You can see three coins and a box (in which are a black hat and a brown hat) here.

>score
This story keeps no score.

>x paper, clock and bob
You see nothing of that name.

>take all from bob
You see nothing of that name.

>enter cabinet
You see nothing of that name.

>put key on sofa and note in cabinet
You see nothing of that name.

>x bob's apple
You see nothing of that name.

>kiss ann
You see nothing of that name.

>wake tom
You see nothing of that name.

>push clock
You see nothing of that name.

>turn sofa
You see nothing of that name.

>listen
There is no sound worth mention.

>smell ball
Which?

>taste apple
The apple tastes of nothing much.

>eat apple
You eat the apple with a good appetite.

>buy pear
You see nothing of that name.

>tie ball to bob
Which?

>burn note
You see nothing of that name.

>consult note about time
You see nothing of that name.

>search sofa
You see nothing of that name.

>look under sofa
You see nothing of that name.

>swing
What are you to swing?

>climb sofa
You see nothing of that name.

>face north
That is no verb known to me.

>go
In which direction?

>go sideways
That noun has no place in such a command.

>
