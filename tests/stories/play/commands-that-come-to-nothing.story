Each complaint about a command: pronouns that mean nothing or what is gone, all from what holds nothing, is closed, is no container or is somebody; numbers of things; words left over; orders without a listener; scripts of the player's own.
--- source
"Come to Nothing"

The Yard is a room. The Shed is north of the Yard. Ann is a woman in the Yard. Ann carries a rope. A chest is a closed openable container in the Yard. In the chest is a coin. A basket is an open container in the Yard. A stool is a supporter in the Yard. A statue is fixed in place in the Yard. A glass case is a closed transparent container in the Yard. In the glass case is a gem. A marble is a kind of thing. Three marbles are in the Yard. The dog is an animal in the Yard. A robot is a kind of person. Two robots are in the Shed.
The sun is a backdrop in the Yard. The hat is a wearable thing. The player is wearing the hat. The well is a container in the Yard. The well is fixed in place. The gloves are plural-named things in the Yard. The gloves are wearable.
Blessing is an action applying to one thing and requiring light. Understand "bless [something]" or "bless [something] again" as blessing. Report blessing: say "Blessed: [the noun]."
Counting is an action applying to one number. Understand "number [number]" as counting. Report counting: say "Number [number understood]."
Trading it for is an action applying to two things. Understand "trade [something] for [something]" or "trade [things preferably held] with [someone]" as trading it for. Report trading it for: say "[The noun] for [the second noun]."
Asking-out is an action applying to one visible thing. Understand "invite [someone]" as asking-out. Report asking-out: say "You invite [the noun]."
After printing the name of a marble while taking: say " (round)".
Persuasion rule for asking Ann to try taking: persuasion succeeds. Persuasion rule for asking Ann to try dropping: persuasion succeeds.
Unsuccessful attempt by Ann taking: say "Ann cannot: [the noun]."
Rule for printing a parser error when the latest parser error is the can't see any such thing error: say "There is none such."
--- play

Come to Nothing
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see Ann, a chest (closed), a basket (empty), a stool, a statue, a glass case (closed) (in which is a gem), three marbles, a dog, a well (empty) and some gloves here.

>x it
The well is empty.

>x him
You notice nothing out of the ordinary about the dog.

>x her
(Ann)
You notice nothing out of the ordinary about Ann.

>take rope
Ann has it.

>take all from ann
Ann has it.

>take all from chest
The chest is closed.

>take all from basket
The basket is empty.

>take all from stool
The stool is empty.

>take all from statue
It can't hold anything.

>take all from glass case
The glass case is closed.

>take all from dog
The dog has nothing.

>take all from me
You take the hat off.

>take all from nowhere
There is none such.

>take four marbles
No more than three of those are to be had.

>take two marbles
marble (round): You take the marble (round).
marble (round): You take the marble (round).

>take 2 marbles
marble (round): You take the marble (round).

>take all marbles
There is none of those about!

>drop marbles
marble: You put the marble down.
marble: You put the marble down.
marble: You put the marble down.

>drop two marbles
There is none of those about!

>put marbles in basket
There is none of those about!

>take all but marbles from basket
There is none such.

>take all except chest, basket and stool
marble (round): You take the marble (round).
marble (round): You take the marble (round).
marble (round): You take the marble (round).
glass case: You take the glass case.
gloves: You take the gloves.
rope: Ann has it.
gem: The glass case is closed.

>drop all except hat
gloves: You put the gloves down.
glass case: You put the glass case down.
marble: You put the marble down.
marble: You put the marble down.
marble: You put the marble down.

>take gloves, statue and sun
gloves: You take the gloves.
statue: The statue can't be moved from the spot.
sun: The sun stays where it is.

>bless sun, hat
Only one thing at a time can be done that way.

>bless all
Only one thing at a time can be done that way.

>bless
What are you to bless?

>bless hat hat
Blessed: the hat.

>bless hat again
Blessed: the hat.

>bless hat again and again
That makes sense only as far as this: bless the hat again.

>number one
Number 1.

>number
That sentence means nothing to me.

>number hat
That number means nothing to me.

>number 99999999999
That sentence means nothing to me.

