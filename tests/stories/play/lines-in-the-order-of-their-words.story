Lines of grammar that differ in one respect, written high, low and high again: the low one must come last.
--- source
The Shop is a room. "Shelves." The Cellar is below the Shop. The ball is in the Shop. The cup is in the Shop. The crate is an open container in the Shop. The tin is a closed openable container in the Shop. The chest is an open openable container in the Shop. Ann is a woman in the Shop. The pipe of yours is in the Shop. The looking glass is in the Shop. The waiting is a thing in the Shop. The setting sun is scenery in the Shop. A pear is a kind of thing. A pear can be ripe or unripe. The bell is a pear in the Cellar. The bell is ripe. The quince is an unripe pear in the Shop. The cup in hand is in the Shop.

Hue is a kind of value. The hues are red, green and grey. A thing has a hue. A thing can be heavy or light. A thing is usually light. The ball is heavy.

Definition: a thing is stray if it is in the Shop.

Near-by relates various things to various things. Beside-of relates various things to various things. The verb to be beside-of means the beside-of relation. The verb to be near-by means the near-by relation. The ball is near-by the cup. The ball is beside-of the crate.

First-doing it by is an action applying to two things. Second-doing it by is an action applying to two things. Third-doing it by is an action applying to two things. Doing-alone is an action applying to nothing. Saying-text is an action applying to one topic. Choosing-one is an action applying to one thing. Choosing-afar is an action applying to one visible thing. Counting-up is an action applying to one number. Setting the clock to is an action applying to one number.

Spelling-out is an action applying to one unicode character. Report spelling-out: say "Spelt.". Understand "spell [unicode character]" as spelling-out. Uttering is an action applying to one text. Report uttering: say "Uttered.". Understand "utter [text]" as uttering. Understand "boldly [text]" as uttering when the crate is open.

Report first-doing: say "First: [the noun] by [the second noun].". Report second-doing: say "Second: [the noun] by [the second noun].". Report third-doing: say "Third: [the noun] by [the second noun].". Report doing-alone: say "Alone.". Report saying-text: say "Text: [the topic understood].". Report choosing-one: say "One: [the noun].". Report choosing-afar: say "Afar: [the noun].". Report counting-up: say "Up to [the number understood].". Report setting the clock to: say "Set to [the number understood].".

[the text, later or earlier, and longer lines]
Understand "note a b [text]" as saying-text. Understand "note [text] a b" as saying-text. Understand "note c d [text]" as saying-text. Understand "jot [text] a" as saying-text. Understand "jot [text] a b" as saying-text. Understand "jot [text] c" as saying-text.

[the score of the only value, and of the second]
Understand "heft [something preferably held] a" as choosing-one. Understand "heft [something] b" as choosing-one. Understand "heft [something preferably held] c" as choosing-one. Understand "sew [something] to [container]" as first-doing it by. Understand "sew [container] to [something]" as second-doing it by. Understand "sew [something] on [container]" as third-doing it by. Understand "hum [container]" as choosing-one. Understand "hum softly" as doing-alone. Understand "hum [thing]" as choosing-afar.

[the number of words]
Understand "lug [something] up" as choosing-one. Understand "lug [something] up there" as choosing-one. Understand "lug [something] down" as choosing-afar.

[mistakes and conditions]
Understand "moan [something]" as a mistake ("Not that."). Understand "moan at/-- [something]" as choosing-one. Understand "moan by [something]" as a mistake ("Not by that."). Understand "moan from [something]" as choosing-one. Understand "moan over [something]" as a mistake ("Not over that."). Understand "pat on [something]" as choosing-one when the crate is open. Understand "pat at [something]" as choosing-one. Understand "pat by [something]" as choosing-afar when the crate is open.

[one thing by name, of any kind]
Understand "rap on [the ball]" as choosing-one. Understand "rap at [thing]" as choosing-one. Understand "rap by [the cup]" as choosing-afar. Understand "tap on [the ball]" as choosing-one. Understand "tap at [the crate]" as choosing-one. Understand "tip on [the crate]" as choosing-one. Understand "tip by [the ball]" as choosing-one when the crate is open.

[adjectives, kinds, and several]
Understand "dab on [an openable container]" as choosing-one. Understand "dab at [a container]" as choosing-one. Understand "dab by [a closed container]" as choosing-afar. Understand "dab off [an open openable container]" as choosing-one. Understand "cut on [container]" as choosing-one. Understand "cut at [thing]" as choosing-one. Understand "cut by [container]" as choosing-afar. Understand "cut off [person]" as choosing-one. Understand "mix a [something]" as choosing-one. Understand "mix b [things]" as choosing-one. Understand "mix c [someone]" as choosing-afar.

[the same of the second value]
Understand "tie [something] to [something]" as first-doing it by. Understand "tie [something] by [things]" as second-doing it by. Understand "tie [someone] on [something]" as third-doing it by. Understand "nail [thing] to [container]" as first-doing it by. Understand "nail [thing] by [thing]" as second-doing it by. Understand "nail [thing] on [container]" as third-doing it by. Understand "pin [container] to [thing]" as first-doing it by. Understand "pin [thing] to [container]" as second-doing it by.

[lines of things: more words first; what is related, up to three at once; conditions of every sort]
Understand "old" as the cup. Understand "very old" as the cup. Understand "very very old" as the cup. Understand "pair of [something related by beside-of]" as the cup. Understand "[something related by near-by] [something related by beside-of] [something related by near-by]" as the ball. Understand "up down about" as the ball. Understand "round [something related by near-by] thing" as the ball.
Nearness relation relates things to each other. The Beauty relates various things to various people. Understand "with [something related by containment]" or "near [something related by the nearness]" or "charming [something related by reversed beauty]" or "of [something related by the Beauty]" as the crate.
Understand "hollow" as an open container. Understand "box [number]" as an open container. Understand "case [number]" as a container. Understand "bin [number]" as a stray container. Understand "scattered" as a stray thing. Understand "vessel" as a container. Understand "vessel" as the crate. Understand "many" as the plural of pear. Understand "gilt/golden" as the crate. Understand "mended" as the tin when the tin is closed.

