Commands to others, several commands on one line, lists and counts of things, and a story with a verb 'test'.
--- source
The Depot is a room. The Annex is north of the Depot.

Bob is a man in the Depot. Persuasion rule: persuasion succeeds.
Wave Rider is a woman in the Depot. Tess is a woman in the Depot. 
A thing can be addressable. The addressable property translates into I6 as "talkable". The speaking tube is an addressable thing in the Depot.
The statue is a thing in the Depot.
The North Wind is a thing in the Depot.
The coffer is a container in the Depot. The gem is in the coffer. The north side is part of the coffer.
The crate is a closed openable enterable container in the Depot. The torch is a lit thing in the crate.
The fuse is in the crate.
A coin is a kind of thing. The plural of coin is coins. There are 60 coins in the Depot.
A stone is a kind of thing. The plural of stone is stones. There are 60 stones in the Depot.
Before examining the North Wind: say "Brr."
Understand the command "yell" as something new. Understand the command "get" as something new.
Does the player mean giving something to Bob: it is very likely.
Does the player mean showing a coin to Tess: it is unlikely.
The red card is in the Depot. The blue card is in the Depot. The card case is an open container in the Depot. The card box is an open container in the Depot. Does the player mean inserting the red card into the card box: it is very likely. 
Handing is an action applying to two things. Understand "hand [someone] [something]" as handing (with nouns reversed). Carry out handing: say "Handed [the noun] to [the second noun]."
Understand "test [something]" as examining. Test me with "jump / test statue". Test me2 with "test me / jump". Test empty with "".
The chime is in the Annex. Understand "chime when [something]" or "when [something]" as the chime when Bob is in the Depot. Understand "far off" as the chime when the player is in the Depot.
Calling is an action applying to one topic. Understand "call [text]" as calling. Carry out calling: say "Called."
After asking Bob about "[something]": say "Bob knows that."
--- notices

--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Depot
You can see Bob, Wave Rider, Tess, a speaking tube, a statue, a North Wind, a coffer (in which is a gem), a crate (closed), sixty coins, sixty stones, a red card, a blue card, a card case (empty) and a card box (empty) here.

>north wind, jump
That makes sense only as far as this: (go) north.

>me, jump
You jump, and come down again.

>me, g
To have somebody do it again, say only "again".

>me,
That sentence means nothing to me.

>me, bob, jump
To speak to somebody, put it so: "somebody, hello".

>bob, g
Nobody answers.

>bob
That is no verb known to me.

>bob,
Nobody answers.

>bob, frobnicate
Nobody answers.

>bob jump, jump
To speak to somebody, put it so: "somebody, hello".

>wave rider, jump
Wave Rider jumps up and down.

>wave at bob, jump
You see nothing of that name.

>wave rider at, jump
That makes sense only as far as this: wave Wave Rider.

>wave
You wave your hands.

>tess, jump
Tess jumps up and down.

>tess, wave
Tess waves a hand.

>tess rider, jump
To speak to somebody, put it so: "somebody, hello".

>statue, jump
You can't hold a conversation with the statue.

>speaking tube, jump
The speaking tube jumps up and down.

>nobody, jump
There is nobody of that name to speak to.

>,
A command can hardly begin with a comma.

>jump, jump
You jump, and come down again.

You jump, and come down again.

>jump, frob
You jump, and come down again.

That is no verb known to me.

>jump. g
You jump, and come down again.

You jump, and come down again.

>jump. again. jump
You jump, and come down again.

You jump, and come down again.

You jump, and come down again.

>i. g
You have nothing with you.

You have nothing with you.

>jump then then jump
You jump, and come down again.

That is no verb known to me.

>yell
That is no verb known to me.

>get coin
That is no verb known to me.

>bob, tell me about coins
Nobody answers.

>bob, tell tess about coins
>tell me about coins
You tell yourself all about it.

>x statue
You notice nothing out of the ordinary about the statue.

>ask bob about it
Bob knows that.

>ask bob about statue
Bob knows that.

>ask bob about rider
Bob knows that.

>take coins
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.