>trade hat for
What are you to trade the hat for?

>trade hat for ann
The hat for Ann.

>trade all with ann
gloves: The gloves for Ann.
hat: The hat for Ann.

>trade hat with statue
That is only for the living.

>invite statue
That is only for the living.

>invite ann
You invite Ann.

>invite dog
You invite the dog.

>invite robot
There is none such.

>ann, jump
Ann would rather not.

>ann, take the coin
Nobody answers.

>ann, drop rope
Ann puts the rope down.

>ann, take rope
Ann takes the rope.

>ann, take all
marble: Ann takes the marble.
marble: Ann takes the marble.
marble: Ann takes the marble.
glass case: Ann takes the glass case.
chest: Ann takes the chest.
basket: Ann takes the basket.
gem: Ann cannot: the gem.
gloves: Ann cannot: the gloves.
hat: Ann cannot: the hat.

>ann, xyzzy
Nobody answers.

>ann, bless
What is Ann to bless?

>statue, jump
You can't hold a conversation with the statue.

>robot, jump
There is nobody of that name to speak to.

>ann
That is no verb known to me.

>ann, ann
Nobody answers.

>n

Shed
You can see two robots here.

>x them
You notice nothing out of the ordinary about the gloves.

>x her
'her' (Ann) is out of your sight at the moment.

>x it
You notice nothing out of the ordinary about the hat.

>x robot
You notice nothing out of the ordinary about the robot.

>x first robot
There is none such.

>robots, jump
There is nobody of that name to speak to.

>s

Yard
You can see Ann, a stool, a statue, a dog and a well (empty) here.

>take it
The well can't be moved from the spot.

>take them
You have them already.

>open chest
You open the chest to find inside a coin.

>take coin
Ann has it.

>drop coin
You don't have it.

>g
You don't have it.

>again again
You don't have it.

>oops
There is nothing there that could be put right.

>oops coin
There is nothing there that could be put right.

>take con
There is none such.

>oops coin
Ann has it.

>x ann. x stool then x dog, take hat
You notice nothing out of the ordinary about Ann.

You notice nothing out of the ordinary about the stool.

Only one thing at a time can be done that way.

>x ann..
You notice nothing out of the ordinary about Ann.

That is no verb known to me.

>. x ann
That is no verb known to me.

>take hat and
What are you to take?

>and take hat
There is none such.

>take the
What are you to take?

>take any marble
There is none such.

>take a marble and a marble
marble (round): Ann has it.

>take other marble
Ann has it.

>wear gloves
You put the gloves on.

>wear them
You have them on as it are!

>take off gloves and hat
There is none such.

>x my hat
You notice nothing out of the ordinary about the hat.

>x my chest
In the chest is a coin.

>x that
There is none such.

>x these
There is none such.

>x here
There is none such.

>go
In which direction?

>go it
The chest is nothing to get into.

>go n s
That makes sense only as far as this: go north.

>enter
That asks for a noun.

>exit
There is nothing to get out of here.

>ask ann
What are you to ask Ann for?

>ask ann about
That sentence means nothing to me.

>ask about rope
There is none such.

>tell
Whom are you to tell?

>say hello to ann
Nobody answers.

>answer ann
Whom are you to answer that to?

>show hat
Whom are you to show the hat to?

>show ann hat
Ann looks at it and says nothing.

>show hat to ann
Ann looks at it and says nothing.

>give ann hat
Ann refuses it with thanks.

>give ann
What are you to give Ann?

>throw hat at
What are you to throw the hat at?

>verify
All is as it should be.

>superbrief
Come to Nothing tells of places in the short manner from now on (even where you have never been).

>verbose
Come to Nothing tells of places at full length from now on (even where you have been before).

>version
Come to Nothing
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D
Identification number: 
Looseleaf 0.1.0

This story uses no extensions that ask to be acknowledged.

>notify
This story keeps no score.

>notify off
This story keeps no score.

>pronouns
Just now, "it" stands for the hat, "him" stands for the dog, "her" stands for Ann and "them" stands for the gloves.

>nonsense words here
That is no verb known to me.

>12
That is no verb known to me.

>"x hat"
That is no verb known to me.

>
