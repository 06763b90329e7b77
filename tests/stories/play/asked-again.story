What the command parser makes of what is typed: which is meant, pronouns, all and except, numbers of things, orders, missing nouns, chains of commands, and each complaint.
--- source
"Asked Again"

The Kitchen is a room. The Larder is north of the Kitchen. A red apple, a green apple and a pear are edible things in the Kitchen. A basket is an open openable container in the Kitchen. A shelf is a supporter in the Kitchen. A plum is an edible thing on the shelf. 
A cage is a closed transparent container in the Kitchen. In the cage is a bird. The tap is a fixed in place thing in the Kitchen. The cook is a man in the Kitchen. The cook carries a ladle. The maid is a woman in the Kitchen.
A coin is a kind of thing. Five coins are in the Kitchen. Some scissors are in the Kitchen. Understand "pair of scissors" as the scissors. A gold ring is a wearable thing in the Larder. The steel safe is a locked container in the Larder.
Persuasion rule for asking the cook to try taking: persuasion succeeds. Persuasion rule for asking the maid to try doing something: persuasion fails.
Juggling is an action applying to two things. Understand "juggle [things] with [something]" as juggling. Report juggling: say "You juggle [the noun] with [the second noun]."
Counting is an action applying to one number. Understand "count to [number]" as counting. Report counting: say "You count to [number understood]."
Naming is an action applying to one topic. Understand "name [text]" as naming. Report naming: say "Named [topic understood]."
Colouring is an action applying to one value. Feeding is an action applying to two visible things. Understand "feed [someone] to/with [something]" as feeding. Understand "feed [something] to [someone]" as feeding (with nouns reversed). Report feeding: say "[The noun] gets [the second noun]."
Wondering is an action applying to one visible thing. Understand "wonder about [any thing]" as wondering. Report wondering: say "You wonder about [the noun]."
Sorting-out is an action applying to one thing. Understand "sort [things inside] from [something]" as removing it from. Understand "gather [a coin]" as sorting-out. Report sorting-out: say "You gather [the noun]."
Understand "shout" as a mistake ("Do not shout."). Understand "sing [text]" as a mistake ("You cannot sing [the topic understood].").
Understand "fetch [something preferably held]" as taking.
--- play

Asked Again
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Kitchen
You can see a red apple, a green apple, a pear, a basket (empty), a shelf (on which is a plum), a cage (closed) (in which is a bird), a tap, a cook, a maid, five coins and some scissors here.

>take apple
Which do you mean: the red apple or the green apple?

>red
You take the red apple.

>drop it
You put the red apple down.

>take apple
Which do you mean: the red apple or the green apple?

>x
What are you to examine?

>take them
You take the scissors.

>x him
You notice nothing out of the ordinary about the cook.

>x her
You notice nothing out of the ordinary about the maid.

>x it
You notice nothing out of the ordinary about the red apple.

>x them
You notice nothing out of the ordinary about the scissors.

>take
What are you to take?

>pear
You take the pear.

>drop all
pear: You put the pear down.
scissors: You put the scissors down.

>take all
scissors: You take the scissors.
pear: You take the pear.
red apple: You take the red apple.
green apple: You take the green apple.
basket: You take the basket.
cage: You take the cage.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
plum: You take the plum.
bird: The cage is closed.
ladle: The cook has it.

>inventory
You have with you:
  a plum
  five coins
  a cage
    a bird
  a basket (open but empty)
  a green apple
  a red apple
  a pear
  some scissors

>drop all except pear
plum: You put the plum down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
cage: You put the cage down.
basket: You put the basket down.
green apple: You put the green apple down.
red apple: You put the red apple down.
scissors: You put the scissors down.

>drop all but the pear
There is none of those about!

>take all from shelf
The shelf is empty.

>take all from basket
The basket is empty.

>take all from cook
The cook has it.

>take all from cage
The cage is closed.

>take all from tap
It can't hold anything.

>take all from pear
It can't hold anything.

>take two coins
coin: You take the coin.
coin: You take the coin.

>drop two coins
coin: You put the coin down.
coin: You put the coin down.

>take nine coins
No more than five of those are to be had.