>drop coins and stones
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.

>take all
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
speaking tube: You take the speaking tube.
statue: You take the statue.
North Wind: You take the North Wind.
coffer: You take the coffer.
crate: You take the crate.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
gem: You take the gem.

>drop all
gem: You put the gem down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
stone: You put the stone down.
crate: You put the crate down.
coffer: You put the coffer down.
North Wind: You put the North Wind down.
statue: You put the statue down.
speaking tube: You put the speaking tube down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.

>take stones and coins
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
stone: You take the stone.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: Your hands are full.
coin: Your hands are full.
coin: Your hands are full.
coin: Your hands are full.
coin: Your hands are full.
coin: Your hands are full.
coin: Your hands are full.
coin: Your hands are full.
coin: Your hands are full.
coin: Your hands are full.
coin: Your hands are full.
coin: Your hands are full.
coin: Your hands are full.
coin: Your hands are full.
coin: Your hands are full.
coin: Your hands are full.
coin: Your hands are full.
coin: Your hands are full.
coin: Your hands are full.
coin: Your hands are full.

>put card in card box
(the red card in the card box)
(taking the red card to begin with)
Your hands are full.

>put red card in card
(the card box)
(taking the red card to begin with)
Your hands are full.

>put card in card
Which do you mean: the red card, the blue card, the card case or the card box?

>hand bob card
Which do you mean: the red card, the blue card, the card case or the card box?

>hand card
That is only for the living.

>give coin
(to Bob)
Bob refuses it with thanks.

>show coin
Whom are you to show the coin to?

>show coin to tess
Tess looks at it and says nothing.

>tess
That is no verb known to me.

>take card
Which do you mean: the red card, the blue card, the card case or the card box?

>red
Your hands are full.

>put coin in all
You see nothing of that name.

>x two bobs and statue
Only one thing at a time can be done that way.

>x three bobs
Only one thing at a time can be done that way.

>x two coins
Only one thing at a time can be done that way.

>x coin and stone
Only one thing at a time can be done that way.

>take two cards
You see nothing of that name.

>take three cards
You see nothing of that name.

>take 100 cards
You see nothing of that name.

>take 70 coins
No more than twenty of those are to be had.

>drop 100 coins
No more than forty of those are to be had.

>test statue
You notice nothing out of the ordinary about the statue.

>test me
(Testing.)

>[1] jump
You jump, and come down again.

>[2] test statue
You notice nothing out of the ordinary about the statue.

>test me2
(Testing.)

>[1] test me
(Testing.)

>[2] jump
You jump, and come down again.

>[3] test statue
You notice nothing out of the ordinary about the statue.

>[4] jump
You jump, and come down again.

>test empty
(Testing.)

>test
What are you to test?

>test coin
You notice nothing out of the ordinary about the coin.

>enter crate
The crate is closed, so you can't get in.

>x crate
You notice nothing out of the ordinary about the crate.

>x torch
You see nothing of that name.

>drop fuse
You see nothing of that name.

>take fuse
You see nothing of that name.

>drop fuse
You see nothing of that name.

>close crate
The crate is closed as it is.

>take torch
You see nothing of that name.

>out
There is nothing to get out of here.

>open crate
You open the crate to find inside a torch and a fuse.

>out
There is nothing to get out of here.

>x north side
You notice nothing out of the ordinary about the north side.

>north

Annex
You can see a chime here.

>x
What are you to examine?

>south
You see nothing remarkable in that direction.

>north, jump
There is no way in that direction.

You jump, and come down again.

>south

Depot
You can see twenty coins, a speaking tube, a statue, a North Wind, a coffer (empty), a crate (in which are a torch and a fuse), a gem, Bob, Wave Rider, Tess, a red card, a blue card, a card case (empty) and a card box (empty) here.

>call me
Called.

>call
That sentence means nothing to me.

>north

Annex
You can see a chime here.

>x chime when bob
That makes sense only as far as this: examine the chime.

>x far off
You see nothing of that name.

>x when tube
You see nothing of that name.

>tube, call bob
There is nobody of that name to speak to.

>
