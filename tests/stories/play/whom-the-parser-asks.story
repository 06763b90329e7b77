What the player may leave out or say of many: pronouns that mean nobody yet, 'my', 'other', numbers, 'except', answers to questions, commands changed before they are read, orders again.
--- source
"Asked"

The Hall is a room. The Yard is north of the Hall. The cellar is below the Hall. The cellar is dark.
A coin is a kind of thing. Three coins are in the Hall. The red ball, the blue ball and the red box are in the Hall. The red box is an open container. The pin and the tack are in the red box. The shelf is a supporter in the Hall. The vase and the mug are on the shelf. The statue is fixed in place in the Hall.
Ann is a woman in the Hall. Old Bob is a man in the Hall. Young Bob is a man in the Hall. Ann carries the whip. The cake is edible. The player carries the cake. The player carries the hat. The hat is wearable. The cat is an animal in the Hall. The chest is a closed lockable locked openable container in the Hall. The matching key of the chest is the small key. The small key and the large key are in the Hall.
The description of Ann is "Ann, with [list of things carried by Ann]."
Persuasion rule: persuasion succeeds.

After reading a command:
	if the player's command includes "please", cut the matched text;
	if the player's command includes "grab", replace the matched text with "take";
	if the player's command matches "xyzzy", reject the player's command;
	if the player's command includes "[number] times", say "([number understood]) ".

Does the player mean taking the blue ball: it is very likely.
Does the player mean examining Old Bob: it is unlikely.
Does the player mean dropping the hat: it is very unlikely.
After deciding the scope of the player when the player is in the Yard: place the statue in scope; place the red box in scope, but not its contents.
Rule for deciding the concealed possessions of Ann: if the particular possession is the whip, yes; no.
Rule for deciding whether all includes the statue: it does not.
Rule for deciding whether all includes the mug while dropping: it does not.
Rule for supplying a missing noun while listening: now the noun is Ann.
Rule for supplying a missing second noun while throwing something at: say "At Ann, then."; now the second noun is Ann.
Rule for asking which do you mean while examining: say "Which of them?"
Rule for clarifying the parser's choice of the small key: say "(small, then)[line break]".
Rule for printing a parser error when the latest parser error is the can only do that to something animate error: say "Only to the living."
Rule for printing a parser error when the latest parser error is the not a verb I recognise error: say "No such verb: [the player's command]."
Understand "toss [things]" as dropping. Understand "toss [things] to/at [someone]" as tossing it at. Tossing it at is an action applying to two things. Report tossing it at: say "Tossed [the noun] to [the second noun]."
Understand "swap [something] for [something]" as swapping it for. Swapping it for is an action applying to two things. Carry out swapping: say "Swap [the noun] for [the second noun]: [if the noun is the second noun]same[otherwise]two[end if]."
Understand "hail [someone]" or "hail" as hailing. Hailing is an action applying to one thing. Report an actor hailing: say "[The actor] hails [the noun]."

--- play

Asked
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see three coins, a red ball, a blue ball, a red box (in which are a pin and a tack), a shelf (on which are a vase and a mug), a statue, Ann, Old Bob, Young Bob, a cat, a chest (closed), a small key and a large key here.

>x it
You notice nothing out of the ordinary about the large key.

>x him
You notice nothing out of the ordinary about the cat.

>x them
It is not clear to me what 'them' stands for.

>x her
Ann, with whip.

>take my cake
You have it already.

>x my hat
You notice nothing out of the ordinary about the hat.

>x other ball
(the red ball)
You notice nothing out of the ordinary about the red ball.

>take ball
(the blue ball)
You take the blue ball.

>take two coins
coin: You take the coin.
coin: You take the coin.

>drop two coins
coin: You put the coin down.
coin: You put the coin down.

>take five coins
No more than three of those are to be had.

>drop coins
What are you to drop those things in?

>take coins except coin
coin: You take the coin.
coin: You take the coin.

>take all but the statue
coin: You take the coin.
red ball: You take the red ball.
red box: You take the red box.
chest: You take the chest.
small key: You take the small key.
large key: You take the large key.
pin: You take the pin.
tack: You take the tack.
vase: You take the vase.
mug: You take the mug.

>drop all except my hat
vase: You put the vase down.
tack: You put the tack down.
pin: You put the pin down.
large key: You put the large key down.
small key: You put the small key down.
chest: You put the chest down.
red box: You put the red box down.
red ball: You put the red ball down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
blue ball: You put the blue ball down.
cake: You put the cake down.

>take both balls
You see nothing of that name.

>take all from box
The red box is empty.

>put all in box
mug: You put it inside.
hat: You put it inside.

>take all from box except the pin
You see nothing of that name.

>take pin and tack and mug
pin: You take the pin.
tack: You take the tack.
mug: You take the mug.

>drop it
You put the mug down.

>drop them
It is not clear to me what 'them' stands for.

>x bob
(Young Bob)
You notice nothing out of the ordinary about Young Bob.

>old
No such verb: old.

>x bob
(Young Bob)
You notice nothing out of the ordinary about Young Bob.