[lines without a command, names of actions]
Understand "[something] please" as choosing-one. Understand "[number] times" as counting-up. Understand "[number] please" as counting-up. Understand "await" as a waiting. Understand "behold" as a looking. Understand "wind [number]" as setting the clock. Understand "wind --- [number]" as setting the clock to. Understand "wind -x [number]" as setting the clock to. Understand "dusk" as the setting. Understand "fix [ripe pear]" as choosing-afar. Understand "fix -- [pear]" as choosing-afar. Understand "visit [any room]" as choosing-afar. Understand "seek [room]" as choosing-afar. Understand "yank up [/] down" as doing-alone. Understand "bee" as "[b]". Understand "see [b]" as doing-alone. Understand "[c] now" as doing-alone. Understand "cee" or "see cee" as "[c]".

Test holds with "drop ball / i" holding ball in the Shop. Test cups with "i / look" holding the cup in hand in the Cellar. Test place with "look" in the Cellar. Test order with "look" in the Cellar and holding the cup and the ball.
Test edges with "[/] / x [/ball / / ] x ball / x cup / / ".
Test most with "note a b xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Shop
Shelves.

You can see a ball, a cup, a crate (empty), a tin (closed), a chest (empty), Ann, a pipe of yours, a looking glass, a waiting, a quince and a cup in hand here.

>note a b see
Text: see.

>jot see a b
Text: see.

>sew ball to crate
First: the ball by the crate.

>sew crate to ball
Second: the crate by the ball.

>hum softly
Alone.

>hum crate
One: the crate.

>lug ball up
One: the ball.

>moan ball
Not that.

>moan by ball
Not by that.

>pat by ball
Afar: the ball.

>close chest
You close the chest.

>rap at ball
One: the ball.

>tap on ball
One: the ball.

>dab on chest
One: the chest.

>dab at crate
One: the crate.

>cut off ann
One: Ann.

>mix b all
ball: One: the ball.
cup: One: the cup.
crate: One: the crate.
tin: One: the tin.
chest: One: the chest.
Ann: One: Ann.
pipe of yours: One: the pipe of yours.
looking glass: One: the looking glass.
waiting: One: the waiting.
quince: One: the quince.
cup in hand: One: the cup in hand.
setting sun: One: the setting sun.

>tie ball to cup
Which do you mean: the cup or the cup in hand?

>nail ball to crate
First: the ball by the crate.

>x very old
You notice nothing out of the ordinary about the cup.

>x very very old cup
You notice nothing out of the ordinary about the cup.

>x pair of crate
You see nothing of that name.

>x cup crate cup
You notice nothing out of the ordinary about the ball.

>x round cup thing
You notice nothing out of the ordinary about the ball.

>x hollow
The crate is empty.

>x box 3
The crate is empty.

>x scattered
Which do you mean: yourself, the ball, the cup, the crate, the tin, the chest, Ann, the pipe of yours, the looking glass, the waiting, the setting sun, the quince or the cup in hand?

>x mine
You notice nothing out of the ordinary about the pipe of yours.

>x yours
You see nothing of that name.

>x pipe of yours
That makes sense only as far as this: examine the pipe of yours.

>x vessel
Which do you mean: the crate, the tin or the chest?

>x gilt
The crate is empty.

>x mended
You notice nothing out of the ordinary about the tin.

>open tin
You open the tin.

>x mended
You see nothing of that name.

>ball please
One: the ball.

>4 times
Up to 4.

>5 please
Up to 5.

>x await
You notice nothing out of the ordinary about the waiting.

>await
That sentence means nothing to me.

>behold
Shop
Shelves.

You can see a ball, a cup, a crate (empty), a tin (empty), a chest (closed), Ann, a pipe of yours, a looking glass, a waiting, a quince and a cup in hand here.

>wind 4
Set to 4.

>wind --- 4
Set to 4.

>wind -x 4
Set to 4.

>x dusk
You notice nothing out of the ordinary about the setting sun.

>fix bell
You see nothing of that name.

>fix quince
You see nothing of that name.

>fix -- bell
You see nothing of that name.

>visit cellar
Afar: the Cellar.

>seek cellar
Afar: the Cellar.

>pull hard
You see nothing of that name.

>pull / softly
You see nothing of that name.

>spell e
That sentence means nothing to me.

>utter whatever
Uttered.

>boldly go
Uttered.

>see bee
Alone.

>cee now
Alone.

>see cee now
That sentence means nothing to me.

>see now
That sentence means nothing to me.

>test holds
(first acquiring the ball)
(Testing.)

>[1] drop ball
You put the ball down.

>[2] i
You have nothing with you.

>test cups
(first moving to Cellar)

(first acquiring the cup in hand)
(Testing.)

>[1] i
You have with you:
  a cup in hand

>[2] look
Cellar
You can see a bell here.

>test place
(Testing.)

>[1] look
Cellar
You can see a bell here.

>test order
(first acquiring the ball)
(first acquiring the cup)
(Testing.)

>[1] look
Cellar
You can see a bell here.

>test edges
(Testing.)

>[1] /
That sentence means nothing to me.

>[2] x [
You see nothing of that name.

>[3] ball
That sentence means nothing to me.

>[4] 
Pardon?

>[5] ] x ball
That sentence means nothing to me.

>[6] x cup
Which do you mean: the cup or the cup in hand?

>