>take 0 coins
You see nothing of that name.

>take three
You see nothing of that name.

>drop coins
There is none of those about!

>take apples
You see nothing of that name.

>drop apples and pear
You see nothing of that name.

>put pear and plum in basket
pear: You put it inside.
plum: (taking the plum to begin with)
You put it inside.

>put all in basket
There is none of those about!

>put basket in basket
The basket can't be put inside itself.

>take pear, plum
pear: You take the pear.
plum: You take the plum.

>cook, take pear
The cook tries, but can't do that.

>cook, jump
The cook would rather not.

>maid, take pear
The maid would rather not.

>pear, jump
You can't hold a conversation with the pear.

>cook,
Nobody answers.

>, jump
A command can hardly begin with a comma.

>nobody, jump
There is nobody of that name to speak to.

>cook, take it
The cook tries, but can't do that.

>cook, frobnicate
Nobody answers.

>ask cook about bird
Nobody answers.

>tell cook about
That sentence means nothing to me.

>give plum to cook
The cook refuses it with thanks.

>show plum
Whom are you to show the plum to?

>cook
The cook looks at it and says nothing.

>juggle apples with plum
You see nothing of that name.

>juggle with plum
You see nothing of that name.

>count to 12
You count to 12.

>count to twelve
You count to 12.

>count to a hundred
That number means nothing to me.

>count to -3
You count to -3.

>name the stars
Named the stars.

>name
That sentence means nothing to me.

>feed pear to cook
The cook refuses it with thanks.

>feed cook with plum
The cook gets the plum.

>feed pear with plum
That is only for the living.

>wonder about ring
You wonder about the gold ring.

>wonder about zebra
That noun has no place in such a command.

>sort all from basket
The basket is empty.

>gather coin
You gather the coin.

>gather pear
You see nothing of that name.

>shout
Do not shout.

>sing a song
You cannot sing a song.

>fetch plum
You have it already.

>wave plum
You wave the plum about.

>wave tap
You don't have the tap to wave.

>take bird
The cage is closed.

>take tap
The tap can't be moved from the spot.

>take cook
The cook is not yours to pick up.

>take ladle
The cook has it.

>take me
You have yourself well in hand already.

>north. x ring. take it. wear it

Larder
You can see a gold ring and a steel safe (closed) here.

You notice nothing out of the ordinary about the gold ring.

You take the gold ring.

You put the gold ring on.

>take safe
You take the steel safe.

>x safe then look
You notice nothing out of the ordinary about the steel safe.

Larder

>go
In which direction?

>south

Kitchen
You can see five coins, some scissors, a red apple, a green apple, a basket (empty), a cage (closed) (in which is a bird), a shelf, a tap, a cook and a maid here.

>go nowhere
That noun has no place in such a command.

>g
That noun has no place in such a command.

>again
That noun has no place in such a command.

>x ring and pear
Only one thing at a time can be done that way.

>frobnicate
That is no verb known to me.

>x frob
You see nothing of that name.

>take everything except
What are you to take?

>take all of
coin: You take the coin.
coin: You take the coin.
scissors: You take the scissors.
red apple: You take the red apple.
green apple: You take the green apple.
basket: You take the basket.
cage: You take the cage.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
bird: The cage is closed.
ladle: The cook has it.

>drop ring and the
What are you to drop?

>oops
There is nothing there that could be put right.

>x prea
You see nothing of that name.

>oops pear
You notice nothing out of the ordinary about the pear.

>x scisors
You see nothing of that name.

>oops scissors
You notice nothing out of the ordinary about the scissors.

>take pair of scissors
You have them already.

>x my ring
You notice nothing out of the ordinary about the gold ring.

>x this
You see nothing of that name.

>x that ring
You notice nothing out of the ordinary about the gold ring.

>x another coin
You notice nothing out of the ordinary about the coin.

>x any coin
You see nothing of that name.

>wait. wait
A while goes by.

A while goes by.

>wait then jump. look
A while goes by.

You jump, and come down again.

Kitchen
You can see a shelf, a tap, a cook and a maid here.

>undo
Kitchen
[One turn taken back.]

>undo
Kitchen
[One turn taken back.]

>