>ann
No such verb: ann.

>take key
Which do you mean: the small key or the large key?

>unlock chest with key
Which do you mean: the small key or the large key?

>unlock chest
What are you to unlock the chest with?

>small key
(taking the small key to begin with)
You unlock the chest.

>listen
There is no sound worth mention.

>throw pin
You put the pin down.

>throw pin at
What are you to throw the pin at?

>throw pin at bob
Whom do you mean: Old Bob or Young Bob?

>young bob
(taking the pin to begin with)
You take aim, and think better of it.

>hail
That asks for a noun.

>hail shelf
Only to the living.

>hail me
You hails yourself.

>ann, hail bob
Whom do you mean: Old Bob or Young Bob?

>young
Ann hails Young Bob.

>ann, take ball
Which do you mean: the blue ball or the red ball?

>again
Nobody answers.

>g
Nobody answers.

>bob, g
Whom do you mean: Old Bob or Young Bob?

>old bob, jump
Old Bob jumps up and down.

>ann, frob
Nobody answers.

>ann,
Nobody answers.

>ann, take all
mug: Ann takes the mug.
cake: Ann takes the cake.
blue ball: Ann takes the blue ball.
coin: Ann takes the coin.
coin: Ann takes the coin.
coin: Ann takes the coin.
red ball: Ann takes the red ball.
red box: Ann takes the red box.
chest: Ann takes the chest.
large key: Ann takes the large key.
vase: Ann takes the vase.
hat: Ann takes the hat.
pin: Ann tries, but can't do that.
small key: Ann tries, but can't do that.
tack: Ann tries, but can't do that.

>please take mug
Ann has it.

>grab vase
Ann has it.

>xyzzy
>frob it
No such verb: frob it.

>jump 3 times
(3) That makes sense only as far as this: jump.

>take
(the blue ball)
Ann has it.

>mug
No such verb: mug.

>take whip
You see nothing of that name.

>swap pin for tack
Swap the pin for the tack: two.

>swap pin for it
Swap the pin for the pin: same.

>swap pin
What are you to swap the pin for?

>tack
Swap the pin for the tack: two.

>toss pin and tack to ann
pin: Tossed the pin to Ann.
tack: Tossed the tack to Ann.

>toss all
pin: You put the pin down.
small key: You put the small key down.
tack: You put the tack down.
shelf: The shelf lies here as it is.
vase: You don't have it.
large key: You don't have it.
chest: You don't have it.
red box: You don't have it.
red ball: You don't have it.
coin: You don't have it.
coin: You don't have it.
coin: You don't have it.
blue ball: You don't have it.
cake: You don't have it.
hat: You don't have it.

>n

Yard

>n
There is no way in that direction.

>x statue
You notice nothing out of the ordinary about the statue.

>x pin
You see nothing of that name.

>x box
The red box is empty.

>z.z.inventory
A while goes by.

A while goes by.

You have nothing with you.

>s then look

Hall
You can see a tack, a small key, a pin, a shelf, a statue, Ann, Old Bob, Young Bob and a cat here.

Hall
You can see a tack, a small key, a pin, a shelf, a statue, Ann, Old Bob, Young Bob and a cat here.

>take mug, vase
mug: Ann has it.
vase: Ann has it.

>drop mug. take it. x it
You don't have it.

Ann has it.

You notice nothing out of the ordinary about the mug.

>take ball, then drop it
Which do you mean: the red ball or the blue ball?

>take mgu
You see nothing of that name.

>oops mug
Ann has it.

>d

In the dark
Not a glimmer of light anywhere: you can make out nothing at all.

>x me
You need light to do that by.

>take all
You see nothing of that name.

>u

Hall
You can see a tack, a small key, a pin, a shelf, a statue, Ann, Old Bob, Young Bob and a cat here.

>undo
Darkness
[One turn taken back.]

>x
What are you to examine?

>pin
You see nothing of that name.

>take all balls
That makes sense only as far as this: take yourself.

>take that
You see nothing of that name.

>x those
You see nothing of that name.

>take the
What are you to take?

>drop a coin
You see nothing of that name.

>take any ball
You see nothing of that name.

>take each coin
That makes sense only as far as this: take yourself.

>take every coin
That makes sense only as far as this: take yourself.

>give cake to ann and bob
You see nothing of that name.

>put cake and hat in box
You see nothing of that name.

>take 0 coins
You see nothing of that name.

>take one coin
That makes sense only as far as this: take yourself.

>take coin and coin
You see nothing of that name.

>remove pin from box
You see nothing of that name.

>remove vase from box
You see nothing of that name.

>wear hat
You see nothing of that name.

>take off hat
You see nothing of that name.

>eat
(yourself)
You are not for eating.

>ask ann about the cake
You see nothing of that name.

>ask about cake
You see nothing of that name.

>answer hello to ann
You see nothing of that name.

>say hello
(to yourself)
Nobody answers.

>show hat ann
You see nothing of that name.

>give ann the hat
You see nothing of that name.

>
